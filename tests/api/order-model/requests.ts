import { requestAs } from '../../support/staff.ts';
import { countsOf, editBody, editOf, versionSeen } from './bodies.ts';
import { bookParcel, cancelBooking, type Fault, lookUp, type Part, sayPortal } from './booking-rules.ts';
import type { Alone, Command } from './commands.ts';
import { chooseCourier, setCourier } from './courier-rules.ts';
import { edit } from './edit-rules.ts';
import { type Floor, numberOf, personOf } from './floor.ts';
import { sheet, undoSheet } from './money-requests.ts';
import { writeOff } from './money-rules.ts';
import { done, onward, refused, type Said } from './moving.ts';
import { returnLines, setWeight, takeStep } from './parcel-rules.ts';
import { aboutPayment } from './payment-requests.ts';
import { place, WHY } from './place-request.ts';
import { type Request, wordOf } from './request.ts';
import type { PaymentCommand, ReturnCommand, RiskCommand } from './return-commands.ts';
import { aboutReturn } from './return-requests.ts';
import { aboutRisk } from './risk-requests.ts';
import { daysGoBy, overdue, releaseAll, sale, track } from './shop-requests.ts';
import { isInShop, type Order, type State } from './state.ts';
import { confirm, setStatus, undoConfirmation, writeNote } from './status-rules.ts';
import { type About, suits } from './suits.ts';
import { type Place, STEP_NAMES, STEP_TABLE } from './tables.ts';
/** Makes a request of a command, by what the orders are now. @returns null where there is nothing that it could be about */
export function requestOf(
  floor: Floor,
  state: State,
  command: Command | Alone,
  fault: Fault,
): Request | null {
  if (command.kind === 'overdue') return overdue(floor);
  if (command.kind === 'days-go-by') return daysGoBy(floor);
  if (command.kind === 'sale') return sale(floor);
  if (command.kind === 'track') return track(floor);
  if (command.kind === 'release') return releaseAll(floor, state);
  if (command.kind === 'place') return place(floor, state, command);
  if (command.kind === 'sheet') return sheet(floor, state, command);
  if (command.kind === 'undo-sheet') return undoSheet(floor, state, command);
  if (isAboutRisk(command)) return aboutRisk(floor, state, command);
  const suited = state.orders.filter((one) => suits(one, command.kind));
  const orders = command.nth % 2 === 0 && suited.length > 0 ? suited : state.orders;
  const order = orders[Math.floor(command.nth / 2) % orders.length];
  if (!order) return null;
  if (isAboutPayments(command)) return aboutPayment(floor, order, command);
  if (isAboutReturns(command)) return aboutReturn(floor, state, order, command);
  return aboutOrder(floor, state, order, command, fault);
}

const isAboutRisk = (command: Command): command is RiskCommand =>
  command.kind === 'rule' || command.kind === 'block' || command.kind === 'lift';

const isAboutPayments = (command: Command): command is PaymentCommand =>
  command.kind === 'pay' || command.kind === 'undo-pay' || command.kind === 'advance';

const RETURN_KINDS: ReadonlySet<string> = new Set<ReturnCommand['kind']>([
  ...(['open-return', 'return-onward', 'return-step', 'refund', 'undo-refund', 'exchange'] as const),
]);
const isAboutReturns = (command: Command): command is ReturnCommand => RETURN_KINDS.has(command.kind);

function aboutOrder(
  floor: Floor,
  state: State,
  order: Order,
  command: Exclude<About, { kind: 'undo-sheet' } | PaymentCommand | ReturnCommand>,
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

  const why = ({ overrule }: { overrule: boolean }) => (overrule ? WHY : undefined);

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
      const wanted = { step: step ?? 'pack', unconfirmed: true, overrule: command.overrule };
      const sent = () => send('PUT', '/fulfilment', { ...wanted, overrule: why(wanted) });
      return request(
        `${wanted.step}, overruled ${wanted.overrule}`,
        sent,
        one((now) => takeStep(now, id, wanted, by)),
      );
    }
    case 'step': {
      const { step, unconfirmed, overrule } = command;
      const counts = step === 'count-in' && command.counted ? countsOf(order, command.counted) : undefined;
      const lines = counts?.map(({ line, ...count }) => ({ lineNumber: line, ...count }));
      const sent = () =>
        send('PUT', '/fulfilment', { step, unconfirmed, overrule: why(command), lines, version });
      const wanted = { step, unconfirmed, overrule, counts, version };
      return request(
        `${step} ${JSON.stringify(counts)}, overruled ${overrule}`,
        sent,
        one((now) => takeStep(now, id, wanted, by)),
      );
    }
    case 'wrong-steps': {
      const wrong = STEP_NAMES.filter((step) => {
        const from: readonly Place[] = STEP_TABLE[step].from;
        return !from.includes(order.place) && STEP_TABLE[step].to !== order.place;
      });
      const sent = async () => {
        const words: string[] = [];
        for (const step of wrong) words.push(await send('PUT', '/fulfilment', { step, unconfirmed: true }));
        return words.join(' ');
      };
      const parts = wrong.map(
        (step, index): Part =>
          (now, memory) => {
            const next = structuredClone(now);
            const { reply, isRefused } = takeStep(next, id, { step, unconfirmed: true }, by);
            if (!isRefused) Object.assign(now, next);
            memory.words = [memory.words, reply].filter(Boolean).join(' ');
            return index === wrong.length - 1 ? done(memory.words) : onward;
          },
      );
      return request(wrong.join(', '), sent, ...parts);
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
      const sent = () => send('PUT', '', editBody(floor, order, wanted));
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
