import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';

/** A text of a file, and what stands in its place. */
export interface Change {
  file: string;
  right: string;
  wrong: string;
}

const PLACE_ORDER = 'shop/orders/checkout/place-order.ts';
const STORE_ORDERS = 'shop/orders/checkout/store-orders.ts';

/** Without the net that does orders one by one where PostgreSQL refuses a group of them. */
const NO_NET: Change = { file: PLACE_ORDER, right: '/^2[23]/', wrong: '/^never/' };

/** Mistakes that the chaos has to find: it proves nothing about a shop in which it would miss them. */
export const PLANTED_BUGS: Readonly<Record<string, readonly Change[]>> = {
  // A quick buyer gets units that are gone.
  oversell: [
    {
      file: STORE_ORDERS,
      right: 'where stock.quantity >= wanted.quantity\n      order by',
      wrong: 'order by',
    },
    {
      file: STORE_ORDERS,
      right: "select product_id, 'sale', -quantity,",
      wrong:
        "select product_id, 'count', greatest(-quantity, -(select quantity from stock where stock.product_id = lines.product_id)),",
    },
  ],
  // Two windows that send one order at once don't wait for each other.
  'no-key-lock': [
    {
      file: PLACE_ORDER,
      right: '    order.attempt?.key,\n    isTrusted',
      wrong: '    isTrusted',
    },
    NO_NET,
  ],
  'stock-back-twice': [
    {
      file: 'shop/catalogue/stock/move-stock.ts',
      right: 'moveUnits(transaction, here, 1, why)',
      wrong:
        'moveUnits(transaction, here.map(({ productId, quantity }) => ({ productId, quantity: 2 * quantity })), 1, why)',
    },
  ],
  // The answer leaves before PostgreSQL has written the order down.
  'answer-before-commit': [
    {
      file: 'database/connect.ts',
      right: '-c idle_session_timeout=',
      wrong: '-c synchronous_commit=off -c idle_session_timeout=',
    },
  ],
  // The next number is the highest one and one more, which two orders find out at once.
  'number-by-max': [
    { file: STORE_ORDERS, right: 'insert into orders (id,', wrong: 'insert into orders (number, id,' },
    {
      file: STORE_ORDERS,
      right: 'select sent.id, customer_id',
      wrong:
        'overriding system value select (select coalesce(max(number), 1000) from orders) + row_number() over (), sent.id, customer_id',
    },
    NO_NET,
  ],
};

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The files of a bug with the bug in them. @throws where the code has changed and the bug has no place any more */
export function withBug(name: string, bugs = PLANTED_BUGS): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { file, right, wrong } of bugs[name] ?? []) {
    const text = texts.get(file) ?? readFileSync(here(file), 'utf8');
    if (!text.includes(right)) throw new Error(`${file} has no "${right}" any more.`);
    texts.set(file, text.replace(right, wrong));
  }
  return texts;
}

/** A copy of the project with the bug in it. */
export function plantBug(name: string, bugs = PLANTED_BUGS): { project: string; remove(): void } {
  const texts = withBug(name, bugs);
  const folder = temporaryFolder('bug');
  for (const part of ['app', 'database', 'server', 'shop', 'tests', 'package.json']) {
    execFileSync('cp', ['-a', here(part), folder.path]);
  }
  symlinkSync(here('node_modules'), join(folder.path, 'node_modules'));
  for (const [file, text] of texts) writeFileSync(join(folder.path, file), text);
  return { project: folder.path, remove: folder.remove };
}
