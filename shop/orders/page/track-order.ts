import type { Database } from '../../../database/connect.ts';
import { countAttempt, takeBackAttempt } from '../../auth/sessions/attempts.ts';
import { type AttemptLimit, NETWORK_LIMIT, networkOf } from '../../auth/sessions/rules.ts';
import { slowDown } from '../../auth/sessions/slow-down.ts';
import { failure, type Result, success } from '../../errors.ts';
import { pagePath } from './page-token.ts';
import type { TrackOrder } from './schemas.ts';

/** Wrong mobile numbers for one order from one network. */
const ORDER_LIMIT: AttemptLimit = { most: 5, pauseMinutes: 15 };

/** Wrong mobile numbers for one order from everywhere: nobody tries out who has ordered, with however many machines. */
const EVERYWHERE_LIMIT: AttemptLimit = { most: 30, pauseMinutes: 60 };

const NOT_FOUND = failure(
  'NOT_FOUND',
  'We found no order with this number and this mobile number. Please look at both again, or call us.',
);

/**
 * The way to an order's page for who knows its number and the mobile number that it was placed with (R403). A wrong pair
 * tells nothing: neither whether the order exists, nor which of the two was wrong.
 * @param address of the network that asks
 * @returns its path; NOT_FOUND, or TOO_MANY_REQUESTS after wrong tries
 */
export async function trackOrder(
  db: Database,
  { number, mobile }: TrackOrder,
  address: string,
): Promise<Result<string>> {
  const network = networkOf(address);
  const subjects = {
    network: `tracking from ${network}`,
    order: `tracking ${number} from ${network}`,
    everywhere: `tracking ${number}`,
  };
  const counted = await countAttempt(db, subjects.order, ORDER_LIMIT);
  if (!counted.ok) return counted;
  const everywhere = await countAttempt(db, subjects.everywhere, EVERYWHERE_LIMIT);
  if (!everywhere.ok) return everywhere;
  const isCalm = (await countAttempt(db, subjects.network, NETWORK_LIMIT)).ok;
  if (!isCalm && !(await slowDown(subjects.network))) {
    return failure('TOO_MANY_REQUESTS', 'Too many people look for orders right now. Please try again soon.');
  }
  const order = await db
    .selectFrom('orders')
    .select(['number', 'page_key', 'mobile'])
    .where('number', '=', Number(number))
    .executeTakeFirst();
  if (order?.mobile !== mobile) return NOT_FOUND;
  for (const subject of Object.values(subjects)) await takeBackAttempt(db, subject);
  return success(pagePath({ number: order.number, key: order.page_key }));
}
