import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productCard } from '../../../tests/support/product-card.ts';
import type { ProductCard } from '../../catalogue/products/responses.ts';
import {
  addItem,
  type CartItem,
  countUnits,
  readStoredCart,
  refreshCart,
  toCartItem,
  updateQuantity,
  withoutOrdered,
} from './rules.ts';

const product = (changes: Partial<ProductCard> = {}) => productCard({ _id: 'pan', ...changes });
const item = (quantity: number, changes: Partial<ProductCard> = {}): CartItem =>
  toCartItem(product(changes), quantity);

describe('the cart', () => {
  test('adding the same product increases its quantity by the added amount', () => {
    expect(addItem([item(1)], item(2))).toEqual([item(3)]);
  });

  test('another product goes to the end', () => {
    const kettle = item(1, { _id: 'kettle' });
    expect(addItem([item(1)], kettle)).toEqual([item(1), kettle]);
  });

  test('a quantity goes neither below 1 nor above the stock', () => {
    expect(updateQuantity([item(2)], 'pan', 0)).toEqual([item(1)]);
    expect(updateQuantity([item(2)], 'pan', 99)).toEqual([item(5)]);
    expect(addItem([item(4)], item(4))).toEqual([item(5)]);
  });

  test('what was ordered leaves it; what was put in since stays', () => {
    const kettle = item(1, { _id: 'kettle' });
    expect(withoutOrdered([item(3), kettle], [{ _id: 'pan', quantity: 2 }])).toEqual([item(1), kettle]);
    expect(withoutOrdered([item(1)], [{ _id: 'pan', quantity: 2 }])).toEqual([]);
  });

  test('the badge counts units', () => {
    expect(countUnits([item(2), item(3, { _id: 'kettle' })])).toBe(5);
  });
});

describe('a stored cart', () => {
  test('is read as it was written', () => {
    const items = [item(2), item(1, { _id: 'kettle', discount: 10 })];
    expect(readStoredCart(JSON.stringify(items))).toEqual({ items, repaired: false });
  });

  test('of an older shop, a whole product with a quantity, keeps what makes sense', () => {
    const old = [{ _id: 'pan', name: 'Pan', price: 1000, quantity: 2, __v: 0 }, { name: 'no id' }, null, 7];
    const { items, repaired } = readStoredCart(JSON.stringify(old));
    expect(items).toEqual([{ ...item(2), title: 'Pan', stockOnHand: 2 }]);
    expect(repaired).toBe(true);
  });

  test.each(['{', '{"a":1}', '"cart"', 'null', '[[]]'])(
    'that is broken (%s) becomes an empty one',
    (text) => {
      expect(readStoredCart(text)).toEqual({ items: [], repaired: true });
    },
  );

  test('never yields a line that cannot be shown or ordered, whatever is stored', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        for (const { _id, name, price, quantity } of readStoredCart(text).items) {
          expect(typeof _id).toBe('string');
          expect(typeof name).toBe('string');
          expect(price).toBeGreaterThanOrEqual(0);
          expect(Number.isInteger(quantity) && quantity >= 1).toBe(true);
        }
      }),
    );
  });
});

describe('bringing a cart up to date', () => {
  test('a product that no longer exists leaves the cart and is named', () => {
    expect(refreshCart([item(1)], [])).toEqual({ items: [], changes: [{ kind: 'gone', name: 'Pan' }] });
  });

  test('a product that is sold out leaves the cart and is named', () => {
    expect(refreshCart([item(1)], [product({ quantity: 0 })])).toEqual({
      items: [],
      changes: [{ kind: 'sold-out', name: 'Pan' }],
    });
  });

  test('a quantity comes down to what is left', () => {
    const { items, changes } = refreshCart([item(4)], [product({ quantity: 3 })]);
    expect(items).toEqual([item(3, { quantity: 3 })]);
    expect(changes).toEqual([{ kind: 'fewer-left', name: 'Pan', left: 3 }]);
  });

  test("prices are today's, and a change is said from what to what; what costs the same has not changed", () => {
    const { items, changes } = refreshCart([item(1)], [product({ price: 1100 })]);
    expect(items[0]?.price).toBe(1100);
    expect(changes).toEqual([{ kind: 'price', name: 'Pan', from: 1000, to: 1100 }]);
    expect(refreshCart([item(1)], [product({ price: 2000, discount: 50 })]).changes).toEqual([]);
  });

  test('nothing is said when nothing changed', () => {
    expect(refreshCart([item(2)], [product()])).toEqual({ items: [item(2)], changes: [] });
  });
});
