import { Link } from 'react-router';
import type { Category } from '../../../shop/catalogue/categories/responses.ts';
import { renameSubcategorySchema } from '../../../shop/catalogue/categories/schemas.ts';
import { DeleteButton } from '../../staff/ui/delete-button.tsx';
import { FieldInPlace } from '../../staff/ui/field-in-place.tsx';
import { countOf, useSaveCategory } from './category-choices.ts';

const RENAMED = { done: 'Subcategory updated successfully!', failed: 'Failed to update subcategory.' };

interface SubcategoryListProps {
  category: Category;
  /** @param index its place in the list, as the endpoints name it */
  onDelete: (index: number) => void;
}

/** The subcategories of a category; each is renamed where it stands, and its products come along. */
export function SubcategoryList({ category, onDelete }: SubcategoryListProps) {
  const save = useSaveCategory();
  const { _id, name: categoryName, version, subcategories } = category;

  async function rename(index: number, newSubcategoryName: string): Promise<string | null> {
    const checked = renameSubcategorySchema.safeParse({ newSubcategoryName, version });
    if (!checked.success) return checked.error.issues[0]?.message ?? null;
    return save(`/${_id}/subcategories/${index}`, { method: 'PUT', body: checked.data }, RENAMED);
  }

  return (
    <ul
      aria-label={`Subcategories of ${categoryName}`}
      className="max-w-3xl overflow-hidden rounded-card border border-line bg-paper"
    >
      {subcategories.map(({ name, count }, index) => (
        <li
          key={name}
          className="flex min-h-12 items-center gap-2 border-b border-line px-2 last:border-0 hover:bg-canvas"
        >
          <span className="min-w-0 flex-1 px-2 text-left text-sm font-medium">
            <FieldInPlace
              label={`Name of ${name}`}
              value={name}
              onSave={(next) => rename(index, next)}
              wide
            />
          </span>
          <Link
            to={`/dashboard/edit-delete-product?category=${_id}&subcategory=${encodeURIComponent(name)}`}
            className="text-right text-sm text-ink-soft tabular-nums hover:text-brand hover:underline"
          >
            {countOf(count, 'product')}
          </Link>
          <DeleteButton name={name} onClick={() => onDelete(index)} />
        </li>
      ))}
      {subcategories.length === 0 && (
        <li className="px-4 py-10 text-center text-sm text-ink-quiet">
          {categoryName} has no subcategories yet.
        </li>
      )}
    </ul>
  );
}
