import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Category } from '../../../shop/catalogue/categories/responses.ts';
import type {
  ListedPriceChange,
  PriceChanges as PriceChangesPage,
} from '../../../shop/catalogue/price-changes/responses.ts';
import { formatTime } from '../../../shop/dates.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { ConfirmDialog } from '../../staff/ui/confirm-dialog.tsx';
import { type Column, DataTable, numbers } from '../../staff/ui/data-table.tsx';
import { HeadingLink, ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { loadCategories } from '../categories/category-choices.ts';
import { UploadProgress } from '../products/upload-progress.tsx';
import type { Route } from './+types/price-changes.ts';
import { ChangeForm } from './change-form.tsx';
import { LinesDialog, useShownLines } from './lines-dialog.tsx';
import { usePriceStream } from './use-price-stream.ts';

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  const [changes, categories] = await Promise.all([
    requestAsStaff<PriceChangesPage>('admin', `/api/v1/price-changes${url.search}`, {
      signal: request.signal,
    }),
    loadCategories({ request }),
  ]);
  return { changes, categories };
}

/** Prices that rise or fall together, and the way back (R575 to R578). */
export default function PriceChanges({ loaderData }: Route.ComponentProps) {
  const loaded = useLoaded(loaderData.changes);
  const { data } = loaded;
  const categories: readonly Category[] = loaderData.categories.ok ? loaderData.categories.value : [];
  const { shown, show, close } = useShownLines();
  const [toUndo, setToUndo] = useState<ListedPriceChange | null>(null);
  return (
    <>
      <ScreenHeading title="Change prices">
        <HeadingLink to="/dashboard/edit-delete-product">All products</HeadingLink>
      </ScreenHeading>
      <ChangeForm categories={categories} />
      <h2 className="mt-8 mb-2 text-base font-bold">Earlier changes</h2>
      <DataTable
        caption="Earlier changes"
        columns={columnsWith(show, setToUndo)}
        rows={data?.changes}
        loaded={loaded}
        empty="No prices were changed together yet."
        pages={data}
      />
      {shown && <LinesDialog shown={shown} onPage={(page) => show(shown.change, page)} onClose={close} />}
      {toUndo && <UndoDialog change={toUndo} onClose={() => setToUndo(null)} />}
    </>
  );
}

/** `+5 %` */
const signed = (percent: number) => `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`;

const columnsWith = (
  onShow: (change: ListedPriceChange) => void,
  onUndo: (change: ListedPriceChange) => void,
): Column<ListedPriceChange>[] => [
  {
    head: 'Change',
    card: { span: 2 },
    className: 'font-semibold whitespace-nowrap tabular-nums',
    cell: ({ percent }) => signed(percent),
  },
  {
    head: 'For',
    card: { span: 4, end: true },
    className: 'max-w-96 break-words',
    cell: ({ chosen }) => <span dir="auto">{chosen}</span>,
  },
  numbers('Prices', ({ products }) => products.toLocaleString('en-US'), {
    span: 2,
    className: 'tabular-nums',
  }),
  {
    head: 'Made',
    card: { span: 4, named: true },
    className: 'text-ink-soft',
    cell: ({ at, by }) => (
      <span dir="auto">
        {formatTime(at)}, {by}
      </span>
    ),
  },
  {
    head: 'Put back',
    className: 'text-ink-soft',
    cell: ({ undone, products }) =>
      undone && (
        <span dir="auto">
          {undone.restored === products ? 'Put back' : `${undone.restored} of ${products} put back`},{' '}
          {formatTime(undone.at)}, {undone.by}
        </span>
      ),
  },
  {
    head: '',
    card: { span: 6, end: true },
    align: 'right',
    cell: (change) => (
      <span className="inline-flex flex-wrap justify-end gap-1">
        <Button variant="quiet" size="small" onClick={() => onShow(change)}>
          Show prices
        </Button>
        {change.undone === null && (
          <Button variant="quiet" size="small" onClick={() => onUndo(change)}>
            Undo
          </Button>
        )}
      </span>
    ),
  },
];

/** Asks before prices are put back, and shows how far that is. */
function UndoDialog({ change, onClose }: { change: ListedPriceChange; onClose: () => void }) {
  const { part, send } = usePriceStream();
  const { revalidate } = useRevalidator();
  async function undo() {
    const result = await send(`/api/v1/price-changes/${change._id}/undo`, {});
    await revalidate();
    if (!result.ok) return result.message;
    showToast('success', result.message);
    return null;
  }
  return (
    <ConfirmDialog
      title={`Undo ${signed(change.percent)} for ${change.chosen}?`}
      confirmLabel="Put the prices back"
      cancelLabel="Keep the new prices"
      onConfirm={undo}
      onClose={onClose}
    >
      <p>
        {change.products.toLocaleString('en-US')} {change.products === 1 ? 'price goes' : 'prices go'} back to
        what they were. A product whose price was changed again since keeps that price.
      </p>
      <UploadProgress part={part} label="Putting back" />
    </ConfirmDialog>
  );
}
