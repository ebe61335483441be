import { randomUUID } from 'node:crypto';
import { bearer, requestAs } from '../../support/staff.ts';
import { versionSeen } from './bodies.ts';
import { type Floor, personOf } from './floor.ts';
import { refused } from './moving.ts';
import { askAdvance, notePayment, undoPayment } from './payment-rules.ts';
import { type Request, todayOfShop, wordOf } from './request.ts';
import type { PaymentCommand } from './return-commands.ts';
import { amountsOf, dueFirst, leftToPay, type Order, toPaisa } from './state.ts';

/** Makes a request of what is done about money that comes before a parcel. @returns null where there is no such payment */
export function aboutPayment(floor: Floor, order: Order, command: PaymentCommand): Request | null {
  const { app, database } = floor.shop;
  const { id } = order;
  const { id: by, token, isManager } = personOf(floor, command.who);
  const version = 'seen' in command ? versionSeen(order, command.seen) : undefined;
  const total = toPaisa(amountsOf(order).total);

  switch (command.kind) {
    case 'pay': {
      const { way, isNew } = command;
      const left = leftToPay(order);
      const paisa = { due: dueFirst(order), left, part: 10_050, over: left + 1 }[command.amount];
      const key = isNew ? randomUUID() : 'the-same-one';
      // Nothing is no amount: then a little is paid.
      const paid = {
        id: '',
        key,
        paisa: Math.max(1, paisa),
        way,
        reference: `EP-${command.transfer}`,
        version,
      };
      const { reference } = paid;
      const body = { amount: paid.paisa / 100, way, reference, paidOn: todayOfShop(), note: '', version };
      const noted = (now: Parameters<typeof notePayment>[0]) => notePayment(now, id, paid, by);
      return {
        says: `${order.number} pay ${paid.paisa} paisa by ${way} ${reference} as ${key}, seen ${version ?? '-'}`,
        async send() {
          const headers = { ...bearer(token), 'idempotency-key': key };
          const url = `/api/v1/checkout/order/${id}/payments`;
          const reply = await app.inject({ method: 'POST', url, headers, payload: body });
          const stored = database.selectFrom('payments').select('id').where('request_key', '=', key);
          paid.id = (await stored.where('order_id', '=', id).executeTakeFirst())?.id ?? '';
          return wordOf(reply);
        },
        parts: [isManager ? noted : () => refused('FORBIDDEN')],
      };
    }
    case 'undo-pay': {
      const found = order.payments[command.which % Math.max(1, order.payments.length)];
      if (!found) return null;
      const url = `/api/v1/checkout/payment/${found.id}/undo`;
      const sent = () => requestAs(floor.shop, token, 'POST', url, { reason: 'Of another shop' });
      return {
        says: `${order.number} undo-pay ${found.paisa} paisa, undone ${found.undone}`,
        send: async () => wordOf(await sent()),
        parts: [isManager ? (now) => undoPayment(now, id, found.id, by) : () => refused('FORBIDDEN')],
      };
    }
    case 'advance': {
      const half = Math.floor(total / 200) * 100;
      const paisa = { none: 0, half, all: total, over: total + 100 }[command.amount];
      const url = `/api/v1/checkout/order/${id}/advance`;
      const sent = () => requestAs(floor.shop, token, 'PUT', url, { amount: paisa / 100, version });
      return {
        says: `${order.number} advance of ${paisa} paisa, seen ${version ?? '-'}`,
        send: async () => wordOf(await sent()),
        parts: [(now) => askAdvance(now, id, { paisa, version }, by)],
      };
    }
  }
}
