import { STAGES, type Stage } from '../../../shop/orders/rules.ts';
import type { Waiting } from '../../../shop/orders/waiting/responses.ts';
import type { SavedView } from '../../staff/ui/view-tabs.tsx';

const STAGE_VIEWS = {
  'to-confirm': { name: 'To confirm', counted: 'toConfirm' },
  'awaits-payment': { name: 'To be paid', counted: 'awaitsPayment' },
  'to-pack': { name: 'To pack', counted: 'toPack' },
  'to-hand-over': { name: 'To hand over', counted: 'toHandOver' },
  'with-courier': { name: 'With courier', counted: 'withCourier' },
  'courier-differs': { name: 'Courier says otherwise', counted: 'courierDiffers' },
  'money-due': { name: 'Money due', counted: 'moneyDue' },
  'to-refund': { name: 'To refund', counted: 'toRefund' },
} as const satisfies Record<Stage, { name: string; counted: keyof Waiting }>;

/** The saved views of the list of orders, in the order of the tabs: one line each. @param waiting null until it is known */
export function orderViews(waiting: Waiting | null): SavedView[] {
  return [
    { name: 'All', params: {} },
    ...STAGES.map((stage) => ({
      name: STAGE_VIEWS[stage].name,
      params: { stage },
      count: waiting?.[STAGE_VIEWS[stage].counted] ?? null,
    })),
  ];
}
