import { sql } from 'kysely';
import { loadResult } from '../load/types.ts';
import { alternate } from '../measure/alternate.ts';
import type { Bench } from './bench.ts';
import { type Orderable, PLENTY } from './goods.ts';
import { ORDERS_OF_THIS_RUN, orderRequests } from './order-requests.ts';
import { type Row, rateRow } from './row.ts';

const LINES = 3;
const BUYERS = 8;
const BUYERS_OF_ONE = 32;

/** Orders of many products, beside the leanest transaction that keeps the same promises. */
export async function measureOrders(bench: Bench): Promise<Row[]> {
  const { own, goods, seconds, rounds } = bench;
  await makeLeanTables(bench);
  const lean = bench.start('lean-orders.ts');
  const productIds = goods.many.map(({ _id }) => _id);
  const placeLean = (schema: string) => () =>
    lean.ask(
      { target: own.connection, schema, productIds, lines: LINES, clients: BUYERS, seconds },
      loadResult,
    );
  const requests = orderRequests(bench.port, goods.many, LINES);
  const place = placing(bench, BUYERS, requests, LINES);
  const beside = (name: string, schema: string) => alternate(name, rounds, place, placeLean(schema));
  return [
    rateRow('orders', await beside('orders', 'lean'), { ratio: 0.6, p99: 3 }),
    {
      ...rateRow('orders, same tables', await beside('orders, same tables', 'public'), null),
      note: "the limit's transaction, on the tables of the shop",
    },
  ];
}

/** Orders of one product that everybody wants, beside orders of many products by as many buyers. */
export async function measureHot(bench: Bench): Promise<Row> {
  const { goods, port, rounds } = bench;
  const one = orderRequests(port, [goods.hot], 1);
  const many = orderRequests(port, goods.many, 1);
  const measured = await alternate(
    'hot product',
    rounds,
    placing(bench, BUYERS_OF_ONE, one, 1),
    placing(bench, BUYERS_OF_ONE, many, 1),
  );
  return rateRow('hot product', measured, { ratio: 0.8 });
}

/** Places orders, and looks in the database whether these and no others were stored, and their units taken. */
function placing(
  { load, own: { database }, goods, port, seconds }: Bench,
  buyers: number,
  requests: ReturnType<typeof orderRequests>,
  lines: number,
) {
  const products = [goods.hot, ...goods.many];
  return async () => {
    const before = await count();
    const result = await load({ ports: [port], connections: buyers, seconds, requests });
    const after = await count();
    const stored = after.orders - before.orders;
    const taken = before.units - after.units;
    if (stored !== result.answered || taken !== lines * result.answered) {
      const first = result.firstFailure
        ? ` The first response that was not meant: ${result.firstFailure}`
        : '';
      throw new Error(
        `${result.answered} orders were answered, ${stored} stored, ${taken} units taken.${first}`,
      );
    }
    return result;
  };

  async function count(): Promise<{ orders: number; units: number }> {
    const { orders } = await database
      .selectFrom('orders')
      .where('idempotency_key', 'like', `${ORDERS_OF_THIS_RUN}%`)
      .select(sql<number>`count(*)::int`.as('orders'))
      .executeTakeFirstOrThrow();
    return { orders, units: await unitsOf(products) };
  }

  async function unitsOf(some: readonly Orderable[]): Promise<number> {
    const { units } = await database
      .selectFrom('stock')
      .where(
        'product_id',
        'in',
        some.map(({ _id }) => _id),
      )
      .select(sql<number>`sum(quantity)::int8`.as('units'))
      .executeTakeFirstOrThrow();
    return units;
  }
}

/** What the limit writes to: the columns of the shop, and no index but those that a promise needs. */
async function makeLeanTables({ own: { database } }: Bench): Promise<void> {
  await database.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql
      .raw(`
        drop schema if exists lean cascade;
        create schema lean;
        create table lean.stock (product_id uuid primary key, quantity integer not null check (quantity >= 0))
          with (fillfactor = 50);
        insert into lean.stock select id, ${PLENTY} from public.products;
        create table lean.orders (like public.orders including defaults including identity including constraints,
          primary key (id), unique (idempotency_key));
        alter table lean.orders drop column search_text, drop column awaits_payment, drop column to_refund_paisa;
        create table lean.order_lines (like public.order_lines including defaults including constraints,
          primary key (order_id, line_number));
        create table lean.order_events (like public.order_events including defaults including identity, primary key (id));
        create table lean.outbox (like public.outbox including defaults including identity, primary key (id));
      `)
      .execute(connection);
    await sql`vacuum analyze lean.stock`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}
