import { type ComponentProps, useId } from 'react';
import type { Category } from '../../../shop/catalogue/categories/responses.ts';
import { Options } from '../../forms/select.tsx';
import { choicesOf, subcategoriesOf } from './category-choices.ts';

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

/** Chooses where products go. */
export function CategoryPathFields({ categories, categoryPath, onChange }: CategoryPathFieldsProps) {
  const { category, subcategory } = categoryPath;
  const subcategories = subcategoriesOf(categories, category);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <PathSelect
        label="Category"
        value={category}
        prompt="Choose a category"
        choices={choicesOf(categories)}
        onChoose={(chosen) => onChange({ category: chosen, subcategory: '' })}
      />
      <PathSelect
        label="Subcategory"
        value={subcategory}
        prompt={category && subcategories.length === 0 ? 'There are none' : 'Choose a subcategory'}
        choices={subcategories}
        disabled={subcategories.length === 0}
        onChoose={(chosen) => onChange({ category, subcategory: chosen })}
      />
    </div>
  );
}

interface PathSelectProps extends ComponentProps<typeof Options> {
  label: string;
  value: string;
  disabled?: boolean;
  onChoose: (value: string) => void;
}

function PathSelect({ label, value, disabled, onChoose, ...options }: PathSelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-semibold text-ink">
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        onChange={({ target }) => onChoose(target.value)}
        className="mt-1 block h-11 w-full rounded-control border border-line-strong bg-paper px-3 text-sm text-ink focus:border-brand disabled:border-line disabled:bg-mist disabled:text-ink-quiet"
      >
        <Options {...options} />
      </select>
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
