import { useState } from 'react';
import { linePrice } from '../../../shop/catalogue/pricing/rules.ts';
import type { Category } from '../../../shop/catalogue/responses.ts';
import { isSection } from '../../../shop/catalogue/rules.ts';
import { formatRupees } from '../../../shop/money.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { FormField } from '../../ui/form-field.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.ts';
import type { Form } from '../../ui/use-form.ts';
import { MenuFields } from './menu-fields.tsx';
import type { ProductValues } from './product-values.ts';

export type ProductForm<Checked> = Form<ProductValues, Checked>;

interface ProductFieldsProps<Checked> {
  form: ProductForm<Checked>;
  categories: readonly Category[];
}

/** The fields of a product (R165), without its pictures. */
export function ProductFields<Checked>({ form, categories }: ProductFieldsProps<Checked>) {
  const { category } = form.values;
  const { subcategories, load } = useSubcategories(categories, category);

  /** Outside the sections a product is in the menus by its own category. */
  function chooseCategory(id: string) {
    void load(id);
    const name = categories.find(({ _id }) => _id === id)?.name ?? '';
    form.set({
      category: id,
      subcategory: '',
      ...(!isSection(name) && { menuCategory: '', menuSubcategory: '' }),
    });
  }

  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <FormField field={form.field('name')} label="Name" className="sm:col-span-2">
        {(control) => <input {...control} autoComplete="off" maxLength={200} dir="auto" />}
      </FormField>
      <FormField field={form.field('category')} label="Category">
        {(control) => (
          <Select
            {...control}
            prompt="Choose a category"
            choices={categories.map(({ _id, name }) => ({ value: _id, name }))}
            onChange={({ target }) => chooseCategory(target.value)}
          />
        )}
      </FormField>
      <FormField field={form.field('subcategory')} label="Subcategory" optional={subcategories.length === 0}>
        {(control) => (
          <Select
            {...control}
            prompt={
              category === ''
                ? 'Choose a category first'
                : subcategories.length > 0
                  ? 'Choose a subcategory'
                  : 'There are none'
            }
            choices={subcategories}
            disabled={subcategories.length === 0}
          />
        )}
      </FormField>
      <MenuFields form={form} categories={categories} />
      <FormField field={form.field('description')} label="Description" className="sm:col-span-2">
        {(control) => <textarea {...control} rows={5} dir="auto" />}
      </FormField>
      <FormField field={form.field('price')} label="Price (Rs.)">
        {(control) => <input {...control} inputMode="decimal" autoComplete="off" />}
      </FormField>
      <FormField
        field={form.field('discount')}
        label="Discount (%)"
        optional
        hint={sellingPrice(form.values)}
      >
        {(control) => <input {...control} inputMode="decimal" autoComplete="off" />}
      </FormField>
      <FormField field={form.field('quantity')} label="Quantity in stock">
        {(control) => <input {...control} inputMode="numeric" autoComplete="off" />}
      </FormField>
      <FormField field={form.field('shipping')} label="Shipping">
        {(control) => <Select {...control} prompt="Choose free or paid" choices={['free', 'paid']} />}
      </FormField>
      <FormField
        field={form.field('title')}
        label="What the pictures show"
        optional
        hint="For people who cannot see them; the name when left empty."
        className="sm:col-span-2"
      >
        {(control) => <input {...control} autoComplete="off" maxLength={200} dir="auto" />}
      </FormField>
    </div>
  );
}

/** The names of a category's subcategories; `load` asks for them again when it is chosen, since the form may be old (R214). */
function useSubcategories(categories: readonly Category[], category: string) {
  const [loaded, setLoaded] = useState<{ category: string; names: string[] } | null>(null);

  async function load(id: string) {
    if (id === '') return;
    const result = await requestAsStaff<string[]>('admin', `/api/v1/categories/${id}/subcategories`);
    if (result.ok) setLoaded({ category: id, names: result.value });
    else showToast('error', 'Error fetching subcategories', { about: 'subcategories' });
  }

  const known = categories.find(({ _id }) => _id === category)?.subcategories.map(({ name }) => name) ?? [];
  return { subcategories: loaded?.category === category ? loaded.names : known, load };
}

/** What a shopper will pay, while price and discount are being typed. */
function sellingPrice({ price, discount }: ProductValues): string {
  const amounts = { price: Number(price), discount: Number(discount || 0) };
  const fine = amounts.price >= 1 && amounts.price <= 1e7 && amounts.discount >= 0 && amounts.discount <= 100;
  return fine
    ? `Shoppers pay ${formatRupees(linePrice(amounts))}.`
    : 'Shoppers pay the price less the discount.';
}
