import { violates } from '../../../database/connect.ts';
import { failure, fieldFailure, type Result } from '../../errors.ts';

export function noSuchProduct() {
  return failure('NOT_FOUND', 'This product does not exist.');
}

/** Which code another product has already, where an error of PostgreSQL says so. */
export function takenCode(error: unknown): 'SKU' | 'barcode' | null {
  if (violates(error, 'products_sku')) return 'SKU';
  return violates(error, 'products_barcode') ? 'barcode' : null;
}

/** Does a work in a transaction of its own. @returns NAME_TAKEN where it would give two products one SKU or barcode */
export async function refuseTakenCode<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    const code = takenCode(error);
    if (!code) throw error;
    const message = `Another product has this ${code} already.`;
    return fieldFailure(code.toLowerCase(), message, 'NAME_TAKEN');
  }
}
