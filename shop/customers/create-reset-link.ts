import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { hashToken, newToken } from '../tokens.ts';
import { RESET_LINK_MINUTES } from './rules.ts';

/**
 * Makes a link to a new password, at the moment it is mailed: the token is in the mail and nowhere else.
 * @param customer with the address that it is mailed to; once the account has another, the link opens nothing
 * @param shopAddress where shoppers reach the shop, without a slash at the end
 * @returns the whole address; it works once, for an hour
 */
export async function createResetLink(
  db: Database,
  customer: { id: string; email: string },
  shopAddress: string,
): Promise<string> {
  const token = newToken();
  await db
    .insertInto('password_resets')
    .values({
      token_hash: hashToken(token),
      customer_id: customer.id,
      email: customer.email,
      expires_at: sql<Date>`now() + make_interval(mins => ${RESET_LINK_MINUTES})`,
    })
    .execute();
  return `${shopAddress}/reset-password?token=${token}`;
}
