import type { Database, Transaction } from '../../../database/connect.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { waitForTurn } from '../../sql.ts';
import type { VersionChange } from '../versions/responses.ts';
import { type CurrentChoice, findChoice, readCurrentChoice } from './queries.ts';
import { describeChanges, SETTINGS_GROUPS } from './rules.ts';
import type { ChangeSettings, OwnersChoice, RestoreSettings } from './schemas.ts';

/** Who changes, and what a new shop has. */
interface Owner {
  principal: NamedPrincipal;
  newShop: OwnersChoice;
}

/**
 * Changes what the owner decides (R460). The commit tells every process, whose pages follow (decision 110).
 * @returns the version that counts now, also when nothing is changed; CHANGED_MEANWHILE with what somebody else changed since
 */
export function changeSettings(
  db: Database,
  { version, ...changed }: ChangeSettings,
  owner: Owner,
): Promise<Result<CurrentChoice>> {
  return db.transaction().execute(async (transaction) => {
    const wanted = withoutMissing(changed);
    const now = await readInTurn(transaction, version, owner, Object.keys(wanted));
    if (!now.ok) return now;
    return store(transaction, now.value, { ...now.value.choice, ...wanted }, null, owner);
  });
}

/**
 * Brings an earlier version back, as a new one (R465).
 * @returns as `changeSettings`; NOT_FOUND for a version that there never was
 */
export function restoreSettings(
  db: Database,
  { number, version }: RestoreSettings,
  owner: Owner,
): Promise<Result<CurrentChoice>> {
  return db.transaction().execute(async (transaction) => {
    const now = await readInTurn(transaction, version, owner);
    if (!now.ok) return now;
    const earlier = await findChoice(transaction, number, owner.newShop);
    if (!earlier) return failure('NOT_FOUND', 'There is no such version.');
    return store(transaction, now.value, earlier, number, owner);
  });
}

/**
 * The newest version, which nobody else changes until the transaction is over.
 * @param groups those that are to change: what somebody else did to the others is in nobody's way
 */
async function readInTurn(
  transaction: Transaction,
  version: number,
  { newShop }: Owner,
  groups: readonly string[] = SETTINGS_GROUPS,
): Promise<Result<CurrentChoice>> {
  await waitForTurn(transaction, 'store settings');
  const current = await readCurrentChoice(transaction, newShop);
  if (current.version === version) return success(current);
  const seen = await findChoice(transaction, version, newShop);
  const newest = await transaction
    .selectFrom('store_settings')
    .select('actor')
    .where('number', '=', current.version)
    .executeTakeFirst();
  const compared = SETTINGS_GROUPS.filter((group) => groups.includes(group));
  const changes = seen ? describeChanges(seen, current.choice, compared) : [];
  if (seen && changes.length === 0) return success(current);
  const who = newest?.actor ?? 'Somebody';
  const message = `${who} changed the settings in the meantime. Nothing of yours was saved.`;
  return failure('CHANGED_MEANWHILE', message, { data: { version: current.version, changes } });
}

async function store(
  transaction: Transaction,
  current: CurrentChoice,
  wanted: OwnersChoice,
  restores: number | null,
  { principal }: Owner,
): Promise<Result<CurrentChoice>> {
  const changes = describeChanges(current.choice, wanted);
  if (changes.length === 0) return success(current);
  const number = current.version + 1;
  await transaction
    .insertInto('store_settings')
    .values({
      number,
      state: JSON.stringify(wanted),
      restores,
      actor: principal.name,
      actor_id: principal.id,
    })
    .execute();
  await recordChange(transaction, {
    principal,
    action: restores === null ? 'changed the settings' : `brought back the settings of version ${restores}`,
    subject: { kind: 'settings', id: String(number), name: `Version ${number}` },
    before: fieldsOf(changes, 'before'),
    after: fieldsOf(changes, 'after'),
  });
  return success({ version: number, choice: wanted });
}

const fieldsOf = (changes: readonly VersionChange[], which: 'before' | 'after') =>
  Object.fromEntries(changes.map((change) => [change.what, change[which]]));

/** Only the groups that are given. */
function withoutMissing(changed: Partial<OwnersChoice>): Partial<OwnersChoice> {
  return Object.fromEntries(
    SETTINGS_GROUPS.flatMap((group) => (changed[group] ? [[group, changed[group]]] : [])),
  );
}
