import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { changedMeanwhile } from '../audit/changed-meanwhile.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Actor } from '../audit/types.ts';
import { failure, type Result, success } from '../errors.ts';
import { selectModerated, toModerated } from './queries.ts';
import type { ReviewVisibility } from './schemas.ts';
import type { ModeratedReview } from './types.ts';

/**
 * Hides a review from the shop and its counts, with a reason, or shows it again. It is never deleted.
 * @returns the review as it is now; NOT_FOUND, or CHANGED_MEANWHILE when somebody else did the same already
 */
export async function setVisibility(
  db: Database,
  actor: Actor,
  id: string,
  wanted: ReviewVisibility,
): Promise<Result<ModeratedReview>> {
  return db.transaction().execute(async (transaction) => {
    const row = await selectModerated(transaction)
      .where('reviews.id', '=', id)
      .forUpdate('reviews')
      .executeTakeFirst();
    if (!row) return failure('NOT_FOUND', 'This review does not exist any more.');
    const current = toModerated(row);
    if (wanted.hidden === (current.hidden !== null)) {
      return changedMeanwhile(transaction, { kind: 'review', id }, current);
    }
    const updated = await transaction
      .updateTable('reviews')
      .set(
        wanted.hidden
          ? { hidden_at: sql<Date>`clock_timestamp()`, hidden_reason: wanted.reason }
          : { hidden_at: null, hidden_reason: null },
      )
      .where('id', '=', id)
      .returning(['hidden_at', 'hidden_reason'])
      .executeTakeFirstOrThrow();
    await recordChange(transaction, {
      actor,
      action: wanted.hidden ? 'hid' : 'showed again',
      subject: { kind: 'review', id, name: `“${current.title}” of ${current.name}` },
      before: { hidden: current.hidden !== null, reason: current.hidden?.reason ?? null },
      after: { hidden: wanted.hidden, reason: wanted.hidden ? wanted.reason : null },
    });
    return success(toModerated({ ...row, ...updated }));
  });
}
