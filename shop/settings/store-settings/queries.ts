import type { Database } from '../../../database/connect.ts';
import type { Secrets } from '../../secrets.ts';
import { withAccounts } from '../service-accounts/apply-accounts.ts';
import { readAccounts } from '../service-accounts/sealed-accounts.ts';
import type { CurrentSettings, Settings } from '../settings.ts';
import type { Versions } from '../versions/responses.ts';
import { toVersions, versionRows } from '../versions/to-versions.ts';
import { describeChanges, toStoreSettings } from './rules.ts';
import { type OwnersChoice, ownersChoiceSchema } from './schemas.ts';

/** What the owner decided last, and the number of that version; 0 while nobody changed anything. */
export interface CurrentChoice {
  version: number;
  choice: OwnersChoice;
}

/** Reads the newest version. @param defaults what a new shop has, by its environment */
export async function readCurrentChoice(db: Database, defaults: OwnersChoice): Promise<CurrentChoice> {
  const row = await db
    .selectFrom('store_settings')
    .select(['number', 'state'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row
    ? { version: row.number, choice: readState(row.state, defaults) }
    : { version: 0, choice: defaults };
}

/**
 * The settings of the process with what the owner has decided by now, and with the accounts that the owner wrote.
 * @param secrets what opens those; null: none of them can be read
 */
export async function readCurrentSettings(
  db: Database,
  settings: Settings,
  secrets: Secrets | null,
): Promise<CurrentSettings> {
  const [{ choice }, accounts] = await Promise.all([
    readCurrentChoice(db, settings.newShop),
    readAccounts(db, secrets),
  ]);
  return withChoice(withAccounts(settings, accounts), choice);
}

/** The settings of a process and what an owner decides; unset, what a new shop has. */
export function withChoice(settings: Settings, choice = settings.newShop): CurrentSettings {
  return { ...settings, ...toStoreSettings(choice) };
}

/** One version; 0 is what a new shop has. Undefined for one that does not exist. */
export async function findChoice(
  db: Database,
  number: number,
  defaults: OwnersChoice,
): Promise<OwnersChoice | undefined> {
  if (number === 0) return defaults;
  const row = await db
    .selectFrom('store_settings')
    .select('state')
    .where('number', '=', number)
    .executeTakeFirst();
  return row && readState(row.state, defaults);
}

/** A state that an earlier release stored has defaults for what is new since. @throws when it cannot be read */
function readState(stored: unknown, defaults: OwnersChoice): OwnersChoice {
  return ownersChoiceSchema.parse(withDefaults(stored, defaults));
}

function withDefaults(stored: unknown, defaults: unknown): unknown {
  if (stored === undefined) return defaults;
  if (!isGroup(stored) || !isGroup(defaults)) return stored;
  return Object.fromEntries(
    Object.entries(defaults).map(([key, preset]) => [key, withDefaults(stored[key], preset)]),
  );
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Who changed what, the newest version first. */
export async function listVersions(db: Database, page: number, defaults: OwnersChoice): Promise<Versions> {
  const { limit, offset } = versionRows(page);
  const rows = await db
    .selectFrom('store_settings')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const states = rows.map(({ state }) => readState(state, defaults));
  return toVersions(rows, states, defaults, describeChanges);
}
