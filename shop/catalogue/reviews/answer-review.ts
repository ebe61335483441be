import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { changedMeanwhile } from '../../audit-log/changed-meanwhile.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { selectModerated, toModerated } from './queries.ts';
import type { ModeratedReview } from './responses.ts';
import type { AnswerReview } from './schemas.ts';

/** Writes, changes or takes away the one answer of the shop to a review (R481). @returns NOT_FOUND, CHANGED_MEANWHILE */
export function answerReview(
  db: Database,
  principal: NamedPrincipal,
  id: string,
  { text, seen }: AnswerReview,
): Promise<Result<ModeratedReview>> {
  return db.transaction().execute(async (transaction) => {
    const row = await selectModerated(transaction)
      .where('reviews.id', '=', id)
      .forUpdate('reviews')
      .executeTakeFirst();
    if (!row) return failure('NOT_FOUND', 'This review does not exist any more.');
    const current = toModerated(row);
    if ((current.answer?.date ?? null) !== seen) {
      return changedMeanwhile(transaction, { kind: 'review', id }, current);
    }
    const answered = await transaction
      .updateTable('reviews')
      .set({
        answer: text,
        answered_at: text === null ? null : sql<Date>`clock_timestamp()`,
        answered_by: text === null ? null : principal.name,
      })
      .where('id', '=', id)
      .returning(['answer', 'answered_at', 'answered_by'])
      .executeTakeFirstOrThrow();
    await recordChange(transaction, {
      principal,
      action:
        text === null ? 'took the answer away from' : current.answer ? 'changed the answer to' : 'answered',
      subject: { kind: 'review', id, name: `“${current.title}” of ${current.name}` },
      before: current.answer && { answer: current.answer.text },
      after: text === null ? null : { answer: text },
    });
    return success(toModerated({ ...row, ...answered }));
  });
}
