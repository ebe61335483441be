import type { ProductCard } from '../../../shop/catalogue/products/responses.ts';
import type { HomeData } from './load-home.ts';

/** Of a card, in the order of its markup, which the compressed document repeats. What may be missing comes last. */
const FIELDS = [
  'photos',
  'title',
  'quantity',
  '_id',
  'name',
  'price',
  'discount',
  'shipping',
  'reviewCount',
  'rating',
  'variants',
] as const satisfies readonly (keyof ProductCard)[];

const isListOfCards = (key: string) => key === 'products' || key === 'first';

/**
 * The home page as one text, in which a card is its values without their names. React Router's own encoding, which numbers
 * every value of every card, is 2 KB more of the compressed document, and slower to write and to read; the names are 0.2 KB.
 */
export function writeHome(home: HomeData): string {
  const write = (card: ProductCard) => FIELDS.filter((field) => field in card).map((field) => card[field]);
  return JSON.stringify(home, (key, value) => (isListOfCards(key) ? value.map(write) : value));
}

export function readHome(text: string): HomeData {
  const read = (values: unknown[]) => Object.fromEntries(values.map((value, at) => [FIELDS[at], value]));
  return JSON.parse(text, (key, value) => (isListOfCards(key) ? value.map(read) : value));
}
