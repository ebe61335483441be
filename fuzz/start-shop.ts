import { type ChildProgram, childProgram } from '../tests/support/child-program.ts';
import { readShopLog, type ShopLog } from './shop-log.ts';

export interface StartedShop {
  address: string;
  log: ShopLog;
  alive(): boolean;
  /** Closes it. @returns the code it ended with */
  close(): Promise<number | null>;
}

/**
 * Starts a shop of its own, which nobody else visits and which listens on this machine alone.
 * @param program the built shop, or the endpoints without the pages
 * @param settings where its data are
 */
export async function startShop(program: string, settings: Record<string, string>): Promise<StartedShop> {
  const shop: ChildProgram = childProgram(program, ['--enable-source-maps'], {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    RATE_LIMITS: 'off',
    API_DOCS: 'all',
    // All requests come from this one machine.
    OPEN_ORDERS_PER_NETWORK: '1000',
    ...settings,
  });
  const log = readShopLog(shop.process.stdout, shop.process.stderr);
  await shop.printed('is open at');
  const address = /is open at (\S+)/.exec(shop.stdout())?.[1];
  if (!address) throw new Error('The shop does not say where it is open.');
  return {
    address: address.replace(/\/$/, ''),
    log,
    alive: () => shop.process.exitCode === null && shop.process.signalCode === null,
    close() {
      shop.process.kill('SIGTERM');
      return shop.ended();
    },
  };
}
