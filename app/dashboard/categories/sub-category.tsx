import { useState } from 'react';
import type { Category } from '../../../shop/catalogue/categories/responses.ts';
import { Options } from '../../forms/select.tsx';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useListParams } from '../../staff/ui/use-list-params.ts';
import { useLoaded } from '../../staff/use-loaded.ts';
import type { Route } from './+types/sub-category.ts';
import { choicesOf, loadCategories, useSaveCategory } from './category-choices.ts';
import { DeleteCategory } from './delete-category.tsx';
import { NameForm } from './name-form.tsx';
import { SubcategoryList } from './subcategory-list.tsx';

export const clientLoader = loadCategories;

/** A subcategory that is about to be deleted, as it was when that was asked for. */
interface Leaving {
  category: Category;
  index: number;
  name: string;
  count: number;
}

/** Adds, renames and deletes the subcategories of a category (R162). */
export default function SubCategory({ loaderData }: Route.ComponentProps) {
  const { data } = useLoaded(loaderData);
  const save = useSaveCategory();
  const { params, change } = useListParams();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const category = data?.find(({ _id }) => _id === params.get('category')) ?? data?.[0];

  function add({ _id, version }: Category, subcategory: string) {
    const request = { method: 'PUT', body: { subcategory, version } } as const;
    const failed = subcategory === '' ? 'Name is required' : 'Failed to add subcategory.';
    return save(`/${_id}/subcategories`, request, { done: 'Subcategory added successfully!', failed });
  }

  return (
    <>
      <ScreenHeading title="Subcategories" />
      {data && !category && <p className="text-sm text-ink-soft">Create a category first.</p>}
      {data && category && (
        <>
          <label htmlFor="category" className="mb-1 block text-sm font-semibold">
            Category
          </label>
          <select
            id="category"
            value={category._id}
            onChange={({ target }) => change({ category: target.value })}
            className="mb-4 h-11 w-full max-w-xl rounded-control border border-line-strong bg-paper px-3"
          >
            <Options choices={choicesOf(data)} />
          </select>
          <NameForm
            key={category._id}
            label={`New subcategory of ${category.name}`}
            button="Add subcategory"
            onSubmit={(name) => add(category, name)}
          />
          <SubcategoryList
            category={category}
            onDelete={(index) => {
              const subcategory = category.subcategories[index];
              if (subcategory) setLeaving({ category, index, ...subcategory });
            }}
          />
        </>
      )}
      {data && leaving && (
        <DeleteCategory
          kind="subcategory"
          name={leaving.name}
          count={leaving.count}
          destinations={data.map((one) =>
            one._id === leaving.category._id ? without(one, leaving.name) : one,
          )}
          path={`/api/v1/categories/${leaving.category._id}/subcategories/${leaving.index}`}
          version={leaving.category.version}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

function without(category: Category, subcategory: string): Category {
  return { ...category, subcategories: category.subcategories.filter(({ name }) => name !== subcategory) };
}
