import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expireUnpaid } from '../../shop/orders/paying/expire-unpaid.ts';
import { settleDue } from '../../shop/orders/paying/settle-due.ts';
import { gatewaySettings } from '../support/demo-gateway.ts';
import { faultsOfStock } from '../support/faults-of-stock.ts';
import { KEYS } from '../support/message-stand-ins.ts';
import { openTestShop } from '../support/shop.ts';
import { bringAllBack, carryOut, EXPIRES, IN_VAIN, REFUSED } from './payment-model/carry-out.ts';
import { history, type Round } from './payment-model/commands.ts';
import { finishSlow } from './payment-model/gateways.ts';
import { messageSettings, sendMails, sendShort } from './payment-model/messenger.ts';
import { readDatabase, type Seen } from './payment-model/read-database.ts';
import { rulesBroken, rulesBrokenInTheEnd } from './payment-model/rules-broken.ts';
import { clearTill, openTill, passTime, type Till } from './payment-model/till.ts';

// Nothing listens there: the gateways, and what carries messages, are in this process.
const shop = openTestShop({ ...gatewaySettings('http://127.0.0.1:1'), ...KEYS, ...messageSettings() });

/** As of tests/api/order-model.test.ts: CI takes the same histories each time, `ORDER_MODEL_RUNS=10000` as many new ones. */
const runs = Number(process.env.ORDER_MODEL_RUNS ?? 0);
const seed = Number(process.env.ORDER_MODEL_SEED ?? (runs === 0 ? 14 : Date.now() % 2 ** 31));

/** What came of each command how often, for who looks whether everything is reached. */
const reached = new Map<string, number>();

/** Does the commands of a round at the same moment. @returns what the database says then */
async function play(
  till: Till,
  before: Seen,
  { minutes, isAway, commands }: Round,
  past: string[],
): Promise<Seen> {
  await passTime(till, minutes);
  till.gateways.isAway = isAway;
  const words = await Promise.all(commands.map((command) => carryOut(till, before, command)));
  till.gateways.isAway = false;
  const said = commands.map((command, index) => `${JSON.stringify(command)} → ${words[index]}`);
  past.push(`${minutes} min later${isAway ? ', gateways away' : ''}: ${said.join(' ‖ ')}`);
  for (const [index, { kind }] of commands.entries()) {
    const what = `${kind} ${words[index]}`;
    reached.set(what, (reached.get(what) ?? 0) + 1);
    if (REFUSED[kind] && words[index] !== null) expect(words[index], past.join('\n')).toBe(REFUSED[kind]);
  }
  const seen = await readDatabase(shop.database);
  expect(rulesBroken(till, seen), past.join('\n')).toEqual([]);
  if (commands.every(({ kind }) => IN_VAIN.includes(kind))) expect(seen, past.join('\n')).toEqual(before);
  return seen;
}

/** The money that is on its way comes, the shop asks about everything, and who has not paid by then is too late. */
async function end(till: Till, past: string[]): Promise<void> {
  finishSlow(till.gateways);
  await bringAllBack(till);
  await passTime(till, EXPIRES + 1);
  await settleDue(shop.database, till.gateways.open);
  await expireUnpaid(shop.database, till.gateways.open, EXPIRES);
  await passTime(till, 24 * 60);
  await sendMails(shop, till.messenger, 'none');
  await sendShort(shop, till.messenger, 'whatsapp', 'none');
  await sendShort(shop, till.messenger, 'sms', 'none');
  const seen = await readDatabase(shop.database);
  const broken = [
    ...rulesBroken(till, seen),
    ...rulesBrokenInTheEnd(till, seen),
    ...(await faultsOfStock(shop.database)),
  ];
  expect(broken, [...past, 'the end'].join('\n')).toEqual([]);
}

test('whatever comes of an order, by card or in cash, in whatever order and at the same moment: money, stock and messages agree with what the gateways took', async () => {
  const till = await openTill(shop);
  let histories = 0;
  let rounds = 0;
  await fc.assert(
    fc.asyncProperty(history, async (played) => {
      histories += 1;
      await clearTill(till, played);
      let seen: Seen = { shelf: {}, orders: [], unbalanced: 0 };
      const past: string[] = [];
      for (const each of played.rounds) {
        seen = await play(till, seen, each, past);
        rounds += 1;
      }
      await end(till, past);
    }),
    { numRuns: runs || 300, seed },
  );
  if (runs > 0)
    console.log(
      `seed ${seed}: ${histories} histories, ${rounds} rounds`,
      Object.fromEntries([...reached].toSorted()),
    );
}, 3_600_000);
