import { STAGES, type Stage } from '../../../shop/orders/rules.ts';
import type { Waiting } from '../../../shop/orders/waiting/responses.ts';
import type { SavedView } from '../../staff/ui/view-tabs.tsx';

const STAGE_NAMES = {
  'to-confirm': 'To confirm',
  'awaits-payment': 'To be paid',
  'to-pack': 'To pack',
  'to-hand-over': 'To hand over',
  'with-courier': 'With courier',
  'courier-differs': 'Courier says otherwise',
  'money-due': 'Money due',
  'to-refund': 'To refund',
} as const satisfies Record<Stage, string>;

const STAGE_COUNTS = {
  'to-confirm': 'toConfirm',
  'awaits-payment': 'awaitsPayment',
  'to-pack': 'toPack',
  'to-hand-over': 'toHandOver',
  'with-courier': 'withCourier',
  'courier-differs': 'courierDiffers',
  'money-due': 'moneyDue',
  'to-refund': 'toRefund',
} as const satisfies Record<Stage, keyof Waiting>;

/** The saved views of the list of orders, in the order of the tabs: one line each. @param waiting null until it is known */
export function orderViews(waiting: Waiting | null): SavedView[] {
  return [
    { name: 'All', params: {} },
    ...STAGES.map((stage) => ({
      name: STAGE_NAMES[stage],
      params: { stage },
      count: waiting?.[STAGE_COUNTS[stage]] ?? null,
    })),
  ];
}
