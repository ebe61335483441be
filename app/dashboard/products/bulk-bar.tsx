import { useState } from 'react';
import type { Category } from '../../../shop/catalogue/categories/responses.ts';
import type { StaffProduct } from '../../../shop/catalogue/products/responses.ts';
import { MOST_AT_ONCE } from '../../../shop/catalogue/products/rules.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { countOf } from '../categories/category-choices.ts';
import { BulkDialog, changesBack, changeTogether, type Wanted } from './bulk-dialog.tsx';

interface BulkBarProps {
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
export function BulkBar({ products, categories, onChanged, onClear }: BulkBarProps) {
  const [asked, setAsked] = useState<'discount' | 'move' | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [busy, setBusy] = useState(false);
  const tooMany = products.length > MOST_AT_ONCE;

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
          <Button variant="quiet" onClick={onClear}>
            Choose none
          </Button>
        </section>
      )}
      <div role="status">
        {done && (
          <p className="mb-3 flex flex-wrap items-center gap-2 rounded-control border border-line bg-paper px-3 py-1.5 text-sm">
            {'discount' in done.wanted
              ? `The discount of ${countOf(done.after.length, 'product')} is ${done.wanted.discount} % now.`
              : `${countOf(done.after.length, 'product')} moved.`}
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
