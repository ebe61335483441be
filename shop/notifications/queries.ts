import type { Database } from '../../database/connect.ts';
import { countRows } from '../sql.ts';
import type { UndeliveredPage } from './responses.ts';
import { UNDELIVERED_PAGE_SIZE } from './rules.ts';

/** Mails that were given up and nobody has looked after, the latest first. @param seesAddress whether `to` is filled */
export async function listUndelivered(
  db: Database,
  { page, seesAddress }: { page: number; seesAddress: boolean },
): Promise<UndeliveredPage> {
  const total = await countUndelivered(db);
  const rows = await db
    .selectFrom('undelivered_mails')
    .selectAll()
    .orderBy('given_up_at', 'desc')
    .orderBy('id')
    .limit(UNDELIVERED_PAGE_SIZE)
    .offset((page - 1) * UNDELIVERED_PAGE_SIZE)
    .execute();
  return {
    total,
    totalPages: Math.ceil(total / UNDELIVERED_PAGE_SIZE),
    mails: rows.map((row) => ({
      _id: row.id,
      givenUpAt: row.given_up_at.toISOString(),
      kind: row.kind,
      way: row.way,
      to: seesAddress ? row.address : null,
      about: { kind: row.about_kind, id: row.about_id, name: row.about_name },
      reason: row.reason,
    })),
  };
}

export function countUndelivered(db: Database): Promise<number> {
  return countRows(db.selectFrom('undelivered_mails'));
}

/** How many mails wait to be sent, and how many were given up. */
export async function countMails(db: Database): Promise<{ waiting: number; undelivered: number }> {
  const [waiting, undelivered] = [await countRows(db.selectFrom('outbox')), await countUndelivered(db)];
  return { waiting, undelivered };
}
