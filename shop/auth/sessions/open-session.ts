import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { AccountKind, Principal } from '../../principal.ts';
import { hashToken, newToken } from '../../tokens.ts';
import { staffColumns } from './account-column.ts';
import { SESSION_TERMS } from './rules.ts';

/** Signs somebody in. @param deviceName for its owner (device-name.ts) @returns the token; only its hash is stored */
export async function openSession(
  db: Database,
  principal: Principal<AccountKind>,
  deviceName: string,
): Promise<string> {
  const token = newToken();
  const { lastsHours } = SESSION_TERMS[principal.kind];
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      customer_id: principal.kind === 'customer' ? principal.id : null,
      ...staffColumns(principal),
      device_name: deviceName,
      expires_at: sql<Date>`now() + make_interval(hours => ${lastsHours})`,
    })
    .execute();
  return token;
}
