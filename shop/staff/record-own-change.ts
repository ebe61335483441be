import type { Transaction } from '../../database/connect.ts';
import { recordChange } from '../audit-log/record-change.ts';
import { findAccountById } from '../auth/accounts.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import type { MailKind } from '../notifications/rules.ts';
import type { NamedPrincipal, Principal, StaffKind } from '../principal.ts';

export interface OwnChange {
  /** For the audit log. */
  action: string;
  mail: MailKind;
  /** Where it came from; null when somebody else did it. */
  deviceName: string | null;
  /** Whose it is. */
  account: Principal<StaffKind>;
}

/** Records a change of the way into an account, one's own or another one's, and tells its address. */
export async function recordOwnChange(
  transaction: Transaction,
  principal: NamedPrincipal,
  { action, mail, deviceName, account: { kind, id } }: OwnChange,
): Promise<void> {
  const account = await findAccountById(transaction, { kind, id });
  await recordChange(transaction, {
    principal,
    action,
    subject: { kind: kind === 'admin' ? 'admin-user' : kind, id, name: account?.name ?? principal.name },
    before: null,
    after: null,
  });
  if (account) await queueMail(transaction, mail, id, { recipient: account.email, deviceName });
}
