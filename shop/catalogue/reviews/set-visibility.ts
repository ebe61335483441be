import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { changedMeanwhile } from '../../audit-log/changed-meanwhile.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { selectModerated, toModerated } from './queries.ts';
import type { ModeratedReview } from './responses.ts';
import { REPLACED_BY_EARLIER, REPLACED_BY_NEWER } from './rules.ts';
import type { ReviewVisibility } from './schemas.ts';
import { lockWriter } from './write-review.ts';

/** Hides a review, or shows it in place of its number's shown one; either decides about one that waits. @returns NOT_FOUND, CHANGED_MEANWHILE */
export async function setVisibility(
  db: Database,
  principal: NamedPrincipal,
  id: string,
  wanted: ReviewVisibility,
): Promise<Result<ModeratedReview>> {
  return db.transaction().execute(async (transaction) => {
    const writer = await transaction
      .selectFrom('reviews')
      .select(['product_id as productId', 'mobile'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (writer) await lockWriter(transaction, writer);
    const row = await selectModerated(transaction)
      .where('reviews.id', '=', id)
      .forUpdate('reviews')
      .executeTakeFirst();
    if (!row) return failure('NOT_FOUND', 'This review does not exist any more.');
    const current = toModerated(row);
    if (!current.waits && wanted.hidden === (current.hidden !== null)) {
      return changedMeanwhile(transaction, { kind: 'review', id }, current);
    }
    if (!wanted.hidden) await hideInstead(transaction, principal, row);
    const updated = await transaction
      .updateTable('reviews')
      .set(
        wanted.hidden
          ? { hidden_at: sql<Date>`clock_timestamp()`, hidden_reason: wanted.reason, waits: false }
          : { hidden_at: null, hidden_reason: null, replaced_by: null, waits: false },
      )
      .where('id', '=', id)
      .returning(['hidden_at', 'hidden_reason', 'waits'])
      .executeTakeFirstOrThrow();
    await recordChange(transaction, {
      principal,
      action: wanted.hidden
        ? current.waits
          ? 'declined'
          : 'hid'
        : current.waits
          ? 'approved'
          : 'showed again',
      subject: nameOf(current),
      before: { hidden: current.waits || current.hidden !== null, reason: current.hidden?.reason ?? null },
      after: { hidden: wanted.hidden, reason: wanted.hidden ? wanted.reason : null },
    });
    return success(toModerated({ ...row, ...updated }));
  });
}

/** Hides what is shown of the same mobile number and product, for the review that is shown instead. */
async function hideInstead(
  transaction: Transaction,
  principal: NamedPrincipal,
  { _id, productId, mobile, waits }: { _id: string; productId: string; mobile: string; waits: boolean },
): Promise<void> {
  const shown = await selectModerated(transaction)
    .where('reviews.product_id', '=', productId)
    .where('reviews.mobile', '=', mobile)
    .where('reviews.hidden_at', 'is', null)
    .executeTakeFirst();
  if (!shown) return;
  const reason = waits ? REPLACED_BY_NEWER : REPLACED_BY_EARLIER;
  await transaction
    .updateTable('reviews')
    .set({
      hidden_at: sql<Date>`clock_timestamp()`,
      hidden_reason: reason,
      replaced_by: _id,
    })
    .where('id', '=', shown._id)
    .execute();
  await recordChange(transaction, {
    principal,
    action: 'hid',
    subject: nameOf(toModerated(shown)),
    before: { hidden: false, reason: null },
    after: { hidden: true, reason },
  });
}

const nameOf = ({ _id, title, name }: ModeratedReview) =>
  ({ kind: 'review', id: _id, name: `“${title}” of ${name}` }) as const;
