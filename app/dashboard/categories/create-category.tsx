import { useState } from 'react';
import type { Category } from '../../../shop/catalogue/types.ts';
import { requestAsAdmin } from '../../staff/as-admin.ts';
import { failureMessage } from '../../staff/failure-message.ts';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { showToast } from '../../ui/toast.ts';
import { CategoryList } from './category-list.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { NameForm } from './name-form.tsx';
import { useCategories } from './use-categories.ts';

/** Creates, renames, orders and deletes categories (spec, sections 2, 5 and 8). */
export default function CreateCategory() {
  const remote = useCategories();
  const { data, reload } = remote;
  const [leaving, setLeaving] = useState<Category | null>(null);

  async function create(name: string): Promise<string | null> {
    // An empty name is ignored (spec, section 5).
    if (name === '') return null;
    const result = await requestAsAdmin('/api/v1/categories', {
      method: 'POST',
      body: { name, count: 0, subcategories: [] },
    });
    if (!result.ok) {
      showToast('error', 'Failed to create category.');
      return failureMessage(result);
    }
    showToast('success', 'Category created successfully!');
    reload();
    return null;
  }

  return (
    <>
      <ScreenHeading title="Categories" />
      <NameForm label="New category" button="Create category" onSubmit={create} />
      <CategoryList remote={remote} onRenamed={reload} onDelete={setLeaving} />
      {leaving && (
        <DeleteDialog
          kind="category"
          name={leaving.name}
          count={leaving.count}
          destinations={(data ?? []).filter(({ _id }) => _id !== leaving._id)}
          path={`/api/v1/categories/${leaving._id}`}
          version={leaving.version}
          onDeleted={() => {
            showToast('success', 'Category deleted successfully!');
            setLeaving(null);
            reload();
          }}
          onFailed={({ code }) => {
            showToast('error', 'Failed to delete category.');
            if (code !== 'HAS_PRODUCTS') reload();
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
