import { randomInt } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import type { Settings } from '../settings/settings.ts';
import { isSameSecret } from '../tokens.ts';

/** Without what looks alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** The code that the first super admin registers with (R183): of the settings, else one that all processes share. */
export async function requiredSetupCode(db: Database, { setupCode }: Settings): Promise<string> {
  if (setupCode !== undefined) return setupCode;
  await db
    .insertInto('setup_codes')
    .values({ code: newSetupCode() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { code } = await db.selectFrom('setup_codes').select('code').executeTakeFirstOrThrow();
  return code;
}

/** The code that was made, for the log; null once there is a super admin, and where the settings have a code. */
export async function announcedSetupCode(db: Database, settings: Settings): Promise<string | null> {
  if (settings.setupCode !== undefined) return null;
  const registered = await db.selectFrom('super_admins').select('id').limit(1).executeTakeFirst();
  return registered ? null : requiredSetupCode(db, settings);
}

export function isSetupCode(code: string, given: string): boolean {
  return isSameSecret(code, given.trim());
}

function newSetupCode(): string {
  const letters = Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}
