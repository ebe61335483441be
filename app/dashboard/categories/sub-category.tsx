import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Category } from '../../../shop/catalogue/types.ts';
import { requestAsAdmin } from '../../staff/as-admin.ts';
import { failureMessage } from '../../staff/failure-message.ts';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toast.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { NameForm } from './name-form.tsx';
import { SubcategoryList } from './subcategory-list.tsx';
import { useCategories } from './use-categories.ts';

/** Adds, renames and deletes the subcategories of a category (spec, sections 2, 5 and 8). */
export default function SubCategory() {
  const { data, loading, reload } = useCategories();
  const [params, setParams] = useSearchParams();
  const [leaving, setLeaving] = useState<number | null>(null);
  const category = data?.find(({ _id }) => _id === params.get('category')) ?? data?.[0];
  const leavingSubcategory = category?.subcategories[leaving ?? -1];

  async function add({ _id, version }: Category, subcategory: string): Promise<string | null> {
    const result = await requestAsAdmin(`/api/v1/categories/${_id}/subcategories`, {
      method: 'PUT',
      body: { subcategory, version },
    });
    reload();
    if (result.ok) {
      showToast('success', 'Subcategory added successfully!');
      return null;
    }
    showToast('error', subcategory === '' ? 'Name is required' : 'Failed to add subcategory.');
    return failureMessage(result);
  }

  return (
    <>
      <ScreenHeading title="Subcategories" />
      {!data && loading && <Spinner className="m-4 size-6 text-brand" />}
      {data && !category && <p className="text-sm text-ink-soft">Create a category first.</p>}
      {data && category && (
        <>
          <label htmlFor="category" className="mb-1 block text-sm font-semibold">
            Category
          </label>
          <select
            id="category"
            value={category._id}
            onChange={({ target }) => setParams({ category: target.value }, { replace: true })}
            className="mb-4 h-11 w-full max-w-xl rounded-control border border-line-strong bg-paper px-3"
          >
            {data.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </select>
          <NameForm
            key={category._id}
            label={`New subcategory of ${category.name}`}
            button="Add subcategory"
            onSubmit={(name) => add(category, name)}
          />
          <SubcategoryList category={category} onRenamed={reload} onDelete={setLeaving} />
        </>
      )}
      {data && category && leavingSubcategory && (
        <DeleteDialog
          kind="subcategory"
          name={leavingSubcategory.name}
          count={leavingSubcategory.count}
          destinations={data.map((one) => (one === category ? without(one, leavingSubcategory.name) : one))}
          path={`/api/v1/categories/${category._id}/subcategories/${leaving}`}
          version={category.version}
          onDeleted={() => {
            showToast('success', 'Subcategory deleted successfully!');
            setLeaving(null);
            reload();
          }}
          onFailed={({ code }) => {
            showToast('error', 'Failed to delete subcategory.');
            if (code === 'CHANGED_MEANWHILE') setLeaving(null);
            if (code !== 'HAS_PRODUCTS') reload();
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

function without(category: Category, subcategory: string): Category {
  return { ...category, subcategories: category.subcategories.filter(({ name }) => name !== subcategory) };
}
