import type { Database } from '../../../database/connect.ts';
import { photographsOf } from '../../../shop/media/demo-photos.ts';
import { expectedLinePrice } from '../../support/expected-price.ts';

export interface Sample {
  id: string;
  name: string;
  /** Rupees. */
  price: number;
  /** Percent. */
  discount: number;
  quantity: number;
  /** Of its one review; null without. */
  rating: number | null;
  photos: string[];
}

/** A category of the demo catalogue that has no products of its own; nothing is ever written about these. */
const CATEGORY = 'Popular Categories';
export const CATEGORY_URL = '/products/category/Popular%20Categories';

/** Where the products are that tests write reviews of. */
const REVIEW_CATEGORY = 'Laundry';
export const REVIEW_CATEGORY_URL = '/products/category/Laundry';

const PHOTOGRAPHED = [
  'pedal-bin-12-litres',
  'vacuum-flask-1-litre',
  'steel-tiffin-3-tiers',
  'velvet-prayer-mat',
];
const PHOTOS = (await Promise.all(PHOTOGRAPHED.map(photographsOf))).map(([first = '']) => first);

const idOf = (number: number) => `5a3b1e00-0000-4000-8000-${String(number).padStart(12, '0')}`;

const makeSample = (index: number): Sample => ({
  id: idOf(index + 1),
  name: `Sample ${String(index + 1).padStart(2, '0')}`,
  price: 3050 - 100 * (index % 30),
  discount: index % 3 === 0 ? 10 : 0,
  quantity: index % 5 === 4 ? 0 : 3 + (index % 10),
  rating: index % 4 === 0 ? (index % 5) + 1 : null,
  photos: index % 10 === 0 ? PHOTOS : PHOTOS.slice(0, 1),
});

/**
 * Thirty products, so that a listing has two pages. Old, so that they are no new arrivals; few enough of each, so
 * that no test that buys takes them.
 */
export const SAMPLES: readonly Sample[] = Array.from({ length: 30 }, (_, index) => makeSample(index));

const TO_REVIEW: readonly Sample[] = Array.from({ length: 15 }, (_, index) => makeSample(30 + index));

function pick(samples: readonly Sample[], number: number): Sample {
  const found = samples[number - 1];
  if (!found) throw new Error(`There is no sample ${number}.`);
  return found;
}

/** One of them, counted from 1. */
export const sample = (number: number) => pick(SAMPLES, number);

/** One to write reviews of, counted from 1; each test takes its own. */
export const sampleToReview = (number: number) => pick(TO_REVIEW, number);

/** What one costs after its discount. */
export const paid: (sample: Sample) => number = expectedLinePrice;

/** Puts them on their shelves, where they are not there yet. */
export async function fillSampleCategory(database: Database): Promise<void> {
  await fillCategory(database, CATEGORY, SAMPLES);
  await fillCategory(database, REVIEW_CATEGORY, TO_REVIEW);
}

async function fillCategory(database: Database, shelf: string, samples: readonly Sample[]): Promise<void> {
  const { id: category } = await database
    .selectFrom('categories')
    .select('id')
    .where('name', '=', shelf)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('products')
    .values(
      samples.map(({ id, name, price, discount, photos }, index) => ({
        id,
        category_id: category,
        subcategory_id: null,
        name,
        title: name,
        description: 'For the tests.',
        price_paisa: price * 100,
        own_discount_basis_points: discount * 100,
        shipping: 'paid' as const,
        photos,
        created_at: new Date(Date.UTC(2020, 0, 1 + index)),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('stock')
    .values(samples.map(({ id, quantity }) => ({ product_id: id, quantity })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await database
    .insertInto('reviews')
    .values(
      samples.flatMap(({ id, rating }) =>
        rating === null
          ? []
          : {
              id,
              product_id: id,
              name: 'Sana',
              mobile: '+923012345678',
              title: 'As it should be',
              rating,
              comment: 'It does what it is for.',
              created_at: new Date(Date.UTC(2026, 0, 1)),
            },
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
