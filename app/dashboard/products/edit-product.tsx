import { useState } from 'react';
import { Link } from 'react-router';
import type { StaffProduct } from '../../../shop/catalogue/products/responses.ts';
import type { Category } from '../../../shop/catalogue/responses.ts';
import type { ApiFailure } from '../../api.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import type { Texts } from '../../forms/schema-resolver.ts';
import { failureMessage } from '../../staff/failure-message.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { ChangedMeanwhile } from '../../staff/ui/changed-meanwhile.tsx';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { UnsavedGuard } from '../../staff/ui/unsaved-guard.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { showToast } from '../../ui/toast.ts';
import { loadCategories } from '../categories/load-categories.ts';
import type { Route } from './+types/edit-product.ts';
import { PhotoPicker } from './photo-picker.tsx';
import { storedPhotos } from './photos.ts';
import { ProductFields } from './product-fields.tsx';
import { type ProductValues, toValues } from './product-values.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useProductForm } from './use-product-form.ts';

const SCREEN = '/dashboard/edit-delete-product';

function requestProduct(id: string, signal?: AbortSignal) {
  const path = `/api/v1/products/staff/${encodeURIComponent(id)}`;
  return requestAsStaff<StaffProduct>('admin', path, { ...(signal && { signal }) });
}

export async function clientLoader({ request: { signal }, params }: Route.ClientLoaderArgs) {
  const [product, categories] = await Promise.all([
    requestProduct(params.id, signal),
    loadCategories(signal),
  ]);
  return { product, categories };
}

/** Changes a product and its pictures. */
export default function EditProduct({ loaderData }: Route.ComponentProps) {
  const { data: product, error } = useLoaded(loaderData.product);
  const { data: categories } = useLoaded(loaderData.categories);
  if (!product) {
    return (
      <>
        <ScreenHeading title="Product" />
        <FormAlert message={error && failureMessage(error)} />
        <Link to={SCREEN} className="mt-4 inline-block font-semibold text-brand underline">
          All products
        </Link>
      </>
    );
  }
  return <EditForm loaded={product} categories={categories ?? []} />;
}

function EditForm({ loaded, categories }: { loaded: StaffProduct; categories: readonly Category[] }) {
  const [stored, setStored] = useState(loaded);
  const product = useProductForm({ values: toValues(loaded), photos: storedPhotos(loaded.photos) });
  const { form, photos, photoProblem, part, photosChanged, unsaved } = product;
  const [refusal, setRefusal] = useState<ApiFailure | null>(null);

  const submit = product.submit(async () => {
    if (!unsaved) {
      showToast('info', 'Nothing was changed.');
      return;
    }
    const call = { method: 'PUT', path: `/api/v1/products/${stored._id}` } as const;
    const texts = textsOf(form.getChanges(), form.getValues(), stored);
    const result = await product.send<StaffProduct>(call, texts, photosChanged);
    if (result.ok) {
      takeOver(result.value);
      showToast('success', 'The product is saved.');
      return;
    }
    if (result.code === 'CHANGED_MEANWHILE') setRefusal(result);
    else form.fail(failureMessage(result));
  });

  /** Asks for the product as it is now: the refusal has it too, but it may be older than the person's decision. */
  async function fetchCurrent(): Promise<StaffProduct | null> {
    const result = await requestProduct(stored._id);
    if (!result.ok) form.fail(failureMessage(result));
    return result.ok ? result.value : null;
  }

  function takeOver(current: StaffProduct) {
    setStored(current);
    setRefusal(null);
    product.restart(toValues(current), storedPhotos(current.photos));
  }

  return (
    <>
      <ScreenHeading title={`Edit ${stored.name}`}>
        <Link to={SCREEN} className="px-2 text-sm font-semibold text-brand hover:underline">
          All products
        </Link>
        <Link to={`/product/${stored._id}`} className="px-2 text-sm font-semibold text-brand hover:underline">
          See it in the shop
        </Link>
      </ScreenHeading>
      <form
        ref={form.ref}
        noValidate
        onSubmit={submit}
        aria-label={`Edit ${stored.name}`}
        className="max-w-5xl"
      >
        <FormSummary form={form} className="mb-4" />
        <div className="grid max-w-5xl gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="rounded-card border border-line bg-paper p-4 sm:p-5">
            <ProductFields form={form} categories={categories} />
          </div>
          <div className="space-y-4">
            <div className="rounded-card border border-line bg-paper p-4">
              <PhotoPicker photos={photos} problem={photoProblem} onChange={product.setPhotos} />
            </div>
            {refusal && (
              <ChangedMeanwhile
                refusal={refusal}
                onReload={async () => {
                  const current = await fetchCurrent();
                  if (current) takeOver(current);
                }}
                onKeepTyping={async () => {
                  const current = await fetchCurrent();
                  if (!current) return;
                  setStored(current);
                  setRefusal(null);
                }}
              />
            )}
            <UploadProgress part={part} />
            <Button type="submit" size="large" busy={form.busy} className="w-full">
              Save
            </Button>
            {unsaved && !form.busy && <p className="text-center text-sm text-ink-soft">Not saved yet</p>}
          </div>
        </div>
      </form>
      <UnsavedGuard unsaved={unsaved && !form.busy} />
    </>
  );
}

/** Only what was changed is sent, with what was in view, so that nobody's work is written over unseen. */
function textsOf(changes: Partial<Texts>, values: ProductValues, stored: StaffProduct): Partial<Texts> {
  return {
    ...changes,
    // Two categories may have subcategories of one name: it is another one all the same.
    ...(changes.category !== undefined && { subcategory: values.subcategory }),
    ...(changes.menuCategory !== undefined && { menuSubcategory: values.menuSubcategory }),
    ...(changes.discount === '' && { discount: '0' }),
    ...(changes.quantity !== undefined && { seenQuantity: String(stored.quantity) }),
    version: String(stored.version),
  };
}
