import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { productFilesOf } from '../support/product-import.ts';
import { openTestShop, stockCategory } from '../support/shop.ts';
import { signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();

let token: string;
const { importFile, exported, undo } = productFilesOf(shop, () => token);

beforeEach(async () => {
  token = await signInAsAdmin(shop, 'Shop Manager');
  await stockCategory(shop.database, 'Kitchen', ['Pans', 'Knives']);
  await stockCategory(shop.database, 'Gifts');
});

/** Few values, so that files meet the same products again; also what is refused. */
const optional = {
  sku: fc.constantFrom('', 'a', 'A', 'B', 'c', 'D', 'E'),
  barcode: fc.constantFrom('', '', '1', '2'),
  title: fc.constantFrom('', 'T'),
  discount: fc.constantFrom('', '10'),
  status: fc.constantFrom('', 'draft', 'hidden'),
  brand: fc.constantFrom('', '=Sonex'),
  weight: fc.constantFrom('', '500', '500', '0'),
  categories: fc.constantFrom('', 'Gifts', 'Gifts; Kitchen > Knives'),
  variantOf: fc.constantFrom('', '', 'A', 'D'),
  options: fc.constantFrom('', '', 'Size: S, M', 'Size: M, L'),
  optionValues: fc.constantFrom('', '', 'S', 'm'),
};
const row = fc.record({
  name: fc.constantFrom('Pan', 'Pot', "'=1+1"),
  description: fc.constantFrom('One', 'Two'),
  price: fc.constantFrom('1', '2', '3'),
  quantity: fc.constantFrom('0', '1', '7'),
  shipping: fc.constantFrom('free', 'paid'),
  category: fc.constant('Kitchen'),
  subcategory: fc.constantFrom('Pans', 'Knives'),
  ...optional,
});
const NEEDED = ['name', 'description', 'price', 'quantity', 'shipping', 'category', 'subcategory'] as const;
const file = fc
  .record({
    rows: fc.array(row, { minLength: 1, maxLength: 5 }),
    columns: fc.subarray(Object.keys(optional) as (keyof typeof optional)[]),
    published: fc.boolean(),
  })
  .map(({ rows, columns, published }) => {
    const all = [...NEEDED, ...columns];
    const lines = rows.map((one) => all.map((column) => `"${one[column]}"`).join(','));
    return {
      text: [all.join(','), ...lines].join('\n'),
      query: `?newProducts=${published ? 'published' : 'draft'}`,
    };
  });

describe('any file', () => {
  test('that is imported and undone leaves the export as it was; imported twice it is the same as once', async () => {
    const counted = { saved: 0, refused: 0, unchanged: 0 };
    const holds = fc.asyncProperty(file, fc.boolean(), async ({ text, query }, stays) => {
      const before = await exported();
      const { end, importId } = await importFile(text, query);
      if (importId === '') {
        counted[end.kind === 'refused' ? 'refused' : 'unchanged'] += 1;
        expect(await exported()).toBe(before);
        return;
      }
      counted.saved += 1;
      const once = await exported();
      expect((await importFile(text, query)).end).toMatchObject({ kind: 'done', saved: false });
      expect(await exported()).toBe(once);
      expect((await importFile(once)).end).toMatchObject({ kind: 'done', saved: false });
      if (stays) return;
      expect((await undo(importId)).kind).toBe('done');
      expect(await exported()).toBe(before);
    });
    await fc.assert(holds, { numRuns: 40, endOnFailure: true });
    // The files are neither all alike nor all refused.
    expect(counted.saved).toBeGreaterThan(10);
    expect(counted.refused).toBeGreaterThan(2);
  });
});
