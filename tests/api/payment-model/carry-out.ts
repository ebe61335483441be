import { randomUUID } from 'node:crypto';
import type { Result } from '../../../shop/errors.ts';
import { editOrder } from '../../../shop/orders/editing/edit-order.ts';
import { editOrderSchema } from '../../../shop/orders/editing/schemas.ts';
import { changeStatus } from '../../../shop/orders/management/change-status.ts';
import { expireUnpaid } from '../../../shop/orders/paying/expire-unpaid.ts';
import { settleAttempt } from '../../../shop/orders/paying/settle-attempt.ts';
import { settleDue } from '../../../shop/orders/paying/settle-due.ts';
import { startPayment } from '../../../shop/orders/paying/start-payment.ts';
import { takeMessage } from '../../../shop/orders/paying/take-message.ts';
import { takeReturn } from '../../../shop/orders/paying/take-return.ts';
import { notePayment } from '../../../shop/orders/payments/note-payment.ts';
import { dayOfShop } from '../../../shop/orders/payments/rules.ts';
import { notePaymentSchema } from '../../../shop/orders/payments/schemas.ts';
import { undoPayment } from '../../../shop/orders/payments/undo-payment.ts';
import { refundOrder } from '../../../shop/orders/returns/refund-order.ts';
import { refundSchema } from '../../../shop/orders/returns/schemas.ts';
import { undoRefund } from '../../../shop/orders/returns/undo-refund.ts';
import { createOrderSchema } from '../../../shop/orders/schemas.ts';
import { customer, orderBody } from '../../support/shop.ts';
import type { Command } from './commands.ts';
import {
  type Delivery,
  doAtGateway,
  finishSlow,
  type HeldPayment,
  returnOf,
  writeMessage,
} from './gateways.ts';
import type { Seen, SeenOrder } from './read-database.ts';
import { sendMails, type Till } from './till.ts';

/** An order expires after so many minutes. */
export const EXPIRES = 60;

/** Commands that nothing may change by: forged, or about what there is not. */
export const IN_VAIN: readonly Command['kind'][] = [
  'forged-return',
  'return-to-another',
  'forged-message',
  'message-of-nothing',
];

const wordOf = <T>(result: Result<T>) => (result.ok ? 'ok' : result.failure.code);
const pickFrom = <T>(list: readonly T[], nth: number): T | undefined => list[nth % list.length];
const { paymentMethod: _payment, ...person } = customer;

/**
 * Does what a command says, to what there was before its round.
 * @returns in a word what came of it; null where there is nothing to do it to
 */
export async function carryOut(till: Till, seen: Seen, command: Command): Promise<string | null> {
  const { shop, gateways } = till;
  const { database } = shop;
  switch (command.kind) {
    case 'place':
      return place(till, command);
    case 'poll':
      return `${await settleDue(database, gateways.open)} paid`;
    case 'expire':
      return `${await expireUnpaid(database, gateways.open, EXPIRES)} expired`;
    case 'late-money':
      finishSlow(gateways);
      return 'ok';
    case 'mails':
      return `${await sendMails(till, command.isAway)} sent`;
    case 'message-of-nothing':
      return deliver(till, writeMessage(GONE));
    case 'message': {
      const message = pickFrom(gateways.messages.toReversed(), command.nth);
      return message ? deliver(till, message) : null;
    }
    case 'at-gateway':
    case 'return':
    case 'forged-return':
    case 'return-to-another':
    case 'forged-message':
    case 'early-message':
      return doWithPayment(till, seen, command);
    default: {
      const order = pickFrom(seen.orders, command.nth);
      return order ? doWithOrder(till, order, command) : null;
    }
  }
}

const GONE: HeldPayment = {
  gateway: 'safepay',
  token: 'track_of-an-order-that-is-gone',
  askedPaisa: 100,
  state: 'paid',
  paidPaisa: 100,
  currency: 'PKR',
  isSeen: true,
};

let placed = 0;

async function place(
  { placeOrder, products }: Till,
  { units, alsoOther }: Extract<Command, { kind: 'place' }>,
): Promise<string> {
  placed += 1;
  const wanted = alsoOther ? products : products.slice(0, 1);
  const body = orderBody(wanted.map((product, index) => ({ product, quantity: index === 0 ? units : 1 })));
  // Nobody gets more than a few mails an hour.
  const email = `shopper-${placed}@example.com`;
  const request = createOrderSchema.parse({
    ...body,
    customer: { ...body.customer, email, paymentMethod: 'card' },
    paymentMethod: 'card',
  });
  return wordOf(await placeOrder(request, { customerId: null, address: '127.0.0.1', receipt: null }));
}

async function deliver({ shop, gateways }: Till, delivery: Delivery): Promise<string> {
  return (await takeMessage(shop.database, gateways.open, delivery)) ?? 'refused';
}

type OfPayment = Extract<
  Command,
  {
    kind:
      | 'at-gateway'
      | 'return'
      | 'forged-return'
      | 'return-to-another'
      | 'forged-message'
      | 'early-message';
  }
>;

/** What is done with a payment to whose page a browser was led. */
async function doWithPayment(till: Till, { orders }: Seen, command: OfPayment): Promise<string | null> {
  const { shop, gateways } = till;
  const payment = pickFrom(gateways.payments.filter(({ isSeen }) => isSeen).toReversed(), command.nth);
  if (!payment) return null;
  if (command.kind === 'at-gateway') {
    doAtGateway(gateways, payment, command.action);
    return command.action;
  }
  if (command.kind === 'early-message') return deliver(till, writeMessage(payment, 'paid'));
  if (command.kind === 'forged-message') {
    return deliver(till, writeMessage(payment, 'paid', 'a secret of somebody else'));
  }
  const isOf = ({ payments }: SeenOrder) => payments.some(({ token }) => token === payment.token);
  const isForged = command.kind === 'forged-return';
  // Safepay signs no return: one that is typed by hand is as good, and a reason to ask like every other.
  if (isForged && payment.gateway === 'safepay') return null;
  const order = orders.find((one) => isOf(one) !== (command.kind === 'return-to-another'));
  if (!order) return null;
  const returned = { orderId: order.id, gateway: payment.gateway, fields: returnOf(payment, isForged) };
  return (await takeReturn(shop.database, gateways.open, returned)) ?? 'refused';
}

type OfOrder = Extract<
  Command,
  { kind: 'press' | 'status' | 'note' | 'undo-note' | 'refund' | 'undo-refund' | 'ask' | 'edit' }
>;

const ADDRESSES = { returnUrl: 'https://shop.example/back', cancelUrl: 'https://shop.example/order' };

async function doWithOrder(till: Till, order: SeenOrder, command: OfOrder): Promise<string | null> {
  const { shop, gateways, staff } = till;
  const { database } = shop;
  const { id: orderId, payments, refunds } = order;
  switch (command.kind) {
    case 'press': {
      const { gateway } = command;
      return wordOf(await startPayment(database, gateways.open, { orderId, gateway, ...ADDRESSES }));
    }
    case 'status': {
      const { status } = command;
      return wordOf(await changeStatus(database, orderId, { status }, staff));
    }
    case 'ask': {
      const attempt = payments.find(({ gateway }) => gateway !== null);
      return attempt ? settleAttempt(database, gateways.open, attempt.id) : null;
    }
    case 'undo-note': {
      const payment =
        payments.find(({ gateway, state }) => gateway === null && state === 'paid') ?? payments[0];
      return payment ? wordOf(await undoPayment(database, payment.id, 'By mistake', staff)) : null;
    }
    case 'undo-refund': {
      const refund = refunds.find(({ isUndone }) => !isUndone) ?? refunds[0];
      return refund ? wordOf(await undoRefund(database, refund.id, 'By mistake', staff)) : null;
    }
    case 'edit':
      return edit(till, order, command.units);
    default:
      return moveMoney(till, order, command);
  }
}

async function edit({ shop, staff }: Till, order: SeenOrder, units: number): Promise<string> {
  const { id, email, version, lines } = order;
  const wanted = editOrderSchema.parse({
    ...{ ...person, email, version, tellCustomer: true, reason: 'The customer asked' },
    lines: lines.map(({ number, ...line }, index) => ({
      lineNumber: number,
      quantity: index === 0 ? units : line.units,
    })),
  });
  return wordOf(await editOrder(shop.database, id, wanted, staff));
}

/** Money that staff note as received, or as given back. */
async function moveMoney(
  { shop, staff }: Till,
  { id, total, paid }: SeenOrder,
  { kind, amount, way }: Extract<Command, { kind: 'note' | 'refund' }>,
): Promise<string> {
  const key = randomUUID();
  const all = kind === 'refund' ? paid : total - paid;
  const paisa = { all, part: Math.round(all / 300) * 100, more: all + 100 }[amount] ?? all;
  const typed = {
    ...{ amount: String(Math.max(100, paisa) / 100), way },
    ...{ reference: `TID ${key}`, paidOn: dayOfShop(new Date().toISOString()), note: '' },
  };
  if (kind === 'note') {
    const by = { key, principal: staff };
    return wordOf(await notePayment(shop.database, id, notePaymentSchema.parse(typed), by));
  }
  const by = { key, principal: staff, periods: shop.settings.store.returnDays };
  return wordOf(await refundOrder(shop.database, id, refundSchema.parse(typed), by));
}
