import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** Removes sessions, reset links, known devices and counts that are over. They open nothing any more; this keeps tables small. */
export async function removeExpired(db: Database): Promise<void> {
  const now = sql<Date>`now()`;
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
  await db.deleteFrom('email_confirmations').where('expires_at', '<=', now).execute();
  await db.deleteFrom('attempts').where('ends_at', '<=', now).execute();
  await db.deleteFrom('known_devices').where('expires_at', '<=', now).execute();
}
