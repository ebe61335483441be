import { deliver } from '../../shop/notifications/deliver.ts';
import { routeEvents } from '../../shop/notifications/route-events.ts';
import { openShortCarriers } from '../../shop/orders/messages/short-carriers.ts';
import { readSettings } from '../../shop/settings/settings.ts';
import { readCurrentSettings } from '../../shop/settings/store-settings/queries.ts';
import type { TestShop } from './shop.ts';

/**
 * Sends what is due by WhatsApp and SMS, as a process of the shop does.
 * @param environment where the services are: they have their ports only when the tests run @returns what it said to the log
 */
export async function deliverShort(
  { database }: Pick<TestShop, 'database'>,
  environment: Record<string, string>,
): Promise<string[]> {
  const log: string[] = [];
  const settings = readSettings(environment);
  await routeEvents(database, settings.messages.ways);
  for (const carrier of openShortCarriers(settings, () => readCurrentSettings(database, settings, null)))
    await deliver(database, carrier, (line) => log.push(line));
  return log;
}
