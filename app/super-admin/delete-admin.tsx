import type { AdminUser } from '../../shop/staff/responses.ts';
import { DeleteDialog } from '../staff/ui/delete-dialog.tsx';
import { useWrite } from '../staff/use-write.ts';
import { showToast } from '../ui/toast.ts';

interface DeleteAdminProps {
  admin: AdminUser;
  onClose: () => void;
}

/** Asks before an admin's account is deleted, and deletes it. */
export function DeleteAdmin({ admin, onClose }: DeleteAdminProps) {
  const { _id, username, email } = admin;
  const write = useWrite('super-admin');

  async function remove(): Promise<string | null> {
    const result = await write(`/api/user/admin/admin-users/${_id}`, { method: 'DELETE' });
    // Somebody else deleted it before: that is what was wanted.
    if (result.ok || result.status === 404) {
      showToast('success', 'Admin user deleted successfully');
      return null;
    }
    return result.code === 'UNREACHABLE'
      ? 'Failed to delete admin user. Please try again.'
      : 'Error occurred while deleting admin user';
  }

  return (
    <DeleteDialog title={`Delete ${username}?`} onDelete={remove} onClose={onClose}>
      <p>
        The account of {username} ({email}) is deleted, and whoever is signed in to it is out at once. This
        can't be taken back. To keep the account for later, deactivate it instead.
      </p>
    </DeleteDialog>
  );
}
