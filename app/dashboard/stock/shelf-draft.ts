import type { CountDraft, DeliveryDraft } from '../../../shop/back-office/inventory/schemas.ts';
import { newAttemptKey } from '../../cart/order-attempt.ts';

export type CountLine = CountDraft['lines'][number];
export type DeliveryLine = DeliveryDraft['lines'][number];

export const noCount = (): CountDraft => ({ key: newAttemptKey(), lines: [] });
export const noDelivery = (): DeliveryDraft => ({ key: newAttemptKey(), supplier: '', note: '', lines: [] });

/** One more of what was typed; what is no number begins again. */
export function oneMore(typed: string): string {
  const units = Number(typed.replaceAll(',', ''));
  return String(Number.isInteger(units) && units >= 0 ? units + 1 : 1);
}
