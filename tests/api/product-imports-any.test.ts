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
  barcode: fc.constantFrom('', '', '', '', '1', '2'),
  title: fc.constantFrom('', 'T'),
  discount: fc.constantFrom('', '10'),
  status: fc.constantFrom('', 'draft', 'hidden'),
  brand: fc.constantFrom('', '=Sonex'),
  weight: fc.constantFrom('', '500', '750', '500', '0'),
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
const PLAIN: (keyof typeof optional)[] = [
  ...(['sku', 'barcode', 'title', 'discount', 'status', 'brand', 'weight', 'categories'] as const),
];
const FAMILY: (keyof typeof optional)[] = ['variantOf', 'options', 'optionValues'];
const file = fc
  .record({
    // Mostly each SKU once: a file in which one stands twice is refused.
    rows: fc.oneof(
      {
        weight: 6,
        arbitrary: fc.uniqueArray(row, {
          minLength: 1,
          maxLength: 5,
          selector: (one) => one.sku.toLowerCase() || one,
        }),
      },
      { weight: 1, arbitrary: fc.array(row, { minLength: 2, maxLength: 5 }) },
    ),
    plain: fc.subarray(PLAIN),
    family: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.subarray(FAMILY) },
    ),
    published: fc.boolean(),
  })
  .map(({ rows, plain, family, published }) => {
    const all = [...NEEDED, ...plain, ...family];
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
    expect(counted.saved).toBeGreaterThan(5);
    expect(counted.refused).toBeGreaterThan(0);
  });
});
