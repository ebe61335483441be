import { type RawBuilder, sql } from 'kysely';
import type { Stage } from './rules.ts';

/**
 * Which orders stand at each stage of the work. One table for the views of the list and for the counts in the menu.
 * Every condition begins with the few orders that are still open, which the index orders_status finds.
 */
export const STAGE_CONDITIONS: Readonly<Record<Stage, RawBuilder<boolean>>> = {
  // Exactly the condition of the index orders_to_confirm.
  'to-confirm': sql<boolean>`(orders.payment_method = 'cash' and orders.status = 'Pending'
    and orders.confirmation in ('unconfirmed', 'no-answer'))`,
  'to-pack': sql<boolean>`(orders.status in ('Pending', 'Processing') and orders.fulfilment = 'to-pack'
    and (orders.status = 'Processing' or orders.payment_method = 'card' or orders.confirmation = 'confirmed'))`,
  'with-courier': sql<boolean>`(orders.status in ('Pending', 'Processing')
    and orders.fulfilment in ('with-courier', 'out-for-delivery'))`,
};
