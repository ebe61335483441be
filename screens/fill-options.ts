import type { Database } from '../database/connect.ts';
import { saveVariants } from '../shop/catalogue/variants/save-variants.ts';
import { saveVariantsSchema } from '../shop/catalogue/variants/schemas.ts';
import type { NamedPrincipal } from '../shop/principal.ts';

const BEDSHEETS = 'Double Bedsheet with 2 Pillow Covers';

/**
 * Gives the bedsheets sizes and colours: one is sold out, one has few left, one is not sold.
 * @returns the id of the product
 */
export async function fillOptions(database: Database, actor: NamedPrincipal): Promise<string> {
  const { id, photos } = await database
    .selectFrom('products')
    .select(['id', 'photos'])
    .where('name', '=', BEDSHEETS)
    .executeTakeFirstOrThrow();
  const photo = photos[1] ?? null;
  const variant = (size: string, colour: string, given: object) => ({
    ...{ values: [size, colour], price: 3450, discount: 0, quantity: 24, sku: null, barcode: null },
    ...{ photo: null, isOffered: true, ...given },
  });
  const sent = saveVariantsSchema.parse({
    options: [
      { name: 'Size', values: ['Standard, 230 × 250 cm', 'Extra long, 230 × 280 cm'] },
      { name: 'Colour', values: ['White', 'Sea Green', 'فیروزی'] },
    ],
    variants: [
      variant('Standard, 230 × 250 cm', 'White', { sku: 'SHEET-70-W' }),
      variant('Standard, 230 × 250 cm', 'Sea Green', { sku: 'SHEET-70-G', quantity: 3, photo }),
      variant('Standard, 230 × 250 cm', 'فیروزی', { isOffered: false, quantity: 0 }),
      variant('Extra long, 230 × 280 cm', 'White', { price: 4250, discount: 10, sku: 'SHEET-90-W' }),
      variant('Extra long, 230 × 280 cm', 'Sea Green', { price: 4250, quantity: 0, photo }),
      variant('Extra long, 230 × 280 cm', 'فیروزی', { price: 4250, quantity: 11 }),
    ],
  });
  const saved = await saveVariants(database, actor, id, sent);
  if (!saved.ok) throw new Error(`The bedsheets got no options: ${saved.failure.message}`);
  return id;
}
