import { useState } from 'react';
import { Link } from 'react-router';
import type { Product } from '../../../shop/catalogue/products/responses.ts';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { showToast } from '../../ui/toast.ts';
import { loadCategories } from '../categories/category-choices.ts';
import type { Route } from './+types/create-product.ts';
import { ProductFormFrame } from './product-form-frame.tsx';
import { NO_PRODUCT, useProductForm } from './use-product-form.ts';

const EMPTY = { values: NO_PRODUCT, photos: [] };

export const clientLoader = loadCategories;

/** Creates a product with its pictures (R165, R166). */
export default function CreateProduct({ loaderData }: Route.ComponentProps) {
  const { data: categories } = useLoaded(loaderData);
  const product = useProductForm(EMPTY);
  const { form } = product;
  const [created, setCreated] = useState<Pick<Product, '_id' | 'name'> | null>(null);

  const submit = product.submit(async () => {
    setCreated(null);
    const request = { method: 'POST', path: '/api/v1/products/create' } as const;
    const result = await product.send<Product>(request, form.getValues(), true);
    if (!result.ok) {
      showToast('error', 'Error creating product');
      return form.fail(result.message);
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
      <ProductFormFrame
        product={product}
        categories={categories ?? []}
        label="New product"
        button="Create product"
        onSubmit={submit}
      />
    </>
  );
}
