import type { Database } from '../../../database/connect.ts';
import { failure } from '../../errors.ts';
import { listStaffProductsByIds } from './queries.ts';

interface Wanted {
  _id: string;
  version?: number | undefined;
}

/** Those of the wanted products that changed since they were in view, or are gone. @param products locked, by id */
export function listStale(
  wanted: readonly Wanted[],
  products: ReadonlyMap<string, { version: number }>,
): string[] {
  return wanted
    .filter(({ _id, version }) => {
      const product = products.get(_id);
      return !product || (version !== undefined && version !== product.version);
    })
    .map(({ _id }) => _id);
}

/** @param nothing what was not done, as a sentence @returns CHANGED_MEANWHILE with these products as they are now */
export async function failStale(db: Database, ids: readonly string[], nothing: string) {
  const current = await listStaffProductsByIds(db, ids);
  const products = ids.length === 1 ? '1 of these products was' : `${ids.length} of these products were`;
  return failure('CHANGED_MEANWHILE', `${products} changed in the meantime. ${nothing}`, {
    data: { current, gone: ids.length - current.length },
  });
}
