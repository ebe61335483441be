import type { Category } from '../../../shop/catalogue/categories/responses.ts';
import type { Choices } from '../../forms/select.tsx';
import { Toolbar, ToolbarSearch, ToolbarSelect } from '../../staff/ui/toolbar.tsx';
import { useListParams } from '../../staff/ui/use-list-params.ts';
import { choicesOf, subcategoriesOf } from '../categories/category-choices.ts';

/** What the list of products can be searched and filtered by. */
export function ProductFilters({
  categories,
  brands,
}: {
  categories: readonly Category[];
  brands: readonly string[];
}) {
  const { params } = useListParams();
  const subcategories = subcategoriesOf(categories, params.get('category') ?? '');
  return (
    <Toolbar
      label="Search products"
      folds={['category', 'subcategory', 'brand', 'menus', 'stock', 'discounted']}
    >
      <ToolbarSearch label="Words of the name" />
      <ToolbarSelect label="Category" name="category" all="All categories" choices={choicesOf(categories)} />
      {subcategories.length > 0 && (
        <ToolbarSelect
          label="Subcategory"
          name="subcategory"
          all="All subcategories"
          choices={subcategories}
        />
      )}
      {brands.length > 0 && <ToolbarSelect label="Brand" name="brand" all="All brands" choices={brands} />}
      <ToolbarSelect label="Menus" name="menus" all="Any menu" choices={MENUS} />
      <ToolbarSelect label="Stock" name="stock" all="Any stock" choices={STOCK} />
      <ToolbarSelect label="Discount" name="discounted" all="Any discount" choices={DISCOUNT} />
    </Toolbar>
  );
}

const MENUS: Choices = [['none', 'In no menu']];
const STOCK: Choices = [
  ['in', 'In stock'],
  ['low', 'Low on stock'],
  ['out', 'Out of stock'],
];
const DISCOUNT: Choices = [
  ['1', 'With discount'],
  ['0', 'Without discount'],
];
