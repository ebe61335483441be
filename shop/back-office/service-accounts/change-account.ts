import { randomUUID } from 'node:crypto';
import type { ZodType } from 'zod';
import type { Database, Transaction } from '../../../database/connect.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { lockUnchanged } from '../../auth/accounts.ts';
import type { Client } from '../../auth/sessions/rules.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal, StaffKind } from '../../principal.ts';
import type { Secrets } from '../../secrets.ts';
import { isOpen, withAccounts } from '../../settings/service-accounts/apply-accounts.ts';
import {
  type AccountTexts,
  SERVICES_OF_SHOP,
  type ServiceName,
  toEnvironment,
} from '../../settings/service-accounts/rules.ts';
import { sealAccount } from '../../settings/service-accounts/sealed-accounts.ts';
import { serviceEnvironment } from '../../settings/service-environment.ts';
import type { Settings } from '../../settings/settings.ts';
import type { OpenedShop } from '../../shop.ts';
import { waitForTurn } from '../../sql.ts';
import { checkIdentity } from '../../staff/check-identity.ts';
import { notSignedIn } from '../../staff/failures.ts';
import type { RemoveAccount, SetAccount } from './schemas.ts';

/** Who changes which account, and where from. */
interface Change {
  service: ServiceName;
  principal: NamedPrincipal & { kind: StaffKind };
  from: Client;
}

/**
 * Stores an account as a whole, sealed, in the place of what was stored or what the environment has (R614). Anyone who does it
 * shows once more who they are. Every process hears of it.
 * @returns INVALID_INPUT by field, CHANGED_MEANWHILE, and as checkIdentity
 */
export async function setAccount(
  { database, settings, secrets }: OpenedShop,
  { fields, revision, ...identity }: SetAccount,
  change: Change,
): Promise<Result<null>> {
  const { service, principal } = change;
  const typed = Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
  const fault = faultOf(settings, service, typed);
  if (fault) return fault;
  return asOwner(database, secrets, identity, change, async (transaction) => {
    const seen = await inTurn(transaction, service, revision);
    if (!seen.ok) return seen;
    const stored = {
      sealed: sealAccount(secrets, service, typed),
      revision: randomUUID(),
      set_by: principal.name,
      set_at: new Date(),
    };
    await transaction
      .insertInto('service_accounts')
      .values({ service, ...stored })
      .onConflict((conflict) => conflict.column('service').doUpdateSet(stored))
      .execute();
    await note(transaction, change, 'wrote the keys');
    return success(null);
  });
}

/**
 * Takes an account away: what the environment has counts again. Who may and what is refused is as in `setAccount`.
 */
export function removeAccount(
  { database, secrets }: OpenedShop,
  { revision, ...identity }: RemoveAccount,
  change: Change,
): Promise<Result<null>> {
  return asOwner(database, secrets, identity, change, async (transaction) => {
    const seen = await inTurn(transaction, change.service, revision);
    if (!seen.ok) return seen;
    await transaction.deleteFrom('service_accounts').where('service', '=', change.service).execute();
    if (revision !== null) await note(transaction, change, 'removed the keys');
    return success(null);
  });
}

/** What is wrong with an account, by field; no sentence holds what was typed. */
function faultOf(settings: Settings, service: ServiceName, typed: AccountTexts) {
  const { fields: known } = SERVICES_OF_SHOP[service];
  const unknown = Object.keys(typed).some((name) => !known.some((field) => field.name === name));
  if (unknown) return failure('INVALID_INPUT', 'This account has no such field.');
  const { settings: wanted, faults } = toEnvironment(service, typed, settings.services.texts.SMTP_URL);
  const fields: Record<string, string> = {};
  for (const { name, label, optional } of known) {
    const problem = typed[name] === undefined ? (optional ? null : MISSING) : shapeFault(name, wanted[name]);
    const fault = problem === MISSING ? `Please enter: ${label}.` : (problem ?? faults[name] ?? null);
    if (fault) fields[name] = fault;
  }
  if (Object.keys(fields).length > 0) {
    return failure('INVALID_INPUT', 'Please check the marked fields.', { fields: inBody(fields) });
  }
  const would = withAccounts(settings, new Map([[service, typed]]));
  return isOpen[service](would)
    ? null
    : failure('INVALID_INPUT', NOT_WHOLE[service] ?? 'Something is missing.');
}

const MISSING = 'missing';

/** Why the shop would not take a setting; null of one that is not a setting by itself. */
function shapeFault(name: string, text: string | undefined): string | null {
  const schema: ZodType | undefined = Object.hasOwn(serviceEnvironment, name)
    ? Object.entries(serviceEnvironment).find(([one]) => one === name)?.[1]
    : undefined;
  const read = schema?.safeParse(text);
  return read?.success === false ? `This ${read.error.issues[0]?.message ?? 'cannot be used'}.` : null;
}

const inBody = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [`fields.${name}`, text]));

/** Why an account whose fields are right is of no use. */
const NOT_WHOLE: Partial<Record<ServiceName, string>> = {
  raast: 'Please enter an IBAN and its title, or a merchant code.',
  sms: 'The address of the SMS service is missing: the person who runs the shop sets SMS_URL first.',
};

/** Asks who it is, and does the work while the account of who asks stays as it is. */
async function asOwner(
  db: Database,
  secrets: Secrets,
  identity: { currentPassword: string; code: string },
  { principal, from }: Change,
  work: (transaction: Transaction) => Promise<Result<null>>,
): Promise<Result<null>> {
  const checked = await checkIdentity(db, secrets, principal, { ...identity, from });
  if (!checked.ok) return checked;
  return db.transaction().execute(async (transaction) => {
    // Checking the password takes a moment, in which the account may be deleted or its password changed.
    if (!(await lockUnchanged(transaction, checked.value))) return notSignedIn();
    return work(transaction);
  });
}

/** Whether the account is still as the screen showed it; nobody else changes it until the transaction is over. */
async function inTurn(
  transaction: Transaction,
  service: ServiceName,
  revision: string | null,
): Promise<Result<null>> {
  await waitForTurn(transaction, 'service accounts');
  const now = await transaction
    .selectFrom('service_accounts')
    .select(['revision', 'set_by'])
    .where('service', '=', service)
    .executeTakeFirst();
  if ((now?.revision ?? null) === revision) return success(null);
  const who = now?.set_by ?? 'Somebody';
  return failure(
    'CHANGED_MEANWHILE',
    `${who} changed these keys in the meantime. Nothing of yours was saved.`,
  );
}

/** The audit log hears that keys were changed, and nothing of them. */
function note(transaction: Transaction, { service, principal }: Change, action: string): Promise<void> {
  const { title } = SERVICES_OF_SHOP[service];
  const subject = { kind: 'settings' as const, id: service, name: title };
  return recordChange(transaction, { principal, action, subject, before: null, after: null });
}
