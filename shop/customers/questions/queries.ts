import type { Database } from '../../../database/connect.ts';
import type { Question } from './responses.ts';
import { MOST_SHOWN } from './rules.ts';

/** The answered questions of a product, those answered last first. */
export async function listQuestions(db: Database, productId: string): Promise<Question[]> {
  const rows = await db
    .selectFrom('questions')
    .select(['id as _id', 'name', 'question', 'created_at', 'answer'])
    .where('product_id', '=', productId)
    .where('answered_at', 'is not', null)
    .where('declined_at', 'is', null)
    .orderBy('answered_at', 'desc')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map(({ created_at, answer, ...row }) => ({
    ...row,
    date: created_at.toISOString(),
    answer: answer ?? '',
  }));
}
