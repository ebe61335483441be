import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { ownedBy } from './owner.ts';
import { SESSION_TERMS } from './rules.ts';
import { hashToken, newToken } from './tokens.ts';
import type { Person } from './types.ts';

/**
 * Signs a person in.
 * @returns the token that the person carries from now on; it is kept nowhere, only its hash is
 */
export async function openSession(db: Database, person: Person): Promise<string> {
  const token = newToken();
  const { lastsHours } = SESSION_TERMS[person.kind];
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      ...ownedBy(person),
      expires_at: sql<Date>`now() + make_interval(hours => ${lastsHours})`,
    })
    .execute();
  return token;
}
