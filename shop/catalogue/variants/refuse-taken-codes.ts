import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { fieldFailure } from '../../errors.ts';
import type { SentVariant } from './schemas.ts';

const CODES = [
  { field: 'sku', called: 'SKU' },
  { field: 'barcode', called: 'barcode' },
] as const;

/**
 * Refuses, by the variant's own field, a code that a product outside its family has. Where two come at the same moment, the
 * unique indexes refuse the later one (`refuseTakenCode`).
 * @param family the ids of the variants that there are already, which may exchange their codes
 */
export async function refuseTakenCodes(
  transaction: Transaction,
  variants: readonly Pick<SentVariant, 'sku' | 'barcode'>[],
  family: readonly string[],
) {
  for (const { field, called } of CODES) {
    const placeOf = new Map(variants.map((variant, index) => [variant[field]?.toLowerCase(), index]));
    placeOf.delete(undefined);
    if (placeOf.size === 0) continue;
    const code = sql<string>`lower(${sql.ref(field)})`;
    const taken = await transaction
      .selectFrom('products')
      .select(['name', code.as('code')])
      .where(code, '=', sql<string>`any(${[...placeOf.keys()]}::text[])`)
      .where('id', '!=', sql<string>`all(${family}::uuid[])`)
      .executeTakeFirst();
    if (!taken) continue;
    const message = `${taken.name} has this ${called} already.`;
    return fieldFailure(`variants.${placeOf.get(taken.code)}.${field}`, message, 'NAME_TAKEN');
  }
  return null;
}
