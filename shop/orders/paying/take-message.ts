import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { OpenGateways } from '../../payments/open-gateways.ts';
import type { GatewayName } from '../../payments/rules.ts';
import { settleAttempt } from './settle-attempt.ts';

/** Names of messages are remembered for so many days: longer than any gateway repeats one. */
const REMEMBERED_DAYS = 30;

/** `taken`: the gateway was asked. `known`: it came before. `no-attempt`: the shop has none like it. `no-answer`: try again. */
export type TakenMessage = 'taken' | 'known' | 'no-attempt' | 'no-answer';

/**
 * Takes a message of a gateway: a reason to ask it, and nothing else (R417).
 * @param body the bytes that came, which the signature is of
 * @returns null for one that the gateway has not signed
 */
export async function takeMessage(
  db: Database,
  gateways: OpenGateways,
  { gateway: name, body, signature }: { gateway: GatewayName; body: Buffer; signature: string | undefined },
): Promise<TakenMessage | null> {
  const message = gateways.get(name)?.readMessage?.(body, signature);
  if (!message) return null;
  const { event, token } = message;
  const known = await db
    .selectFrom('gateway_messages')
    .select('event')
    .where('gateway', '=', name)
    .where('event', '=', event)
    .executeTakeFirst();
  if (known) return 'known';
  const attempt = await db
    .selectFrom('payments')
    .select('id')
    .where('gateway', '=', name)
    .where('gateway_token', '=', token)
    .executeTakeFirst();
  const settled = attempt && (await settleAttempt(db, gateways, attempt.id));
  if (settled === 'unknown') return 'no-answer';
  // Only then: a message whose question failed is delivered again, and asked about again.
  await db
    .insertInto('gateway_messages')
    .values({ gateway: name, event })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return attempt ? 'taken' : 'no-attempt';
}

/** Forgets the names of messages that no gateway repeats any more. */
export async function forgetMessages(db: Database): Promise<void> {
  await db
    .deleteFrom('gateway_messages')
    .where('received_at', '<', sql<Date>`now() - make_interval(days => ${REMEMBERED_DAYS})`)
    .execute();
}
