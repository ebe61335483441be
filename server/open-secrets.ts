import type { Database } from '../database/connect.ts';
import { StartError } from '../database/start-error.ts';
import { findSecrets, keyFileOf, makeKeyFile } from '../shop/secret-keys.ts';
import type { Secrets } from '../shop/secrets.ts';
import { keysOfAccounts, resealAccounts } from '../shop/settings/service-accounts/sealed-accounts.ts';
import type { Settings } from '../shop/settings/settings.ts';
import { keysOfTwoFactors, resealTwoFactors } from '../shop/staff/two-factor/sealed-secret.ts';

/**
 * Finds the keys of the shop's secrets, makes one where none was ever needed, and seals everything with the first (decision
 * 080). While it sets the database up, so one process at a time. @throws StartError where a key is missing
 */
export async function openSecrets(
  db: Database,
  settings: Settings,
  report: (line: string) => void,
): Promise<Secrets> {
  const known = await knownKeys(db);
  const needed = await neededKeys(db, settings, known);
  const secrets = findSecrets(settings);
  const missing = needed.filter((id) => !secrets?.keyIds.includes(id));
  if (missing.length > 0 && settings.secretsKeys === undefined) throw keyIsMissing(settings, missing);
  if (!secrets) {
    makeKeyFile(settings.dataDir);
    return openSecrets(db, settings, report);
  }
  if (missing.length > 0) {
    report(
      `Secrets of this database are sealed with the key ${missing.join(', ')}, which SECRETS_KEY does not have: put it behind the first with a comma.`,
    );
  }
  await db.transaction().execute(async (transaction) => {
    const unreadable = await resealTwoFactors(transaction, secrets, known.length === 0);
    if (unreadable > 0) {
      report(
        `Accounts whose second step of sign-in cannot be read without that key: ${unreadable}. They sign in by a recovery code.`,
      );
    }
    const closed = await resealAccounts(transaction, secrets);
    if (closed > 0) {
      report(
        `Keys of other companies' services that cannot be read without that key: ${closed}. The shop works without them until they are written again.`,
      );
    }
    // Keys that nothing is sealed with any more are needed by nobody.
    const present = new Set([secrets.keyIds[0], ...(await keysInUse(transaction))]);
    await transaction
      .deleteFrom('secret_keys')
      .where('key_id', 'not in', [...present])
      .execute();
    for (const key_id of present) {
      await transaction
        .insertInto('secret_keys')
        .values({ key_id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
  return secrets;
}

/** The ids of the keys that anything is sealed with. */
async function keysInUse(db: Database): Promise<string[]> {
  return [...(await keysOfTwoFactors(db)), ...(await keysOfAccounts(db))];
}

async function knownKeys(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('secret_keys').select('key_id').execute();
  return rows.map(({ key_id }) => key_id);
}

/** A database elsewhere may have other machines, so there a key counts before anything is sealed with it. */
async function neededKeys(
  db: Database,
  { databaseUrl }: Settings,
  known: readonly string[],
): Promise<string[]> {
  const sealing = await keysInUse(db);
  return databaseUrl === undefined ? sealing : [...new Set([...known, ...sealing])];
}

function keyIsMissing({ dataDir }: Settings, missing: readonly string[]): StartError {
  return new StartError(
    `Secrets of this database are sealed with the key ${missing.join(', ')}, which is not here: set SECRETS_KEY to it, or bring ${keyFileOf(dataDir)} back from where the shop ran before; if it is lost, docs/operations.md says how to go on.`,
  );
}
