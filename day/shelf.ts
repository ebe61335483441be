import type { Product } from '../shop/catalogue/products/responses.ts';

/** Units of a product, in an order or in somebody's hands. */
export interface DayLine {
  product: Product;
  quantity: number;
}

/** Where a unit can be. What is set aside lies on the shelf for somebody, and is nobody else's to buy. */
export const PLACES = ['shelf', 'set aside', 'in a parcel', 'with a customer', 'damaged', 'lost'] as const;
export type Place = (typeof PLACES)[number];

/** The units of the day as somebody sees them who goes through the rooms and counts; it knows nothing of the shop. */
export interface Shelf {
  /** Carries units from one place to another. @throws Error where fewer lie there */
  carry(lines: readonly DayLine[], from: Place, to: Place): void;
  count(product: string, place: Place): number;
  total(place: Place): number;
}

export function fillShelf(initial: ReadonlyMap<string, number>): Shelf {
  const units = new Map([...initial].map(([product, count]) => [`${product} shelf`, count]));
  const count = (product: string, place: Place) => units.get(`${product} ${place}`) ?? 0;
  return {
    count,
    total: (place) => [...initial.keys()].reduce((sum, product) => sum + count(product, place), 0),
    carry(lines, from, to) {
      for (const { product, quantity } of lines) {
        const left = count(product._id, from) - quantity;
        if (left < 0) throw new Error(`${quantity} of ${product.name} do not lie at “${from}”.`);
        units.set(`${product._id} ${from}`, left);
        units.set(`${product._id} ${to}`, count(product._id, to) + quantity);
      }
    },
  };
}
