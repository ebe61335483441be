import type { Transaction } from '../../database/connect.ts';
import { recordChange } from '../audit-log/record-change.ts';
import { findAccountById } from '../auth/accounts.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import type { NamedPrincipal, Principal, StaffKind } from '../principal.ts';

/** Records a change of the way into an account, one's own unless another is given, and tells its address. */
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
