import { Link } from 'react-router';
import type { Category } from '../../../shop/catalogue/responses.ts';
import { renameCategorySchema } from '../../../shop/catalogue/schemas.ts';
import { failureMessage } from '../../staff/failure-message.ts';
import { DragHandle } from '../../staff/ui/drag-handle.tsx';
import { FieldInPlace } from '../../staff/ui/field-in-place.tsx';
import { useOrdering } from '../../staff/ui/use-ordering.ts';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toast.ts';
import { countOf } from './count-of.ts';
import { useCategoryOrder } from './use-category-order.ts';

interface CategoryListProps {
  categories: readonly Category[];
  onDelete: (category: Category) => void;
}

/** The categories in the order of the menus; each is renamed where it stands. */
export function CategoryList({ categories: stored, onDelete }: CategoryListProps) {
  const write = useWrite();
  const { categories, move, settle } = useCategoryOrder(stored);
  const { said, placeProps, handleProps } = useOrdering({
    count: categories.length,
    onMove: move,
    onSettled: settle,
  });

  async function rename({ _id, version }: Category, name: string): Promise<string | null> {
    const checked = renameCategorySchema.safeParse({ name, version });
    if (!checked.success) return checked.error.issues[0]?.message ?? null;
    const result = await write(`/api/v1/categories/${_id}`, { method: 'PUT', body: checked.data });
    if (result.ok) {
      showToast('success', 'Category updated successfully!');
      return null;
    }
    showToast('error', 'Failed to update category.');
    return failureMessage(result);
  }

  return (
    <>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <ol
        aria-label="Categories in the order of the menus"
        className="max-w-3xl overflow-hidden rounded-card border border-line bg-paper"
      >
        {categories.map((category, index) => (
          <li
            key={category._id}
            {...placeProps(index)}
            className="flex min-h-12 items-center gap-2 border-b border-line px-2 last:border-0 hover:bg-canvas data-[dragged=true]:bg-brand-soft"
          >
            <DragHandle {...handleProps(index, category.name)} />
            <span className="w-7 shrink-0 text-right text-xs text-ink-quiet tabular-nums">{index + 1}</span>
            <span className="min-w-0 flex-1 px-2 py-1.5 text-left text-sm font-medium">
              <FieldInPlace
                label={`Name of ${category.name}`}
                value={category.name}
                onSave={(name) => rename(category, name)}
                wide
              />
              <span className="block text-xs font-normal text-ink-quiet sm:hidden">
                {countOf(category.count, 'product')},{' '}
                {countOf(category.subcategories.length, 'subcategory', 'subcategories')}
              </span>
            </span>
            <Link
              to={`/dashboard/edit-delete-product?category=${category._id}`}
              className="hidden min-w-24 text-right text-sm text-ink-soft tabular-nums hover:text-brand hover:underline sm:inline"
            >
              {countOf(category.count, 'product')}
            </Link>
            <Link
              to={`/dashboard/sub-category?category=${category._id}`}
              className="hidden min-w-28 text-right text-sm text-ink-soft tabular-nums hover:text-brand hover:underline sm:inline"
            >
              {countOf(category.subcategories.length, 'subcategory', 'subcategories')}
            </Link>
            <Button
              variant="quiet"
              aria-label={`Delete ${category.name}`}
              className="px-3"
              onClick={() => onDelete(category)}
            >
              <TrashIcon className="size-4.5" />
            </Button>
          </li>
        ))}
        {categories.length === 0 && (
          <li className="px-4 py-10 text-center text-sm text-ink-quiet">There are no categories yet.</li>
        )}
      </ol>
    </>
  );
}
