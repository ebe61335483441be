import type { Database, Transaction } from '../../../database/connect.ts';
import { keyIdOf, type Secrets } from '../../secrets.ts';
import { z } from '../../zod.ts';
import type { StoredAccounts } from './apply-accounts.ts';
import { type AccountTexts, isServiceName, type ServiceName } from './rules.ts';

/** What the keys of a service belong to: sealed for another one they open nothing. */
const ownerOf = (service: string) => `account with ${service}`;

const accountTexts = z.record(z.string(), z.string());

/** The keys as they are stored. */
export function sealAccount(secrets: Secrets, service: ServiceName, texts: AccountTexts): string {
  return secrets.seal(JSON.stringify(texts), ownerOf(service));
}

/** What is stored of every account. @param secrets null: no key is here, and nothing can be read */
export async function readAccounts(db: Database, secrets: Secrets | null): Promise<StoredAccounts> {
  const rows = await db.selectFrom('service_accounts').select(['service', 'sealed']).execute();
  return new Map(
    rows.flatMap(({ service, sealed }) =>
      isServiceName(service) ? [[service, openAccount(secrets, service, sealed)] as const] : [],
    ),
  );
}

function openAccount(secrets: Secrets | null, service: ServiceName, sealed: string): AccountTexts | null {
  const opened = secrets?.open(sealed, ownerOf(service)) ?? null;
  return opened === null ? null : accountTexts.parse(JSON.parse(opened));
}

/** The ids of the keys that accounts are sealed with. */
export async function keysOfAccounts(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('service_accounts').select('sealed').execute();
  return [...new Set(rows.flatMap(({ sealed }) => keyIdOf(sealed) ?? []))];
}

/** Seals every account with the present key. @returns how many cannot be read */
export async function resealAccounts(transaction: Transaction, secrets: Secrets): Promise<number> {
  const rows = await transaction
    .selectFrom('service_accounts')
    .select(['service', 'sealed'])
    .forUpdate()
    .execute();
  let unreadable = 0;
  for (const { service, sealed } of rows) {
    if (keyIdOf(sealed) === secrets.keyIds[0]) continue;
    const opened = secrets.open(sealed, ownerOf(service));
    if (opened === null) unreadable += 1;
    else {
      await transaction
        .updateTable('service_accounts')
        .set({ sealed: secrets.seal(opened, ownerOf(service)) })
        .where('service', '=', service)
        .execute();
    }
  }
  return unreadable;
}
