import { useId, useState } from 'react';
import type { StaffProduct } from '../../../shop/catalogue/products/responses.ts';
import { numberText } from '../../../shop/catalogue/products/schemas.ts';
import type { Category } from '../../../shop/catalogue/responses.ts';
import { productFields } from '../../../shop/catalogue/schemas.ts';
import { failureMessage } from '../../staff/failure-message.ts';
import { ConfirmDialog } from '../../staff/ui/confirm-dialog.tsx';
import { CategoryPathFields, isCategoryPath, NO_CATEGORY_PATH } from '../categories/category-path-fields.tsx';
import { countOf } from '../categories/count-of.ts';
import { changesTo, changeTogether, type Wanted } from './bulk-change.ts';
import { BulkPreview } from './bulk-preview.tsx';

interface BulkDialogProps {
  kind: 'discount' | 'move';
  products: readonly StaffProduct[];
  categories: readonly Category[];
  onChanged: (after: StaffProduct[], wanted: Wanted) => void;
  onClose: () => void;
}

const discountText = numberText(productFields.discount);

/** Asks for the discount or the place of many products, and shows what will become of each before it is done. */
export function BulkDialog({ kind, products, categories, onChanged, onClose }: BulkDialogProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [categoryPath, setCategoryPath] = useState(NO_CATEGORY_PATH);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const discount = discountText.safeParse(text);

  function findWanted(): Wanted | null {
    if (kind === 'discount') return discount.success ? { discount: discount.data } : null;
    const { category, subcategory } = categoryPath;
    return isCategoryPath(categories, categoryPath) ? { category, subcategory: subcategory || null } : null;
  }
  const wanted = findWanted();

  async function confirm() {
    if (!wanted) {
      setError(
        kind === 'discount'
          ? (discount.error?.issues[0]?.message ?? null)
          : 'Please choose where the products go.',
      );
      return;
    }
    setBusy(true);
    const result = await changeTogether(changesTo(products, wanted));
    setBusy(false);
    if (result.ok) onChanged(result.value, wanted);
    else setError(failureMessage(result));
  }

  const count = countOf(products.length, 'product');
  return (
    <ConfirmDialog
      open
      title={kind === 'discount' ? `Discount of ${count}` : `Move ${count}`}
      confirmLabel={kind === 'discount' ? `Change ${count}` : `Move ${count}`}
      busy={busy}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {kind === 'discount' ? (
        <div>
          <label htmlFor={id} className="font-semibold text-ink">
            Discount in percent
          </label>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setError(null);
            }}
            className="mt-1 block h-11 w-32 rounded-control border border-line-strong px-3 text-base text-ink"
          />
          <p className="mt-1 text-xs">0 takes the discount away.</p>
        </div>
      ) : (
        <CategoryPathFields categories={categories} categoryPath={categoryPath} onChange={setCategoryPath} />
      )}
      <BulkPreview products={products} categories={categories} wanted={wanted} />
    </ConfirmDialog>
  );
}
