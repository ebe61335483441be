import { useState } from 'react';
import type { Category } from '../../../shop/catalogue/categories/responses.ts';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import type { Route } from './+types/create-category.ts';
import { loadCategories, useSaveCategory } from './category-choices.ts';
import { CategoryList } from './category-list.tsx';
import { DeleteCategory } from './delete-category.tsx';
import { NameForm } from './name-form.tsx';

const CREATED = { done: 'Category created successfully!', failed: 'Failed to create category.' };

export const clientLoader = loadCategories;

/** Creates, renames, orders and deletes categories (R161). */
export default function CreateCategory({ loaderData }: Route.ComponentProps) {
  const { data: categories } = useLoaded(loaderData);
  const save = useSaveCategory();
  const [leaving, setLeaving] = useState<Category | null>(null);

  async function create(name: string): Promise<string | null> {
    // An empty name is ignored (R161).
    if (name === '') return null;
    return save('', { method: 'POST', body: { name, count: 0, subcategories: [] } }, CREATED);
  }

  return (
    <>
      <ScreenHeading title="Categories" />
      <NameForm label="New category" button="Create category" onSubmit={create} />
      {categories && <CategoryList categories={categories} onDelete={setLeaving} />}
      {leaving && (
        <DeleteCategory
          kind="category"
          name={leaving.name}
          count={leaving.count}
          destinations={(categories ?? []).filter(({ _id }) => _id !== leaving._id)}
          path={`/api/v1/categories/${leaving._id}`}
          version={leaving.version}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
