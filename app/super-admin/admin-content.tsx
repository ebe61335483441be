import { startTransition, useState } from 'react';
import { formatTime } from '../../shop/dates.ts';
import { formatMobile } from '../../shop/fields/rules.ts';
import type { AdminUser } from '../../shop/staff/responses.ts';
import { allowLabel, statusUpdated } from '../../shop/staff/rules.ts';
import { requestAsStaff } from '../staff/request-as-staff.ts';
import { ConfirmDialog } from '../staff/ui/confirm-dialog.tsx';
import { type Column, DataTable } from '../staff/ui/data-table.tsx';
import { RowButton } from '../staff/ui/row-button.tsx';
import { ScreenHeading } from '../staff/ui/screen-heading.tsx';
import { StatusBadge } from '../staff/ui/status-badge.tsx';
import { useLoaded } from '../staff/use-loaded.ts';
import { useWrite } from '../staff/use-write.ts';
import { ButtonLink } from '../ui/button.tsx';
import { showToast } from '../ui/toast.ts';
import type { Route } from './+types/admin-content.ts';
import { EditAdmin } from './edit-admin.tsx';

const ADMIN_USERS = '/api/user/admin/admin-users';
const FETCH_FAILED = 'Failed to fetch admin users. Please try again.';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return requestAsStaff<AdminUser[]>('super-admin', ADMIN_USERS, { signal: request.signal });
}

/** The accounts of Shop Managers and Shop Editors (R186, R188). */
export default function AdminContent({ loaderData }: Route.ComponentProps) {
  const loaded = useLoaded(loaderData);
  const { data, error } = loaded;
  const [edited, setEdited] = useState<AdminUser | null>(null);
  const [toDelete, setToDelete] = useState<AdminUser | null>(null);
  const { setAllow, allowOf, busyId } = useSetAllow();

  const columns: Column<AdminUser>[] = [
    {
      head: 'Username',
      className: 'lg:min-w-32',
      cell: ({ username }) => <b className="font-semibold">{username}</b>,
    },
    { head: 'Email', className: 'wrap-anywhere lg:min-w-40', cell: ({ email }) => email },
    {
      head: 'Mobile',
      card: { span: 3, named: true },
      className: 'whitespace-nowrap',
      cell: ({ mobileNo }) => formatMobile(mobileNo),
    },
    {
      head: 'Role',
      card: { span: 3, named: true },
      className: 'lg:whitespace-nowrap',
      cell: ({ role }) => role,
    },
    {
      head: 'Status',
      card: { span: 3, named: true },
      cell: (admin) => {
        const allow = allowOf(admin);
        return <StatusBadge tone={allow === 1 ? 'good' : 'waiting'}>{allowLabel(allow)}</StatusBadge>;
      },
    },
    {
      head: 'Second step',
      card: { span: 3, named: true },
      className: 'whitespace-nowrap',
      cell: ({ secondFactor }) => (secondFactor ? 'On' : 'Off'),
    },
    {
      head: 'Since',
      card: { span: 6, named: true },
      className: 'whitespace-nowrap',
      cell: ({ createdAt }) => formatTime(createdAt),
    },
    {
      head: 'Actions',
      cell: (admin) => {
        const { _id, username } = admin;
        const change = allowOf(admin) === 1 ? 'Deactivate' : 'Activate';
        return (
          <span className="flex gap-1 max-lg:-ml-2.5 max-lg:flex-wrap">
            <RowButton verb="Edit" what={username} onClick={() => setEdited(admin)} />
            <RowButton verb={change} what={username} busy={busyId === _id} onClick={() => setAllow(admin)} />
            <RowButton
              verb="Delete"
              what={username}
              variant="quiet-danger"
              onClick={() => setToDelete(admin)}
            />
          </span>
        );
      },
    },
  ];

  return (
    <>
      <ScreenHeading title="Admin users">
        <ButtonLink to="/add-new-admin">Add new admin</ButtonLink>
      </ScreenHeading>
      <DataTable
        caption="Admin users"
        columns={columns}
        rows={data}
        loaded={{ ...loaded, error: error && { ...error, message: FETCH_FAILED } }}
        empty="There are no admin users yet."
      />
      {edited && <EditAdmin key={edited._id} admin={edited} onClose={() => setEdited(null)} />}
      {toDelete && <DeleteAdmin admin={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );
}

/** Asks before an admin's account is deleted, and deletes it. */
function DeleteAdmin({ admin, onClose }: { admin: AdminUser; onClose: () => void }) {
  const { _id, username, email } = admin;
  const write = useWrite();

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
    <ConfirmDialog
      dangerous
      title={`Delete ${username}?`}
      confirmLabel="Delete"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        The account of {username} ({email}) is deleted, and anyone who is signed in to it is out at once. This
        can't be taken back. To keep the account for later, deactivate it instead.
      </p>
    </ConfirmDialog>
  );
}

/** Turns an admin's account on and off. The list shows at once what is wanted, until that failed (R187, R188). */
function useSetAllow() {
  const write = useWrite();
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
