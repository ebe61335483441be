import { join } from 'node:path';
import { keepShop } from '../chaos/shop-process.ts';
import { chanceOf } from '../fuzz/chance.ts';
import type { Product } from '../shop/catalogue/products/responses.ts';
import { readSettings } from '../shop/settings/settings.ts';
import { shopDatabase } from '../tests/browser/support/shop-database.ts';
import { settingsFor, startStandIn } from '../tests/support/courier-stand-in/start-stand-in.ts';
import { stockCategory, stockProduct } from '../tests/support/shop.ts';
import { hireAdmin } from '../tests/support/staff.ts';
import { temporaryFolder } from '../tests/support/temporary-folder.ts';
import { bookParcels } from './book-parcels.ts';
import { carryParcels, countBack } from './carry-parcels.ts';
import { type Compared, checkDay } from './check-day.ts';
import { confirmOrders } from './confirm-orders.ts';
import { openDesk } from './desk.ts';
import { editOrders } from './edit-orders.ts';
import { packOrders } from './pack-orders.ts';
import { planOrders } from './plan-day.ts';
import { receivePayments } from './receive-payments.ts';
import { settle } from './settle.ts';
import { fillShelf } from './shelf.ts';
import { takeOrders } from './take-orders.ts';
import { watchTyping } from './typed-twice.ts';
import { untilOpen } from './until-open.ts';
import type { Day } from './world.ts';

export interface DayOptions {
  seed: number;
  /** Of shoppers; three by phone come in addition. */
  orders: number;
  /** Of the shop, from the project's folder. */
  program: string;
  /** The project, or a copy of it with a planted bug. */
  project?: string;
  onProgress(what: string, done: number, all: number): void;
}

export interface DayReport {
  compared: Compared[];
  /** Each planted fault by its name, and what the shop said of it. */
  planted: ReadonlyMap<string, string>;
  /** All that is not as it should be, one sentence each; none after a good day. */
  disagreements: string[];
  typed: number;
  carried: number;
}

/** Units of each product in the morning, for so many orders. */
const unitsFor = (orders: number) => 20 + orders;

const GOODS = [
  'Kettle',
  'Tawa',
  'Karahi',
  'Lantern',
  'Towel',
  'Basket',
  'Mug',
  'Ladle',
  'Broom',
  'Thermos',
  'Tray',
  'Jug',
];

/** One day of the shop, from the first order to the couriers' money, on a blank database of its own. */
export async function runDay(options: DayOptions): Promise<DayReport> {
  const folder = temporaryFolder('day');
  const [postEx, leopards] = await Promise.all([startStandIn('PostEx'), startStandIn('Leopards')]);
  // A courier that says nothing is waited for so long, twice; one that answers late on a slow machine is not given up.
  const couriers = {
    ...settingsFor({ PostEx: postEx.url, Leopards: leopards.url }),
    COURIER_SECONDS: '10',
  };
  const shop = await keepShop(options.program, {
    DATA_DIR: folder.path,
    DEMO_CATALOGUE: 'off',
    // Every third order is by card; staff note what came for it.
    DEMO_PAYMENTS: 'on',
    LOG_LEVEL: 'error',
    ...couriers,
    ...(options.project && { PROJECT: options.project }),
  });
  try {
    await untilOpen(shop);
    const database = shopDatabase(join(folder.path, 'postgres'));
    const products: Product[] = [];
    const category = (await stockCategory(database, 'Household'))._id;
    for (const [index, name] of GOODS.entries()) {
      const goods = { price: 390 + 137 * index, discount: [0, 10, 15][index % 3] ?? 0 };
      products.push(
        await stockProduct(database, { name, category, quantity: unitsFor(options.orders), ...goods }),
      );
    }
    const typing = watchTyping();
    const [sana, bilal] = [await hireAdmin({ database }), await hireAdmin({ database }, 'Shop Editor')];
    const chance = chanceOf(options.seed, 0);
    const day: Day = {
      address: shop.address,
      database,
      settings: readSettings(couriers),
      standIns: { PostEx: postEx, Leopards: leopards },
      products,
      orders: planOrders(options.orders, products, chance),
      shelf: fillShelf(new Map(products.map(({ _id, quantity }) => [_id, quantity]))),
      typing,
      sana: openDesk(shop.address, sana.token, typing),
      bilal: openDesk(shop.address, bilal.token, typing),
      chance,
      faults: [],
      onProgress: options.onProgress,
    };
    const report = await live(day);
    await database.destroy();
    return report;
  } finally {
    await Promise.all([shop.stop(), postEx.stop(), leopards.stop()]);
    folder.remove();
  }
}

async function live(day: Day): Promise<DayReport> {
  await takeOrders(day);
  await confirmOrders(day);
  await editOrders(day);
  await receivePayments(day);
  await packOrders(day);
  await bookParcels(day);
  await carryParcels(day);
  await countBack(day);
  const settled = await settle(day);
  const compared = await checkDay(day, settled);
  const differences = compared
    .filter(({ expected, found }) => expected !== found)
    .map(({ what, expected, found }) => `${what}: ${found} instead of ${expected}.`);
  const { planted, wrongly } = settled;
  const missed = [...planted].flatMap(([fault, said]) => (said === '' ? `Not found: ${fault}.` : []));
  return {
    compared,
    planted,
    disagreements: [...day.faults, ...differences, ...missed, ...wrongly, ...day.typing.faults],
    typed: day.typing.typed,
    carried: day.typing.carried,
  };
}
