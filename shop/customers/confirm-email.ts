import { sql } from 'kysely';
import { type Database, type Transaction, violates } from '../../database/connect.ts';
import { closeSessions } from '../auth/sessions/close-sessions.ts';
import { openSession } from '../auth/sessions/open-session.ts';
import { failure, type Result, success } from '../errors.ts';
import { queueMail } from '../notifications/queue-mail.ts';
import { hashToken } from '../tokens.ts';
import type { ConfirmedEmail } from './responses.ts';

const NOT_VALID =
  'This link has expired, was used already, or the change was called off. You find a new one in your profile.';
const TAKEN =
  'Another account has this e-mail address by now. Yours keeps the address it has. Your profile offers to call the change off.';

type Confirmed = ConfirmedEmail & {
  /** Of the session that goes on in this browser, when the address changed and the browser was signed in. */
  token: string | null;
};

/**
 * Confirms an address by the link of a mail, once. Where it replaces another, every session and link ends (decision 053).
 * @param signedInAs the customer of the browser's session @returns LINK_NOT_VALID, EMAIL_TAKEN
 */
export async function confirmEmail(
  db: Database,
  token: string,
  { signedInAs, deviceName }: { signedInAs: string | null; deviceName: string },
): Promise<Result<Confirmed>> {
  try {
    return await db.transaction().execute(async (transaction) => {
      // Locked, so that of two that use the link at the same moment the second finds it gone.
      const found = await transaction
        .selectFrom('email_confirmations')
        .innerJoin('customers', 'customers.id', 'email_confirmations.customer_id')
        .select([
          'customers.id',
          'customers.email as before',
          'customers.pending_email',
          'email_confirmations.email',
        ])
        .where('email_confirmations.token_hash', '=', hashToken(token))
        .where('email_confirmations.expires_at', '>', sql<Date>`now()`)
        .forUpdate()
        .executeTakeFirst();
      if (!found) return failure('LINK_NOT_VALID', NOT_VALID);
      const { id, before, email } = found;
      if (found.pending_email === email) {
        await takePlace(transaction, { id, before, email }, deviceName);
        const principal = { kind: 'customer', id } as const;
        await closeSessions(transaction, principal);
        const opened = signedInAs === id ? await openSession(transaction, principal, deviceName) : null;
        return success({ email, changed: true, token: opened });
      }
      if (before.toLowerCase() !== email.toLowerCase()) return failure('LINK_NOT_VALID', NOT_VALID);
      await transaction
        .updateTable('customers')
        .set({ email_confirmed_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute();
      await transaction.deleteFrom('email_confirmations').where('customer_id', '=', id).execute();
      return success({ email: before, changed: false, token: null });
    });
  } catch (error) {
    if (violates(error, 'customers_email')) return failure('EMAIL_TAKEN', TAKEN);
    throw error;
  }
}

async function takePlace(
  transaction: Transaction,
  { id, before, email }: { id: string; before: string; email: string },
  deviceName: string,
): Promise<void> {
  await transaction
    .updateTable('customers')
    .set({
      email,
      pending_email: null,
      email_confirmed_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
  await transaction.deleteFrom('password_resets').where('customer_id', '=', id).execute();
  await transaction.deleteFrom('email_confirmations').where('customer_id', '=', id).execute();
  await queueMail(transaction, 'email-changed', id, { recipient: before, deviceName });
  await queueMail(transaction, 'new-email-in-use', id, { recipient: email, deviceName });
}
