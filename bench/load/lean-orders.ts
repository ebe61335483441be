import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connectionOptions } from '../../database/connect.ts';
import { answerParent } from './child.ts';
import { summarise } from './summarise.ts';
import { type LoadResult, leanOrders } from './types.ts';

/**
 * The limit of an order: the leanest transaction that keeps the shop's promises, on bare `pg`. One statement, named, so
 * that PostgreSQL plans it once: the lines are locked in the order of their ids, the stock cannot go below nothing (its
 * check refuses the whole statement), the key is unique, and order, lines, event and outbox are stored with it.
 */
const PLACE = `
  with wanted as (select * from unnest($3::uuid[], $4::integer[]) as wanted (id, quantity)),
  locked as materialized (
    select product_id from stock where product_id = any($3::uuid[]) order by product_id for no key update
  ),
  taken as (
    update stock set quantity = stock.quantity - wanted.quantity from wanted
    where stock.product_id = wanted.id and wanted.id in (select product_id from locked)
    returning stock.product_id
  ),
  placed as (
    insert into orders (id, name, email, mobile, province, city, address, payment_method, subtotal_paisa,
      shipping_paisa, total_paisa, idempotency_key, request_hash)
    values ($1, 'Ayesha Khan', 'ayesha@example.com', $5, 'Sindh', 'Karachi', 'House 1, Street 2', 'cash', 300000, 15000,
      315000, $2, decode(md5($2), 'hex'))
  ),
  told as (insert into order_events (order_id, kind, to_status, actor) values ($1, 'placed', 'Pending', 'shopper')),
  lines as (
    insert into order_lines (order_id, line_number, product_id, name, photo, price_paisa, discount_basis_points,
      line_price_paisa, quantity)
    select $1, row_number() over (), id, 'Stainless Steel Karahi 28 cm', '/media/demo/placeholder.svg', 100000, 0, 100000,
      quantity
    from wanted
  ),
  notice as (insert into outbox (kind, subject_id) values ('order-placed', $1))
  select count(*)::int as taken from taken`;

let number = Math.floor(Math.random() * 900_000_000);

answerParent(async (message): Promise<LoadResult> => {
  const { target, schema, productIds, lines, clients, seconds } = leanOrders.parse(message);
  const times: number[] = [];
  const faults: string[] = [];
  let inTime = 0;
  const over = performance.now() + seconds * 1000;

  async function buy(): Promise<void> {
    const client = new pg.Client({ ...connectionOptions(target), options: `-c search_path=${schema}` });
    await client.connect();
    try {
      while (performance.now() < over) {
        const ids = new Set<string>();
        while (ids.size < lines) ids.add(productIds[Math.floor(Math.random() * productIds.length)] ?? '');
        number += 1;
        const began = performance.now();
        const { rows } = await client.query({
          name: 'place',
          text: PLACE,
          values: [randomUUID(), randomUUID(), [...ids].sort(), [...ids].map(() => 1), `+92300${number}`],
        });
        const ended = performance.now();
        times.push(ended - began);
        if (ended <= over) inTime += 1;
        if (rows[0]?.taken !== lines) faults.push(`${rows[0]?.taken} of ${lines} lines were taken.`);
      }
    } catch (error) {
      faults.push(String(error));
    } finally {
      await client.end();
    }
  }

  await Promise.all(Array.from({ length: clients }, buy));
  return {
    ...summarise(times, inTime, seconds),
    busy: 0,
    failures: faults.length,
    firstFailure: faults[0] ?? null,
  };
});
