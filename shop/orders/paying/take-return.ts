import type { Database } from '../../../database/connect.ts';
import type { OpenGateways } from '../../payments/open-gateways.ts';
import type { FormFields } from '../../payments/port.ts';
import type { GatewayName } from '../../payments/rules.ts';
import { type Settled, settleAttempt } from './settle-attempt.ts';

/**
 * Takes what a browser brings back from a gateway: a reason to ask, and nothing else (R417). It needs no session.
 * @param orderId whose page the browser comes back to: an attempt of another order is refused
 * @returns what is known now; null for what is not whole, not signed, or of another order
 */
export async function takeReturn(
  db: Database,
  gateways: OpenGateways,
  { orderId, gateway: name, fields }: { orderId: string; gateway: GatewayName; fields: FormFields },
): Promise<Settled | null> {
  const returned = gateways.get(name)?.readReturn(fields);
  if (!returned) return null;
  const attempt = await db
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .where('gateway', '=', name)
    .where('gateway_token', '=', returned.token)
    .executeTakeFirst();
  if (attempt?.order_id !== orderId) return null;
  return settleAttempt(db, gateways, attempt.id, returned.signedPaisa);
}
