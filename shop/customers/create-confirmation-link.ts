import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { hashToken, newToken } from '../tokens.ts';
import { CONFIRMATION_LINK_HOURS } from './rules.ts';

/**
 * Makes a link that confirms an address, at the moment it is mailed: the token is in the mail and nowhere else. It is
 * for the address that is wanted in the place of the present one, else for the present one.
 * @param shopAddress where shoppers reach the shop, without a slash at the end
 * @returns the whole link and where it goes; it works once, for a day. Null when there is nothing to confirm
 */
export async function createConfirmationLink(
  db: Database,
  customerId: string,
  shopAddress: string,
): Promise<{ link: string; email: string } | null> {
  const customer = await db
    .selectFrom('customers')
    .select(['email', 'email_confirmed_at', 'pending_email'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  const email = customer?.pending_email ?? (customer?.email_confirmed_at ? undefined : customer?.email);
  if (email === undefined) return null;
  const token = newToken();
  await db
    .insertInto('email_confirmations')
    .values({
      token_hash: hashToken(token),
      customer_id: customerId,
      email,
      expires_at: sql<Date>`now() + make_interval(hours => ${CONFIRMATION_LINK_HOURS})`,
    })
    .execute();
  return { link: `${shopAddress}/confirm-email?token=${token}`, email };
}
