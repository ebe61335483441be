import type { Product, ProductCard } from '../../shop/catalogue/products/responses.ts';

/** What a card shows of a product. A page carries dozens of cards, so nothing else is sent with it. */
export function toCard(product: Product): ProductCard {
  const { _id, name, title, price, discount, quantity, shipping, photos, reviewCount, rating, variants } =
    product;
  // In the order of a card's markup, which the compressed document repeats here.
  return {
    photos: photos.slice(0, 1),
    title,
    quantity,
    _id,
    name,
    price,
    discount,
    shipping,
    reviewCount,
    rating,
    ...(variants && { variants }),
  };
}
