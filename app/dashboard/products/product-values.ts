import type { StaffProduct } from '../../../shop/catalogue/products/responses.ts';
import { createProductFormSchema } from '../../../shop/catalogue/products/schemas.ts';
import type { SchemaForm } from '../../forms/use-schema-form.ts';

/** What stands in the fields of a product's form, all of it text. */
export interface ProductValues {
  category: string;
  subcategory: string;
  /** Id of the category that the menus show it in beside a section, and the name of a subcategory of it. */
  menuCategory: string;
  menuSubcategory: string;
  name: string;
  title: string;
  description: string;
  price: string;
  discount: string;
  quantity: string;
  shipping: string;
}

export type ProductForm = SchemaForm<keyof ProductValues>;

/** The form of a product as it is before anything is typed. */
export const NO_PRODUCT: ProductValues = {
  category: '',
  subcategory: '',
  menuCategory: '',
  menuSubcategory: '',
  name: '',
  title: '',
  description: '',
  price: '',
  discount: '',
  quantity: '',
  shipping: '',
};

/** What the form checks by itself; the pictures are not among its texts. */
export const productValuesSchema = createProductFormSchema.omit({ photos: true });

/** A product as its form shows it. */
export function toValues(product: StaffProduct): ProductValues {
  return {
    category: product.category,
    subcategory: product.subcategory ?? '',
    menuCategory: product.menuCategory ?? '',
    menuSubcategory: product.menuSubcategory ?? '',
    name: product.name,
    // A title that only repeats the name follows it when it changes.
    title: product.title === product.name ? '' : product.title,
    description: product.description,
    price: String(product.price),
    discount: product.discount > 0 ? String(product.discount) : '',
    quantity: String(product.quantity),
    shipping: product.shipping,
  };
}
