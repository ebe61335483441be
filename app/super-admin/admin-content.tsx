import { useState } from 'react';
import { formatTime } from '../../shop/dates.ts';
import { formatMobile } from '../../shop/fields/rules.ts';
import type { AdminUser } from '../../shop/staff/responses.ts';
import { allowLabel } from '../../shop/staff/rules.ts';
import { requestAsStaff } from '../staff/request-as-staff.ts';
import { type Column, DataTable } from '../staff/ui/data-table.tsx';
import { ScreenHeading } from '../staff/ui/screen-heading.tsx';
import { StatusBadge } from '../staff/ui/status-badge.tsx';
import { useLoaded } from '../staff/use-loaded.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/admin-content.ts';
import { DeleteAdmin } from './delete-admin.tsx';
import { EditAdmin } from './edit-admin.tsx';
import { useSetAllow } from './use-set-allow.ts';

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
      key: 'username',
      head: 'Username',
      card: { span: 6 },
      cell: ({ username }) => <b className="font-semibold">{username}</b>,
      className: 'lg:min-w-32',
    },
    {
      key: 'email',
      head: 'Email',
      card: { span: 6 },
      cell: ({ email }) => email,
      className: 'wrap-anywhere lg:min-w-40',
    },
    {
      key: 'mobile',
      head: 'Mobile',
      card: { span: 3, named: true },
      cell: ({ mobileNo }) => formatMobile(mobileNo),
      className: 'whitespace-nowrap',
    },
    {
      key: 'role',
      head: 'Role',
      card: { span: 3, named: true },
      cell: ({ role }) => role,
      className: 'lg:whitespace-nowrap',
    },
    {
      key: 'status',
      head: 'Status',
      card: { span: 3, named: true },
      cell: (admin) => {
        const allow = allowOf(admin);
        return <StatusBadge tone={allow === 1 ? 'good' : 'waiting'}>{allowLabel(allow)}</StatusBadge>;
      },
    },
    {
      key: 'second',
      head: 'Second step',
      card: { span: 3, named: true },
      cell: ({ secondFactor }) => (secondFactor ? 'On' : 'Off'),
      className: 'whitespace-nowrap',
    },
    {
      key: 'since',
      head: 'Since',
      card: { span: 6, named: true },
      cell: ({ createdAt }) => formatTime(createdAt),
      className: 'whitespace-nowrap',
    },
    {
      key: 'actions',
      head: 'Actions',
      card: { span: 6 },
      cell: (admin) => (
        <span className="flex gap-1 max-lg:-ml-2.5 max-lg:flex-wrap">
          <Button
            variant="quiet"
            aria-label={`Edit ${admin.username}`}
            onClick={() => setEdited(admin)}
            size="small"
          >
            Edit
          </Button>
          <Button
            variant="quiet"
            aria-label={`${allowOf(admin) === 1 ? 'Deactivate' : 'Activate'} ${admin.username}`}
            busy={busyId === admin._id}
            onClick={() => setAllow(admin)}
            size="small"
          >
            {allowOf(admin) === 1 ? 'Deactivate' : 'Activate'}
          </Button>
          <Button
            variant="quiet-danger"
            aria-label={`Delete ${admin.username}`}
            onClick={() => setToDelete(admin)}
            size="small"
          >
            Delete
          </Button>
        </span>
      ),
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
        rowKey={({ _id }) => _id}
        loaded={{ ...loaded, error: error && { ...error, message: FETCH_FAILED } }}
        empty="There are no admin users yet."
      />
      {edited && <EditAdmin key={edited._id} admin={edited} onClose={() => setEdited(null)} />}
      {toDelete && <DeleteAdmin admin={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );
}
