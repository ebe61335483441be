import { useState } from 'react';
import type { Category } from '../../../shop/catalogue/categories/responses.ts';
import type { StaffProduct } from '../../../shop/catalogue/products/responses.ts';
import {
  MOST_AT_ONCE,
  PRODUCT_STATUSES,
  type ProductStatus,
} from '../../../shop/catalogue/products/rules.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { countOf } from '../categories/category-choices.ts';
import { useStaff } from '../dashboard.tsx';
import { BulkDialog, changesBack, changesTo, changeTogether, type Wanted } from './bulk-dialog.tsx';
import { STATUS_WORDS } from './product-statuses.ts';

interface BulkBarProps {
  /** Asks to delete the chosen ones. */
  onDelete: () => void;
  products: readonly StaffProduct[];
  categories: readonly Category[];
  onChanged: (products: readonly StaffProduct[]) => void;
  onClear: () => void;
}

/** A bulk change that can still be taken back. */
interface Done {
  before: readonly StaffProduct[];
  after: readonly StaffProduct[];
  wanted: Wanted;
}

/** What can be done with the chosen products together, and the way back from it. */
export function BulkBar({ products, categories, onDelete, onChanged, onClear }: BulkBarProps) {
  const [asked, setAsked] = useState<'discount' | 'move' | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [busy, setBusy] = useState(false);
  const isManager = useStaff().role === 'Shop Manager';
  const tooMany = products.length > MOST_AT_ONCE;

  async function giveStatus(status: ProductStatus) {
    const wanted = { status };
    setBusy(true);
    const result = await changeTogether(changesTo(products, wanted));
    setBusy(false);
    if (!result.ok) return showToast('error', result.message);
    setDone({ before: products, after: result.value, wanted });
    onChanged(result.value);
    onClear();
  }

  async function undo({ before, after, wanted }: Done) {
    setBusy(true);
    const result = await changeTogether(changesBack(before, after, wanted));
    setBusy(false);
    if (!result.ok) return showToast('error', result.message);
    setDone(null);
    onChanged(result.value);
    showToast('success', 'It is as it was.');
  }

  return (
    <div className="sticky top-2 z-20">
      {products.length > 0 && (
        <section
          aria-label="Chosen products"
          className="mb-3 flex flex-wrap items-center gap-2 rounded-control border border-brand/30 bg-brand-soft px-3 py-1.5 text-sm"
        >
          <p aria-live="polite" className="mr-2 font-semibold">
            {countOf(products.length, 'product')} chosen
            {tooMany && `; at most ${MOST_AT_ONCE} can be changed at once`}
          </p>
          <Button variant="secondary" disabled={tooMany} onClick={() => setAsked('discount')}>
            Set discount …
          </Button>
          <Button variant="secondary" disabled={tooMany} onClick={() => setAsked('move')}>
            Move …
          </Button>
          {PRODUCT_STATUSES.map((status) => (
            <Button
              key={status}
              variant="secondary"
              disabled={tooMany || busy}
              onClick={() => giveStatus(status)}
            >
              {STATUS_WORDS[status].verb}
            </Button>
          ))}
          <Button variant="secondary" disabled={tooMany} onClick={onDelete}>
            Delete …
          </Button>
          {isManager && !tooMany && (
            <ButtonLink
              variant="secondary"
              to="/dashboard/price-changes"
              state={{ products: products.map(({ _id, name }) => ({ _id, name })) }}
            >
              Change prices …
            </ButtonLink>
          )}
          <Button variant="quiet" onClick={onClear}>
            Choose none
          </Button>
        </section>
      )}
      <div role="status">
        {done && (
          <p className="mb-3 flex flex-wrap items-center gap-2 rounded-control border border-line bg-paper px-3 py-1.5 text-sm">
            {describeDone(done)}
            <Button variant="secondary" busy={busy} onClick={() => undo(done)}>
              Undo
            </Button>
            <Button variant="quiet" onClick={() => setDone(null)}>
              Fine
            </Button>
          </p>
        )}
      </div>
      {asked && (
        <BulkDialog
          kind={asked}
          products={products}
          categories={categories}
          onChanged={(after, wanted) => {
            setDone({ before: products, after, wanted });
            setAsked(null);
            onChanged(after);
            onClear();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function describeDone({ after, wanted }: Done): string {
  const products = countOf(after.length, 'product');
  if ('discount' in wanted) return `The discount of ${products} is ${wanted.discount} % now.`;
  if ('status' in wanted) return `${products}: ${STATUS_WORDS[wanted.status].name.toLowerCase()} now.`;
  return `${products} moved.`;
}
