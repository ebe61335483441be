import { useState } from 'react';
import { Link, redirect, useRevalidator } from 'react-router';
import type { Category } from '../../../shop/catalogue/categories/responses.ts';
import type { StaffProduct } from '../../../shop/catalogue/products/responses.ts';
import type { StaffVariants } from '../../../shop/catalogue/variants/responses.ts';
import type { ApiFailure } from '../../api.ts';
import type { Texts } from '../../forms/schema-resolver.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { ChangedMeanwhile } from '../../staff/ui/changed-meanwhile.tsx';
import { HeadingLink, ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { lastAddressOf, TO_LAST_PLACE } from '../../staff/ui/use-kept-place.ts';
import { useLoaded } from '../../staff/use-loaded.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { showToast } from '../../ui/toast.ts';
import { loadCategories } from '../categories/category-choices.ts';
import { productStockScreen } from '../stock/stock-labels.ts';
import type { Route } from './+types/edit-product.ts';
import { DuplicateButton } from './duplicate-button.tsx';
import { loadBrands } from './load-brands.ts';
import { storedPhotos } from './photos.ts';
import { ProductFormFrame } from './product-form-frame.tsx';
import { type ProductValues, toValues, useProductForm } from './use-product-form.ts';
import { OptionsPart } from './variants/options-part.tsx';

const SCREEN = '/dashboard/edit-delete-product';

const variantsPath = (id: string) => `/api/v1/products/${encodeURIComponent(id)}/variants`;

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const path = `/api/v1/products/staff/${encodeURIComponent(params.id)}`;
  const [product, variants, categories, brands] = await Promise.all([
    requestAsStaff<StaffProduct>('admin', path, { signal: request.signal }),
    requestAsStaff<StaffVariants>('admin', variantsPath(params.id), { signal: request.signal }),
    loadCategories({ request }),
    loadBrands({ request }),
  ]);
  // A variant is changed with its product.
  if (product.ok && product.value.variantOf) throw redirect(`/dashboard/product/${product.value.variantOf}`);
  return { product, variants, categories, brands };
}

/** Changes a product and its pictures. */
export default function EditProduct({ loaderData }: Route.ComponentProps) {
  const { data: product, error } = useLoaded(loaderData.product);
  const { data: variants } = useLoaded(loaderData.variants);
  const { data: categories } = useLoaded(loaderData.categories);
  const { revalidate } = useRevalidator();
  const [readings, setReadings] = useState(0);
  const { data: brands } = useLoaded(loaderData.brands);
  // What the form beside the options has made of the product since they were read is nobody else's change.
  const [ownVersion, setOwnVersion] = useState<number | null>(null);
  if (!product) {
    return (
      <>
        <ScreenHeading title="Product" />
        <FormAlert message={error?.message ?? null} />
        <Link to={SCREEN} className="mt-4 inline-block font-semibold text-brand underline">
          All products
        </Link>
      </>
    );
  }
  // A duplicate is another form: nothing of the first is taken over into it.
  return (
    <>
      <EditForm
        key={product._id}
        loaded={product}
        categories={categories ?? []}
        brands={brands ?? []}
        onSaved={({ version }) => {
          setOwnVersion(version);
          void revalidate();
        }}
      />
      {variants && (
        <OptionsPart
          key={`${product._id} ${readings}`}
          stored={variants}
          ownVersion={ownVersion}
          onSaved={() => {
            setOwnVersion(null);
            void revalidate();
          }}
          onReload={() => {
            setOwnVersion(null);
            void revalidate().then(() => setReadings((count) => count + 1));
          }}
        />
      )}
    </>
  );
}

interface EditFormProps {
  loaded: StaffProduct;
  categories: readonly Category[];
  brands: readonly string[];
  onSaved: (product: StaffProduct) => void;
}

function EditForm({ loaded, categories, brands, onSaved }: EditFormProps) {
  const [stored, setStored] = useState(loaded);
  const [seen, setSeen] = useState(loaded);
  // Its options were saved: what is typed here stays, and is saved against that.
  if (loaded !== seen) {
    setSeen(loaded);
    if (loaded.version > stored.version) setStored(loaded);
  }
  const product = useProductForm({ values: toValues(loaded), photos: storedPhotos(loaded.photos) });
  const { form, photosChanged, unsaved } = product;
  const [conflict, setConflict] = useState<ApiFailure | null>(null);

  const submit = product.submit(async () => {
    if (!unsaved) return showToast('info', 'Nothing was changed.');
    const request = { method: 'PUT', path: `/api/v1/products/${stored._id}` } as const;
    const texts = textsOf(form.getChanges(), form.getValues(), stored);
    const result = await product.send<StaffProduct>(request, texts, photosChanged);
    if (result.ok) {
      takeOver(result.value);
      onSaved(result.value);
      showToast('success', 'The product is saved.');
    } else if (result.code === 'CHANGED_MEANWHILE') setConflict(result);
    else form.fail(result.message);
  });

  function typeAgainst(current: StaffProduct) {
    setStored(current);
    setConflict(null);
  }

  function takeOver(current: StaffProduct) {
    typeAgainst(current);
    product.restart(toValues(current), storedPhotos(current.photos));
  }

  return (
    <>
      <ScreenHeading title={`Edit ${stored.name}`}>
        <HeadingLink to={lastAddressOf(SCREEN)} state={TO_LAST_PLACE}>
          All products
        </HeadingLink>
        <HeadingLink to={productStockScreen(stored._id)}>Its stock</HeadingLink>
        {stored.status !== 'draft' && (
          <HeadingLink to={`/product/${stored._id}`}>See it in the shop</HeadingLink>
        )}
        <DuplicateButton product={stored} />
      </ScreenHeading>
      {(loaded.alerts ?? 0) > 0 && (
        <p className="mb-3 text-sm text-ink-soft">
          {loaded.alerts === 1 ? 'One shopper wants' : `${loaded.alerts} shoppers want`} to be told when it is
          back in stock.
        </p>
      )}
      <ProductFormFrame
        product={product}
        categories={categories}
        brands={brands}
        label={`Edit ${stored.name}`}
        button="Save"
        onSubmit={submit}
        unsavedNote="Not saved yet"
        hasOptions={stored.variants !== undefined}
      >
        {conflict && <ChangedMeanwhile conflict={conflict} onReload={takeOver} onKeepTyping={typeAgainst} />}
      </ProductFormFrame>
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
