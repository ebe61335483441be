import type { ProductCard } from '../../shop/catalogue/products/responses.ts';

/** A pan of Rs. 1,000, five in stock, with these changes. */
export function productCard(changes: Partial<ProductCard> = {}): ProductCard {
  return {
    _id: '00000000-0000-4000-8000-000000000001',
    name: 'Pan',
    title: 'A pan',
    price: 1000,
    discount: 0,
    quantity: 5,
    shipping: 'paid',
    photos: [],
    reviewCount: 0,
    rating: null,
    ...changes,
  };
}
