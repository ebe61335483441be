import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';

interface PlantedBug {
  file: string;
  /** Texts of the file, and what stands in their place. */
  changes: readonly (readonly [string, string])[];
}

const STORE_ORDER = 'shop/orders/checkout/store-orders.ts';

/** Mistakes that the chaos has to find: it proves nothing about a shop in which it would miss them. */
export const PLANTED_BUGS: Readonly<Record<string, PlantedBug>> = {
  // Whoever is quick gets units that are gone.
  oversell: {
    file: STORE_ORDER,
    changes: [
      ['where stock.quantity >= wanted.quantity\n      order by', 'order by'],
      [
        'set quantity = stock.quantity - wanted.quantity from wanted, complete\n      where stock.product_id = wanted.product_id and stock.quantity >= wanted.quantity and',
        'set quantity = greatest(stock.quantity - wanted.quantity, 0) from wanted, complete\n      where stock.product_id = wanted.product_id and',
      ],
    ],
  },
  // Two windows that send one order at once place two.
  'no-key-lock': {
    file: 'shop/orders/checkout/place-order.ts',
    changes: [['return [order.attempt?.key, ', 'return [']],
  },
  'stock-back-twice': {
    file: 'shop/catalogue/stock/move-stock.ts',
    changes: [['stock.quantity + given.quantity', 'stock.quantity + 2 * given.quantity']],
  },
  // The answer leaves before PostgreSQL has written the order down.
  'answer-before-commit': {
    file: 'database/connect.ts',
    changes: [['-c idle_session_timeout=', '-c synchronous_commit=off -c idle_session_timeout=']],
  },
  // The next number is the highest one and one more, which two orders find out at once.
  'number-by-max': {
    file: STORE_ORDER,
    changes: [
      ['insert into orders (id,', 'insert into orders (number, id,'],
      [
        'select case when (select count(*) from taken)',
        'overriding system value select (select coalesce(max(number), 1000) from orders) + row_number() over (), case when (select count(*) from taken)',
      ],
    ],
  },
};

/** The file of a bug with the bug in it. @throws where the code has changed and the bug has no place any more */
export function withBug(name: string): { file: string; text: string } {
  const bug = PLANTED_BUGS[name];
  if (!bug) throw new Error(`There is no bug "${name}".`);
  let text = readFileSync(fileURLToPath(new URL(`../${bug.file}`, import.meta.url)), 'utf8');
  for (const [right, wrong] of bug.changes) {
    if (!text.includes(right)) throw new Error(`${bug.file} has no "${right}" any more.`);
    text = text.replace(right, wrong);
  }
  return { file: bug.file, text };
}

/** A copy of the project with the bug in it; the files are the same ones but for that with the bug. */
export function plantBug(name: string): { project: string; remove(): void } {
  const { file, text } = withBug(name);
  const folder = temporaryFolder('bug');
  const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
  for (const part of ['app', 'database', 'server', 'shop', 'tests', 'package.json']) {
    execFileSync('cp', ['-a', here(part), folder.path]);
  }
  symlinkSync(here('node_modules'), join(folder.path, 'node_modules'));
  rmSync(join(folder.path, file));
  writeFileSync(join(folder.path, file), text);
  return { project: folder.path, remove: folder.remove };
}
