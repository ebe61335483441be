import { useState } from 'react';
import type { ListedRedirect, Redirects } from '../../shop/catalogue/redirects/responses.ts';
import { addRedirectsSchema } from '../../shop/catalogue/redirects/schemas.ts';
import { formatTime } from '../../shop/dates.ts';
import { TextArea } from '../forms/field.tsx';
import { useStaffForm } from '../staff/drafts/use-staff-form.ts';
import { loadList } from '../staff/load-list.ts';
import { ConfirmDialog } from '../staff/ui/confirm-dialog.tsx';
import { type Column, DataTable } from '../staff/ui/data-table.tsx';
import { FormDialog } from '../staff/ui/form-dialog.tsx';
import { RowButton } from '../staff/ui/row-button.tsx';
import { ScreenHeading } from '../staff/ui/screen-heading.tsx';
import { Toolbar, ToolbarSearch } from '../staff/ui/toolbar.tsx';
import { useLoaded } from '../staff/use-loaded.ts';
import { useWrite } from '../staff/use-write.ts';
import { Button } from '../ui/button.tsx';
import type { Route } from './+types/redirects.ts';

export const clientLoader = loadList<Redirects>('/api/v1/redirects');

/** Old addresses of pages, and where they lead (R500 to R503). */
export default function OldAddresses({ loaderData }: Route.ComponentProps) {
  const loaded = useLoaded(loaderData);
  const { data } = loaded;
  const [adding, setAdding] = useState(false);
  const [toDelete, setToDelete] = useState<ListedRedirect | null>(null);
  return (
    <>
      <ScreenHeading title="Old addresses">
        <Button size="small" onClick={() => setAdding(true)}>
          Add old addresses
        </Button>
      </ScreenHeading>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        Anyone who opens an old address comes to the new page, and search engines move on with it. A category
        that is renamed gets its line here by itself. A page that exists is always shown, whatever this list
        says.
      </p>
      <Toolbar label="Find an old address">
        <ToolbarSearch label="Old or new address" />
      </Toolbar>
      <DataTable
        caption="Old addresses"
        columns={columnsWith(setToDelete)}
        rows={data?.redirects}
        loaded={loaded}
        empty="No old address is stored here."
        pages={data}
      />
      {adding && <AddDialog onClose={() => setAdding(false)} />}
      {toDelete && <DeleteDialog redirect={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );
}

const columnsWith = (onDelete: (redirect: ListedRedirect) => void): Column<ListedRedirect>[] => [
  { head: 'Old address', className: 'break-all font-semibold', cell: ({ from }) => from },
  {
    head: 'Leads to',
    className: 'break-all',
    cell: ({ to }) => (
      <a href={to} target="_blank" rel="noreferrer" className="text-brand underline">
        {to}
      </a>
    ),
  },
  {
    head: 'Made',
    card: { span: 4 },
    className: 'text-ink-soft',
    cell: ({ madeBy, by, at }) => (
      <span dir="auto">
        {formatTime(at)}, {by}
        {madeBy === 'rename' && ', by a new name'}
      </span>
    ),
  },
  {
    head: 'Actions',
    card: { span: 2, end: true },
    cell: (redirect) => <RowButton verb="Delete" what={redirect.from} onClick={() => onDelete(redirect)} />,
  },
];

function AddDialog({ onClose }: { onClose: () => void }) {
  const write = useWrite();
  const form = useStaffForm({
    draft: 'old-addresses',
    schema: addRedirectsSchema,
    defaultValues: { lines: '' },
  });
  const submit = form.submit(async (body) => {
    const result = await write('/api/v1/redirects', { method: 'POST', body });
    if (form.tell(result)) onClose();
  });
  return (
    <FormDialog title="Add old addresses" form={form} onSubmit={submit} confirmLabel="Save" onClose={onClose}>
      <TextArea
        field={form.field('lines')}
        label="Old address, comma, new address"
        rows={6}
        hint="One pair a line, up to 500, also pasted from a spreadsheet. The old address may be of another shop: https://old.example/pans.html, /products/category/Kitchen"
      />
    </FormDialog>
  );
}

function DeleteDialog({
  redirect: { _id, from, to },
  onClose,
}: {
  redirect: ListedRedirect;
  onClose: () => void;
}) {
  const write = useWrite();
  return (
    <ConfirmDialog
      title="Delete this old address?"
      confirmLabel="Delete"
      cancelLabel="Keep it"
      onConfirm={() => write(`/api/v1/redirects/${_id}`, { method: 'DELETE' })}
      onClose={onClose}
    >
      <p className="break-all">
        Anyone who opens {from} finds no page any more, instead of {to}.
      </p>
    </ConfirmDialog>
  );
}
