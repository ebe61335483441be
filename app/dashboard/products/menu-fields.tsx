import type { Category } from '../../../shop/catalogue/responses.ts';
import { isSection } from '../../../shop/catalogue/rules.ts';
import { Select } from '../../forms/select.tsx';
import type { ProductForm } from './product-values.ts';

interface MenuFieldsProps {
  form: ProductForm;
  categories: readonly Category[];
}

/** Where the menus show a product of a section, since they leave most sections out; nothing for all other products. */
export function MenuFields({ form: { field, watch, set }, categories }: MenuFieldsProps) {
  const category = watch('category');
  const menuCategory = watch('menuCategory');
  const own = categories.find(({ _id }) => _id === category);
  if (menuCategory === '' && !(own && isSection(own.name))) return null;
  const rooms = categories.filter(({ name }) => !isSection(name));
  const chosen = categories.find(({ _id }) => _id === menuCategory);
  const subcategories = chosen?.subcategories.map(({ name }) => name) ?? [];
  return (
    <>
      <Select
        field={field('menuCategory')}
        label="Also in the menus under"
        optional
        hint={`${own?.name ?? 'Its category'} is a section of the home page. Shoppers who look through the menus find the product in the category that you choose here.`}
        prompt="Nowhere"
        choices={rooms.map(({ _id, name }) => ({ value: _id, name }))}
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
