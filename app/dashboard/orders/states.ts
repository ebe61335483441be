import type { ParcelState } from '../../../shop/couriers/rules.ts';
import { FULFILMENT_LABELS } from '../../../shop/orders/fulfilment/rules.ts';
import { RETURN_LABELS } from '../../../shop/orders/returns/rules.ts';
import type { ReturnState } from '../../../shop/orders/returns/types.ts';
import type { Confirmation, Fulfilment, OrderStatus } from '../../../shop/orders/rules.ts';
import type { Tone } from '../../staff/ui/status-badge.tsx';

/** How a state is named and coloured on every staff screen. Colour is for what needs somebody, and for what is done. */
export interface ShownState {
  label: string;
  tone: Tone;
}

export const STATUS_STATES = {
  Pending: { label: 'Pending', tone: 'waiting' },
  Processing: { label: 'Processing', tone: 'quiet' },
  Delivered: { label: 'Delivered', tone: 'quiet' },
  Cancelled: { label: 'Cancelled', tone: 'quiet' },
} as const satisfies Record<OrderStatus, ShownState>;

export const CONFIRMATION_STATES = {
  unconfirmed: { label: 'Unconfirmed', tone: 'waiting' },
  'no-answer': { label: 'No answer', tone: 'waiting' },
  confirmed: { label: 'Confirmed', tone: 'quiet' },
  refused: { label: 'Refused', tone: 'bad' },
} as const satisfies Record<Confirmation, ShownState>;

/** Where a parcel is by the shop's own steps. */
export const FULFILMENT_STATES = {
  'to-pack': { label: FULFILMENT_LABELS['to-pack'], tone: 'waiting' },
  packed: { label: FULFILMENT_LABELS.packed, tone: 'quiet' },
  'with-courier': { label: FULFILMENT_LABELS['with-courier'], tone: 'quiet' },
  'out-for-delivery': { label: FULFILMENT_LABELS['out-for-delivery'], tone: 'quiet' },
  delivered: { label: FULFILMENT_LABELS.delivered, tone: 'good' },
  refused: { label: FULFILMENT_LABELS.refused, tone: 'bad' },
  'coming-back': { label: FULFILMENT_LABELS['coming-back'], tone: 'waiting' },
  back: { label: FULFILMENT_LABELS.back, tone: 'quiet' },
  lost: { label: FULFILMENT_LABELS.lost, tone: 'bad' },
} as const satisfies Record<Fulfilment, ShownState>;

/** Where a parcel is by what its courier says. */
export const PARCEL_STATES = {
  BOOKED: { label: 'Booked', tone: 'quiet' },
  PICKED_UP: { label: 'Picked up', tone: 'quiet' },
  IN_TRANSIT: { label: 'On its way', tone: 'quiet' },
  OUT_FOR_DELIVERY: { label: 'Out for delivery', tone: 'quiet' },
  ATTEMPTED: { label: 'Not handed over', tone: 'waiting' },
  DELIVERED: { label: 'Delivered', tone: 'good' },
  RETURNING: { label: 'Coming back', tone: 'bad' },
  RETURNED: { label: 'Came back', tone: 'bad' },
  CANCELLED: { label: 'Cancelled', tone: 'bad' },
  UNKNOWN: { label: 'In the courier’s words', tone: 'waiting' },
} as const satisfies Record<ParcelState, ShownState>;

export const RETURN_STATES = {
  asked: { label: RETURN_LABELS.asked, tone: 'waiting' },
  expected: { label: RETURN_LABELS.expected, tone: 'quiet' },
  received: { label: RETURN_LABELS.received, tone: 'waiting' },
  inspected: { label: RETURN_LABELS.inspected, tone: 'waiting' },
  settled: { label: RETURN_LABELS.settled, tone: 'quiet' },
  declined: { label: RETURN_LABELS.declined, tone: 'quiet' },
  cancelled: { label: RETURN_LABELS.cancelled, tone: 'quiet' },
} as const satisfies Record<ReturnState, ShownState>;
