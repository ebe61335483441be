import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatTime } from '../../shop/dates.ts';
import type { SuperAdmin } from '../../shop/staff/responses.ts';
import { requestAsStaff } from '../staff/request-as-staff.ts';
import { ConfirmDialog } from '../staff/ui/confirm-dialog.tsx';
import { type Column, DataTable } from '../staff/ui/data-table.tsx';
import { RowButton } from '../staff/ui/row-button.tsx';
import { ScreenHeading } from '../staff/ui/screen-heading.tsx';
import { useLoaded } from '../staff/use-loaded.ts';
import { useWrite } from '../staff/use-write.ts';
import { ButtonLink } from '../ui/button.tsx';
import { showToast } from '../ui/toast.ts';
import type { Route } from './+types/super-admins.ts';
import { useSuperAdmin } from './super-admin.tsx';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return requestAsStaff<SuperAdmin[]>('super-admin', '/api/user/super-admins', { signal: request.signal });
}

/** Who may look after the accounts of staff. The last one stays. */
export default function SuperAdmins({ loaderData }: Route.ComponentProps) {
  const me = useSuperAdmin();
  const navigate = useNavigate();
  const loaded = useLoaded(loaderData);
  const write = useWrite();
  const [toDelete, setToDelete] = useState<SuperAdmin | null>(null);

  async function remove({ _id, name }: SuperAdmin): Promise<string | null> {
    const result = await write(`/api/user/super-admins/${_id}`, { method: 'DELETE' });
    if (!result.ok) return result.message;
    showToast('success', `${name} is no super admin any more.`);
    if (_id === me.id) await navigate('/super-admin-login');
    return null;
  }

  const columns: Column<SuperAdmin>[] = [
    {
      head: 'Name',
      cell: ({ _id, name }) => (
        <span>
          <b className="font-semibold">{name}</b>
          {_id === me.id && <span className="text-ink-quiet"> (you)</span>}
        </span>
      ),
    },
    { head: 'Email', className: 'wrap-anywhere', cell: ({ email }) => email },
    {
      head: 'Since',
      card: { span: 4, named: true },
      className: 'whitespace-nowrap',
      cell: ({ createdAt }) => formatTime(createdAt),
    },
    {
      head: 'Actions',
      card: { span: 2, end: true },
      cell: (admin) =>
        loaded.data?.length === 1 ? (
          <span className="text-ink-quiet">The last one stays</span>
        ) : (
          <RowButton
            verb="Remove"
            what={admin.name}
            variant="quiet-danger"
            onClick={() => setToDelete(admin)}
          />
        ),
    },
  ];

  return (
    <>
      <ScreenHeading title="Super admins">
        <ButtonLink to="/super-admin-regegistration">Register another</ButtonLink>
      </ScreenHeading>
      <DataTable
        caption="Super admins"
        columns={columns}
        rows={loaded.data}
        loaded={loaded}
        empty="There is no super admin."
      />
      {toDelete && (
        <ConfirmDialog
          dangerous
          title={`Remove ${toDelete.name}?`}
          confirmLabel="Remove"
          onConfirm={() => remove(toDelete)}
          onClose={() => setToDelete(null)}
        >
          <p>
            {toDelete._id === me.id
              ? 'You are signed out at once and can look after no accounts any more.'
              : `${toDelete.name} (${toDelete.email}) is signed out at once.`}{' '}
            This can't be taken back.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
