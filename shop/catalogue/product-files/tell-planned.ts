import { difference } from '../products/product-row.ts';
import type { BatchPlan } from './plan-batch.ts';
import type { PlannedProduct } from './responses.ts';
import { shortenValue } from './rules.ts';

/** What a batch makes of its first products, in words. */
export function tellPlanned({ created, changed }: BatchPlan, most: number): PlannedProduct[] {
  const products = [
    ...changed.map(({ product, after }) => {
      const { before, after: is } = difference(product, after);
      const changes = Object.keys(is).map((field) => ({
        field,
        before: inWords(before[field]),
        after: inWords(is[field]),
      }));
      return { name: after.name, sku: after.sku, isNew: false, changes };
    }),
    ...created.map(({ name, sku }) => ({ name, sku, isNew: true, changes: [] })),
  ];
  return products.slice(0, most);
}

function inWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = Array.isArray(value)
    ? value.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(', ')
    : String(value);
  return shortenValue(text);
}
