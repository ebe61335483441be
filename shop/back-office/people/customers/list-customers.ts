import { sql } from 'kysely';
import type { Database } from '../../../../database/connect.ts';
import { normaliseMobile } from '../../../fields/rules.ts';
import { cutPage, keyOf, momentOf } from '../../../key-paging.ts';
import { hasInText } from '../../../orders/management/filter-orders.ts';
import { listRecordsOfMobiles, NO_RECORD } from '../../../orders/management/list-records.ts';
import { findOrderIds } from '../../../orders/queries.ts';
import { findBlocks } from '../../../orders/risk/queries.ts';
import { readOrderSearch } from '../../../orders/rules.ts';
import type { PageKey } from '../../../page-key.ts';
import { containing } from '../../../sql.ts';
import { ERASED } from '../personal-data/rules.ts';
import type { CustomersPage } from './responses.ts';
import { CUSTOMERS_PAGE_SIZE, MOST_CUSTOMERS_FOUND, ORDERS_LOOKED_AT } from './rules.ts';
import type { ListCustomers } from './schemas.ts';

interface Person {
  mobile: string;
  name: string;
  email: string;
  city: string;
  lastOrderAt: Date | null;
}

/**
 * One page of the customers, who ordered last first; or those whom a search finds, also accounts without an order.
 * @param cityNames the cities that a search knows by name
 */
export async function listCustomers(
  db: Database,
  { search, after }: ListCustomers,
  cityNames: readonly string[],
): Promise<CustomersPage> {
  if (search !== '') {
    const [ordered, accounts] = [
      await findAmongOrders(db, search, cityNames),
      await findAmongAccounts(db, search),
    ];
    const known = new Set(ordered.map(({ mobile }) => mobile));
    const found = [...ordered, ...accounts.filter(({ mobile }) => !known.has(mobile))];
    return {
      customers: await describe(db, found.slice(0, MOST_CUSTOMERS_FOUND)),
      next: null,
      isMore: found.length > MOST_CUSTOMERS_FOUND,
    };
  }
  const { rows, next } = cutPage(await walkLatest(db, after), CUSTOMERS_PAGE_SIZE);
  return { customers: await describe(db, rows), next, isMore: false };
}

/**
 * Goes along the orders, the newest first, and takes those that are the latest of their mobile: one look into the index of
 * mobiles for each that is passed. No table of customers has to be kept in step with their orders.
 */
async function walkLatest(db: Database, after: PageKey | undefined): Promise<(Person & { key: string })[]> {
  const at = after && momentOf(after);
  const behind = after
    ? sql`created_at <= ${at} and (created_at < ${at} or id > ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<Person & { key: string }>`
    select mobile, name, email, city, created_at as "lastOrderAt", ${keyOf(sql`created_at`, sql`id`)} as key
    from orders where ${behind} and mobile <> ${ERASED.mobile} and id = (
      select latest.id from orders latest where latest.mobile = orders.mobile
      order by latest.created_at desc, latest.id limit 1)
    order by created_at desc, id limit ${sql.lit(CUSTOMERS_PAGE_SIZE + 1)}
  `.execute(db);
  return rows;
}

/** Who only bought a product of that name is not meant. */
async function findAmongOrders(db: Database, text: string, cityNames: readonly string[]): Promise<Person[]> {
  const search = readOrderSearch(text, cityNames);
  if (search.words.length === 0) return [];
  const page = { sort: '-placed', limit: ORDERS_LOOKED_AT, offset: 0 } as const;
  const { ids } = await findOrderIds(db, { search: text, cityNames }, page);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .distinctOn('mobile')
    .select(['mobile', 'name', 'email', 'city', 'created_at as lastOrderAt'])
    .where('id', 'in', ids)
    .where(search.city === null ? hasInText(search) : sql<boolean>`true`)
    .orderBy('mobile')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.toSorted((one, other) => other.lastOrderAt.getTime() - one.lastOrderAt.getTime());
}

async function findAmongAccounts(db: Database, text: string): Promise<Person[]> {
  const mobile = normaliseMobile(text);
  const rows = await db
    .selectFrom('customers')
    .select(['mobile', 'name', 'email', 'city'])
    .where(
      mobile === null
        ? sql<boolean>`lower(name || ' ' || email) like ${containing(text.toLowerCase())}`
        : sql<boolean>`mobile = ${mobile}`,
    )
    .orderBy('created_at', 'desc')
    .limit(MOST_CUSTOMERS_FOUND + 1)
    .execute();
  return rows.map((row) => ({ ...row, lastOrderAt: null }));
}

async function describe(db: Database, people: readonly Person[]): Promise<CustomersPage['customers']> {
  const mobiles = [...new Set(people.map(({ mobile }) => mobile))];
  if (mobiles.length === 0) return [];
  const [records, blocks, accounts] = await Promise.all([
    listRecordsOfMobiles(db, mobiles),
    findBlocks(db, mobiles),
    db.selectFrom('customers').select('mobile').where('mobile', 'in', mobiles).execute(),
  ]);
  const withAccount = new Set(accounts.map(({ mobile }) => mobile));
  return people.map(({ mobile, name, email, city, lastOrderAt }, index) => ({
    _id: `${mobile}-${index}`,
    mobile,
    name,
    email,
    city,
    lastOrderAt: lastOrderAt?.toISOString() ?? null,
    record: records.get(mobile) ?? NO_RECORD,
    hasAccount: withAccount.has(mobile),
    blocked: blocks.has(mobile),
  }));
}
