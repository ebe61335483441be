import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Category } from '../../../shop/catalogue/categories/responses.ts';
import { renameCategorySchema } from '../../../shop/catalogue/categories/schemas.ts';
import { DeleteButton } from '../../staff/ui/delete-button.tsx';
import { DragHandle } from '../../staff/ui/drag-handle.tsx';
import { FieldInPlace } from '../../staff/ui/field-in-place.tsx';
import { moved, useOrdering } from '../../staff/ui/use-ordering.ts';
import { useWrite } from '../../staff/use-write.ts';
import { showToast } from '../../ui/toast.ts';
import { countOf, useSaveCategory } from './category-choices.ts';

const RENAMED = { done: 'Category updated successfully!', failed: 'Failed to update category.' };

interface CategoryListProps {
  categories: readonly Category[];
  onDelete: (category: Category) => void;
}

/** The categories in the order of the menus; each is renamed where it stands. */
export function CategoryList({ categories: stored, onDelete }: CategoryListProps) {
  const save = useSaveCategory();
  const { categories, move, settle } = useCategoryOrder(stored);
  const { said, placeProps, handleProps } = useOrdering({
    count: categories.length,
    onMove: move,
    onSettled: settle,
  });

  async function rename({ _id, version }: Category, name: string): Promise<string | null> {
    const checked = renameCategorySchema.safeParse({ name, version });
    if (!checked.success) return checked.error.issues[0]?.message ?? null;
    return save(`/${_id}`, { method: 'PUT', body: checked.data }, RENAMED);
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
            <DeleteButton name={category.name} onClick={() => onDelete(category)} />
          </li>
        ))}
        {categories.length === 0 && (
          <li className="px-4 py-10 text-center text-sm text-ink-quiet">There are no categories yet.</li>
        )}
      </ol>
    </>
  );
}

/** The pause after the last move (milliseconds): ten presses of a key are one request. */
const PAUSE = 600;

const ABOUT = { about: 'category-order' };

/** The categories in the order that is being made: shown at once, saved when it rests, undone where that failed. */
function useCategoryOrder(stored: readonly Category[]) {
  const write = useWrite();
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [resting, setResting] = useState(false);
  const place = new Map(order?.map((id, index) => [id, index]));
  const placeOf = ({ _id }: Category) => place.get(_id) ?? Number.POSITIVE_INFINITY;
  const categories = order ? stored.toSorted((one, other) => placeOf(one) - placeOf(other)) : stored;

  const save = useEffectEvent(async (ids: readonly string[]) => {
    const result = await write('/api/v1/categories/order', { method: 'PUT', body: { ids } });
    // Together with the list that was loaded again. What was moved meanwhile is newer than this response.
    startTransition(() => setOrder((now) => (now === ids ? null : now)));
    if (result.ok) showToast('success', 'The order is saved.', ABOUT);
    else showToast('error', result.message, ABOUT);
  });
  useEffect(() => {
    if (!resting || !order) return;
    const timer = setTimeout(() => void save(order), PAUSE);
    return () => clearTimeout(timer);
  }, [resting, order]);

  return {
    categories,
    move(from: number, to: number) {
      const ids = categories.map(({ _id }) => _id);
      setOrder(moved(ids, from, to));
      setResting(false);
    },
    settle: () => setResting(true),
  };
}
