import { parseArgs } from 'node:util';
import { readHomePage } from '../shop/content/home-page/queries.ts';
import { publishHomePage } from '../shop/content/home-page/write-home-page.ts';
import { publishPage } from '../shop/content/pages/publish-page.ts';
import { findPageForStaff, findPublished } from '../shop/content/pages/queries.ts';
import type { Result } from '../shop/errors.ts';
import { THE_SHOP } from '../shop/principal.ts';
import { readSettings } from '../shop/settings/settings.ts';
import { changeSettings } from '../shop/settings/store-settings/change-settings.ts';
import { readCurrentChoice } from '../shop/settings/store-settings/queries.ts';
import { median } from './measure/median.ts';
import { type OwnDatabase, withOwnDatabase } from './measure/own-database.ts';
import { openShopOn } from './rows/bench.ts';

/**
 * How long it takes from the commit of what the owner changes until the page of each of two shops on one database says it,
 * both of which have that page cached: `npm run bench -- owner-changes --changes 20`
 */
const { values } = parseArgs({ options: { changes: { type: 'string', default: '20' } } });
const changes = Number(values.changes);
if (!Number.isInteger(changes) || changes < 1 || changes > 1000) {
  console.error('--changes has to be a whole number from 1 to 1000.');
  process.exit(1);
}

const { newShop } = readSettings({});

interface Kind {
  name: string;
  /** The page that says it. */
  path: string;
  /** Has the page say this text. */
  write: (own: OwnDatabase, text: string) => Promise<Result<unknown>>;
}

const KINDS: readonly Kind[] = [
  {
    name: 'settings',
    path: '/',
    async write({ database }, phone) {
      const { version, choice } = await readCurrentChoice(database, newShop);
      const changed = { version, store: { ...choice.store, phone } };
      return changeSettings(database, changed, { principal: THE_SHOP, newShop });
    },
  },
  {
    name: 'home page',
    path: '/',
    async write({ database }, text) {
      const { version, page } = await readHomePage(database);
      const strip = { ...page.strip, shown: true, text };
      return publishHomePage(
        database,
        { seen: { version, draft: null }, page: { ...page, strip } },
        THE_SHOP,
      );
    },
  },
  {
    name: 'text of a page',
    path: '/FAQ-Page',
    async write({ database, folder }, heading) {
      const [page, state] = await Promise.all([
        findPageForStaff(database, 'faq'),
        findPublished(database, 'faq'),
      ]);
      if (!page || !state) throw new Error('There are no questions and answers.');
      const changed = { version: page.version, state: { ...state, heading } };
      return publishPage(database, 'faq', changed, { principal: THE_SHOP, dataDir: folder });
    },
  },
];

const read = async (url: string) => (await fetch(url)).text();

/** Asks for a page again and again. @returns when it said so (milliseconds) */
async function untilSaid(url: string, text: string): Promise<number> {
  for (let asked = 0; asked < 10_000; asked++) if ((await read(url)).includes(text)) return performance.now();
  throw new Error(`${url} never said ${text}.`);
}

await withOwnDatabase(
  async (own) => {
    const shops = [await openShopOn(own), await openShopOn(own)];
    for (const [kind, { name, path, write }] of KINDS.entries()) {
      const times: number[] = [];
      const addresses = shops.map(({ url }) => new URL(path, url).href);
      for (let number = 0; number < changes; number++) {
        // A phone number, and any other text as well; no two are the same.
        const text = `031${kind}-${String(1_000_000 + number)}`;
        // Cached by both before it changes.
        for (const address of [...addresses, ...addresses]) await read(address);
        const written = await write(own, text);
        if (!written.ok) throw new Error(written.failure.message);
        const committed = performance.now();
        const said = await Promise.all(addresses.map((address) => untilSaid(address, text)));
        times.push(...said.map((at) => Math.max(0, at - committed)));
      }
      const said = [median(times), Math.max(...times)].map((time) => `${time.toFixed(1)} ms`);
      console.log(
        `${name}: ${changes} changes, 2 shops: from the commit to the page median ${said[0]}, most ${said[1]}`,
      );
    }
    for (const { close } of shops) await close();
  },
  { connections: 4 },
);
