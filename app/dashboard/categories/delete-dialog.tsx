import { useState } from 'react';
import type { Category } from '../../../shop/catalogue/types.ts';
import type { ApiFailure } from '../../api.ts';
import { requestAsAdmin } from '../../staff/as-admin.ts';
import { failureMessage } from '../../staff/failure-message.ts';
import { ConfirmDialog } from '../../staff/ui/confirm-dialog.tsx';
import { CategoryPathFields, isCategoryPath, NO_CATEGORY_PATH } from './category-path-fields.tsx';

interface DeleteDialogProps {
  /** "category" or "subcategory". */
  kind: string;
  name: string;
  /** Products that have to go somewhere else first. */
  count: number;
  /** Where they can go: all but what is deleted. */
  destinations: readonly Category[];
  /** The call that deletes, without where its products go. */
  path: string;
  version: number;
  onDeleted: () => void;
  onFailed: (failure: ApiFailure) => void;
  onClose: () => void;
}

/** Asks before a category or subcategory goes, and where its products go. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { kind, name, destinations, path, version, onDeleted, onFailed, onClose } = props;
  const [categoryPath, setCategoryPath] = useState(NO_CATEGORY_PATH);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // More may have been filed since the list was loaded; then the server says how many there are.
  const [count, setCount] = useState(props.count);

  async function confirm() {
    if (count > 0 && !isCategoryPath(destinations, categoryPath)) {
      setError('Please choose where the products go.');
      return;
    }
    const query = new URLSearchParams({ version: String(version) });
    if (count > 0) {
      query.set('moveToCategory', categoryPath.category);
      if (categoryPath.subcategory) query.set('moveToSubcategory', categoryPath.subcategory);
    }
    setBusy(true);
    const result = await requestAsAdmin(`${path}?${query}`, { method: 'DELETE' });
    setBusy(false);
    if (result.ok) {
      onDeleted();
      return;
    }
    const { count: found } = result.data;
    if (result.code === 'HAS_PRODUCTS' && typeof found === 'number') setCount(found);
    setError(failureMessage(result));
    onFailed(result);
  }

  return (
    <ConfirmDialog
      open
      dangerous
      title={`Delete ${name}?`}
      confirmLabel={count > 0 ? 'Move products and delete' : 'Delete'}
      busy={busy}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {count === 0 ? (
        <p>No product is in this {kind}.</p>
      ) : (
        <>
          <p>
            {name} has {count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`}. Where do
            they go?
          </p>
          <CategoryPathFields
            categories={destinations}
            categoryPath={categoryPath}
            onChange={setCategoryPath}
          />
        </>
      )}
    </ConfirmDialog>
  );
}
