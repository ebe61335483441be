import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import type { ShownState } from './states.ts';

/** A state of an order, of its parcel or of a return. */
export function StateBadge({ state: { label, tone } }: { state: ShownState }) {
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
