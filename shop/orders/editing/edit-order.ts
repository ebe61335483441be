import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { changedMeanwhile } from '../../audit-log/changed-meanwhile.ts';
import { IS_SOLD } from '../../catalogue/products/conditions.ts';
import { fromProducts, ORDERABLE } from '../../catalogue/products/queries.ts';
import { isOneOf, lockProducts } from '../../catalogue/stock/lock-products.ts';
import { giveBackStock, takeStockAgain } from '../../catalogue/stock/move-stock.ts';
import { failure, fieldFailure, type Result, success } from '../../errors.ts';
import { toRupees } from '../../money.ts';
import type { NamedPrincipal } from '../../principal.ts';
import type { DeliveryCosts } from '../../settings/store-settings/types.ts';
import { findOpenBooking } from '../booking/queries.ts';
import { lockOrder } from '../management/lock-order.ts';
import { recordOnOrder } from '../management/record-on-order.ts';
import { updateOrder } from '../management/update-order.ts';
import { findStaffOrder, toStaffLine } from '../queries.ts';
import type { StaffOrder } from '../responses.ts';
import type { OrderableProduct } from '../rules.ts';
import { describeEdit, type Editable, writeChanges } from './describe-edit.ts';
import { type EditPlan, planEdit } from './plan-edit.ts';
import type { EditPreview } from './responses.ts';
import { whyNotEditable } from './rules.ts';
import type { EditOrder } from './schemas.ts';

/**
 * Says what an edit would make of an order. It decides as `editOrder` does, by what is stored now, and stores nothing.
 * @returns what `editOrder` would refuse, or the order before and after with each change in words
 */
export async function previewEdit(
  db: Database,
  orderId: string,
  edit: EditOrder,
  delivery: DeliveryCosts,
): Promise<Result<EditPreview>> {
  const order = await findStaffOrder(db, orderId);
  if (!order) return failure('NOT_FOUND', 'This order does not exist.');
  if (order.version !== edit.version) return changedMeanwhile(db, { kind: 'order', id: orderId }, order);
  if (await findOpenBooking(db, orderId)) return booked(order);
  const products = await fromProducts(db).where(mayStandIn(order, edit)).select(ORDERABLE).execute();
  const decided = decideEdit(order, edit, products, delivery);
  return decided.ok
    ? success({
        before: order,
        after: decided.value.after,
        changes: describeEdit(order, decided.value.after),
      })
    : decided;
}

/**
 * Edits an order that is not dispatched yet (R276 to R283). Further units are taken from the stock and others given back
 * in the same transaction; what an edit would change is what its preview said, unless somebody was faster.
 * @returns the order as it is now, also when it already was so; NOT_FOUND, CHANGED_MEANWHILE, NOT_EDITABLE,
 *   OUT_OF_STOCK with what is left, or INVALID_INPUT
 */
export async function editOrder(
  db: Database,
  orderId: string,
  edit: EditOrder,
  delivery: DeliveryCosts,
  principal: NamedPrincipal,
): Promise<Result<StaffOrder>> {
  return db.transaction().execute(async (transaction) => {
    const isSo = (order: StaffOrder) => isEdited(order, edit, delivery);
    const locked = await lockOrder(transaction, orderId, edit.version, isSo);
    return !locked.ok || isSo(locked.value)
      ? locked
      : editLocked(transaction, locked.value, edit, delivery, principal);
  });
}

/** Whether an order already is as an edit wants it. */
export function isEdited(order: StaffOrder, edit: EditOrder, delivery: DeliveryCosts): boolean {
  const decided = decideEdit(order, edit, [], delivery);
  return decided.ok && describeEdit(order, decided.value.after).length === 0;
}

/** Carries an edit out on a locked order. @returns as `editOrder` */
export async function editLocked(
  transaction: Transaction,
  order: StaffOrder,
  edit: EditOrder,
  delivery: DeliveryCosts,
  principal: NamedPrincipal,
): Promise<Result<StaffOrder>> {
  const orderId = order._id;
  if (await findOpenBooking(transaction, orderId)) return booked(order);
  // All of them at once, so that nobody who locks the same ones waits in another order.
  const products = await lockProducts(transaction, mayStandIn(order, edit)).select(ORDERABLE).execute();
  const decided = decideEdit(order, edit, products, delivery);
  if (!decided.ok) return decided;
  const { plan, after } = decided.value;
  const moving = { kind: 'edit', orderId, principal } as const;
  const taken = await takeStockAgain(transaction, withNames(plan), moving);
  if (!taken.ok) return taken;
  await giveBackStock(
    transaction,
    plan.given.map(({ productId, quantity }) => ({ _id: productId, quantity })),
    moving,
  );
  await storeLines(transaction, order, plan);
  await storeOrder(transaction, orderId, edit, plan);
  const note = writeChanges(edit.reason, describeEdit(order, after));
  const event = {
    kind: 'edited',
    action: 'edited the order',
    note,
    ...(edit.tellCustomer && { told: { event: 'changed' } as const }),
    ...(order.fulfilment !== 'to-pack' && {
      fromFulfilment: order.fulfilment,
      toFulfilment: 'to-pack' as const,
    }),
  } as const;
  return success(await recordOnOrder(transaction, order, event, principal));
}

/** The courier knows the address and the cash to collect, or may know them. */
function booked(current: StaffOrder) {
  const message = 'The parcel is booked with a courier, or may be: end its booking first.';
  return failure('NOT_EDITABLE', message, { data: { current } });
}

/** The order's own products, whatever became of them, and further ones that are sold. */
function mayStandIn(order: StaffOrder, { lines }: EditOrder) {
  const own = order.items.flatMap(({ _id }) => _id ?? []);
  const added = lines.flatMap(({ _id }) => _id ?? []);
  return sql<boolean>`(${isOneOf(own)} or (${isOneOf(added)} and ${IS_SOLD}))`;
}

/** What becomes of the order, or why not. */
function decideEdit(
  order: StaffOrder,
  edit: EditOrder,
  products: readonly OrderableProduct[],
  delivery: DeliveryCosts,
): Result<{ plan: EditPlan; after: Editable }> {
  const why = whyNotEditable(order);
  if (why) return failure('NOT_EDITABLE', why, { data: { current: order } });
  if (edit.tellCustomer && edit.email === '') {
    return fieldFailure('tellCustomer', 'The order has no e-mail address to write to.');
  }
  const planned = planEdit(order, edit, new Map(products.map((product) => [product.id, product])), delivery);
  return planned.ok ? success({ plan: planned.value, after: toEdited(order, edit, planned.value) }) : planned;
}

function toEdited(order: StaffOrder, edit: EditOrder, { lines, amounts, byHand }: EditPlan): Editable {
  const { name, email, mobile, province, city, address, instructions } = edit;
  const { paymentMethod } = order;
  return {
    customer: { name, email, mobile, province, city, address, instructions, paymentMethod },
    items: lines.map(toStaffLine),
    subtotal: toRupees(amounts.subtotalPaisa),
    discountAmount: toRupees(amounts.discountPaisa),
    discountReason: byHand.discount?.reason ?? null,
    coupon: order.coupon && {
      ...order.coupon,
      amount: toRupees(amounts.couponPaisa),
      delivery: toRupees(amounts.couponDeliveryPaisa),
    },
    shippingCost: toRupees(amounts.shippingPaisa),
    shippingReason: byHand.delivery?.reason ?? null,
    totalAmount: toRupees(amounts.totalPaisa),
  };
}

function withNames({ taken, lines }: EditPlan) {
  return taken.map(({ productId, quantity }) => ({
    _id: productId,
    quantity,
    name: lines.find(({ product_id }) => product_id === productId)?.name ?? '',
  }));
}

async function storeLines(
  transaction: Transaction,
  { _id, items }: StaffOrder,
  plan: EditPlan,
): Promise<void> {
  const before = new Map(items.map(({ lineNumber, quantity }) => [lineNumber, quantity]));
  const stays = new Set(plan.lines.map(({ line_number }) => line_number));
  const gone = [...before.keys()].filter((number) => !stays.has(number));
  if (gone.length > 0) {
    await transaction
      .deleteFrom('order_lines')
      .where('order_id', '=', _id)
      .where('line_number', 'in', gone)
      .execute();
  }
  for (const { line_number, quantity } of plan.lines) {
    if ((before.get(line_number) ?? quantity) === quantity) continue;
    await transaction
      .updateTable('order_lines')
      .set({ quantity })
      .where('order_id', '=', _id)
      .where('line_number', '=', line_number)
      .execute();
  }
  const added = plan.lines.filter(({ line_number }) => !before.has(line_number));
  if (added.length > 0) {
    await transaction
      .insertInto('order_lines')
      .values(added.map((line) => ({ ...line, order_id: _id })))
      .execute();
  }
}

async function storeOrder(
  transaction: Transaction,
  orderId: string,
  { name, email, mobile, province, city, address, instructions }: EditOrder,
  { amounts, byHand }: EditPlan,
): Promise<void> {
  await updateOrder(transaction, orderId, {
    name,
    email,
    mobile,
    province,
    city,
    address,
    instructions,
    subtotal_paisa: amounts.subtotalPaisa,
    discount_paisa: amounts.discountPaisa,
    discount_reason: byHand.discount?.reason ?? null,
    coupon_paisa: amounts.couponPaisa,
    coupon_delivery_paisa: amounts.couponDeliveryPaisa,
    shipping_paisa: amounts.shippingPaisa,
    shipping_reason: byHand.delivery?.reason ?? null,
    total_paisa: amounts.totalPaisa,
    // A parcel that was packed is opened again, and gets another label.
    fulfilment: 'to-pack',
  });
}
