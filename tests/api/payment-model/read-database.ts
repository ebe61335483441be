import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** An order with its money as it is stored; all amounts are paisa. */
export interface SeenOrder {
  id: string;
  email: string;
  mobile: string;
  city: string;
  method: 'card' | 'cash';
  confirmation: string;
  tracking: string | null;
  status: string;
  version: number;
  shipping: number;
  total: number;
  paid: number;
  toRefund: number;
  awaits: boolean;
  isReleased: boolean;
  lines: { number: number; product: string; units: number }[];
  payments: {
    id: string;
    way: string;
    gateway: string | null;
    token: string | null;
    state: string;
    amount: number;
    note: string;
  }[];
  refunds: { id: string; way: string; amount: number; ofPaid: number; isUndone: boolean }[];
  /** Paisa by account. */
  ledger: Record<string, number>;
  events: { kind: string; from: string | null; to: string | null; actor: string; note: string | null }[];
  /** Kinds of messages that wait, and of what happened for which none was made yet. */
  waiting: string[];
  /** What is recorded of messages to its customer. */
  messages: { kind: string; way: string; fact: string; state: string }[];
}

export interface Seen {
  /** Units on the shelf by product. */
  shelf: Record<string, number>;
  /** The newest first. */
  orders: SeenOrder[];
  /** Groups of the ledger that do not sum to 0. */
  unbalanced: number;
}

/** What the database says of orders, money and stock. */
export async function readDatabase(database: Database): Promise<Seen> {
  const { rows } = await sql<{ seen: Seen }>`
    select json_build_object(
      'shelf', (select json_object_agg(product_id, quantity) from stock),
      'unbalanced', (select count(*) from (
        select from ledger_entries group by group_id having sum(amount_paisa) <> 0) as groups),
      'orders', (select coalesce(json_agg(json_build_object(
        'id', id, 'email', email, 'mobile', mobile, 'city', city, 'method', payment_method, 'status', status,
        'confirmation', confirmation, 'tracking', tracking_number, 'version', version,
        'shipping', shipping_paisa, 'total', total_paisa, 'paid', paid_paisa,
        'toRefund', to_refund_paisa, 'awaits', awaits_payment, 'isReleased', released_at is not null,
        'lines', (select json_agg(json_build_object('number', line_number, 'product', product_id, 'units', quantity)
          order by line_number) from order_lines where order_id = orders.id),
        'payments', (select coalesce(json_agg(json_build_object('id', id, 'way', way, 'gateway', gateway,
          'token', gateway_token, 'state', state, 'amount', amount_paisa, 'note', note) order by created_at desc, id), '[]')
          from payments where order_id = orders.id),
        'refunds', (select coalesce(json_agg(json_build_object('id', id, 'way', way, 'amount', amount_paisa,
          'ofPaid', of_paid_paisa, 'isUndone', undone_at is not null) order by created_at desc, id), '[]')
          from refunds where order_id = orders.id),
        'ledger', (select coalesce(json_object_agg(account, paisa), '{}') from (
          select account, sum(amount_paisa) as paisa from ledger_entries where order_id = orders.id group by account
        ) as sums),
        'events', (select json_agg(json_build_object('kind', kind, 'from', from_status, 'to', to_status,
          'actor', actor, 'note', note) order by id) from order_events where order_id = orders.id),
        'waiting', (select coalesce(json_agg(kind order by id), '[]') from outbox where subject_id = orders.id),
        'messages', (select coalesce(json_agg(json_build_object('kind', kind, 'way', way, 'fact', fact, 'state', state)
          order by queued_at, id), '[]') from messages where order_id = orders.id)
      ) order by number desc), '[]') from orders)
    ) as seen`.execute(database);
  const [{ seen } = { seen: null }] = rows;
  if (!seen) throw new Error('The database says nothing.');
  return seen;
}
