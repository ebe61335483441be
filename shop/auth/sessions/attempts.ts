import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import { hashToken } from '../../tokens.ts';
import type { AttemptLimit } from './rules.ts';

/**
 * Counts a try before it is made, so that a thousand at once are no more than a thousand in turn.
 * @param subject for example `customer:ayesha@example.com`; only its hash is stored @returns TOO_MANY_REQUESTS
 */
export async function countAttempt(
  db: Database,
  subject: string,
  { most, pauseMinutes }: AttemptLimit,
): Promise<Result<null>> {
  const { rows } = await sql<{ count: number; minutes: number }>`
    insert into attempts (subject_hash, count, ends_at)
    values (${hashToken(subject)}, 1, now() + make_interval(mins => ${pauseMinutes}))
    on conflict (subject_hash) do update set
      count = case when attempts.ends_at <= now() then 1 else least(attempts.count, ${most}) + 1 end,
      ends_at = case when attempts.ends_at > now() and attempts.count >= ${most} then attempts.ends_at
        else excluded.ends_at end
    returning count, ceil(extract(epoch from ends_at - now()) / 60)::int as minutes
  `.execute(db);
  const [counted] = rows;
  if (!counted || counted.count <= most) return success(null);
  const minutes = Math.max(1, counted.minutes);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return failure('TOO_MANY_REQUESTS', `Too many attempts. Please try again in ${wait}.`);
}

/** Takes one counted try back, because it was right. */
export async function takeBackAttempt(db: Database, subject: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set(({ fn, val }) => ({ count: fn<number>('greatest', [sql`count - 1`, val(0)]) }))
    .where('subject_hash', '=', hashToken(subject))
    .execute();
}

/** Starts counting again. */
export async function forgetAttempts(db: Database, subject: string): Promise<void> {
  await db.deleteFrom('attempts').where('subject_hash', '=', hashToken(subject)).execute();
}
