import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { failure, type Result, success } from '../errors.ts';
import { z } from '../zod.ts';
import type { CourierPort } from './port.ts';
import { type CourierCity, matchCity } from './rules.ts';

const storedCities = z.array(z.object({ name: z.string(), code: z.string() }));

/** How long a courier's list of cities is used before it is asked again. */
const LIST_KEPT = '7 days';

/**
 * The courier's city that an order goes to, by its list, which is kept in the database.
 * @returns COURIER_REFUSED where it does not deliver there, or where its list cannot be had
 */
export async function findCity(db: Database, port: CourierPort, city: string): Promise<Result<CourierCity>> {
  const kept = await readList(db, port.name);
  const known = kept && matchCity(kept.cities, city);
  if (kept?.fresh && known) return success(known);
  if (kept?.fresh) return failure('COURIER_REFUSED', `${port.name} does not deliver to ${city}.`);
  const fetched = await port.cities();
  if (fetched.outcome !== 'answered') {
    // An old list is better than none, for what it holds.
    if (known) return success(known);
    return failure('COURIER_REFUSED', `The cities of ${port.name} are not known. ${fetched.text}`);
  }
  await storeList(db, port.name, fetched.value);
  const found = matchCity(fetched.value, city);
  return found ? success(found) : failure('COURIER_REFUSED', `${port.name} does not deliver to ${city}.`);
}

async function readList(db: Database, courier: string) {
  const row = await db
    .selectFrom('courier_city_lists')
    .select(['cities', sql<boolean>`fetched_at > now() - ${LIST_KEPT}::interval`.as('fresh')])
    .where('courier', '=', courier)
    .executeTakeFirst();
  return row && { cities: storedCities.parse(row.cities), fresh: row.fresh };
}

async function storeList(db: Database, courier: string, cities: CourierCity[]): Promise<void> {
  const list = { cities: JSON.stringify(cities), fetched_at: sql<Date>`now()` };
  await db
    .insertInto('courier_city_lists')
    .values({ courier, ...list })
    .onConflict((conflict) => conflict.column('courier').doUpdateSet(list))
    .execute();
}
