import type { StaffProduct } from '../../../shop/catalogue/products/responses.ts';
import { changeProductFormSchema } from '../../../shop/catalogue/products/schemas.ts';
import { failureMessage } from '../../staff/failure-message.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { currentOf } from '../../staff/ui/changed-meanwhile.tsx';

/** What is changed in the list itself. */
export type FieldInList = 'price' | 'discount' | 'quantity';

/**
 * Stores one field of a product, with what was in view: a price of somebody else's or a sale in between is not
 * written over. Whatever comes of it, the list then shows what is.
 * @param show puts the product as it is now into the list
 * @returns what is wrong, or null when it is stored
 */
export async function saveField(
  { _id, version, quantity }: StaffProduct,
  field: FieldInList,
  text: string,
  show: (product: StaffProduct) => void,
): Promise<string | null> {
  const checked = changeProductFormSchema.shape[field].safeParse(
    field === 'discount' && text === '' ? '0' : text,
  );
  if (!checked.success) return checked.error.issues[0]?.message ?? null;
  const body = new FormData();
  body.append(field, String(checked.data));
  body.append('version', String(version));
  if (field === 'quantity') body.append('seenQuantity', String(quantity));
  const path = `/api/v1/products/${_id}`;
  const result = await requestAsStaff<StaffProduct>('admin', path, { method: 'PUT', body });
  if (result.ok) {
    show(result.value);
    return null;
  }
  if (result.code === 'CHANGED_MEANWHILE') show(currentOf<StaffProduct>(result));
  return failureMessage(result);
}
