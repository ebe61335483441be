import { sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { OrderLimits } from '../../settings.ts';
import { waitForTurn } from '../../sql.ts';
import { networkHash } from '../checkout/origin.ts';
import { isUnconfirmed } from '../queries.ts';
import { ORIGIN_KEPT_HOURS } from '../rules.ts';
import { explainTooManyOpen, type RefusedShopper } from './rules.ts';

interface Sender {
  mobile: string;
  address: string;
}

/**
 * Whether one more order may wait for confirmation. Orders of one mobile number, and of one network, are placed one
 * after the other, so that a hundred at once are counted as well as a hundred in turn.
 * @returns TOO_MANY_OPEN_ORDERS when there are as many as allowed
 */
export async function checkOpenOrders(
  transaction: Transaction,
  { mobile, address }: Sender,
  { openPerMobile, openPerNetwork }: OrderLimits,
  shopper: RefusedShopper,
): Promise<Result<null>> {
  const tooMany = (of: 'mobile' | 'network') =>
    failure('TOO_MANY_OPEN_ORDERS', explainTooManyOpen(of, shopper));
  await waitForTurn(transaction, `orders of ${mobile}`);
  const ofMobile = await transaction
    .selectFrom('orders')
    .select('id')
    .where('mobile', '=', mobile)
    .where(isUnconfirmed)
    .limit(openPerMobile)
    .execute();
  if (ofMobile.length >= openPerMobile) return tooMany('mobile');

  const network = networkHash(address);
  if (!network) return success(null);
  await waitForTurn(transaction, `orders from ${network.toString('base64')}`);
  const ofNetwork = await transaction
    .selectFrom('order_origins')
    .innerJoin('orders', 'orders.id', 'order_origins.order_id')
    .select('orders.id')
    .where('network_hash', '=', network)
    .where('order_origins.created_at', '>', sql<Date>`now() - make_interval(hours => ${ORIGIN_KEPT_HOURS})`)
    .where(isUnconfirmed)
    .limit(openPerNetwork)
    .execute();
  return ofNetwork.length >= openPerNetwork ? tooMany('network') : success(null);
}
