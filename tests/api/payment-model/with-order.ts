import { randomUUID } from 'node:crypto';
import { dayOfShop } from '../../../shop/dates.ts';
import type { Result } from '../../../shop/errors.ts';
import { recordConfirmation } from '../../../shop/orders/confirmation/record-confirmation.ts';
import { undoConfirmation } from '../../../shop/orders/confirmation/undo-confirmation.ts';
import { editOrder } from '../../../shop/orders/editing/edit-order.ts';
import { editOrderSchema } from '../../../shop/orders/editing/schemas.ts';
import { changeStatus } from '../../../shop/orders/management/change-status.ts';
import { setCourier } from '../../../shop/orders/management/set-courier.ts';
import { settleAttempt } from '../../../shop/orders/paying/settle-attempt.ts';
import { startPayment } from '../../../shop/orders/paying/start-payment.ts';
import { notePayment } from '../../../shop/orders/payments/note-payment.ts';
import { notePaymentSchema } from '../../../shop/orders/payments/schemas.ts';
import { undoPayment } from '../../../shop/orders/payments/undo-payment.ts';
import { refundOrder } from '../../../shop/orders/returns/refund-order.ts';
import { refundSchema } from '../../../shop/orders/returns/schemas.ts';
import { undoRefund } from '../../../shop/orders/returns/undo-refund.ts';
import { customer } from '../../support/shop.ts';
import type { Command } from './commands.ts';
import type { SeenOrder } from './read-database.ts';
import type { Till } from './till.ts';

/** What an operation answered, in a word. */
export const wordOf = <T>(result: Result<T>) => (result.ok ? 'ok' : result.failure.code);
const { paymentMethod: _payment, ...person } = customer;

/** What is done with an order. */
type OfOrder = Extract<
  Command,
  {
    kind:
      | 'press'
      | 'status'
      | 'note'
      | 'undo-note'
      | 'refund'
      | 'undo-refund'
      | 'ask'
      | 'edit'
      | 'call'
      | 'courier';
  }
>;

const ADDRESSES = { returnUrl: 'https://shop.example/back', cancelUrl: 'https://shop.example/order' };

/** @returns in a word what came of it; null where there is nothing to do it to */
export async function doWithOrder(till: Till, order: SeenOrder, command: OfOrder): Promise<string | null> {
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
    case 'call': {
      const { outcome } = command;
      if (outcome === 'undo') return wordOf(await undoConfirmation(database, orderId, undefined, staff));
      return wordOf(await recordConfirmation(database, orderId, { outcome, note: '' }, staff));
    }
    case 'courier': {
      const { parcel } = command;
      const number = order.email.replace(/\D/g, '');
      const wanted =
        parcel === 'none'
          ? { courier: '', trackingNumber: '' }
          : { courier: 'TCS', trackingNumber: `${parcel}-${number}` };
      return wordOf(await setCourier(database, orderId, wanted, shop.settings.couriers, staff));
    }
    case 'edit':
      return edit(till, order, command.units);
    default:
      return moveMoney(till, order, command);
  }
}

async function edit({ shop, staff }: Till, order: SeenOrder, units: number): Promise<string> {
  const { id, email, mobile, city, version, lines } = order;
  const province = city === 'Lahore' ? 'Punjab' : 'Sindh';
  const wanted = editOrderSchema.parse({
    ...{
      ...person,
      email,
      mobile,
      province,
      city,
      version,
      tellCustomer: true,
      reason: 'The customer asked',
    },
    lines: lines.map(({ number, ...line }, index) => ({
      lineNumber: number,
      quantity: index === 0 ? units : line.units,
    })),
  });
  return wordOf(await editOrder(shop.database, id, wanted, shop.settings.delivery, staff));
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
