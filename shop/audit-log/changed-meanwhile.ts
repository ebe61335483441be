import type { Database } from '../../database/connect.ts';
import { failure } from '../errors.ts';
import { findLastChange } from './queries.ts';
import type { Subject } from './types.ts';

/**
 * Refuses a write that was made with an older version in view. Nothing was changed; the screen shows who came
 * first and lets its person choose.
 * @param current the record as it is now, in the shape of the response; it is in `data.current`, beside
 *   `data.changedBy` and `data.changedAt`
 */
export async function changedMeanwhile(
  db: Database,
  subject: Pick<Subject, 'kind' | 'id'>,
  current: unknown,
) {
  const change = await findLastChange(db, subject);
  const who = change?.changedBy ?? 'Somebody';
  return failure('CHANGED_MEANWHILE', `${who} changed this in the meantime. Nothing of yours was saved.`, {
    data: { current, ...change },
  });
}
