import type { Category } from '../../../shop/catalogue/responses.ts';
import { Toolbar, ToolbarSearch, ToolbarSelect } from '../../staff/ui/toolbar.tsx';
import { useListParams } from '../../staff/ui/use-list-params.ts';

/** What the list of products can be searched and filtered by. */
export function ProductFilters({ categories }: { categories: readonly Category[] }) {
  const { params } = useListParams();
  const chosen = categories.find(({ _id }) => _id === params.get('category'));
  return (
    <Toolbar label="Search products">
      <ToolbarSearch label="Words of the name" />
      <ToolbarSelect
        label="Category"
        name="category"
        all="All categories"
        choices={categories.map(({ _id, name }) => ({ value: _id, name }))}
      />
      {chosen && chosen.subcategories.length > 0 && (
        <ToolbarSelect
          label="Subcategory"
          name="subcategory"
          all="All subcategories"
          choices={chosen.subcategories.map(({ name }) => ({ value: name, name }))}
        />
      )}
      <ToolbarSelect label="Menus" name="menus" all="In the menus or not" choices={MENUS} />
      <ToolbarSelect label="Stock" name="stock" all="Any stock" choices={STOCK} />
      <ToolbarSelect label="Discount" name="discounted" all="With and without discount" choices={DISCOUNT} />
    </Toolbar>
  );
}

const MENUS = [{ value: 'none', name: 'In no menu' }];
const STOCK = [
  { value: 'in', name: 'In stock' },
  { value: 'low', name: 'Low on stock' },
  { value: 'out', name: 'Out of stock' },
];
const DISCOUNT = [
  { value: '1', name: 'With discount' },
  { value: '0', name: 'Without discount' },
];
