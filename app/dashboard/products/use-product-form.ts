import { type FormEvent, useState } from 'react';
import type { StaffProduct } from '../../../shop/catalogue/products/responses.ts';
import { createProductFormSchema } from '../../../shop/catalogue/products/schemas.ts';
import type { ApiResult } from '../../api.ts';
import type { Texts } from '../../forms/schema-resolver.ts';
import type { SchemaForm } from '../../forms/use-schema-form.ts';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { appendPhotos, type ChosenPhoto, dropPreviews } from './photos.ts';

const NO_PHOTO = 'Please choose at least one picture.';

/**
 * The form of a product with its pictures.
 * @param before what it shows until something is typed
 * @param hasOptions whether price and stock are typed of each of its variants instead
 */
export function useProductForm(before: { values: ProductValues; photos: ChosenPhoto[] }, hasOptions = false) {
  const [savedPhotos, setSavedPhotos] = useState(before.photos);
  const [photos, setPhotos] = useState<ChosenPhoto[]>(before.photos);
  const photosChanged = addressesOf(photos) !== addressesOf(savedPhotos);
  const form = useStaffForm({
    draft: 'product',
    unkept: photosChanged ? 'Pictures' : null,
    schema: hasOptions ? sharedValuesSchema : productValuesSchema,
    defaultValues: before.values,
  });
  const [photoProblem, setPhotoProblem] = useState<string | null>(null);
  const [part, setPart] = useState<number | null>(null);

  /** What the form does when it is submitted: with a picture and without a fault it is sent. */
  const submit = (save: () => Promise<void>) => (event: FormEvent) => {
    if (photos.length === 0) setPhotoProblem(NO_PHOTO);
    return form.submit(async () => {
      if (photos.length > 0) await save();
    })(event);
  };

  /** Sends texts, and the pictures where they are wanted; the fields of a failure are marked. */
  async function send<T>(
    { method, path }: { method: 'POST' | 'PUT'; path: string },
    texts: Partial<Texts>,
    withPhotos: boolean,
  ): Promise<ApiResult<T>> {
    const body = new FormData();
    for (const [name, text] of Object.entries(texts)) if (text !== undefined) body.append(name, text);
    if (withPhotos) appendPhotos(body, photos);
    setPart(0);
    const result = await requestAsStaff<T>('admin', path, { method, body, onProgress: setPart });
    setPart(null);
    if (!result.ok) {
      form.fail(null, result.fields);
      if (result.fields.photos) setPhotoProblem(result.fields.photos);
    }
    return result;
  }

  /** Shows what is stored now; nothing is unsaved then. */
  function restart(values: ProductValues, stored: ChosenPhoto[]) {
    dropPreviews(photos);
    form.reset(values);
    setSavedPhotos(stored);
    setPhotos(stored);
    setPhotoProblem(null);
  }

  return {
    form,
    photos,
    photoProblem,
    setPhotos(next: ChosenPhoto[], problem: string | null) {
      dropPreviews(photos.filter((photo) => !next.includes(photo)));
      setPhotos(next);
      setPhotoProblem(problem);
    },
    photosChanged,
    unsaved: form.isDirty || photosChanged,
    /** How much of it has left, from 0 to 1, while it is being sent. */
    part,
    submit,
    send,
    restart,
  };
}

function addressesOf(photos: readonly ChosenPhoto[]): string {
  return photos.map(({ address }) => address).join(' ');
}

/** The form of a product before anything is typed; all its fields are text. */
export const NO_PRODUCT = {
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
  sku: '',
  barcode: '',
  status: 'published',
  brand: '',
  weightGrams: '',
  lengthCm: '',
  widthCm: '',
  heightCm: '',
  /** Lines, as the API takes them. */
  alsoIn: '',
};
export type ProductValues = typeof NO_PRODUCT;
export type ProductForm = SchemaForm<keyof ProductValues>;

/** What the form checks by itself; the pictures are not among its texts. */
const productValuesSchema = createProductFormSchema.omit({ photos: true });

/** Of a product with options, all that its variants share. */
const sharedValuesSchema = productValuesSchema.omit({ price: true, discount: true, quantity: true });

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
    sku: product.sku ?? '',
    barcode: product.barcode ?? '',
    status: product.status,
    brand: product.brand,
    weightGrams: String(product.weightGrams ?? ''),
    lengthCm: String(product.lengthCm ?? ''),
    widthCm: String(product.widthCm ?? ''),
    heightCm: String(product.heightCm ?? ''),
    alsoIn: product.alsoIn
      .map(({ category, subcategory }) => [category, subcategory].filter(Boolean).join(' '))
      .join('\n'),
  };
}
