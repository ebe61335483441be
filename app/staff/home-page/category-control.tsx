import { ChoiceControl } from './controls.tsx';
import type { Editing } from './use-home-page.ts';

interface Category {
  id: string | null;
  name: string;
}

interface CategoryControlProps {
  editing: Editing;
  error?: string | undefined;
  category: Category;
  onChange: (category: Category) => void;
}

/** A category of today. One that is gone is named, so that another one can be chosen. */
export function CategoryControl({ editing, error, category, onChange }: CategoryControlProps) {
  const { categories } = editing;
  const chosen = categories.find(({ id }) => id === category.id);
  const isGone = !chosen && category.name !== '';
  return (
    <ChoiceControl
      label="Category"
      value={chosen?.id ?? ''}
      error={error ?? (isGone ? `The category “${category.name}” is not there (any more).` : undefined)}
      prompt={isGone ? `${category.name} (not there)` : 'Choose a category'}
      choices={categories.map(({ id, name }) => [id, name] as const)}
      onChange={(id) => onChange(categories.find((one) => one.id === id) ?? category)}
    />
  );
}
