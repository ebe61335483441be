import { sql } from 'kysely';
import { type Floor, nameOf } from './floor.ts';
import { storedMobile } from './risk-requests.ts';
import type { Seen } from './seen.ts';

import { MOBILES } from './tables.ts';

/** What the database says of everything that the model knows, in the same shape. */
export async function readDatabase(floor: Floor): Promise<Seen> {
  const { database } = floor.shop;
  const { rows } = await sql<{ seen: Seen }>`
    select json_build_object(
      'shelf', (select json_agg(quantity order by product_id) from stock where product_id <> ${floor.parent}),
      'orders', (select coalesce(json_agg(json_build_object(
        'id', id, 'number', number, 'payment', payment_method, 'status', status, 'place', fulfilment, 'confirmation', confirmation,
        'left', dispatched_at is not null, 'handed', delivered_at is not null, 'version', version,
        'cameBack', came_back_at is not null, 'overruled', risk_overruled is not null,
        'paid', paid_paisa, 'advance', advance_paisa, 'awaitsPayment', awaits_payment, 'toRefund', to_refund_paisa,
        'city', city, 'address', address, 'courier', courier, 'tracking', tracking_number,
        'weight', parcel_weight_grams,
        'lines', (select json_agg(json_build_object(
          'number', line_number,
          'product', (select count(*) from products where products.id < order_lines.product_id and products.id <> ${floor.parent}),
          'units', quantity, 'price', line_price_paisa / 100.0, 'good', returned_good, 'damaged', returned_damaged)
          order by line_number) from order_lines where order_id = orders.id),
        'amounts', json_build_object('subtotal', subtotal_paisa / 100.0, 'discount', discount_paisa / 100.0,
          'coupon', coupon_paisa / 100.0,
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
          from courier_dues where order_id = orders.id and (balance_paisa <> 0 or paid_paisa <> 0)),
        'returns', (select coalesce(json_agg(json_build_object('id', id, 'reason', reason, 'state', state,
          'outcome', outcome, 'goods', goods_paisa, 'delivery', delivery_paisa,
          'lines', (select json_agg(json_build_object('line', line_number, 'units', units, 'good', good,
            'damaged', damaged) order by line_number) from return_lines where return_id = returns.id),
          'exchange', case when exchange_order_id is not null
            then json_build_object('order', exchange_order_id, 'paisa', exchange_paisa) end) order by id), '[]')
          from returns where order_id = orders.id),
        'refunds', (select coalesce(json_agg(json_build_object('id', id, 'returnId', return_id,
          'paisa', amount_paisa, 'way', way, 'undone', undone_at is not null, 'ofPaid', of_paid_paisa)
          order by id), '[]') from refunds where order_id = orders.id),
        'payments', (select coalesce(json_agg(json_build_object('id', id, 'paisa', amount_paisa, 'way', way,
          'reference', reference, 'undone', state = 'undone') order by id), '[]')
          from payments where order_id = orders.id)
      ) order by number), '[]') from orders),
      'couponUses', (select uses from coupons),
      'rulesOn', (select json_agg(is_on order by created_at, id) from risk_rules),
      'blocked', (select json_agg(exists (select from blocked_mobiles where blocked_mobiles.mobile = asked.mobile)
        order by position) from unnest(${MOBILES.map((_, index) => storedMobile(index))}::text[])
        with ordinality as asked (mobile, position)),
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
