import type { Product, ProductCard } from '../../shop/catalogue/products/responses.ts';

/** What a card shows of a product. A page carries dozens of cards, so nothing else is sent with it. */
export function toCard(product: Product): ProductCard {
  const { _id, name, title, price, discount, quantity, shipping, photos, reviewCount, rating, variants } =
    product;
  return {
    _id,
    name,
    title,
    price,
    discount,
    quantity,
    shipping,
    photos: photos.slice(0, 1),
    reviewCount,
    rating,
    ...(variants && { variants }),
  };
}
