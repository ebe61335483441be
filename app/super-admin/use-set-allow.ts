import { useState } from 'react';
import { statusUpdated } from '../../shop/staff/rules.ts';
import type { AdminUser } from '../../shop/staff/types.ts';
import { requestAsSuperAdmin } from '../staff/request-as-staff.ts';
import { showToast } from '../ui/toast.ts';

/**
 * Turns an admin's account on and off, with the sentences of the spec's section 8.
 * @param onDone after each try, for the list to be read again
 */
export function useSetAllow(onDone: () => void) {
  const [busyId, setBusyId] = useState<string | null>(null);

  async function setAllow({ _id, allow, version }: AdminUser) {
    if (busyId !== null) return;
    setBusyId(_id);
    const wanted = allow === 1 ? 0 : 1;
    const result = await requestAsSuperAdmin(`/api/user/admin/admin-users/${_id}`, {
      method: 'PUT',
      body: { allow: wanted, version },
    });
    setBusyId(null);
    if (result.ok) showToast('success', statusUpdated(wanted));
    else if (result.code === 'UNREACHABLE') {
      showToast('error', 'Failed to update admin user status. Please try again.');
    } else {
      showToast('error', 'Error occurred while updating status');
      showToast('info', result.message);
    }
    onDone();
  }

  return { setAllow, busyId };
}
