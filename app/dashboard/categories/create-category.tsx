import { useState } from 'react';
import type { Category } from '../../../shop/catalogue/responses.ts';
import { failureMessage } from '../../staff/failure-message.ts';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { useWrite } from '../../staff/use-write.ts';
import { showToast } from '../../ui/toast.ts';
import type { Route } from './+types/create-category.ts';
import { CategoryList } from './category-list.tsx';
import { DeleteCategory } from './delete-category.tsx';
import { loadCategories } from './load-categories.ts';
import { NameForm } from './name-form.tsx';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadCategories(request.signal);
}

/** Creates, renames, orders and deletes categories (R161). */
export default function CreateCategory({ loaderData }: Route.ComponentProps) {
  const { data: categories } = useLoaded(loaderData);
  const write = useWrite();
  const [leaving, setLeaving] = useState<Category | null>(null);

  async function create(name: string): Promise<string | null> {
    // An empty name is ignored (R161).
    if (name === '') return null;
    const result = await write('/api/v1/categories', {
      method: 'POST',
      body: { name, count: 0, subcategories: [] },
    });
    if (!result.ok) {
      showToast('error', 'Failed to create category.');
      return failureMessage(result);
    }
    showToast('success', 'Category created successfully!');
    return null;
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
