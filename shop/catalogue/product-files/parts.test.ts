import { describe, expect, test } from 'vitest';
import { BLANK_PRODUCT, type ProductFields, type ProductRow } from '../products/product-row.ts';
import { changedFields } from '../products/write-products.ts';
import { differingParts, somePartsSchema } from './parts.ts';
import { withParts } from './with-parts.ts';

const PRODUCT: ProductRow = {
  ...BLANK_PRODUCT,
  id: 'product',
  version: 1,
  name: 'Pan',
  description: 'A pan',
  price_paisa: 100,
  quantity: 1,
  shipping: 'paid',
  category_id: 'kitchen',
  category_name: 'Kitchen',
  subcategory_id: null,
  subcategory_name: null,
  menu_category_id: null,
  menu_category_name: null,
  menu_subcategory_id: null,
  menu_subcategory_name: null,
};

const place = {
  category_id: 'gifts',
  category_name: 'Gifts',
  subcategory_id: 'new',
  subcategory_name: 'New',
};

/** Another value of each field; a field that is missing here does not compile. */
const OTHERS: ProductFields = {
  name: 'Pot',
  title: 'Pot',
  description: 'A pot',
  price_paisa: 200,
  own_discount_basis_points: 10,
  quantity: 2,
  shipping: 'free',
  photos: ['/a'],
  sku: 'A',
  barcode: '1',
  status: 'draft',
  brand: 'Sonex',
  weight_grams: 1,
  length_mm: 1,
  width_mm: 1,
  height_mm: 1,
  variant_of: 'parent',
  option_values: ['S'],
  options: [{ name: 'Size', values: ['S'] }],
  also_in: [place],
  ...place,
  menu_category_id: 'gifts',
  menu_category_name: 'Gifts',
  menu_subcategory_id: 'new',
  menu_subcategory_name: 'New',
};

const subcategories = new Map([['new', { id: 'new', name: 'New' }]]);
const CATEGORIES = new Map([
  ['kitchen', { id: 'kitchen', name: 'Kitchen', subcategories }],
  ['gifts', { id: 'gifts', name: 'Gifts', subcategories }],
]);

// Names of categories follow from their ids.
const withoutNames = (product: ProductFields) =>
  Object.fromEntries(Object.entries(product).filter(([field]) => !field.endsWith('_name')));

describe('what an import changes of a product', () => {
  test.each(Object.keys(withoutNames(OTHERS)))(
    'is remembered for the undo and put back by it, also its %s, and told in the audit log',
    (field) => {
      const named = Object.fromEntries(
        Object.entries(OTHERS).filter(([name]) => name === field || name === field.replace('_id', '_name')),
      );
      const after = { ...PRODUCT, ...named };
      const { before: was, after: is } = differingParts(PRODUCT, after);
      expect(Object.keys(is)).toHaveLength(1);
      expect(was).not.toEqual(is);
      // As PostgreSQL gives it back.
      expect(somePartsSchema.parse(JSON.parse(JSON.stringify(is)))).toEqual(is);
      expect(withoutNames(withParts(after, was, CATEGORIES))).toEqual(withoutNames(PRODUCT));
      expect(changedFields({ product: PRODUCT, after })).not.toEqual([]);
    },
  );
});
