import { sql } from 'kysely';
import { openCouriers } from '../../../shop/couriers/open-couriers.ts';
import { lookUpBookings } from '../../../shop/orders/booking/look-up-bookings.ts';
import { trackParcels } from '../../../shop/orders/booking/track-parcels.ts';
import { releaseUnconfirmed } from '../../../shop/orders/management/release-unconfirmed.ts';
import { sendForm } from '../../support/product-form.ts';
import { customer, order as sendOrder } from '../../support/shop.ts';
import { requestAs } from '../../support/staff.ts';
import {
  bookParcel,
  cancelBooking,
  type Fault,
  lookUp,
  lookUpOverdue,
  type Part,
  sayPortal,
} from './booking-rules.ts';
import type { Alone, Command } from './commands.ts';
import { type Floor, numberOf, personOf } from './floor.ts';
import { type SheetRow, takeSheet, undoSettlement, writeOff } from './money-rules.ts';
import {
  chooseCourier,
  confirm,
  done,
  type Edit,
  edit,
  refused,
  release,
  returnLines,
  type Said,
  setCourier,
  setStatus,
  setWeight,
  takeStep,
  undoConfirmation,
  writeNote,
} from './order-rules.ts';
import { amountsOf, at, dueOf, isInShop, type Order, openBooking, type State, shelf } from './state.ts';
import { type Place, STEP_NAMES, STEP_TABLE } from './tables.ts';

/** A request as it is sent, and the parts of what the model makes of it; each happens at one moment. */
export interface Request {
  /** For a person who reads what went wrong. */
  says: string;
  /** What is arranged before the round is sent. */
  prepare?(): Promise<void>;
  /** @returns in a word what was answered: `ok`, or the code of the refusal */
  send(): Promise<string>;
  parts: readonly Part[];
  /** Whether a part may be left out where others are at the same order: the shop passes it over. */
  mayPassOver?: boolean;
}

interface Reply {
  statusCode: number;
  json(): Record<string, unknown>;
}

const wordOf = (reply: Reply): string =>
  reply.statusCode < 300 ? (reply.json().repeated === true ? 'repeated' : 'ok') : String(reply.json().code);

const DAY = '13/02/2026';
const SHEET_HEAD = 'CN #,COD Amount,Service Charges,WHT,Net Payable,Payment Date';

/** Makes a request of a command, by what the orders are now. @returns null where there is nothing that it could be about */
export function requestOf(
  floor: Floor,
  state: State,
  command: Command | Alone,
  fault: Fault,
): Request | null {
  if (command.kind === 'overdue') return overdue(floor);
  if (command.kind === 'track') return track(floor);
  if (command.kind === 'release') return releaseAll(floor, state);
  if (command.kind === 'place') return place(floor, state, command);
  if (command.kind === 'sheet') return sheet(floor, state, command);
  if (command.kind === 'undo-sheet') return undoSheet(floor, state, command);
  const suited = state.orders.filter((one) => suits(one, command.kind));
  const orders = command.nth % 2 === 0 && suited.length > 0 ? suited : state.orders;
  const order = orders[Math.floor(command.nth / 2) % orders.length];
  if (!order) return null;
  return aboutOrder(floor, state, order, command, fault);
}

type About = Extract<Command, { nth: number }>;

/** Whether a command is likely to be taken of an order. */
function suits(order: Order, kind: About['kind']): boolean {
  switch (kind) {
    case 'cancel-booking':
      return openBooking(order)?.state === 'booked';
    case 'look-up':
    case 'portal':
      return openBooking(order)?.state === 'unknown';
    case 'book':
      return !openBooking(order) && order.tracking === null && order.status !== 'Cancelled';
    case 'write-off':
      return Object.keys(order.money).some((courier) => dueOf(order, courier) !== 0);
    case 'return':
      return order.place === 'delivered' || order.place === 'back';
    case 'undo-confirm':
      return order.outcomes.length > 0;
    case 'edit':
      return (
        isInShop(order) && order.status !== 'Cancelled' && order.tracking === null && !openBooking(order)
      );
    case 'onward':
      if (isInShop(order)) return order.status !== 'Cancelled';
      return order.place !== 'delivered' && order.place !== 'back';
    case 'confirm':
      return order.payment === 'cash' && order.status !== 'Delivered' && order.status !== 'Cancelled';
    default:
      return order.status !== 'Cancelled';
  }
}

function aboutOrder(
  floor: Floor,
  state: State,
  order: Order,
  command: Exclude<About, { kind: 'undo-sheet' }>,
  fault: Fault,
): Request {
  const { shop } = floor;
  const { id } = order;
  const { id: by, token, isManager } = personOf(floor, command.who);
  const version = 'seen' in command ? versionSeen(order, command.seen) : undefined;
  const send = async (method: 'PUT' | 'POST' | 'DELETE', what: string, body?: object) =>
    wordOf(await requestAs(shop, token, method, `/api/v1/checkout/order/${id}${what}`, body));
  const sendBooking = async (method: 'PUT' | 'POST' | 'DELETE', what = '', body?: object) => {
    const reply = await requestAs(shop, token, method, `/api/v1/checkout/order/${id}/booking${what}`, body);
    return reply.statusCode === 200 ? `ok ${reply.json().booking.state}` : String(reply.json().code);
  };
  const request = (says: string, sent: () => Promise<string>, ...parts: Part[]): Request => ({
    says: `${order.number} ${command.kind} ${says}, seen ${version ?? '-'}`,
    send: sent,
    parts,
  });
  const one =
    (rule: (now: State) => Said): Part =>
    (now) =>
      rule(now);

  switch (command.kind) {
    case 'onward': {
      const possible = STEP_NAMES.filter((name) => {
        const from: readonly Place[] = STEP_TABLE[name].from;
        return from.includes(order.place) && !(isInShop(order) && order.status === 'Cancelled');
      });
      const step = possible[command.pick % possible.length];
      if (step === 'hand-over' && order.courier === null) {
        return aboutOrder(floor, state, order, { ...command, kind: 'choose', courier: 'TCS' }, fault);
      }
      const wanted = { step: step ?? 'pack', unconfirmed: true };
      const sent = () => send('PUT', '/fulfilment', wanted);
      return request(
        wanted.step,
        sent,
        one((now) => takeStep(now, id, wanted, by)),
      );
    }
    case 'step': {
      const { step, unconfirmed } = command;
      const counts = step === 'count-in' && command.counted ? countsOf(order, command.counted) : undefined;
      const lines = counts?.map(({ line, ...count }) => ({ lineNumber: line, ...count }));
      const sent = () => send('PUT', '/fulfilment', { step, unconfirmed, lines, version });
      const wanted = { step, unconfirmed, counts, version };
      return request(
        `${step} ${JSON.stringify(counts)}`,
        sent,
        one((now) => takeStep(now, id, wanted, by)),
      );
    }
    case 'return': {
      const counts = countsOf(order, command.counted);
      const lines = counts.map(({ line, ...count }) => ({ lineNumber: line, ...count }));
      const sent = () => send('PUT', '/returns', { lines, version });
      return request(
        JSON.stringify(counts),
        sent,
        one((now) => returnLines(now, id, { counts, version }, by)),
      );
    }
    case 'weight': {
      const { grams } = command;
      const sent = () => send('PUT', '/weight', { weightGrams: grams, version });
      return request(
        `${grams}`,
        sent,
        one((now) => setWeight(now, id, { grams, version }, by)),
      );
    }
    case 'status': {
      const { status, confirming } = command;
      const wanted = { status, confirming, version };
      const sent = () => send('PUT', '/status', wanted);
      return request(
        `${status} ${confirming}`,
        sent,
        one((now) => setStatus(now, id, wanted, by)),
      );
    }
    case 'confirm': {
      const { outcome } = command;
      const sent = () => send('PUT', '/confirmation', { outcome, note: '', version });
      return request(
        outcome,
        sent,
        one((now) => confirm(now, id, { outcome, version }, by)),
      );
    }
    case 'undo-confirm': {
      const sent = () => send('POST', '/confirmation/undo', { version });
      return request(
        '',
        sent,
        one((now) => undoConfirmation(now, id, version, by)),
      );
    }
    case 'edit': {
      const wanted = editOf(order, command);
      const sent = () => send('PUT', '', editBody(floor, wanted));
      return request(
        JSON.stringify(wanted),
        sent,
        one((now) => edit(now, id, wanted, by)),
      );
    }
    case 'note':
      return request(
        '',
        () => send('POST', '/notes', { note: 'Called' }),
        one((now) => writeNote(now, id, by)),
      );
    case 'courier': {
      const { courier } = command;
      const tracking = `${courier}-${command.parcel}`;
      const sent = () => send('PUT', '/courier', { courier, trackingNumber: tracking, version });
      return request(
        tracking,
        sent,
        one((now) => {
          const said = setCourier(now, id, { courier, tracking, version }, by);
          const isNobody = courier === 'Nobody' && said.reply !== 'CHANGED_MEANWHILE';
          return isNobody ? refused('INVALID_INPUT') : said;
        }),
      );
    }
    case 'no-courier': {
      const none = { courier: null, tracking: null, version };
      const sent = () => send('PUT', '/courier', { courier: '', trackingNumber: '', version });
      return request(
        '',
        sent,
        one((now) => setCourier(now, id, none, by)),
      );
    }
    case 'choose': {
      const { courier } = command;
      const sent = async () => {
        const url = '/api/v1/checkout/orders/courier';
        const reply = await requestAs(shop, token, 'PUT', url, { ids: [id], courier });
        if (reply.statusCode !== 200) return String(reply.json().code);
        const [result] = reply.json().results;
        return result.done ? (result.repeated ? 'repeated' : 'ok') : 'refused';
      };
      return request(
        courier,
        sent,
        one((now) => chooseCourier(now, id, courier, by)),
      );
    }
    case 'book': {
      const { courier } = command;
      const sent = () => sendBooking('POST', '', { courier, weightGrams: 500 });
      return request(`${courier}, ${fault}`, sent, ...bookParcel(id, courier, fault, by));
    }
    case 'cancel-booking':
      return request('', () => sendBooking('DELETE'), ...cancelBooking(id, by));
    case 'look-up':
      return request('', () => sendBooking('POST', '/look-up'), ...lookUp(id, by));
    case 'portal': {
      // Staff say what the portal shows.
      const open = order.bookings.find((booking) => booking.state === 'unknown');
      const isBooked = open?.atCourier ?? false;
      const outcome = isBooked ? 'booked' : 'not-booked';
      const trackingNumber = isBooked && open ? numberOf(floor, open.reference) : '';
      const sent = () => sendBooking('PUT', '', { outcome, trackingNumber });
      return request(outcome, sent, ...sayPortal(id, isBooked, by));
    }
    case 'write-off': {
      const sent = async () =>
        wordOf(
          await requestAs(shop, token, 'POST', `/api/v1/money/due/${id}/write-off`, { reason: 'Never paid' }),
        );
      return request('', sent, isManager ? writeOff(id) : () => refused('FORBIDDEN'));
    }
  }
}

function versionSeen(order: Order, seen: string): number | undefined {
  if (seen === 'none') return undefined;
  return seen === 'now' ? order.version : Math.max(1, order.version - 1);
}

/** A count of what came back, on top of what was counted before. */
function countsOf(order: Order, counted: readonly { good: number; damaged: number }[]) {
  return order.lines.flatMap(({ number, good, damaged }, index) => {
    const more = counted[index];
    return more || index === 0
      ? [{ line: number, good: good + (more?.good ?? 0), damaged: damaged + (more?.damaged ?? 0) }]
      : [];
  });
}

function editOf(order: Order, command: Extract<Command, { kind: 'edit' }>): Edit {
  const { keep, add, city, house, delivery, discount, seen } = command;
  const kept = order.lines.map(({ number }, index) => ({ line: number, units: keep[index] ?? 1 }));
  const lines: Edit['lines'] = kept.filter(({ units }) => units > 0);
  if (add) lines.push(add);
  const version = versionSeen(order, seen) ?? order.version;
  const fallback = order.lines.slice(0, 1).map(({ number, units }) => ({ line: number, units }));
  const address = `House ${house}, Street 2`;
  return { lines: lines.length > 0 ? lines : fallback, city, address, delivery, discount, version };
}

const { paymentMethod: _payment, ...person } = customer;

function editBody({ products }: Floor, { lines, city, address, delivery, discount, version }: Edit) {
  return {
    ...person,
    city,
    province: city === 'Lahore' ? 'Punjab' : 'Sindh',
    address,
    lines: lines.map(({ line, product, units }) => ({
      ...(line === undefined ? { _id: at(products, product ?? 0)._id } : { lineNumber: line }),
      quantity: units,
    })),
    shippingCost: delivery,
    shippingReason: delivery === null ? '' : 'Promised',
    discountAmount: discount,
    discountReason: discount === 0 ? '' : 'Regular customer',
    reason: 'The customer asked',
    version,
  };
}

function place(floor: Floor, state: State, command: Extract<Command, { kind: 'place' }>): Request {
  const { shop, products } = floor;
  const { byPhone, payment } = command;
  const { id: by, token } = personOf(floor, command.who);
  const lines = command.lines
    .toSorted((one, other) => one.product - other.product)
    .map(({ product, units }, index) => ({
      ...{ number: index + 1, product, units, good: 0, damaged: 0 },
      price: at(state.products, product).price,
    }));
  const fresh: Order = {
    id: '',
    number: 0,
    payment,
    status: 'Pending',
    place: 'to-pack',
    confirmation: byPhone && payment === 'cash' ? 'confirmed' : 'unconfirmed',
    outcomes: [],
    cancelledFrom: 'Pending',
    left: false,
    handed: false,
    version: 1,
    city: 'Karachi',
    address: customer.address,
    lines,
    delivery: null,
    discount: 0,
    courier: null,
    tracking: null,
    weight: null,
    events: [
      {
        kind: 'placed',
        fromStatus: null,
        toStatus: 'Pending',
        fromPlace: null,
        toPlace: null,
        by: byPhone ? by : null,
      },
    ],
    audits: byPhone ? 1 : 0,
    bookings: [],
    money: {},
  };
  const { shipping, total } = amountsOf(fresh);
  const body = {
    customer: { ...customer, paymentMethod: payment },
    items: lines.map(({ product, units }) => ({ ...at(products, product), quantity: units })),
    shippingCost: shipping,
    paymentMethod: payment,
    totalAmount: total,
  };
  return {
    says: `place ${payment}${byPhone ? ' by phone' : ''} ${JSON.stringify(command.lines)}`,
    async send() {
      const reply = byPhone
        ? await requestAs(shop, token, 'POST', '/api/v1/checkout/phone-order', body)
        : await sendOrder(shop.app, body);
      if (reply.statusCode === 201) {
        const { _id, number } = reply.json().order;
        Object.assign(fresh, { id: _id, number });
      }
      return wordOf(reply);
    },
    parts: [
      (now) => {
        now.orders.push(structuredClone(fresh));
        return shelf(now).some((left) => left < 0) ? refused('OUT_OF_STOCK') : done();
      },
    ],
  };
}

function sheet(floor: Floor, state: State, command: Extract<Command, { kind: 'sheet' }>): Request {
  const { token, isManager } = personOf(floor, command.who);
  const { courier } = command;
  const rows: SheetRow[] = [];
  for (const { nth, amount } of command.rows) {
    const sent = state.orders.filter(({ tracking }) => tracking !== null);
    const order = sent[nth % Math.max(1, sent.length)];
    if (!order?.tracking || rows.some(({ tracking }) => tracking === order.tracking)) continue;
    const { total } = amountsOf(order);
    const collected = { all: total, short: Math.max(200, total - 100), over: total + 100 }[amount];
    rows.push({ tracking: order.tracking, collected: Math.max(200, collected), charges: 150, tax: 20 });
  }
  rows.push({ tracking: `UNKNOWN-${command.unknown}`, collected: 1000, charges: 100, tax: 0 });
  const lines = rows.map(({ tracking, collected, charges, tax }) => {
    const paid = collected - charges - tax;
    return [numberOf(floor, tracking), collected, charges, tax, paid, DAY].join(',');
  });
  const text = [SHEET_HEAD, ...lines].join('\r\n');
  const sendSheet = (dryRun: number, more: [string, string][] = []) =>
    sendForm(floor.shop.app, token, { method: 'POST', url: `/api/v1/money/settlements?dryRun=${dryRun}` }, [
      ['courier', courier],
      ...more,
      ['file', { bytes: new Uint8Array(Buffer.from(text)), name: 'sheet.csv' }],
    ]);
  let stored: { id: string; number: number } | null = null;
  return {
    says: `sheet of ${courier}: ${JSON.stringify(rows)}`,
    async send() {
      const look = await sendSheet(1);
      if (look.statusCode !== 200) return wordOf(look);
      const taken = await sendSheet(0, [['seen', String(look.json().seen)]]);
      const { settlement } = taken.json();
      if (taken.statusCode === 200) stored = { id: settlement._id, number: settlement.number };
      return wordOf(taken);
    },
    parts: isManager ? takeSheet({ courier, rows, text }, () => stored) : [() => refused('FORBIDDEN')],
  };
}

function undoSheet(
  floor: Floor,
  state: State,
  command: Extract<Command, { kind: 'undo-sheet' }>,
): Request | null {
  const { token, isManager } = personOf(floor, command.who);
  const nth = command.nth % Math.max(1, state.settlements.length);
  const settlement = state.settlements[nth];
  if (!settlement) return null;
  const url = `/api/v1/money/settlements/${settlement.id}/undo`;
  return {
    says: `undo settlement ${settlement.number}`,
    send: async () => wordOf(await requestAs(floor.shop, token, 'POST', url, { reason: 'The wrong sheet' })),
    parts: [isManager ? undoSettlement(nth) : () => refused('FORBIDDEN')],
  };
}

/** Every order gets old, and the shop releases what nobody confirmed; what somebody works on meanwhile it passes over. */
function releaseAll({ shop }: Floor, state: State): Request {
  const releases = state.orders.map(
    ({ id }): Part =>
      (now) =>
        release(now, id),
  );
  return {
    says: 'the shop releases what nobody confirmed',
    async prepare() {
      await sql`update orders set stock_held_since = now() - interval '100 hours'
        where id = any(${state.orders.map(({ id }) => id)}::uuid[])`.execute(shop.database);
    },
    async send() {
      await releaseUnconfirmed(shop.database, 48);
      return 'ok';
    },
    parts: [...releases, () => done()],
    mayPassOver: true,
  };
}

function overdue({ shop }: Floor): Request {
  return {
    says: 'bookings without an answer get old, and the shop looks them up',
    async send() {
      await sql`update courier_bookings set asked_at = asked_at - interval '3 minutes', look_up_at = now()
        where state in ('asked', 'unknown')`.execute(shop.database);
      await lookUpBookings(shop.database, openCouriers(shop.settings), shop.settings.couriers);
      return 'ok';
    },
    parts: [(now) => lookUpOverdue(now)],
  };
}

/** Asking where parcels are changes no order. */
function track({ shop }: Floor): Request {
  return {
    says: 'the shop asks where its parcels are',
    async send() {
      await trackParcels(shop.database, openCouriers(shop.settings), async () => {});
      return 'ok';
    },
    parts: [() => done()],
  };
}
