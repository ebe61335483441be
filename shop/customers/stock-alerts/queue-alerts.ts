import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { IS_SOLD } from '../../catalogue/products/conditions.ts';
import type { Settings } from '../../settings/settings.ts';
import { ALERT_KEPT_DAYS, MOST_ALERTS_A_MINUTE, wayToMobile } from './rules.ts';

/**
 * Puts messages into the outbox for products that are back, the longest wait first, and forgets who was told. One process
 * does so at a time, and together they begin so many a minute.
 */
export async function queueAlerts(db: Database, messages: Settings['messages']): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('stock alerts', 0)) as mine`.execute(transaction);
    if (!rows[0]?.mine) return;
    await sql`
      delete from stock_alerts where queued_at < now() - interval '1 minute'
        and not exists (select from outbox where kind = 'back-in-stock' and subject_id = stock_alerts.id)
        and not exists (select from undelivered_mails where kind = 'back-in-stock' and subject_id = stock_alerts.id)
    `.execute(transaction);
    const toMobile = wayToMobile(messages);
    await sql`
      with due as (
        select stock_alerts.id from stock_alerts join stock using (product_id)
          join products on products.id = stock_alerts.product_id
        where queued_at is null and stock.quantity > 0 and ${IS_SOLD} and (email is not null or ${toMobile !== null})
        order by stock_alerts.created_at, stock_alerts.id
        limit greatest(0, ${MOST_ALERTS_A_MINUTE} - (
          select count(*) from stock_alerts where queued_at >= now() - interval '1 minute'))
        for update of stock_alerts skip locked
      ), begun as (
        update stock_alerts set queued_at = now() from due where stock_alerts.id = due.id
        returning stock_alerts.id, email
      )
      insert into outbox (kind, subject_id, way)
      select 'back-in-stock', id, case when email is null then ${toMobile ?? 'mail'} else 'mail' end from begun
    `.execute(transaction);
  });
}

/** Forgets wishes that are too old. */
export async function forgetAlerts(db: Database): Promise<void> {
  const since = sql<Date>`now() - make_interval(days => ${ALERT_KEPT_DAYS})`;
  await db.deleteFrom('stock_alerts').where('created_at', '<=', since).execute();
}
