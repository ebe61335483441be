import type { Transaction } from '../../database/connect.ts';
import { recordChange } from '../audit-log/record-change.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import type { NamedPrincipal, Principal, StaffKind } from '../principal.ts';
import { findAccountById } from './accounts.ts';

/**
 * Writes down what somebody did with the way into an account, the own one unless another is given, and has the
 * account's address told: whoever did it may be somebody else.
 * @param action in a few plain words, as the audit log shows them
 */
export async function recordOwnChange(
  transaction: Transaction,
  principal: NamedPrincipal<StaffKind>,
  action: string,
  { kind, id }: Principal<StaffKind> = principal,
): Promise<void> {
  const account = await findAccountById(transaction, { kind, id });
  await recordChange(transaction, {
    principal,
    action,
    subject: { kind: kind === 'admin' ? 'admin-user' : kind, id, name: account?.name ?? principal.name },
    before: null,
    after: null,
  });
  if (account) await queueMail(transaction, 'staff-account-changed', id, account.email);
}
