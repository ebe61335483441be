import { sql } from 'kysely';
import { type Floor, nameOf } from './floor.ts';
import type { Seen } from './state.ts';

/** What the database says of everything that the model knows, in the same shape. */
export async function readDatabase(floor: Floor): Promise<Seen> {
  const { database } = floor.shop;
  const { rows } = await sql<{ seen: Seen }>`
    select json_build_object(
      'shelf', (select json_agg(quantity order by product_id) from stock),
      'orders', (select coalesce(json_agg(json_build_object(
        'number', number, 'status', status, 'place', fulfilment, 'confirmation', confirmation,
        'left', dispatched_at is not null, 'handed', delivered_at is not null, 'version', version,
        'city', city, 'address', address, 'courier', courier, 'tracking', tracking_number,
        'weight', parcel_weight_grams,
        'lines', (select json_agg(json_build_object(
          'number', line_number,
          'product', (select count(*) from products where products.id < order_lines.product_id),
          'units', quantity, 'price', line_price_paisa / 100.0, 'good', returned_good, 'damaged', returned_damaged)
          order by line_number) from order_lines where order_id = orders.id),
        'amounts', json_build_object('subtotal', subtotal_paisa / 100.0, 'discount', discount_paisa / 100.0,
          'shipping', shipping_paisa / 100.0, 'total', total_paisa / 100.0),
        'events', (select json_agg(json_build_object('kind', kind, 'fromStatus', from_status, 'toStatus', to_status,
          'fromPlace', from_fulfilment, 'toPlace', to_fulfilment, 'by', actor_id) order by order_events.id)
          from order_events where order_id = orders.id),
        'audits', (select count(*) from audit_log where subject_kind = 'order' and subject_id = orders.id::text),
        'bookings', (select coalesce(json_agg(json_build_object('reference', reference, 'courier', courier,
          'state', state, 'collect', collect_rupees) order by split_part(reference, '-', 2)::integer), '[]')
          from courier_bookings where order_id = orders.id),
        'dues', (select coalesce(json_agg(json_build_object('courier', courier, 'due', balance_paisa,
          'paid', paid_paisa) order by courier collate "C"), '[]')
          from courier_dues where order_id = orders.id and (balance_paisa <> 0 or paid_paisa <> 0))
      ) order by number), '[]') from orders),
      'ledger', (select coalesce(json_object_agg(account, paisa order by account collate "C"), '{}')
        from (select account, sum(amount_paisa) as paisa from ledger_entries group by account) as sums
        where paisa <> 0)
    ) as seen`.execute(database);
  const [{ seen } = { seen: null }] = rows;
  if (!seen) throw new Error('The database says nothing.');
  return {
    ...seen,
    orders: seen.orders.map((order) => ({ ...order, tracking: nameOf(floor, order.tracking) })),
  };
}
