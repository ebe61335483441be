import { FULFILMENT_LABELS } from '../../../../shop/orders/fulfilment/rules.ts';
import type { Fulfilment } from '../../../../shop/orders/rules.ts';
import { StatusBadge } from '../../../staff/ui/status-badge.tsx';
import { FULFILMENT_TONE } from './fulfilment-labels.ts';

/** Where a parcel is. */
export function FulfilmentBadge({ fulfilment }: { fulfilment: Fulfilment }) {
  return <StatusBadge tone={FULFILMENT_TONE[fulfilment]}>{FULFILMENT_LABELS[fulfilment]}</StatusBadge>;
}
