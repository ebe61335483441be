import { isOpen, withAccounts } from '../../settings/service-accounts/apply-accounts.ts';
import { SERVICE_NAMES } from '../../settings/service-accounts/rules.ts';
import { readAccounts } from '../../settings/service-accounts/sealed-accounts.ts';
import type { OpenedShop } from '../../shop.ts';
import type { AccountShown } from './responses.ts';

/** Every account with whether it is set, by whom and when; nothing of its keys. */
export async function listAccounts({ database, settings, secrets }: OpenedShop): Promise<AccountShown[]> {
  const rows = await database
    .selectFrom('service_accounts')
    .select(['service', 'revision', 'set_by', 'set_at'])
    .execute();
  const stored = await readAccounts(database, secrets);
  const now = withAccounts(settings, stored);
  return SERVICE_NAMES.map((service) => {
    const row = rows.find((one) => one.service === service);
    const isReadable = stored.get(service) !== null;
    return {
      service,
      source: row ? (isReadable ? 'stored' : 'unreadable') : isOpen[service](now) ? 'environment' : 'none',
      setAt: row?.set_at.toISOString() ?? null,
      setBy: row?.set_by ?? null,
      revision: row?.revision ?? null,
    };
  });
}
