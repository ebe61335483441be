import { randomUUID } from 'node:crypto';
import { bearer } from '../../support/staff.ts';
import { versionSeen } from './bodies.ts';
import { whileCancelled } from './credit-rules.ts';
import { exchange } from './exchange-rules.ts';
import { type Floor, personOf } from './floor.ts';
import { refused } from './moving.ts';
import { placingBody } from './place-request.ts';
import { freshOrder } from './place-rules.ts';
import { type Request, todayOfShop, wordOf } from './request.ts';
import type { ReturnCommand } from './return-commands.ts';
import { openReturn, refund, takeReturnStep, undoRefund } from './return-rules.ts';
import { leftFor, worthOf } from './return-value.ts';
import type { Order, Return, State } from './state.ts';
import type { ReturnStep } from './tables.ts';

/** Which return a command is about: one that goes on, or any where none does. */
function returnAt({ returns }: Order, which: number): Return | undefined {
  const ended = ['settled', 'declined', 'cancelled'];
  const open = returns.filter(({ state }) => !ended.includes(state));
  const all = which % 4 !== 3 && open.length > 0 ? open : returns;
  return all[which % Math.max(1, all.length)];
}

/** Makes a request of what is done about what comes back of an order. @returns null where there is no such return */
export function aboutReturn(
  floor: Floor,
  state: State,
  order: Order,
  command: ReturnCommand,
): Request | null {
  const { app, database } = floor.shop;
  const { id } = order;
  const person = personOf(floor, command.who);
  const { id: by, isManager } = person;
  const send = async (method: 'PUT' | 'POST', url: string, payload: object, key: string = randomUUID()) => {
    const headers = { ...bearer(person.token), 'idempotency-key': key };
    return app.inject({ method, url: `/api/v1/checkout/${url}`, headers, payload });
  };
  const version = 'seen' in command ? versionSeen(order, command.seen) : undefined;
  const says = `${order.number} ${command.kind}`;

  switch (command.kind) {
    case 'open-return': {
      const { reason, units } = command;
      const lines = order.lines.flatMap(({ number }, index) => {
        const asked = units[index] ?? 0;
        return asked > 0 || index === 0 ? [{ line: number, units: Math.max(1, asked) }] : [];
      });
      const key = command.isNew ? randomUUID() : 'the-same-one';
      const opened = { id: '', key, reason, lines, version };
      const body = {
        reason,
        note: 'Called',
        lines: lines.map(({ line, ...one }) => ({ lineNumber: line, ...one })),
      };
      return {
        says: `${says} ${opened.key} ${reason} ${JSON.stringify(lines)}, seen ${version ?? '-'}`,
        async send() {
          const reply = await send('POST', `order/${id}/returns`, { ...body, version }, opened.key);
          if (reply.statusCode === 201) opened.id = reply.json().returnId;
          return wordOf(reply);
        },
        parts: [(now) => openReturn(now, id, opened, by)],
      };
    }
    case 'return-onward': {
      const found = returnAt(order, command.pick);
      if (!found) return null;
      const next = onwardOf(found, command.pick);
      const { who, nth, pick: which } = command;
      if (next === 'refund') {
        const more = { amount: 'worth', way: 'bank', isOfReturn: true, isNew: true, seen: 'none' } as const;
        return aboutReturn(floor, state, order, { kind: 'refund', who, nth, which, ...more });
      }
      const counted = found.lines.map(({ units }) => ({ good: units, damaged: 0 }));
      const more = { step: next, hasNote: true, counted, seen: 'none' } as const;
      return aboutReturn(floor, state, order, { kind: 'return-step', who, nth, which, ...more });
    }
    case 'return-step': {
      const found = returnAt(order, command.which);
      if (!found) return null;
      const { step, hasNote, counted } = command;
      const counts = found.lines.map(({ line }, index) => ({
        line,
        ...(counted[index] ?? { good: 1, damaged: 0 }),
      }));
      const lines = counts.map(({ line, ...count }) => ({ lineNumber: line, ...count }));
      const body = { step, note: hasNote ? 'A regular' : '', ...(step === 'inspect' && { lines }), version };
      const wanted = { step, hasNote, found: counts, version };
      const what = step === 'inspect' ? JSON.stringify(counts) : '';
      return {
        says: `${says} ${step} of ${found.state} ${what}, ${hasNote ? 'noted' : ''}, seen ${version ?? '-'}`,
        send: async () => wordOf(await send('PUT', `return/${found.id}`, body)),
        parts:
          step === 'reopen'
            ? whileCancelled(id, ofReturn(found), (now) => takeReturnStep(now, id, found.id, wanted, person))
            : [(now) => takeReturnStep(now, id, found.id, wanted, person)],
      };
    }
    case 'refund': {
      const found = command.isOfReturn ? returnAt(order, command.which) : undefined;
      const { way } = command;
      const left = leftFor(state, order);
      const worth = found ? worthOf(state, order, found) : left;
      const paisa = { worth, left, half: Math.floor(left / 2), over: left + 1, few: 5000 }[command.amount];
      // Nothing is no amount: then it is more than there is.
      const wanted = {
        id: '',
        key: '',
        paisa: Math.max(1, paisa),
        way,
        returnId: found?.id ?? null,
        version,
      };
      wanted.key = command.isNew ? randomUUID() : 'the-same-one';
      const body = {
        ...{ amount: wanted.paisa / 100, way, reference: 'EP-1', paidOn: todayOfShop(), note: '' },
        ...{ returnId: wanted.returnId, version },
      };
      return {
        says: `${says} ${wanted.key} of ${wanted.paisa} paisa by ${way} for ${found?.state ?? 'no return'}, seen ${version ?? '-'}`,
        async send() {
          const reply = await send('POST', `order/${id}/refunds`, body, wanted.key);
          const stored = database.selectFrom('refunds').select('id').where('request_key', '=', wanted.key);
          wanted.id = (await stored.where('order_id', '=', id).executeTakeFirst())?.id ?? '';
          return wordOf(reply);
        },
        parts: isManager
          ? whileCancelled(
              id,
              ({ returns }) => returns,
              (now) => refund(now, id, wanted, by),
            )
          : [() => refused('FORBIDDEN')],
      };
    }
    case 'undo-refund': {
      const found = order.refunds[command.which % Math.max(1, order.refunds.length)];
      if (!found) return null;
      const body = { reason: 'The account does not exist' };
      return {
        says: `${says} of ${found.paisa} paisa, undone ${found.undone}`,
        send: async () => wordOf(await send('POST', `refund/${found.id}/undo`, body)),
        parts: [isManager ? (now) => undoRefund(now, id, found.id, by) : () => refused('FORBIDDEN')],
      };
    }
    case 'exchange': {
      const found = returnAt(order, command.which);
      if (!found) return null;
      const { payment, lines, overrule, isNew } = command;
      const contents = JSON.stringify({ payment, lines });
      const key = isNew ? randomUUID() : `${found.id}-again`;
      const placing = { mobile: order.mobile, payment, lines, overruled: overrule, takenBy: by };
      const fresh = freshOrder(state, { ...placing, coupon: false, sent: { key, contents } });
      const body = placingBody(floor, fresh, overrule);
      return {
        says: `${says} ${isNew ? 'new' : 'again'} of ${found.state} for ${contents}, overruled ${overrule}`,
        async send() {
          const reply = await send('POST', `return/${found.id}/exchange`, body, key);
          const placed = database.selectFrom('orders').select(['id', 'number']);
          const stored = await placed.where('idempotency_key', '=', key).executeTakeFirst();
          if (stored) Object.assign(fresh, stored);
          return wordOf(reply);
        },
        parts: whileCancelled(id, ofReturn(found), (now) => exchange(now, id, found.id, fresh, by)),
      };
    }
  }
}

const ofReturn =
  ({ id }: Return) =>
  ({ returns }: Order) =>
    returns.filter((each) => each.id === id);

/** What usually follows. */
function onwardOf({ state }: Return, pick: number): ReturnStep | 'refund' {
  switch (state) {
    case 'asked':
      return pick % 3 === 0 ? 'approve' : 'receive';
    case 'expected':
      return 'receive';
    case 'received':
      return 'inspect';
    case 'inspected':
      return pick % 5 === 0 ? 'close' : 'refund';
    default:
      return 'reopen';
  }
}
