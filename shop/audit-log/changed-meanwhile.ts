import type { Database } from '../../database/connect.ts';
import { failure } from '../errors.ts';
import { findLastChange } from './queries.ts';
import type { Subject } from './types.ts';

/** Refuses a write that saw an older version. @param current the record as responses have it, sent in `data.current` */
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
