import { useId } from 'react';
import type { Category } from '../../../shop/catalogue/responses.ts';

/** A category by its id, and one of its subcategories by name; both empty while nothing is chosen. */
export interface CategoryPath {
  category: string;
  subcategory: string;
}

export const NO_CATEGORY_PATH: CategoryPath = { category: '', subcategory: '' };

interface CategoryPathFieldsProps {
  categories: readonly Category[];
  categoryPath: CategoryPath;
  onChange: (categoryPath: CategoryPath) => void;
}

const CONTROL =
  'mt-1 block h-11 w-full rounded-control border border-line-strong bg-paper px-3 text-sm text-ink focus:border-brand disabled:border-line disabled:bg-mist disabled:text-ink-quiet';

/** Chooses where products go. */
export function CategoryPathFields({ categories, categoryPath, onChange }: CategoryPathFieldsProps) {
  const id = useId();
  const subcategories = subcategoriesOf(categories, categoryPath.category);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <div>
        <label htmlFor={`${id}-category`} className="font-semibold text-ink">
          Category
        </label>
        <select
          id={`${id}-category`}
          value={categoryPath.category}
          onChange={({ target }) => onChange({ category: target.value, subcategory: '' })}
          className={CONTROL}
        >
          <option value="">Choose a category</option>
          {categories.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-subcategory`} className="font-semibold text-ink">
          Subcategory
        </label>
        <select
          id={`${id}-subcategory`}
          value={categoryPath.subcategory}
          disabled={subcategories.length === 0}
          onChange={({ target }) => onChange({ ...categoryPath, subcategory: target.value })}
          className={CONTROL}
        >
          <option value="">
            {categoryPath.category && subcategories.length === 0 ? 'There are none' : 'Choose a subcategory'}
          </option>
          {subcategories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** Whether products can go there: a category that has subcategories needs one of them. */
export function isCategoryPath(
  categories: readonly Category[],
  { category, subcategory }: CategoryPath,
): boolean {
  return category !== '' && (subcategory !== '' || subcategoriesOf(categories, category).length === 0);
}

function subcategoriesOf(categories: readonly Category[], id: string): string[] {
  return categories.find(({ _id }) => _id === id)?.subcategories.map(({ name }) => name) ?? [];
}
