import { useState } from 'react';
import { Link } from 'react-router';
import type { Product } from '../../../shop/catalogue/responses.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { failureMessage } from '../../staff/failure-message.ts';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { UnsavedGuard } from '../../staff/ui/unsaved-guard.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { loadCategories } from '../categories/load-categories.ts';
import type { Route } from './+types/create-product.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { ProductFields } from './product-fields.tsx';
import { NO_PRODUCT } from './product-values.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useProductForm } from './use-product-form.ts';

const EMPTY = { values: NO_PRODUCT, photos: [] };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadCategories(request.signal);
}

/** Creates a product with its pictures (R165, R166). */
export default function CreateProduct({ loaderData }: Route.ComponentProps) {
  const { data: categories } = useLoaded(loaderData);
  const product = useProductForm(EMPTY);
  const { form, photos, photoProblem, part } = product;
  const [created, setCreated] = useState<Pick<Product, '_id' | 'name'> | null>(null);

  const submit = product.submit(async () => {
    setCreated(null);
    const call = { method: 'POST', path: '/api/v1/products/create' } as const;
    const result = await product.send<Product>(call, form.getValues(), true);
    if (!result.ok) {
      showToast('error', 'Error creating product');
      form.fail(failureMessage(result));
      return;
    }
    showToast('success', 'Product created successfully!');
    setCreated(result.value);
    // The next is often filed in the same place.
    const { category, subcategory, menuCategory, menuSubcategory } = form.getValues();
    product.restart({ ...NO_PRODUCT, category, subcategory, menuCategory, menuSubcategory }, []);
    window.scrollTo({ top: 0 });
  });

  return (
    <>
      <ScreenHeading title="New product" />
      <div role="status">
        {created && (
          <p className="mb-4 max-w-3xl rounded-control bg-brand-soft px-4 py-3 text-sm">
            <strong>{created.name}</strong> is in the shop.{' '}
            <Link to={`/product/${created._id}`} className="font-semibold text-brand underline">
              See it in the shop
            </Link>{' '}
            ·{' '}
            <Link to={`/dashboard/product/${created._id}`} className="font-semibold text-brand underline">
              Edit it
            </Link>
          </p>
        )}
      </div>
      <form ref={form.ref} noValidate onSubmit={submit} aria-label="New product" className="max-w-5xl">
        <FormSummary form={form} className="mb-4" />
        <div className="grid max-w-5xl gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="rounded-card border border-line bg-paper p-4 sm:p-5">
            <ProductFields form={form} categories={categories ?? []} />
          </div>
          <div className="space-y-4">
            <div className="rounded-card border border-line bg-paper p-4">
              <PhotoPicker photos={photos} problem={photoProblem} onChange={product.setPhotos} />
            </div>
            <UploadProgress part={part} />
            <Button type="submit" size="large" busy={form.busy} className="w-full">
              Create product
            </Button>
          </div>
        </div>
      </form>
      <UnsavedGuard unsaved={product.unsaved && !form.busy} />
    </>
  );
}
