import { useState } from 'react';
import type { DeletedProducts } from '../../../shop/catalogue/products/deleted/responses.ts';
import { UNDONE_WITHIN_DAYS } from '../../../shop/catalogue/products/deleted/rules.ts';
import { formatDay, formatTime } from '../../../shop/dates.ts';
import { loadList } from '../../staff/load-list.ts';
import { type Column, DataTable, numbers } from '../../staff/ui/data-table.tsx';
import { RowButton } from '../../staff/ui/row-button.tsx';
import { HeadingLink, ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import type { Route } from './+types/deleted-products.ts';
import { useRestore } from './delete-products.tsx';
import { pictures } from './product-columns.tsx';

type DeletedProduct = DeletedProducts['products'][number];

export const clientLoader = loadList<DeletedProducts>('/api/v1/products/staff/deleted');

/** What was deleted of late, and the way back (R547). */
export default function DeletedProductsScreen({ loaderData }: Route.ComponentProps) {
  const loaded = useLoaded(loaderData);
  const { data } = loaded;
  const restore = useRestore();
  const [busy, setBusy] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);

  async function undo({ _id }: DeletedProduct) {
    setBusy(_id);
    setSaid(await restore([_id]));
    setBusy(null);
  }

  return (
    <>
      <ScreenHeading title="Recently deleted">
        <HeadingLink to="/dashboard/edit-delete-product">All products</HeadingLink>
      </ScreenHeading>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        Within {UNDONE_WITHIN_DAYS} days a deleted product can come back as it was, with its reviews, pictures
        and units.
      </p>
      <div className="mb-3 empty:hidden">
        <FormAlert message={said} />
      </div>
      <DataTable
        caption="Recently deleted"
        columns={columnsWith(undo, busy)}
        rows={data?.products}
        loaded={loaded}
        empty="Nothing was deleted in the last 30 days."
        pages={data}
      />
    </>
  );
}

const columnsWith = (
  onUndo: (product: DeletedProduct) => void,
  busy: string | null,
): Column<DeletedProduct>[] => [
  pictures(({ photo }) => (photo === null ? [] : [photo])),
  {
    head: 'Name',
    card: { span: 3 },
    className: 'font-medium wrap-anywhere',
    cell: ({ name }) => <span dir="auto">{name}</span>,
  },
  numbers('In stock', ({ quantity }) => quantity.toLocaleString('en-US'), { span: 2 }),
  {
    head: 'Deleted',
    card: { span: 4 },
    className: 'text-ink-soft',
    cell: ({ at, by }) => (
      <span dir="auto">
        {formatTime(at)}, {by}
      </span>
    ),
  },
  {
    head: 'Until',
    card: { span: 2, named: true },
    className: 'text-ink-soft',
    cell: ({ until }) => formatDay(new Date(until)),
  },
  {
    head: '',
    card: { span: 2, end: true },
    align: 'right',
    cell: (product) => (
      <RowButton
        verb="Undo"
        what={`the deletion of ${product.name}`}
        variant="secondary"
        busy={busy === product._id}
        onClick={() => onUndo(product)}
      />
    ),
  },
];
