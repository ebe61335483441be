import type { Category } from '../../../shop/catalogue/responses.ts';
import { isSection } from '../../../shop/catalogue/rules.ts';
import { FormField } from '../../ui/form-field.tsx';
import { Select } from '../../ui/select.tsx';
import type { ProductForm } from './product-fields.tsx';

interface MenuFieldsProps<Checked> {
  form: ProductForm<Checked>;
  categories: readonly Category[];
}

/** Where the menus show a product of a section, since they leave most sections out; nothing for all other products. */
export function MenuFields<Checked>({ form, categories }: MenuFieldsProps<Checked>) {
  const { category, menuCategory } = form.values;
  const own = categories.find(({ _id }) => _id === category);
  if (menuCategory === '' && !(own && isSection(own.name))) return null;
  const rooms = categories.filter(({ name }) => !isSection(name));
  const chosen = categories.find(({ _id }) => _id === menuCategory);
  const subcategories = chosen?.subcategories.map(({ name }) => name) ?? [];
  return (
    <>
      <FormField
        field={form.field('menuCategory')}
        label="Also in the menus under"
        optional
        hint={`${own?.name ?? 'Its category'} is a section of the home page. Shoppers who look through the menus find the product in the category that you choose here.`}
      >
        {(control) => (
          <Select
            {...control}
            prompt="Nowhere"
            choices={rooms.map(({ _id, name }) => ({ value: _id, name }))}
            onChange={({ target }) => form.set({ menuCategory: target.value, menuSubcategory: '' })}
          />
        )}
      </FormField>
      <FormField field={form.field('menuSubcategory')} label="Subcategory in the menus" optional>
        {(control) => (
          <Select
            {...control}
            prompt={subcategories.length > 0 ? `All of ${chosen?.name ?? ''}` : 'There are none'}
            choices={subcategories}
            disabled={subcategories.length === 0}
          />
        )}
      </FormField>
    </>
  );
}
