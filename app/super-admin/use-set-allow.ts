import { startTransition, useState } from 'react';
import type { AdminUser } from '../../shop/staff/responses.ts';
import { statusUpdated } from '../../shop/staff/rules.ts';
import { useWrite } from '../staff/use-write.ts';
import { showToast } from '../ui/toast.ts';

/**
 * Turns an admin's account on and off. The list shows at once what is wanted, and what is stored again where that
 * failed (R187, R188).
 */
export function useSetAllow() {
  const write = useWrite('super-admin');
  const [wanted, setWanted] = useState<Pick<AdminUser, '_id' | 'allow'> | null>(null);

  async function setAllow({ _id, allow: before, version }: AdminUser) {
    if (wanted) return;
    const allow = before === 1 ? 0 : 1;
    setWanted({ _id, allow });
    const result = await write(`/api/user/admin/admin-users/${_id}`, {
      method: 'PUT',
      body: { allow, version },
    });
    // Together with the list that was loaded again, which React shows in a transition.
    startTransition(() => setWanted(null));
    if (result.ok) showToast('success', statusUpdated(allow));
    else if (result.code === 'UNREACHABLE') {
      showToast('error', 'Failed to update admin user status. Please try again.');
    } else {
      showToast('error', 'Error occurred while updating status');
      showToast('info', result.message);
    }
  }

  return {
    setAllow,
    busyId: wanted?._id ?? null,
    /** What the list shows of an account. */
    allowOf: ({ _id, allow }: AdminUser) => (wanted?._id === _id ? wanted.allow : allow),
  };
}
