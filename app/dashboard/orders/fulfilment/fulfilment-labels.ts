import { FULFILMENT_LABELS, type Step } from '../../../../shop/orders/fulfilment/rules.ts';
import { FULFILMENTS } from '../../../../shop/orders/rules.ts';

/** The words on the button of a step, and the key that takes it on the order's page. */
export const STEP_LABELS = {
  pack: { label: 'Pack', key: 'p' },
  unpack: { label: 'Unpack again', key: 'u' },
  'hand-over': { label: 'Hand to courier', key: 'h' },
  'take-back': { label: 'Take from courier', key: 'u' },
  'send-out': { label: 'Out for delivery', key: 'o' },
  deliver: { label: 'Delivered', key: 'd' },
  refuse: { label: 'Refused', key: 'r' },
  'come-back': { label: 'Comes back', key: 'b' },
  'count-in': { label: 'Count back in', key: 'c' },
  lose: { label: 'Lost', key: 'l' },
} as const satisfies Record<Step, { label: string; key: string }>;

/** A move of a parcel as the history says it. */
export function describeMove(from: string | null, to: string | null): string {
  const nameOf = (place: string | null) => {
    const known = FULFILMENTS.find((each) => each === place);
    return known ? `“${FULFILMENT_LABELS[known]}”` : '';
  };
  return to === null ? 'weighed the parcel' : `moved the parcel from ${nameOf(from)} to ${nameOf(to)}`;
}
