import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Product } from '../../../shop/catalogue/products/responses.ts';
import type { Texts } from '../../forms/schema-resolver.ts';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { showToast } from '../../ui/toast.ts';
import { loadCategories } from '../categories/category-choices.ts';
import type { Route } from './+types/create-product.ts';
import { loadBrands } from './load-brands.ts';
import { ProductFormFrame } from './product-form-frame.tsx';
import { NO_PRODUCT, useProductForm } from './use-product-form.ts';
import { NewOptions } from './variants/new-options.tsx';
import { useNewOptions } from './variants/use-new-options.ts';

const EMPTY = { values: NO_PRODUCT, photos: [] };

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const [categories, brands] = await Promise.all([loadCategories(args), loadBrands(args)]);
  return { categories, brands };
}

/** Creates a product with its pictures (R165, R166), and with options all its variants (R627). */
export default function CreateProduct({ loaderData }: Route.ComponentProps) {
  const { data: categories } = useLoaded(loaderData.categories);
  const { data: brands } = useLoaded(loaderData.brands);
  const options = useNewOptions();
  const product = useProductForm(EMPTY, options.isThere);
  const { form, photos } = product;
  const [created, setCreated] = useState<(Pick<Product, '_id' | 'name'> & { status: string }) | null>(null);

  const create = (withOptions: Partial<Texts> | null) => async () => {
    if (!withOptions) return form.fail('Please check the options.');
    setCreated(null);
    const request = { method: 'POST', path: '/api/v1/products/create' } as const;
    const result = await product.send<Product>(request, { ...form.getValues(), ...withOptions }, true);
    if (!result.ok) {
      showToast('error', 'Error creating product');
      options.refuse(result.fields);
      return form.fail(result.message);
    }
    showToast('success', 'Product created successfully!');
    const { category, subcategory, menuCategory, menuSubcategory, brand, status } = form.getValues();
    setCreated({ ...result.value, status });
    // The next is often filed in the same place.
    product.restart(
      { ...NO_PRODUCT, category, subcategory, menuCategory, menuSubcategory, brand, status },
      [],
    );
    options.restart();
    window.scrollTo({ top: 0 });
  };

  /** Both are checked at once, so that all faults are marked. */
  const submit = (event: FormEvent) =>
    product.submit(create(options.check(photos.map(({ address }) => address))))(event);

  return (
    <>
      <ScreenHeading title="New product" />
      <div role="status">
        {created && (
          <p className="mb-4 max-w-3xl rounded-control bg-brand-soft px-4 py-3 text-sm">
            <strong>{created.name}</strong>{' '}
            {created.status === 'draft' ? (
              'is stored as a draft.'
            ) : (
              <>
                is in the shop.{' '}
                <Link to={`/product/${created._id}`} className="font-semibold text-brand underline">
                  See it in the shop
                </Link>
              </>
            )}{' '}
            ·{' '}
            <Link to={`/dashboard/product/${created._id}`} className="font-semibold text-brand underline">
              Edit it
            </Link>
          </p>
        )}
      </div>
      <ProductFormFrame
        product={{ ...product, unsaved: product.unsaved || options.isThere }}
        categories={categories ?? []}
        brands={brands ?? []}
        label="New product"
        button="Create product"
        onSubmit={submit}
        hasOptions={options.isThere}
        faults={Object.keys(options.faults)}
        options={<NewOptions options={options} form={form} photos={photos} />}
      />
    </>
  );
}
