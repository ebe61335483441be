import { sql } from 'kysely';
import { expect } from 'vitest';
import type { DemoGateway } from '../../server/demo-gateway/start-demo-gateway.ts';
import { type ChildProgram, childProgram } from './child-program.ts';
import { countWaitingForLocks, testDatabaseUrl } from './database.ts';
import { gatewaySettings } from './demo-gateway.ts';
import type { TestShop } from './shop.ts';

/** When the process is killed: before the gateway's answer comes, or where the order is locked or one of the tables written. */
export type SettlingMoment = 'answer' | 'orders' | 'ledger_entries' | 'order_events';

interface Settling {
  shop: TestShop;
  demo: DemoGateway;
  paymentId: string;
  orderId: string;
}

/** Settles an attempt to pay in another process, which is killed at this moment. Its connection ends by itself. */
export async function killWhileSettling(
  { shop, demo, paymentId, orderId }: Settling,
  moment: SettlingMoment,
): Promise<void> {
  const env = {
    ...gatewaySettings(demo.url),
    PAYMENT_SECONDS: '15',
    DATABASE_URL: await testDatabaseUrl(),
  };
  let release = async () => {};
  const asked = new Promise<void>((resolve) => {
    demo.onAsked = async () => {
      if (moment === 'answer') await kill(child);
      else release = await hold(shop, orderId, moment);
      resolve();
    };
  });
  const child = childProgram('tests/support/settle-payment-program.ts', [paymentId], env);
  await asked;
  if (moment !== 'answer') {
    await expect.poll(() => countWaitingForLocks(shop.database), { timeout: 20_000 }).toBe(1);
  }
  await kill(child);
  await release();
  demo.onAsked = () => {};
}

async function kill({ process, ended }: ChildProgram): Promise<void> {
  process.kill('SIGKILL');
  await ended();
}

/** Makes everyone who comes to this moment wait. @returns what lets it go */
async function hold({ database }: TestShop, orderId: string, moment: Exclude<SettlingMoment, 'answer'>) {
  const transaction = await database.startTransaction().execute();
  if (moment === 'orders') {
    await transaction.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
  } else {
    // Others read meanwhile; none writes.
    await sql`lock table ${sql.table(moment)} in share mode`.execute(transaction);
  }
  return async () => {
    await transaction.rollback().execute();
  };
}
