import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/connect.ts';
import { recordChange } from '../audit-log/record-change.ts';
import { refuseWeakPassword } from '../auth/passwords/refuse-weak-password.ts';
import { countAttempt, forgetAttempts } from '../auth/sessions/attempts.ts';
import { hashPassword } from '../auth/sessions/passwords.ts';
import { NETWORK_LIMIT, networkOf } from '../auth/sessions/rules.ts';
import { failure, fieldFailure, type Result, success } from '../errors.ts';
import type { NamedPrincipal } from '../principal.ts';
import type { CurrentSettings, Settings } from '../settings/settings.ts';
import { lockSuperAdmins } from './accounts.ts';
import type { SuperAdmin } from './responses.ts';
import type { RegisterSuperAdmin } from './schemas.ts';
import { isSetupCode, requiredSetupCode } from './setup-code.ts';

const CODE_NEEDED = 'Please enter the setup code of the shop. It stands in the log of its start.';
const CODE_WRONG = 'This is not the setup code of the shop.';

interface Visitor {
  principal: NamedPrincipal | null;
  /** The network address, for counting wrong codes. */
  from: string;
  atThisMachine: boolean;
}

/**
 * Registers a super admin (R183, R184): the first with the setup code or at this machine, others by one who is signed in.
 * @returns EMAIL_TAKEN, NOT_LOGGED_IN, FORBIDDEN naming `setupCode`, TOO_MANY_REQUESTS, or INVALID_INPUT
 */
export async function registerSuperAdmin(
  db: Database,
  settings: CurrentSettings,
  { name, email, password, setupCode }: RegisterSuperAdmin,
  visitor: Visitor,
): Promise<Result<SuperAdmin>> {
  const weak = refuseWeakPassword('super-admin', password, { name, email, storeName: settings.store.name });
  if (weak) return weak;
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    // Of two who come first at the same moment one is the second.
    await lockSuperAdmins(transaction);
    const taken = await transaction
      .selectFrom('super_admins')
      .select('id')
      .where(sql`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst();
    if (taken) return failure('EMAIL_TAKEN', 'User already registered!');
    const allowed = await mayRegister(transaction, settings, setupCode, visitor);
    if (!allowed.ok) return allowed;
    const { principal } = visitor;
    const id = randomUUID();
    const { created_at } = await transaction
      .insertInto('super_admins')
      .values({ id, name, email, password_hash: passwordHash })
      .returning('created_at')
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom('setup_codes').execute();
    await recordChange(transaction, {
      principal: principal ?? { kind: 'super-admin', id, name },
      action: 'registered',
      subject: { kind: 'super-admin', id, name },
      before: null,
      after: { name, email },
    });
    return success({ _id: id, name, email, createdAt: created_at.toISOString() });
  });
}

async function mayRegister(
  transaction: Transaction,
  settings: Settings,
  given: string,
  { principal, from, atThisMachine }: Visitor,
): Promise<Result<null>> {
  if (principal) return success(null);
  const first = await transaction.selectFrom('super_admins').select('id').limit(1).executeTakeFirst();
  if (first) return failure('NOT_LOGGED_IN', 'Only a super admin who is signed in can register another one.');
  if (settings.setupIsOpen && atThisMachine) return success(null);
  const code = await requiredSetupCode(transaction, settings);
  if (given === '') return fieldFailure('setupCode', CODE_NEEDED, 'FORBIDDEN');
  const subject = `setup:${networkOf(from)}`;
  const counted = await countAttempt(transaction, subject, NETWORK_LIMIT);
  if (!counted.ok) return counted;
  if (!isSetupCode(code, given)) {
    return fieldFailure('setupCode', CODE_WRONG, 'FORBIDDEN');
  }
  await forgetAttempts(transaction, subject);
  return success(null);
}
