import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../../../../database/connect.ts';
import { recordChange } from '../../../audit-log/record-change.ts';
import { eraseDeletedOf, listDeletedOf } from '../../../catalogue/products/deleted/queries.ts';
import { failure, type Result, success } from '../../../errors.ts';
import { formatMobile } from '../../../fields/rules.ts';
import { removeReviewImage } from '../../../media/review-images.ts';
import type { NamedPrincipal } from '../../../principal.ts';
import type { Shop } from '../../../shop.ts';
import { containing } from '../../../sql.ts';
import { eraseOrders } from './erase-orders.ts';
import { countsOf, findPerson, listInTheWay, ownerOf, type Person } from './find-person.ts';
import type { ErasePerson } from './schemas.ts';

/**
 * Erases a mobile or an e-mail address for good (R488): orders keep what the tax office needs, and name nobody; all else
 * goes. The audit log keeps that, by whom and how it was made sure who asks.
 * @returns the number of orders that stay without a name; NOT_FOUND, or STEP_NOT_POSSIBLE with what is in the way
 */
export async function erasePerson(
  { database, settings }: Pick<Shop, 'database' | 'settings'>,
  { who, checked }: ErasePerson,
  principal: NamedPrincipal,
): Promise<Result<number>> {
  const erased = await database.transaction().execute(async (transaction) => {
    const first = await findPerson(transaction, who);
    await sql`select from orders where id = any(${first.orders}::uuid[]) order by id for update`.execute(
      transaction,
    );
    // Under the locks, so that nothing that was placed or edited meanwhile is missed.
    const person = await findPerson(transaction, who);
    const inTheWay = await listInTheWay(transaction, person);
    if (inTheWay.length > 0) {
      return failure('STEP_NOT_POSSIBLE', `Nothing was erased. ${inTheWay.slice(0, 5).join(' ')}`, {
        data: { inTheWay },
      });
    }
    const pictures = await listPictures(transaction, person);
    await eraseOrders(transaction, person.orders);
    const others =
      (await deleteRows(transaction, person)) + (await eraseDeletedOf(transaction, ownerOf(person)));
    if (Object.values(countsOf(person)).every((count) => count === 0) && others === 0) {
      return failure('NOT_FOUND', 'The shop holds nothing of this mobile or address.');
    }
    await clearLogs(transaction, person);
    await recordChange(transaction, {
      principal,
      action: 'erased the data of',
      subject: { kind: 'personal-data', id: randomUUID(), name: 'a person' },
      before: null,
      after: { checked, ...countsOf(person) },
    });
    return success({ orders: person.orders.length, pictures });
  });
  if (!erased.ok) return erased;
  for (const picture of erased.value.pictures) await removeReviewImage(settings.dataDir, picture);
  return success(erased.value.orders);
}

async function listPictures(transaction: Transaction, person: Person): Promise<string[]> {
  const { reviews } = person;
  const { rows } = await sql<{ image: string }>`
    select image_url as image from reviews where id = any(${reviews}::uuid[]) and image_url is not null
  `.execute(transaction);
  const beside = await listDeletedOf(transaction, ownerOf(person));
  return [
    ...rows.map(({ image }) => image),
    ...beside.flatMap(({ image_url: image }) => (typeof image === 'string' ? [image] : [])),
  ];
}

/** What has no other use than the person. @returns how many rows of no group went: blocks and undelivered messages */
async function deleteRows(transaction: Transaction, person: Person): Promise<number> {
  const { mobile, orders, accounts, reviews, messages, notes, alerts, questions } = person;
  const email = person.email?.toLowerCase() ?? null;
  const subjects = [...orders, ...accounts, ...messages, ...alerts, ...questions];
  await sql`delete from outbox where subject_id = any(${subjects}::uuid[]) or lower(recipient) = ${email}
    or subject_id in (select id from contact_answers where message_id = any(${messages}::uuid[]))`.execute(
    transaction,
  );
  const lost = await sql`delete from undelivered_mails where subject_id = any(${subjects}::uuid[])
    or address = ${mobile} or lower(address) = ${email} or lower(recipient) = ${email}
    or subject_id in (select id from contact_answers where message_id = any(${messages}::uuid[]))`.execute(
    transaction,
  );
  for (const [table, ids] of [
    ['reviews', reviews],
    ['contact_messages', messages],
    ['customer_notes', notes],
    ['stock_alerts', alerts],
    ['questions', questions],
    ['customers', accounts],
  ] as const) {
    await sql`delete from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(transaction);
  }
  await sql`update customers set pending_email = null where lower(pending_email) = ${email}`.execute(
    transaction,
  );
  await sql`delete from email_confirmations where lower(email) = ${email}`.execute(transaction);
  const blocks = await sql`delete from blocked_mobiles where mobile = ${mobile}`.execute(transaction);
  return Number((lost.numAffectedRows ?? 0n) + (blocks.numAffectedRows ?? 0n));
}

/** The logs keep who did what and when; what was written there of the person goes. */
async function clearLogs(transaction: Transaction, person: Person): Promise<void> {
  const { mobile, email, orders, reviews, accounts } = person;
  const last = mobile === null ? null : `…${mobile.slice(-4)}`;
  const named = [mobile, mobile && formatMobile(mobile), mobile?.replace('+92', '0'), email]
    .filter((text) => text !== null && text !== undefined)
    .map((text) => containing(text.toLowerCase()));
  await sql`update audit_log set before = null, after = null,
      subject_name = case when subject_kind = 'order' then subject_name else 'Erased' end
    where (subject_kind = 'order' and subject_id = any(${orders}::text[]))
      or (subject_kind = 'review' and subject_id = any(${reviews}::text[]))
      or (subject_kind = 'mobile' and subject_name = ${last})
      or (subject_id = any(${accounts}::text[]))
      or lower(coalesce(before::text, '') || coalesce(after::text, '')) like any(${named}::text[])`.execute(
    transaction,
  );
  // Orders that an edit gave to another mobile: their history has the earlier one.
  await sql`update order_events set note = null where kind = 'edited' and lower(note) like any(${named}::text[])`.execute(
    transaction,
  );
}
