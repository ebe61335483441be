import { readFile, writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { openBuiltShop } from '../tests/browser/support/open-shop.ts';
import { shopDatabase } from '../tests/browser/support/shop-database.ts';
import { openAsAdmin } from '../tests/browser/support/staff.ts';
import {
  COURIER_NAMES,
  settingsFor,
  startStandIn,
} from '../tests/support/courier-stand-in/start-stand-in.ts';
import { appointSuperAdmin } from '../tests/support/staff.ts';
import { countedIn, documentOf, faultsOf } from './document.ts';
import { type Effort, handsAt, stepsOf } from './hands.ts';
import { ORDER_TASKS } from './order-tasks.ts';
import { OWNER_TASKS } from './owner-tasks/owner-tasks.ts';
import { PARCEL_TASKS } from './parcel-tasks.ts';
import { orderAfter } from './place-order.ts';
import { SHOP_TASKS } from './shop-tasks.ts';
import type { OwnerTask, Task } from './types.ts';

/**
 * Does the twenty commonest tasks of the staff in a browser, counts clicks and keys, and writes docs/staff-tasks.md. Fails
 * if a task takes more than the document says, or no fewer than another shop. `npm run tasks`; words choose tasks by parts of
 * their names, and write nothing: `npm run tasks -- address`. Those of the ten parcels need each other.
 */
const DOCUMENT = new URL('../docs/staff-tasks.md', import.meta.url);
const PARCELS = 10;

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const isChosen = ({ name }: Task | OwnerTask) =>
  words.length === 0 || words.some((word) => name.toLowerCase().includes(word));

const standIns = await Promise.all(COURIER_NAMES.map((name) => startStandIn(name)));
const urls = Object.fromEntries(COURIER_NAMES.map((name, index) => [name, standIns[index]?.url ?? '']));
const shop = await openBuiltShop(settingsFor(urls));
const database = shopDatabase(shop.clusterDir);
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
});

async function openDesk(as: 'admin' | 'super-admin' = 'admin'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Karachi',
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  if (as === 'admin') await openAsAdmin(page, database, 'Shop Manager');
  else await openAsOwner(page);
  return page;
}

/** Lets the page open as a new super admin who is signed in already. */
async function openAsOwner(page: Page): Promise<void> {
  const { token } = await appointSuperAdmin({ database });
  await page.addInitScript((kept) => localStorage.setItem('superAdminToken', kept), token);
}

const OVERVIEWS = { admin: '/dashboard/admin', 'super-admin': '/superAdmin/overview' };

const efforts = new Map<string, Effort>();
const undone: string[] = [];
try {
  const first = await openDesk();
  const newest = await orderAfter({ page: first, database }, []);
  const parcels = [newest];
  while (parcels.length < PARCELS) parcels.push(await orderAfter({ page: first, database }, []));
  await first.context().close();
  // The ten parcels go first: their list has no others yet.
  for (const task of [...PARCEL_TASKS, ...ORDER_TASKS, ...SHOP_TASKS, ...OWNER_TASKS].filter(isChosen)) {
    const page = await openDesk(task.as);
    const order = await task.before?.({ page, database, parcels });
    await page.goto(OVERVIEWS[task.as ?? 'admin']);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const hands = handsAt(page);
    try {
      await task.work({ page, hands, database, parcels }, order ?? newest);
      efforts.set(task.name, hands.effort);
      console.log(`${stepsOf(hands.effort)}  ${task.name}`);
    } catch (error) {
      console.log(`-  ${task.name}`);
      undone.push(`${task.name}: ${error}`);
    }
    await page.context().close();
  }
} finally {
  await browser.close();
  await database.destroy();
  await shop.close();
  await Promise.all(standIns.map(({ stop }) => stop()));
}

const before = countedIn(await readFile(DOCUMENT, 'utf8').catch(() => ''));
const inOrder = [...ORDER_TASKS, ...PARCEL_TASKS, ...SHOP_TASKS, ...OWNER_TASKS].flatMap(({ name }) => {
  const effort = efforts.get(name);
  return effort ? [[name, effort] as const] : [];
});
const faults = [...undone, ...faultsOf(new Map(inOrder), before)];
for (const fault of faults) console.error(fault);
if (faults.length === 0 && words.length === 0) await writeFile(DOCUMENT, documentOf(new Map(inOrder)));
process.exitCode = faults.length > 0 ? 1 : 0;
