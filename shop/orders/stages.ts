import { type RawBuilder, sql } from 'kysely';
import type { OrderStatus, Stage } from './rules.ts';

/** Orders that somebody still has to do something for. */
export const OPEN_STATUSES = ['Pending', 'Processing'] as const satisfies OrderStatus[];

/**
 * Which orders stand at each stage of the work. One table for the views of the list and for the counts in the menu.
 * All but the last three are of the few orders that are still open, which the index orders_standing finds.
 */
export const STAGE_CONDITIONS: Readonly<Record<Stage, RawBuilder<boolean>>> = {
  // Exactly the condition of the index orders_to_confirm.
  'to-confirm': sql<boolean>`(orders.payment_method = 'cash' and orders.status = 'Pending'
    and orders.confirmation in ('unconfirmed', 'no-answer'))`,
  // By the index orders_awaiting_payment.
  'awaits-payment': sql<boolean>`(orders.awaits_payment and orders.status in ('Pending', 'Processing')
    and orders.fulfilment in ('to-pack', 'packed'))`,
  'to-pack': sql<boolean>`(orders.status in ('Pending', 'Processing') and orders.fulfilment = 'to-pack'
    and not orders.awaits_payment
    and (orders.status = 'Processing' or orders.payment_method = 'card' or orders.confirmation = 'confirmed'))`,
  'to-hand-over': sql<boolean>`(orders.status in ('Pending', 'Processing') and orders.fulfilment = 'packed')`,
  'with-courier': sql<boolean>`(orders.status in ('Pending', 'Processing')
    and orders.fulfilment in ('with-courier', 'out-for-delivery'))`,
  // Exactly the condition of the index orders_courier_differs; `stepCourierSays` says the same of one order.
  'courier-differs': sql<boolean>`((orders.courier_says in ('DELIVERED', 'RETURNED')
      and orders.fulfilment in ('with-courier', 'out-for-delivery', 'refused', 'coming-back', 'lost'))
    or (orders.courier_says = 'RETURNING'
      and orders.fulfilment in ('with-courier', 'out-for-delivery', 'refused', 'lost')))`,
  // A value and no condition: looked up along the list in the few that are due, and never for each of them.
  'money-due': sql<boolean>`coalesce(
    orders.id in (select order_id from courier_dues where balance_paisa > 0), false)`,
  // Exactly the condition of the index orders_to_refund.
  'to-refund': sql<boolean>`(orders.to_refund_paisa > 0)`,
};
