import type { Database } from '../../../database/connect.ts';
import { type Failure, failure, type Result, success } from '../../errors.ts';
import { formatRupees, toPaisa } from '../../money.ts';
import { theCustomer } from '../../principal.ts';
import type { CurrentSettings } from '../../settings/settings.ts';
import { sumOrder } from '../amounts/rules.ts';
import { findOpenBooking } from '../booking/queries.ts';
import { describeLines } from '../editing/describe-edit.ts';
import { editLocked, isEdited, previewEdit } from '../editing/edit-order.ts';
import type { EditOrder } from '../editing/schemas.ts';
import { isKnownCustomer } from '../limits/is-known-customer.ts';
import { findExcess } from '../limits/rules.ts';
import { lockOrder } from '../management/lock-order.ts';
import { findStaffOrder } from '../queries.ts';
import type { StaffOrder } from '../responses.ts';
import { settlePlace } from '../settle-place.ts';
import type { OwnChangePreview } from './responses.ts';
import { whyNotChangeable } from './rules.ts';
import type { ChangeOwnOrder } from './schemas.ts';

type OwnChangeSettings = Pick<CurrentSettings, 'orderLimits' | 'store' | 'delivery' | 'cities'>;

/**
 * Says what a customer's change would make of the order. It decides as `changeOwnOrder` does and stores nothing.
 * @returns what `changeOwnOrder` would refuse, or the difference
 */
export async function previewOwnChange(
  db: Database,
  orderId: string,
  sent: ChangeOwnOrder,
  settings: OwnChangeSettings,
): Promise<Result<OwnChangePreview>> {
  const settled = settleChange(sent, settings);
  if (!settled.ok) return settled;
  const change = settled.value;
  const order = await findStaffOrder(db, orderId);
  if (!order) return failure('NOT_FOUND', 'This order does not exist.');
  const edit = toEdit(order, change);
  const why = await whyRefused(db, order, edit, settings);
  if (why) return why;
  const preview = await previewEdit(db, orderId, edit, settings.delivery);
  if (!preview.ok) return forCustomer(preview.failure, settings);
  const { before, after } = preview.value;
  return success({ lines: describeLines(before.items, after.items), before, after });
}

/**
 * A customer changes quantities of the own order, or where it goes, as staff edit it (R437): stock, amounts, history and
 * ledger follow once. What staff set by hand stays. The customer is told by mail where there is an address.
 * @returns NOT_FOUND, CHANGED_MEANWHILE, NOT_EDITABLE, ORDER_TOO_LARGE, OUT_OF_STOCK or INVALID_INPUT, each with a
 *   sentence for the customer and nothing personal
 */
export async function changeOwnOrder(
  db: Database,
  orderId: string,
  sent: ChangeOwnOrder,
  settings: OwnChangeSettings,
): Promise<Result<null>> {
  const settled = settleChange(sent, settings);
  if (!settled.ok) return settled;
  const change = settled.value;
  return db.transaction().execute(async (transaction) => {
    const isSo = (order: StaffOrder) => isEdited(order, toEdit(order, change), settings.delivery);
    const locked = await lockOrder(transaction, orderId, change.version, isSo);
    if (!locked.ok) return forCustomer(locked.failure, settings);
    const order = locked.value;
    if (isSo(order)) return success(null);
    const edit = toEdit(order, change);
    const why = await whyRefused(transaction, order, edit, settings);
    if (why) return why;
    const edited = await editLocked(transaction, order, edit, settings.delivery, theCustomer('page'));
    return edited.ok ? success(null) : forCustomer(edited.failure, settings);
  });
}

/** A change whose place has its one city. */
type SettledChange = Omit<ChangeOwnOrder, 'place'> & {
  place: Omit<NonNullable<ChangeOwnOrder['place']>, 'otherCity'> | null;
};

function settleChange(
  { place, ...change }: ChangeOwnOrder,
  { cities }: OwnChangeSettings,
): Result<SettledChange> {
  if (place === null) return success({ ...change, place });
  const settled = settlePlace(place, cities, 'place.');
  return settled.ok ? success({ ...change, place: settled.value }) : settled;
}

/** The whole order as staff would send it, with what the customer changes. */
function toEdit(order: StaffOrder, { version, lines, place }: SettledChange): EditOrder {
  const { name, email, mobile, province, city, address, instructions } = order.customer;
  const changed = new Map(lines.map(({ lineNumber, quantity }) => [lineNumber, quantity]));
  const kept = order.items.map(({ lineNumber, quantity }) => ({
    lineNumber,
    quantity: changed.get(lineNumber) ?? quantity,
  }));
  const gone = lines.filter(({ lineNumber }) => !kept.some((line) => line.lineNumber === lineNumber));
  return {
    name,
    email,
    mobile,
    ...(place ?? { province, city, address, instructions }),
    lines: [...kept, ...gone].filter(({ quantity }) => quantity > 0),
    shippingCost: order.shippingReason === null ? null : order.shippingCost,
    shippingReason: order.shippingReason ?? '',
    discountAmount: order.discountReason === null ? null : order.discountAmount,
    discountReason: order.discountReason ?? '',
    reason: 'By the customer, on the order’s page.',
    version,
    tellCustomer: email !== '',
  };
}

/** What holds for a customer beside what holds for staff; null where nothing is in the way. */
async function whyRefused(db: Database, order: StaffOrder, edit: EditOrder, settings: OwnChangeSettings) {
  const isBooked = (await findOpenBooking(db, order._id)) !== undefined;
  const why = whyNotChangeable({ ...order, isBooked }, new Date());
  if (why) return failure('NOT_EDITABLE', why);
  if (edit.lines.length === 0) {
    return failure('INVALID_INPUT', 'Nothing would be left of your order. Please cancel it instead.');
  }
  return (await whyPaid(db, order, edit, settings)) ?? whyTooLarge(db, order, edit, settings);
}

/** What was paid already is given back by staff alone, and what is being paid keeps its amount. */
async function whyPaid(
  db: Database,
  order: StaffOrder,
  edit: EditOrder,
  { store, delivery }: OwnChangeSettings,
) {
  const pending = await db
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', order._id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (pending) {
    return failure(
      'NOT_EDITABLE',
      `A payment for your order is on its way. Please call us at ${store.phone}.`,
    );
  }
  const { totalPaisa } = sumOrder(toSummed(order, edit), edit.city, delivery, order.coupon, {
    delivery: edit.shippingCost === null ? null : { paisa: toPaisa(edit.shippingCost), reason: '' },
    discount: edit.discountAmount === null ? null : { paisa: toPaisa(edit.discountAmount), reason: '' },
  });
  if (totalPaisa >= Math.min(toPaisa(order.paidAmount), toPaisa(order.totalAmount))) return null;
  const message = `You have paid more than this already. Please call us at ${store.phone}: we send the rest back.`;
  return failure('NOT_EDITABLE', message);
}

/** The lines of the order as the edit has them. */
function toSummed(order: StaffOrder, { lines }: EditOrder) {
  return order.items.flatMap((item) => {
    const line = lines.find(({ lineNumber }) => lineNumber === item.lineNumber);
    if (!line) return [];
    const { _id: product_id, quantity: before, deliveredFree: delivered_free } = item;
    const line_price_paisa = toPaisa(item.linePrice);
    return [{ product_id, before, quantity: line.quantity, line_price_paisa, delivered_free }];
  });
}

/** Who orders more than before is held to what new customers may order (decision 051). */
async function whyTooLarge(
  db: Database,
  order: StaffOrder,
  edit: EditOrder,
  { orderLimits, store }: OwnChangeSettings,
) {
  const wanted = toSummed(order, edit);
  if (!wanted.some(({ before, quantity }) => quantity > before)) return null;
  const excess = findExcess(wanted, orderLimits);
  if (!excess || order.source === 'phone' || (await isOfKnownCustomer(db, order))) return null;
  const most =
    excess.of === 'units'
      ? `have at most ${excess.most} of one product`
      : `be worth at most ${formatRupees(excess.most)}`;
  return failure('ORDER_TOO_LARGE', `Your order can ${most} here. Please call us at ${store.phone}.`);
}

async function isOfKnownCustomer(db: Database, { _id }: StaffOrder): Promise<boolean> {
  const { customer_id } = await db
    .selectFrom('orders')
    .select('customer_id')
    .where('id', '=', _id)
    .executeTakeFirstOrThrow();
  return customer_id !== null && (await isKnownCustomer(db, customer_id));
}

/** A failure of the staff's edit as the customer may read it: no name of staff, nothing of the order's address. */
function forCustomer({ code, message, fields }: Failure, { store }: OwnChangeSettings) {
  if (code === 'CHANGED_MEANWHILE') {
    return failure(
      code,
      'Your order has changed in the meantime. Please look at it again; nothing was stored.',
    );
  }
  // What staff set by hand is theirs to change.
  if (fields?.discountAmount || fields?.tellCustomer) {
    return failure('NOT_EDITABLE', `This cannot be changed here. Please call us at ${store.phone}.`);
  }
  return failure(code, message);
}
