import { useState } from 'react';
import type { AdminUser } from '../../shop/staff/types.ts';
import { ConfirmDialog } from '../staff/ui/confirm-dialog.tsx';
import { useWrite } from '../staff/use-write.ts';
import { showToast } from '../ui/toast.ts';

interface DeleteAdminProps {
  /** Whom to ask about; null while nobody is asked about. */
  admin: AdminUser | null;
  onClose: () => void;
}

/** Asks before an admin's account is deleted, and deletes it. */
export function DeleteAdmin({ admin, onClose }: DeleteAdminProps) {
  const write = useWrite('super-admin');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function remove() {
    if (!admin || busy) return;
    setBusy(true);
    const result = await write(`/api/user/admin/admin-users/${admin._id}`, { method: 'DELETE' });
    setBusy(false);
    // Somebody else deleted it before: that is what was wanted.
    if (result.ok || result.status === 404) {
      setError(null);
      showToast('success', 'Admin user deleted successfully');
      onClose();
    } else {
      setError(
        result.code === 'UNREACHABLE'
          ? 'Failed to delete admin user. Please try again.'
          : 'Error occurred while deleting admin user',
      );
    }
  }

  return (
    <ConfirmDialog
      open={admin !== null}
      title={`Delete ${admin?.username}?`}
      confirmLabel="Delete"
      dangerous
      busy={busy}
      error={error}
      onConfirm={remove}
      onClose={() => {
        setError(null);
        onClose();
      }}
    >
      <p>
        The account of {admin?.username} ({admin?.email}) is deleted, and whoever is signed in to it is out at
        once. This can't be taken back. To keep the account for later, deactivate it instead.
      </p>
    </ConfirmDialog>
  );
}
