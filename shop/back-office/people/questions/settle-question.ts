import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../database/connect.ts';
import { changedMeanwhile } from '../../../audit-log/changed-meanwhile.ts';
import { recordChange } from '../../../audit-log/record-change.ts';
import { failure, type Result, success } from '../../../errors.ts';
import { queueMail } from '../../../notifications/queue-mail.ts';
import type { NamedPrincipal } from '../../../principal.ts';
import { selectStaffQuestions, toStaffQuestion } from './queries.ts';
import type { StaffQuestion } from './responses.ts';
import type { AnswerQuestion, DeclineQuestion } from './schemas.ts';

/**
 * Answers a question, or changes its answer (R621). By the first one it is shown, and who asked is told once.
 * @returns NOT_FOUND, CHANGED_MEANWHILE
 */
export function answerQuestion(
  db: Database,
  principal: NamedPrincipal,
  id: string,
  { text, version }: AnswerQuestion,
): Promise<Result<StaffQuestion>> {
  return change(db, id, version, async (transaction, { answer, email, declined }) => {
    await transaction
      .updateTable('questions')
      .set({
        answer: text,
        answered_at: sql<Date>`clock_timestamp()`,
        answered_by: principal.name,
        declined_at: null,
        version: sql<number>`version + 1`,
      })
      .where('id', '=', id)
      .execute();
    if (answer === null && email !== null) await queueMail(transaction, 'question-answered', id);
    return {
      principal,
      action: answer ? 'changed the answer to' : 'answered',
      before: answer && { answer: answer.text, declined },
      after: { answer: text },
    };
  });
}

/** Declines a question, which leaves the product's page, or takes it up again. @returns NOT_FOUND, CHANGED_MEANWHILE */
export function declineQuestion(
  db: Database,
  principal: NamedPrincipal,
  id: string,
  { declined, version }: DeclineQuestion,
): Promise<Result<StaffQuestion>> {
  return change(db, id, version, async (transaction) => {
    await transaction
      .updateTable('questions')
      .set({
        declined_at: declined ? sql<Date>`clock_timestamp()` : null,
        version: sql<number>`version + 1`,
      })
      .where('id', '=', id)
      .execute();
    return { principal, action: declined ? 'declined' : 'took up again', before: null, after: null };
  });
}

type Entry = Omit<Parameters<typeof recordChange>[1], 'subject'>;

async function change(
  db: Database,
  id: string,
  seen: number,
  work: (transaction: Transaction, current: StaffQuestion) => Promise<Entry>,
): Promise<Result<StaffQuestion>> {
  return db.transaction().execute(async (transaction) => {
    const row = await selectStaffQuestions(transaction)
      .where('questions.id', '=', id)
      .forUpdate('questions')
      .executeTakeFirst();
    if (!row) return failure('NOT_FOUND', 'This question does not exist any more.');
    const current = toStaffQuestion(row);
    if (current.version !== seen) return changedMeanwhile(transaction, { kind: 'question', id }, current);
    const entry = await work(transaction, current);
    await recordChange(transaction, {
      ...entry,
      subject: { kind: 'question', id, name: `a question about ${current.productName}` },
    });
    const changed = await selectStaffQuestions(transaction)
      .where('questions.id', '=', id)
      .executeTakeFirstOrThrow();
    return success(toStaffQuestion(changed));
  });
}
