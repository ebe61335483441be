import { useState } from 'react';
import type { AdminUser } from '../../shop/staff/responses.ts';
import { failureMessage } from '../staff/failure-message.ts';
import { useWrite } from '../staff/use-write.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.ts';

interface ResetTwoFactorProps {
  admin: AdminUser;
  onDone: () => void;
}

/** For an admin who lost phone and recovery codes. It asks once more, since it makes the account easier to enter. */
export function ResetTwoFactor({ admin, onDone }: ResetTwoFactorProps) {
  const write = useWrite('super-admin');
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);

  async function reset() {
    if (!asked) {
      setAsked(true);
      return;
    }
    setBusy(true);
    const path = `/api/user/admin/admin-users/${admin._id}/second-factor`;
    const result = await write(path, { method: 'DELETE' });
    setBusy(false);
    if (result.ok) {
      showToast('success', `${admin.username} signs in without a code now.`);
      onDone();
    } else showToast('error', failureMessage(result));
  }

  return (
    <p className="mt-3 flex flex-wrap items-center justify-between gap-2 rounded-control bg-mist px-3 py-2 text-sm">
      {asked ? 'Are you sure that it is really them who asked?' : 'Sign-in asks for the code of an app.'}
      <Button variant="secondary" busy={busy} onClick={reset}>
        {asked ? 'Yes, turn it off' : 'Phone lost: turn it off'}
      </Button>
    </p>
  );
}
