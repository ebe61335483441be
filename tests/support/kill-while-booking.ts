import { sql } from 'kysely';
import { expect } from 'vitest';
import { type ChildProgram, childProgram } from './child-program.ts';
import type { CourierName, StandIn } from './courier-stand-in/start-stand-in.ts';
import { countWaitingForLocks, testDatabaseUrl } from './database.ts';
import type { TestShop } from './shop.ts';

/** What the answer of a courier is written into, in this order; each can be held, so that the process waits there. */
const WRITTEN = ['orders', 'outbox', 'order_events', 'audit_log', 'courier_bookings'] as const;

/**
 * When the process is killed: before the booking is stored; before the answer comes; between the answer and the commit,
 * with nothing written yet or where the next is written to one of the tables; or after the commit was sent and before it
 * is known.
 */
export type Moment = 'stored' | 'answer' | 'commit' | (typeof WRITTEN)[number] | 'committing';
export const MOMENTS = ['answer', 'commit', ...WRITTEN, 'committing'] as const satisfies readonly Moment[];

interface Booking {
  shop: TestShop;
  standIn: StandIn;
  /** Those that the shop has, so that the killed process is one like it. */
  settings: Record<string, string>;
  orderId: string;
  courier: CourierName;
}

/** Books in another process, which is killed at this moment. Its connection ends by itself. */
export async function killWhileBooking(
  { shop, standIn, settings, orderId, courier }: Booking,
  moment: Moment,
): Promise<void> {
  const env = { ...settings, COURIER_SECONDS: '15', DATABASE_URL: await testDatabaseUrl() };
  const file = 'tests/support/book-parcel-program.ts';
  const holdHere = () => hold(shop, orderId, moment);
  const waiting = () => expect.poll(() => countWaitingForLocks(shop.database), { timeout: 20_000 }).toBe(1);
  let release = moment === 'stored' ? await holdHere() : async () => {};
  const booked = new Promise<void>((resolve, reject) => {
    standIn.onBooked = async () => {
      if (moment === 'answer') await kill(child);
      else if (moment !== 'stored') release = await holdHere();
      resolve();
    };
    if (moment === 'stored') waiting().then(resolve, reject);
  });
  const child = childProgram(file, [orderId, courier], env);
  await booked;
  if (moment !== 'answer' && moment !== 'stored') await waiting();
  await kill(child);
  await release();
  standIn.onBooked = () => {};
}

async function kill({ process, ended }: ChildProgram): Promise<void> {
  process.kill('SIGKILL');
  await ended();
}

/** Makes everyone who comes to this moment wait. @returns what lets it go */
async function hold({ database }: TestShop, orderId: string, moment: Moment): Promise<() => Promise<void>> {
  if (moment === 'committing') await waitAtCommit.execute(database);
  const transaction = await database.startTransaction().execute();
  const table = WRITTEN.find((one) => one === moment);
  if (table) {
    // Others read and lock rows meanwhile; none writes.
    await sql`lock table ${sql.table(table)} in share mode`.execute(transaction);
  } else if (moment === 'committing') {
    await sql`select pg_advisory_xact_lock(${COMMITTING})`.execute(transaction);
  } else {
    await transaction.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
  }
  return async () => {
    await transaction.rollback().execute();
    if (moment === 'committing') await sql`drop function wait_at_commit cascade`.execute(database);
  };
}

const COMMITTING = 5_160_391;

/** Anyone who commits something of an order's history waits: nothing else of the transaction is left to be done. */
const waitAtCommit = sql.raw(`
  create function wait_at_commit() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(${COMMITTING}); return null; end $$;
  create constraint trigger wait_at_commit after insert on order_events
    deferrable initially deferred for each row execute function wait_at_commit();
`);
