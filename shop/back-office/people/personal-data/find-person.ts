import { sql } from 'kysely';
import type { Database } from '../../../../database/connect.ts';
import { listDeletedOf } from '../../../catalogue/products/deleted/queries.ts';
import { OPEN_STATUSES } from '../../../orders/stages.ts';
import type { PersonFound } from './responses.ts';
import type { Contact } from './schemas.ts';

/** What belongs to a mobile or an e-mail address, by the ids of its rows. */
export interface Person extends Contact {
  orders: string[];
  accounts: string[];
  reviews: string[];
  messages: string[];
  notes: string[];
  alerts: string[];
  questions: string[];
}

/**
 * Finds what names a mobile or an e-mail address. Orders of an account belong to its address, which was confirmed; a mobile
 * that stands in somebody's account says nothing of that account's other orders.
 */
export async function findPerson(db: Database, { mobile, email }: Contact): Promise<Person> {
  const address = email?.toLowerCase() ?? null;
  const isOwn = sql<boolean>`(mobile = ${mobile} or lower(email) = ${address})`;
  const idsOf = async (rows: Promise<{ id: string }[]>) => (await rows).map(({ id }) => id);
  const accounts = await idsOf(db.selectFrom('customers').select('id').where(isOwn).execute());
  const owners = email === null ? [] : accounts;
  const [orders, reviews, messages, notes, alerts, questions] = await Promise.all([
    idsOf(
      db
        .selectFrom('orders')
        .select('id')
        .where(sql<boolean>`(mobile = ${mobile} or lower(email) = ${address} and email <> ''
          or customer_id = any(${owners}::uuid[]))`)
        .orderBy('created_at')
        .execute(),
    ),
    idsOf(
      db
        .selectFrom('reviews')
        .select('id')
        .where(sql<boolean>`(mobile = ${mobile} or customer_id = any(${owners}::uuid[]))`)
        .execute(),
    ),
    idsOf(db.selectFrom('contact_messages').select('id').where(isOwn).execute()),
    idsOf(db.selectFrom('customer_notes').select('id').where('mobile', '=', mobile).execute()),
    idsOf(db.selectFrom('stock_alerts').select('id').where(isOwn).execute()),
    idsOf(db.selectFrom('questions').select('id').where(sql<boolean>`lower(email) = ${address}`).execute()),
  ]);
  return { mobile, email, orders, accounts, reviews, messages, notes, alerts, questions };
}

/** The person as rows beside deleted products say it: an address alone says whose account it is. */
export const ownerOf = ({ mobile, email, accounts }: Person) => ({
  mobile,
  email: email?.toLowerCase() ?? null,
  accounts: email === null ? [] : accounts,
});

export const countsOf = (person: Person): PersonFound['counts'] => ({
  orders: person.orders.length,
  accounts: person.accounts.length,
  reviews: person.reviews.length,
  messages: person.messages.length,
  notes: person.notes.length,
  alerts: person.alerts.length,
  questions: person.questions.length,
});

/** Why a person cannot be erased yet: open orders, parcels on their way, money and returns that are not settled. */
export async function listInTheWay(db: Database, { orders }: Person): Promise<string[]> {
  const { rows } = await sql<{ number: number; why: string }>`
    select number, case
        when status = any(${[...OPEN_STATUSES]}::text[]) then 'is still open'
        when fulfilment in ('packed', 'with-courier', 'out-for-delivery', 'refused', 'coming-back')
          then 'has a parcel that is on its way'
        when exists (select from courier_dues where order_id = orders.id and balance_paisa <> 0)
          then 'has money that a courier still owes'
        when to_refund_paisa > 0 then 'has money to give back'
        when exists (select from payments where order_id = orders.id and state = 'pending')
          then 'has a payment that is not known yet'
        when exists (select from returns where order_id = orders.id
          and state in ('asked', 'expected', 'received', 'inspected')) then 'has a return that is not settled'
      end as why
    from orders where id = any(${orders}::uuid[]) order by number
  `.execute(db);
  return rows.filter(({ why }) => why !== null).map(({ number, why }) => `Order ${number} ${why}.`);
}

/** Blocks, messages that did not arrive, and rows beside deleted products: they go with the person, too. */
async function countOthers(db: Database, person: Person): Promise<number> {
  const { mobile, email } = person;
  const address = email?.toLowerCase() ?? null;
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from blocked_mobiles where mobile = ${mobile})
      + (select count(*) from undelivered_mails
        where address = ${mobile} or lower(address) = ${address} or lower(recipient) = ${address}))::int as count
  `.execute(db);
  return (rows[0]?.count ?? 0) + (await listDeletedOf(db, ownerOf(person))).length;
}

/** What is found of a mobile or an e-mail address, and what is in the way of erasing it. */
export async function lookAtPerson(db: Database, who: Contact): Promise<PersonFound> {
  const person = await findPerson(db, who);
  const [inTheWay, others] = await Promise.all([listInTheWay(db, person), countOthers(db, person)]);
  return { counts: countsOf(person), others, inTheWay };
}
