import { describe, expect, test } from 'vitest';
import { productCard } from '../../../../tests/support/product-card.ts';
import { toCartItem } from '../rules.ts';
import { compareSaved, toProduct } from './rules.ts';

const pan = toCartItem(productCard(), 2);

describe('what is saved for later', () => {
  test('keeps what is sold out, with the quantity that was wanted', () => {
    const { items, changes } = compareSaved([pan], [productCard({ quantity: 0 })]);
    expect([items, changes]).toEqual([[{ ...pan, stockOnHand: 0 }], []]);
  });

  test('goes back to the cart as the product that it is', () => {
    expect(toProduct(pan)).toMatchObject({ _id: pan._id, name: 'Pan', price: 1000, quantity: 5 });
    expect(toCartItem(toProduct(pan), 2)).toEqual(pan);
  });
});
