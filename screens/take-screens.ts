import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { openBuiltShop } from '../tests/browser/support/open-shop.ts';
import { shopDatabase } from '../tests/browser/support/shop-database.ts';
import { standStill } from '../tests/browser/support/stand-still.ts';
import { fillShop } from './fill-shop.ts';
import { indexPage } from './index-page.ts';
import { openScreen } from './open-screen.ts';
import { paymentScreens } from './payment-screens.ts';
import { shopperScreens } from './shopper-screens.ts';
import { staffScreens } from './staff-screens.ts';
import type { FilledShop, Screen } from './types.ts';

/**
 * Takes a picture of every screen in every important state, at three widths, into `screens/taken/` with an index
 * page. `npm run screens`; words choose screens by parts of their names, and leave the pictures of the others as they
 * are: `npm run screens -- checkout cart`.
 */
const WIDTHS = [360, 768, 1440];

/** No picture is taller (pixels); what is below looks like what is above. */
const TALLEST = 9000;

const taken = fileURLToPath(new URL('taken/', import.meta.url));
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const allScreens = [...shopperScreens, ...paymentScreens, ...staffScreens];
const screens = allScreens.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
);

export const fileOf = (name: string, width: number) => `${name.replaceAll(' ', '-')}-${width}.jpeg`;

const isTaken = ({ name }: Screen) => WIDTHS.every((width) => existsSync(join(taken, fileOf(name, width))));

/** Shops of other settings, open for as long as pictures are taken. */
const others = new Map<string, ReturnType<typeof openBuiltShop>>();

function openOther(settings: Record<string, string>): ReturnType<typeof openBuiltShop> {
  const key = JSON.stringify(settings);
  const other = others.get(key) ?? openBuiltShop(settings);
  others.set(key, other);
  return other;
}

/** Pictures that come into sight on the way down have to be loaded, and what is loaded then may make the page longer. */
async function makeWindowAsHighAsPage(page: Page): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height >= Math.min(pageHeight, TALLEST)) return;
    await page.setViewportSize({ width, height: Math.min(pageHeight, TALLEST) });
    await page.waitForLoadState('networkidle');
    await standStill(page);
  }
}

async function take(browser: Browser, filled: FilledShop, screen: Screen, width: number): Promise<void> {
  const shop = screen.settings ? { ...filled, url: (await openOther(screen.settings)).url } : filled;
  const { page, context } = await openScreen(browser, shop, screen, width);
  if (!screen.windowOnly) await makeWindowAsHighAsPage(page);
  await standStill(page);
  await page.screenshot({ path: join(taken, fileOf(screen.name, width)), quality: 82 });
  await context.close();
}

if (words.length === 0) await rm(taken, { recursive: true, force: true });
await mkdir(taken, { recursive: true });
const { url, clusterDir, close } = await openBuiltShop();
const database = shopDatabase(clusterDir);
const failures: string[] = [];
try {
  const shop = await fillShop(url, database);
  const browser = await chromium.launch({
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-quic',
      '--no-first-run',
    ],
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  });
  const jobs = screens.flatMap((screen) => WIDTHS.map((width) => ({ screen, width })));
  let done = 0;
  const work = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { screen, width } = job;
      await take(browser, shop, screen, width).catch((error: Error) =>
        failures.push(`${screen.name} at ${width} px: ${error.message.split('\n')[0]}`),
      );
      done += 1;
      process.stdout.write(
        `${process.stdout.isTTY ? '\r\x1b[2K' : ''}${done} of ${done + jobs.length} pictures`,
      );
      if (!process.stdout.isTTY) process.stdout.write('\n');
    }
  };
  await Promise.all([work(), work()]);
  await browser.close();
  await writeFile(join(taken, 'index.html'), indexPage(allScreens.filter(isTaken), WIDTHS, fileOf));
} finally {
  for (const other of others.values()) await (await other).close();
  await database.destroy();
  await close();
}
for (const failure of failures) console.error(failure);
console.log(`\nLook at them: ${join('screens', 'taken', 'index.html')}`);
process.exitCode = failures.length > 0 ? 1 : 0;
