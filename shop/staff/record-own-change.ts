import type { Transaction } from '../../database/connect.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Actor } from '../audit/types.ts';
import { queueNotice } from '../notices/queue-notice.ts';
import { findAccountById } from './accounts.ts';
import type { StaffPerson } from './types.ts';

/**
 * Writes down what somebody did with the own way in, and has the account's address told, in the transaction of the
 * change: whoever did it may be somebody else.
 * @param action in a few plain words, as the audit log shows them
 */
export async function recordOwnChange(
  transaction: Transaction,
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
  if (account) await queueNotice(transaction, 'staff-account-changed', person.id, account.email);
}
