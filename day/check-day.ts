import { ledgerResponse, moneyDueResponse } from '../shop/back-office/settlements/responses.ts';
import { isCounted } from '../shop/back-office/settlements/rules.ts';
import { matchingOrdersResponse } from '../shop/orders/fulfilment/responses.ts';
import { ORDER_STATUSES, type OrderStatus } from '../shop/orders/rules.ts';
import type { Settled } from './settle.ts';
import { PLACES } from './shelf.ts';
import { COURIERS, cashOf, type Day, type DayOrder, type Fate, paidFirst, wasTaken } from './world.ts';

/** Something that two countings have to agree about: the day's own, and the shop's. */
export interface Compared {
  what: string;
  expected: string | number;
  found: string | number;
}

/** Where an order stands in the evening, by what became of it: its parcel, and its status. */
const STANDS = {
  delivered: ['delivered', 'Delivered'],
  'part-returned': ['delivered', 'Delivered'],
  refused: ['back', 'Cancelled'],
  lost: ['lost', 'Cancelled'],
  'said-no': ['unpacked', 'Cancelled'],
  'no-answer': ['to-pack', 'Pending'],
  'to-pack': ['to-pack', 'Pending'],
  'booking-cancelled': ['unpacked', 'Cancelled'],
  'under-way': ['with-courier', 'Processing'],
} as const satisfies Record<Fate, readonly [place: string, status: OrderStatus]>;

/** Compares what the people of the day know with what the shop says. */
export async function checkDay(day: Day, settled: Settled): Promise<Compared[]> {
  return [
    ...(await compareOrders(day)),
    ...(await compareStock(day)),
    ...(await compareParcels(day)),
    ...(await compareLedger(day, settled)),
    ...(await compareDues(day, settled)),
    {
      what: 'planted faults that are found',
      expected: settled.planted.size,
      found: [...settled.planted.values()].filter((said) => said !== '').length,
    },
    { what: 'other rows that are called faults', expected: 0, found: settled.wrongly.length },
    { what: 'values that staff typed twice', expected: 0, found: day.typing.faults.length },
  ];
}

async function compareOrders({ orders, sana }: Day): Promise<Compared[]> {
  const count = async (search: Record<string, string>) =>
    (await sana.send(matchingOrdersResponse, 'GET /checkout/orders/matching', { search })).total;
  const compared: Compared[] = [];
  for (const fulfilment of ['to-pack', 'with-courier', 'delivered', 'back', 'lost']) {
    const expected = orders.filter(({ fate }) => STANDS[fate][0] === fulfilment).length;
    compared.push({ what: `orders “${fulfilment}”`, expected, found: await count({ fulfilment }) });
  }
  for (const status of ORDER_STATUSES) {
    const expected = orders.filter(({ fate }) => STANDS[fate][1] === status).length;
    compared.push({ what: `orders that are ${status}`, expected, found: await count({ status }) });
  }
  return [...compared, { what: 'orders in all', expected: orders.length, found: await count({}) }];
}

/** The shelf is counted by hand; every unit of the morning is somewhere. */
async function compareStock({ database, products, shelf }: Day): Promise<Compared[]> {
  const rows = await database.selectFrom('stock').select(['product_id', 'quantity']).execute();
  const stock = new Map(rows.map((row) => [row.product_id, row.quantity]));
  const each = products.map(({ _id, name, quantity }): Compared => {
    const other = PLACES.filter((place) => place !== 'shelf' && shelf.count(_id, place) > 0);
    const where = other.map((place) => `${shelf.count(_id, place)} ${place}`).join(', ');
    const what = `on the shelf: ${name} (of ${quantity}; ${where})`;
    return { what, expected: shelf.count(_id, 'shelf'), found: stock.get(_id) ?? 0 };
  });
  const units = products.reduce((sum, { quantity }) => sum + quantity, 0);
  const found = PLACES.reduce((sum, place) => sum + shelf.total(place), 0);
  return [...each, { what: 'units in all places', expected: units, found }];
}

/** What the couriers believe they carry, and what the shop believes. */
async function compareParcels({ database, standIns, orders }: Day): Promise<Compared[]> {
  const bookings = await database
    .selectFrom('courier_bookings')
    .select(['courier', 'tracking_number', 'order_id'])
    .where('state', '=', 'booked')
    .execute();
  const open = await database
    .selectFrom('courier_bookings')
    .select('id')
    .where('state', 'in', ['asked', 'unknown'])
    .execute();
  const compared = COURIERS.map((courier): Compared => {
    const held = standIns[courier].parcels.filter(({ cancelled }) => !cancelled);
    const said = bookings.filter((booking) => booking.courier === courier);
    const list = (numbers: (string | null)[]) => numbers.toSorted().join(' ');
    const isSame =
      list(held.map(({ trackingNumber }) => trackingNumber)) ===
      list(said.map((booking) => booking.tracking_number));
    const found = isSame ? held.length : `${held.length}, but others than the shop’s`;
    return { what: `parcels at ${courier}, each as the shop has it`, expected: said.length, found };
  });
  const booked = orders.filter(
    ({ trackingNumber, fate }) => trackingNumber !== '' && fate !== 'booking-cancelled',
  );
  const one = new Set(bookings.map((booking) => booking.order_id)).size;
  return [
    ...compared,
    { what: 'orders with one parcel', expected: booked.length, found: one },
    { what: 'bookings that nobody knows of', expected: 0, found: open.length },
  ];
}

const owes = (order: DayOrder) => wasTaken(order) && order.payment === 'cash';

/** Each account by what was delivered and what the sheets say, added up without the shop. */
async function compareLedger({ orders, sana }: Day, { sheets }: Settled): Promise<Compared[]> {
  const ledger = await sana.send(ledgerResponse, 'GET /money/ledger');
  const compared: Compared[] = [{ what: 'the ledger, all entries', expected: 0, found: ledger.balance }];
  for (const { courier, lines } of sheets) {
    const sum = (of: (line: (typeof lines)[number]) => number) =>
      lines.reduce((all, line) => all + of(line), 0);
    const settledBy = ({ paid, charges, tax }: (typeof lines)[number]) => paid + charges + tax;
    const sales = orders
      .filter((order) => order.courier === courier && owes(order))
      .reduce((all, order) => all + cashOf(order), 0);
    const expected = {
      'due-from-courier': sales - sum((line) => (isCounted(line.verdict) ? settledBy(line) : 0)),
      bank: sum(({ paid }) => paid),
      'courier-charges': sum(({ charges }) => charges),
      'withheld-tax': sum(({ tax }) => tax),
      'unclear-payments': -sum((line) => (isCounted(line.verdict) ? 0 : settledBy(line))),
      sales: -sales,
    };
    const said = ledger.couriers.find((each) => each.courier === courier)?.accounts ?? [];
    for (const [account, rupees] of Object.entries(expected)) {
      const found = said.find((each) => each.account === account)?.balance ?? 0;
      compared.push({ what: `ledger, ${courier}: ${account}, Rs.`, expected: rupees, found });
    }
    const others = said.filter(({ account, balance }) => !Object.hasOwn(expected, account) && balance !== 0);
    compared.push({ what: `ledger, ${courier}: other accounts`, expected: 0, found: others.length });
  }
  const before = orders.reduce((all, order) => all + paidFirst(order), 0);
  const own = ledger.couriers.find(({ courier }) => courier === null)?.accounts ?? [];
  for (const [account, rupees] of [
    ['bank', before],
    ['sales', -before],
  ] as const) {
    const found = own.find((each) => each.account === account)?.balance ?? 0;
    compared.push({ what: `ledger, paid first: ${account}, Rs.`, expected: rupees, found });
  }
  return compared;
}

/** What each parcel still owes, or got too much, one by one. */
async function compareDues({ orders, sana }: Day, { sheets }: Settled): Promise<Compared[]> {
  const { parcels, total } = await sana.send(moneyDueResponse, 'GET /money/due');
  const expected = orders.flatMap((order) => {
    const lines = sheets.find(({ courier }) => courier === order.courier)?.lines ?? [];
    const paid = lines
      .filter((line) => line.trackingNumber === order.trackingNumber && isCounted(line.verdict))
      .reduce((sum, line) => sum + line.paid + line.charges + line.tax, 0);
    const rest = (owes(order) ? cashOf(order) : 0) - paid;
    return rest === 0 ? [] : `${order.number}: ${rest}`;
  });
  const found = parcels.map(({ number, balance }) => `${number}: ${balance}`);
  const isSame = found.toSorted().join() === expected.toSorted().join() && total === found.length;
  return [
    {
      what: 'parcels whose cash is open',
      expected: expected.length,
      found: isSame ? total : `${total}, but others`,
    },
  ];
}
