import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openStandIns, urlsOf } from '../support/courier-stand-in/open-stand-ins.ts';
import { settingsFor } from '../support/courier-stand-in/start-stand-in.ts';
import { openTestShop } from '../support/shop.ts';
import { history as anyHistory, type Command, type Round } from './order-model/commands.ts';
import { explain } from './order-model/explain.ts';
import { clearFloor, type Floor, openFloor } from './order-model/floor.ts';
import { readDatabase } from './order-model/read-database.ts';
import { requestOf } from './order-model/requests.ts';
import { rulesBroken } from './order-model/rules-broken.ts';
import { seenOf } from './order-model/seen.ts';
import type { State } from './order-model/state.ts';

const standIns = await openStandIns();
const shop = openTestShop({
  ...settingsFor(urlsOf(standIns)),
  COURIER_SECONDS: '15',
  OPEN_ORDERS_PER_NETWORK: '100000',
});

/** CI takes the same few histories each time; `ORDER_MODEL_RUNS=500` takes as many new ones, CONTRIBUTING.md. */
const runs = Number(process.env.ORDER_MODEL_RUNS ?? 0);
const seed = Number(process.env.ORDER_MODEL_SEED ?? (runs === 0 ? 13 : Date.now() % 2 ** 31));

const place = (payment: 'cash' | 'card', product: number, units: number, coupon = false) =>
  ({
    ...{ kind: 'place', who: 0, byPhone: false, payment, lines: [{ product, units }] },
    ...{ mobile: 0, overrule: false, coupon },
  }) satisfies Command;
const onward = (pick: number) =>
  ({ kind: 'onward', who: 0, nth: 1, pick, overrule: false }) satisfies Command;

const alone = (command: Command): Round => ({ fault: 'none', commands: [command] });

/** Every history begins with three orders, of which the first is delivered: a courier owes its cash. */
const BEGINNING = [
  place('cash', 0, 2, true),
  place('card', 1, 1, true),
  place('cash', 2, 1),
  { kind: 'courier', who: 0, nth: 1, seen: 'none', courier: 'TCS', parcel: 0 } satisfies Command,
  // Pack, hand over, deliver.
  ...[0, 1, 2].map(onward),
].map(alone);

/** One of its two units comes back, and is counted in. */
const RETURNING = [
  {
    ...{ kind: 'open-return', who: 0, nth: 1, seen: 'none' },
    ...{ reason: 'damaged', units: [1], isNew: true },
  } satisfies Command,
  ...[1, 1].map((pick) => ({ kind: 'return-onward', who: 0, nth: 1, pick }) satisfies Command),
].map(alone);

/** What was answered how often, for who looks whether everything is reached. */
const reached = new Map<string, number>();

/** Sends the requests of a round at the same moment. @returns the state that the shop is in, by the model */
async function play(floor: Floor, before: State, { fault, commands }: Round, past: string[]): Promise<State> {
  const requests = commands.flatMap((command) => requestOf(floor, before, command, fault) ?? []);
  for (const standIn of Object.values(standIns)) standIn.fault = fault;
  for (const request of requests) await request.prepare?.();
  const replies = await Promise.all(requests.map((request) => request.send()));
  for (const [index, { says }] of requests.entries()) {
    const [first = '', second = ''] = says.split(' ');
    const what = `${/^\d/.test(first) ? second : first} ${replies[index]}`;
    reached.set(what, (reached.get(what) ?? 0) + 1);
  }
  const seen = await readDatabase(floor);
  past.push(requests.map(({ says }, index) => `${says} → ${replies[index]}`).join(' ‖ '));
  const history = past.join('\n');
  expect(await rulesBroken(floor, seen, before), history).toEqual([]);
  const { found, others } = explain(before, requests, replies, (state) =>
    isDeepStrictEqual(seenOf(state), seen),
  );
  if (found) return found;
  const alone = requests.length === 1 ? explain(before, requests, null, () => false).others : [];
  const [other] = [...others, ...alone];
  if (other)
    expect(seen, `${history}\nThe model has: ${other.said.join(' | ')}`).toEqual(seenOf(other.state));
  const model = other ? other.said.join(' | ') : 'no order in which these may be done';
  throw new Error(`${history}
The model has: ${model}`);
}

test('whatever several people do to orders, also at the same moment: stock, amounts, ledger and history agree', async () => {
  const floor = await openFloor(shop, standIns);
  let rounds = 0;
  await fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      let state = await clearFloor(floor);
      const past: string[] = [];
      const begun = history.isReturning ? [...BEGINNING, ...RETURNING] : BEGINNING;
      for (const each of [...begun, ...history.rounds]) {
        state = await play(floor, state, each, past);
        rounds += 1;
      }
    }),
    { numRuns: runs || 24, seed },
  );
  if (runs > 0)
    console.log(
      `seed ${seed}: ${runs} histories, ${rounds} rounds`,
      Object.fromEntries([...reached].toSorted()),
    );
}, 3_600_000);
