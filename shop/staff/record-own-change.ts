import type { Database } from '../../database/connect.ts';
import { recordChange } from '../audit-log/record-change.ts';
import type { Actor } from '../audit-log/types.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { findAccountById } from './accounts.ts';
import type { StaffPerson } from './types.ts';

/**
 * Writes down what somebody did with the own way in, and has the account's address told, in the transaction of the
 * change: whoever did it may be somebody else.
 * @param action in a few plain words, as the audit log shows them
 */
export async function recordOwnChange(
  transaction: Database,
  person: StaffPerson,
  actor: Actor,
  action: string,
): Promise<void> {
  const account = await findAccountById(transaction, person);
  await recordChange(transaction, {
    actor,
    action,
    subject: {
      kind: person.kind === 'adminUser' ? 'admin-user' : 'super-admin',
      id: person.id,
      name: account?.name ?? actor.name,
    },
    before: null,
    after: null,
  });
  if (account) await queueMail(transaction, 'staff-account-changed', person.id, account.email);
}
