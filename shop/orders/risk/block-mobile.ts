import { randomUUID } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { failure, fieldFailure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { findBlocks } from './queries.ts';
import type { BlockMobile } from './schemas.ts';

/** What the audit log calls a mobile: enough to find it, not enough to call it. */
const nameOf = (mobile: string) => `…${mobile.slice(-4)}`;

/**
 * Blocks a mobile: the checkout asks it to call the shop. @param request the mobile as it is stored, +923XXXXXXXXX
 * @returns INVALID_INPUT, saying by whom and why, where it is blocked already
 */
export async function blockMobile(
  db: Database,
  { mobile, reason }: BlockMobile,
  principal: NamedPrincipal,
): Promise<Result<string>> {
  return db.transaction().execute(async (transaction) => {
    const id = randomUUID();
    const stored = await transaction
      .insertInto('blocked_mobiles')
      .values({ id, mobile, reason, blocked_by: principal.name })
      .onConflict((conflict) => conflict.column('mobile').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) {
      const block = (await findBlocks(transaction, [mobile])).get(mobile);
      const why = block ? ` ${block.by} did so: ${block.reason}` : '';
      return fieldFailure('mobile', `This mobile is blocked already.${why}`);
    }
    const subject = { kind: 'mobile', id, name: nameOf(mobile) } as const;
    await recordChange(transaction, {
      principal,
      action: 'blocked the mobile',
      subject,
      before: null,
      after: { reason },
    });
    return success(mobile);
  });
}

/** Lifts the block of a mobile. @returns the mobile, or NOT_FOUND */
export async function liftBlock(
  db: Database,
  id: string,
  principal: NamedPrincipal,
): Promise<Result<string>> {
  return db.transaction().execute(async (transaction) => {
    const lifted = await transaction
      .deleteFrom('blocked_mobiles')
      .where('id', '=', id)
      .returning(['mobile', 'reason'])
      .executeTakeFirst();
    if (!lifted) return failure('NOT_FOUND', 'This mobile is not blocked.');
    const { mobile, reason } = lifted;
    const subject = { kind: 'mobile', id, name: nameOf(mobile) } as const;
    await recordChange(transaction, {
      principal,
      action: 'lifted the block',
      subject,
      before: { reason },
      after: null,
    });
    return success(mobile);
  });
}
