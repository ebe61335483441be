import { type InferResult, sql } from 'kysely';
import type { Database } from '../../../../database/connect.ts';
import { cutPage, keyOf, momentOf } from '../../../key-paging.ts';
import { containing } from '../../../sql.ts';
import type { QuestionsPage, StaffQuestion } from './responses.ts';
import { QUESTIONS_PAGE_SIZE } from './rules.ts';
import type { ListQuestions } from './schemas.ts';

export function selectStaffQuestions(db: Database) {
  return db
    .selectFrom('questions')
    .innerJoin('products', 'products.id', 'questions.product_id')
    .select([
      'questions.id as _id',
      'questions.product_id as productId',
      'products.name as productName',
      'questions.created_at',
      'questions.name',
      'questions.email',
      'questions.question',
      'questions.answer',
      'questions.answered_at',
      'questions.answered_by',
      'questions.declined_at',
      'questions.version',
    ]);
}

export function toStaffQuestion({
  created_at,
  answer,
  answered_at,
  answered_by,
  declined_at,
  ...row
}: InferResult<ReturnType<typeof selectStaffQuestions>>[number]): StaffQuestion {
  return {
    ...row,
    at: created_at.toISOString(),
    answer:
      answer !== null && answered_at
        ? { text: answer, at: answered_at.toISOString(), by: answered_by ?? '' }
        : null,
    declined: declined_at !== null,
  };
}

const IS_WAITING = sql<boolean>`(answered_at is null and declined_at is null)`;
const IN_VIEW = {
  waiting: IS_WAITING,
  answered: sql<boolean>`(answered_at is not null and declined_at is null)`,
  declined: sql<boolean>`(declined_at is not null)`,
  all: sql<boolean>`true`,
} as const;

/** One page of the questions, the newest first. Searches who asked, the question and the product. */
export async function listStaffQuestions(
  db: Database,
  { view, search, after }: ListQuestions,
): Promise<QuestionsPage> {
  let query = selectStaffQuestions(db).where(IN_VIEW[view]);
  if (search !== '') {
    const text = sql`lower(questions.name || ' ' || question || ' ' || products.name)`;
    query = query.where(sql<boolean>`${text} like ${containing(search.toLowerCase())}`);
  }
  if (after) {
    query = query.where(
      sql<boolean>`(questions.created_at, questions.id) < (${momentOf(after)}, ${after.id}::uuid)`,
    );
  }
  const rows = await query
    .select(keyOf(sql`questions.created_at`, sql`questions.id`).as('key'))
    .orderBy('questions.created_at', 'desc')
    .orderBy('questions.id', 'desc')
    .limit(QUESTIONS_PAGE_SIZE + 1)
    .execute();
  const page = cutPage(rows, QUESTIONS_PAGE_SIZE);
  return { questions: page.rows.map(({ key, ...row }) => toStaffQuestion(row)), next: page.next };
}
