import type { Database, Transaction } from '../../../database/connect.ts';
import type { Row } from '../../../database/tables.ts';
import type { Principal, StaffKind } from '../../principal.ts';
import { keyIdOf, type Secrets } from '../../secrets.ts';

/** What a second step's secret belongs to: of another account it opens nothing. */
export function ownerOfSecret({ kind, id }: Principal<StaffKind>): string {
  return `two-factor of ${kind} ${id}`;
}

type Sealed = Pick<Row<'two_factors'>, 'id' | 'admin_user_id' | 'super_admin_id' | 'secret'>;

function accountOf({ admin_user_id, super_admin_id }: Sealed): Principal<StaffKind> {
  if (admin_user_id !== null) return { kind: 'admin', id: admin_user_id };
  if (super_admin_id !== null) return { kind: 'super-admin', id: super_admin_id };
  throw new Error('A second step belongs to nobody.');
}

/** The ids of the keys that second steps are sealed with. */
export async function keysOfTwoFactors(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('two_factors').select('secret').execute();
  return [...new Set(rows.flatMap(({ secret }) => keyIdOf(secret) ?? []))];
}

/**
 * Seals every second step with the present key. @param arePlain whether those that are not sealed are as earlier versions
 * wrote them; later on somebody else wrote them, and they open nothing @returns how many cannot be read
 */
export async function resealTwoFactors(
  transaction: Transaction,
  secrets: Secrets,
  arePlain: boolean,
): Promise<number> {
  const rows = await transaction
    .selectFrom('two_factors')
    .select(['id', 'admin_user_id', 'super_admin_id', 'secret'])
    .forUpdate()
    .execute();
  let unreadable = 0;
  for (const row of rows) {
    const keyId = keyIdOf(row.secret);
    if (keyId === secrets.keyIds[0]) continue;
    const owner = ownerOfSecret(accountOf(row));
    const secret = keyId === null && arePlain ? row.secret : secrets.open(row.secret, owner);
    if (secret === null) unreadable += 1;
    else {
      await transaction
        .updateTable('two_factors')
        .set({ secret: secrets.seal(secret, owner) })
        .where('id', '=', row.id)
        .execute();
    }
  }
  return unreadable;
}
