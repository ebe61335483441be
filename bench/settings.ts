import { parseArgs } from 'node:util';
import { THE_SHOP } from '../shop/principal.ts';
import { readSettings } from '../shop/settings.ts';
import { changeSettings } from '../shop/store-settings/change-settings.ts';
import { readCurrentChoice } from '../shop/store-settings/queries.ts';
import { median } from './measure/median.ts';
import { type OwnDatabase, withOwnDatabase } from './measure/own-database.ts';
import { openShopOn } from './rows/bench.ts';

/**
 * How long it takes from the commit of a change of settings until the home page of each of two shops on one database says it,
 * both of which have that page cached: `npm run bench -- settings --changes 20`
 */
const { values } = parseArgs({ options: { changes: { type: 'string', default: '20' } } });
const changes = Number(values.changes);
if (!Number.isInteger(changes) || changes < 1 || changes > 1000) {
  console.error('--changes has to be a whole number from 1 to 1000.');
  process.exit(1);
}

const { newShop } = readSettings({});

/** Saves another phone number. @returns when its transaction had committed (milliseconds) */
async function save({ database }: OwnDatabase, phone: string): Promise<number> {
  const { version, choice } = await readCurrentChoice(database, newShop);
  const saved = await changeSettings(
    database,
    { version, store: { ...choice.store, phone } },
    { principal: THE_SHOP, newShop },
  );
  if (!saved.ok) throw new Error(saved.failure.message);
  return performance.now();
}

const readHome = async (url: string) => (await fetch(url)).text();

/** Asks for the home page again and again. @returns when it said so (milliseconds) */
async function untilSaid(url: string, phone: string): Promise<number> {
  for (let asked = 0; asked < 10_000; asked++)
    if ((await readHome(url)).includes(phone)) return performance.now();
  throw new Error(`${url} never said ${phone}.`);
}

await withOwnDatabase(
  async (own) => {
    const shops = [await openShopOn(own), await openShopOn(own)];
    const times: number[] = [];
    for (let number = 0; number < changes; number++) {
      const phone = `0311-${String(1_000_000 + number)}`;
      // Cached by both before it changes.
      for (const { url } of [...shops, ...shops]) await readHome(url);
      const committed = await save(own, phone);
      const said = await Promise.all(shops.map(({ url }) => untilSaid(url, phone)));
      times.push(...said.map((at) => Math.max(0, at - committed)));
    }
    const said = [median(times), Math.max(...times)].map((time) => `${time.toFixed(1)} ms`);
    console.log(
      `${changes} changes, 2 shops: from the commit to the page median ${said[0]}, most ${said[1]}`,
    );
    for (const { close } of shops) await close();
  },
  { connections: 4 },
);
