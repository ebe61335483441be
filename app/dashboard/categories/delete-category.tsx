import { useState } from 'react';
import type { Category } from '../../../shop/catalogue/categories/responses.ts';
import { ConfirmDialog } from '../../staff/ui/confirm-dialog.tsx';
import { useWrite } from '../../staff/use-write.ts';
import { showToast } from '../../ui/toast.ts';
import { countOf } from './category-choices.ts';
import { CategoryPathFields, isCategoryPath, NO_CATEGORY_PATH } from './category-path-fields.tsx';

interface DeleteCategoryProps {
  kind: 'category' | 'subcategory';
  name: string;
  /** Products that have to go somewhere else first. */
  count: number;
  destinations: readonly Category[];
  /** Of the endpoint that deletes, without where its products go. */
  path: string;
  version: number;
  onClose: () => void;
}

/** Asks before a category or subcategory goes, and where its products go. */
export function DeleteCategory(props: DeleteCategoryProps) {
  const { kind, name, destinations, path, version, onClose } = props;
  const write = useWrite();
  const [categoryPath, setCategoryPath] = useState(NO_CATEGORY_PATH);
  // More may have been filed since the list was loaded; then the server says how many there are.
  const [count, setCount] = useState(props.count);

  async function remove(): Promise<string | null> {
    if (count > 0 && !isCategoryPath(destinations, categoryPath)) {
      return 'Please choose where the products go.';
    }
    const query = new URLSearchParams({ version: String(version) });
    if (count > 0) {
      query.set('moveToCategory', categoryPath.category);
      if (categoryPath.subcategory) query.set('moveToSubcategory', categoryPath.subcategory);
    }
    const result = await write(`${path}?${query}`, { method: 'DELETE' });
    if (result.ok) {
      showToast('success', `${kind === 'category' ? 'Category' : 'Subcategory'} deleted successfully!`);
      return null;
    }
    showToast('error', `Failed to delete ${kind}.`);
    const { count: found } = result.data;
    if (result.code === 'HAS_PRODUCTS' && typeof found === 'number') setCount(found);
    // The subcategory may stand elsewhere in its category now.
    if (result.code === 'CHANGED_MEANWHILE' && kind === 'subcategory') onClose();
    return result.message;
  }

  return (
    <ConfirmDialog
      dangerous
      title={`Delete ${name}?`}
      confirmLabel={count > 0 ? 'Move products and delete' : 'Delete'}
      onConfirm={remove}
      onClose={onClose}
    >
      {count === 0 ? (
        <p>No product is in this {kind}.</p>
      ) : (
        <>
          <p>
            {name} has {countOf(count, 'product')}. Where do they go?
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
