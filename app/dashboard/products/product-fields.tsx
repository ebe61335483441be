import { useId, useState } from 'react';
import type { Category } from '../../../shop/catalogue/categories/responses.ts';
import { isSection } from '../../../shop/catalogue/categories/rules.ts';
import { linePrice } from '../../../shop/catalogue/pricing/rules.ts';
import { LONGEST_BRAND } from '../../../shop/catalogue/products/rules.ts';
import { readNumber } from '../../../shop/fields/numbers/rules.ts';
import { formatRupees } from '../../../shop/money.ts';
import { Input, TextArea } from '../../forms/field.tsx';
import { Select } from '../../forms/select.tsx';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { DECIMAL, NUMBER } from '../../staff/ui/typed-numbers.ts';
import { showToast } from '../../ui/toast.ts';
import { choicesOf, subcategoriesOf } from '../categories/category-choices.ts';
import { AlsoInField } from './also-in-field.tsx';
import { MeasureFields } from './measure-fields.tsx';
import { isStatus, STATUS_CHOICES, STATUS_WORDS } from './product-statuses.ts';
import type { ProductForm } from './use-product-form.ts';

const CODE = { optional: true, autoComplete: 'off', maxLength: 64 } as const;

interface ProductFieldsProps {
  form: ProductForm;
  categories: readonly Category[];
  brands: readonly string[];
  /** Whether it is sold by its options, which then have what is of each alone. */
  hasOptions: boolean;
}

/** The fields of a product (R165), without its pictures. */
export function ProductFields({ form, categories, brands, hasOptions }: ProductFieldsProps) {
  const id = useId();
  const status = form.watch('status');
  const { field, watch, set } = form;
  const category = watch('category');
  const { subcategories, load } = useSubcategories(categories, category);

  /** Outside the sections a product is in the menus by its own category. */
  function chooseCategory(id: string) {
    void load(id);
    const name = categories.find(({ _id }) => _id === id)?.name ?? '';
    set({
      subcategory: '',
      ...(!isSection(name) && { menuCategory: '', menuSubcategory: '' }),
    });
  }

  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <Input
        field={field('name')}
        label="Name"
        autoComplete="off"
        maxLength={200}
        dir="auto"
        className="sm:col-span-2"
      />
      <Input
        field={field('brand')}
        label="Brand"
        optional
        autoComplete="off"
        maxLength={LONGEST_BRAND}
        list={`${id}-brands`}
        dir="auto"
      />
      <datalist id={`${id}-brands`}>
        {brands.map((brand) => (
          <option key={brand} value={brand} />
        ))}
      </datalist>
      <Select
        field={field('status')}
        label="Status"
        prompt="Choose a status"
        hint={isStatus(status) ? STATUS_WORDS[status].hint : ''}
        choices={STATUS_CHOICES}
      />
      <Select
        field={field('category')}
        label="Category"
        prompt="Choose a category"
        choices={choicesOf(categories)}
        onChoose={chooseCategory}
      />
      <Select
        field={field('subcategory')}
        label="Subcategory"
        optional={subcategories.length === 0}
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
      <MenuFields form={form} categories={categories} />
      <AlsoInField form={form} categories={categories} />
      <TextArea
        field={field('description')}
        label="Description"
        rows={5}
        dir="auto"
        className="sm:col-span-2"
      />
      {hasOptions ? (
        <p className="rounded-control bg-brand-soft px-4 py-3 text-sm sm:col-span-2">
          Price, discount and stock are those of each variant, below under Options.
        </p>
      ) : (
        <>
          <Input field={field('price')} label="Price (Rs.)" {...DECIMAL} />
          <Input
            field={field('discount')}
            label="Discount (%)"
            optional
            hint={sellingPrice(watch('price'), watch('discount'))}
            {...DECIMAL}
          />
          <Input field={field('quantity')} label="Quantity in stock" {...NUMBER} />
        </>
      )}
      <Select
        field={field('shipping')}
        label="Shipping"
        prompt="Choose free or paid"
        choices={[
          ['free', 'Free'],
          ['paid', 'Paid'],
        ]}
      />
      <Input field={field('sku')} label="SKU" hint="Your own code for it, as on the shelf." {...CODE} />
      <Input field={field('barcode')} label="Barcode" hint="A scanner can type it here." {...CODE} />
      <MeasureFields form={form} />
      <Input
        field={field('title')}
        label="What the pictures show"
        optional
        hint="For people who cannot see them; the name when left empty."
        autoComplete="off"
        maxLength={200}
        dir="auto"
        className="sm:col-span-2"
      />
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

  const known = subcategoriesOf(categories, category);
  return { subcategories: loaded?.category === category ? loaded.names : known, load };
}

/** What a shopper will pay, while price and discount are being typed. */
function sellingPrice(price: string, discount: string): string {
  const amounts = { price: readNumber(price), discount: Number(discount || 0) };
  const fine = amounts.price >= 1 && amounts.price <= 1e7 && amounts.discount >= 0 && amounts.discount <= 100;
  return fine
    ? `Shoppers pay ${formatRupees(linePrice(amounts))}.`
    : 'Shoppers pay the price less the discount.';
}

interface MenuFieldsProps {
  form: ProductForm;
  categories: readonly Category[];
}

/** Where the menus show a product of a section, since they leave most sections out; nothing for all other products. */
function MenuFields({ form: { field, watch, set }, categories }: MenuFieldsProps) {
  const category = watch('category');
  const menuCategory = watch('menuCategory');
  const own = categories.find(({ _id }) => _id === category);
  if (menuCategory === '' && !(own && isSection(own.name))) return null;
  const rooms = categories.filter(({ name }) => !isSection(name));
  const chosen = categories.find(({ _id }) => _id === menuCategory);
  const subcategories = subcategoriesOf(categories, menuCategory);
  return (
    <>
      <Select
        field={field('menuCategory')}
        label="Also in the menus under"
        optional
        hint={`${own?.name ?? 'Its category'} is a section of the home page. Shoppers who look through the menus find the product in the category that you choose here.`}
        prompt="Nowhere"
        choices={choicesOf(rooms)}
        onChoose={() => set({ menuSubcategory: '' })}
      />
      <Select
        field={field('menuSubcategory')}
        label="Subcategory in the menus"
        optional
        prompt={subcategories.length > 0 ? `All of ${chosen?.name ?? ''}` : 'There are none'}
        choices={subcategories}
        disabled={subcategories.length === 0}
      />
    </>
  );
}
