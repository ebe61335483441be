import { toBasisPoints } from '../../catalogue/pricing/rules.ts';
import { compareUnits, describeFewLeft, findShortages, type Wanted } from '../../catalogue/stock/rules.ts';
import { failure, fieldFailure, type Result, success } from '../../errors.ts';
import { formatRupees, toPaisa, toRupees } from '../../money.ts';
import { MOST_OF_ONE_PRODUCT } from '../../rules.ts';
import type { DeliveryCosts } from '../../settings/store-settings/types.ts';
import { type Amounts, type ByHand, sumOrder } from '../amounts/rules.ts';
import type { StoredLine } from '../list-lines.ts';
import type { StaffOrder } from '../responses.ts';
import { type OrderableProduct, toOrderLine } from '../rules.ts';
import { MOST_LINES } from '../schemas.ts';
import type { EditOrder } from './schemas.ts';

/** What an edit makes of an order. */
export interface EditPlan {
  lines: StoredLine[];
  byHand: ByHand;
  amounts: Amounts;
  /** Units that it takes from the stock, and gives back to it. */
  taken: Wanted[];
  given: Wanted[];
}

/**
 * Decides an edit, for its preview and for what is stored (decision 084). Pure; who stores it holds the locks. A line that
 * stays keeps the price that it was sold at, for further units of it too; a product that comes in addition has today's price. The
 * coupon stays as it was agreed, and takes off what its terms say of the new subtotal (R564).
 * @param products those of the edit, with the stock on hand; the order's own units are not in it
 * @returns INVALID_INPUT for a line that is not there or what exceeds a limit, OUT_OF_STOCK with what is left
 */
export function planEdit(
  order: StaffOrder,
  edit: EditOrder,
  products: ReadonlyMap<string, OrderableProduct>,
  delivery: DeliveryCosts,
): Result<EditPlan> {
  const before = order.items.map(toStoredLine);
  const found = readLines(before, edit, products, delivery);
  if (!found.ok) return found;
  const lines = found.value;
  const { taken, given } = compareUnits(before.map(toSold), lines.map(toSold));
  const missing = findMissing(before, lines, taken, products);
  if (missing.length > 0) return explainMissing(missing);
  const byHand = readByHand(edit);
  const amounts = sumOrder(lines, edit.city, delivery, order.coupon, byHand);
  if (amounts.discountPaisa > amounts.subtotalPaisa) {
    const most = formatRupees(toRupees(amounts.subtotalPaisa));
    return fieldFailure('discountAmount', `The discount can be at most the subtotal, ${most}.`);
  }
  return success({ lines, byHand, amounts, taken, given });
}

function toStoredLine(item: StaffOrder['items'][number]): StoredLine {
  return {
    line_number: item.lineNumber,
    product_id: item._id,
    name: item.name,
    photo: item.photo,
    price_paisa: toPaisa(item.price),
    discount_basis_points: toBasisPoints(item.discount),
    line_price_paisa: toPaisa(item.linePrice),
    quantity: item.quantity,
    returned_good: item.returnedGood,
    returned_damaged: item.returnedDamaged,
    delivered_free: item.deliveredFree,
  };
}

const toSold = ({ product_id, quantity }: StoredLine) => ({ _id: product_id, quantity });

/** The lines as they are to be: those that stay in their order and with their numbers, then the new ones. */
function readLines(
  before: readonly StoredLine[],
  edit: EditOrder,
  products: ReadonlyMap<string, OrderableProduct>,
  delivery: DeliveryCosts,
): Result<StoredLine[]> {
  const kept = new Map<StoredLine, number>();
  const added = new Map<string, number>();
  for (const [index, { lineNumber, _id, quantity }] of edit.lines.entries()) {
    const stored = before.find(({ line_number, product_id }) =>
      lineNumber === undefined ? product_id === _id : line_number === lineNumber,
    );
    if (stored) kept.set(stored, (kept.get(stored) ?? 0) + quantity);
    else if (_id !== undefined) added.set(_id, (added.get(_id) ?? 0) + quantity);
    else return fieldFailure(`lines.${index}`, 'This line is no longer part of the order.');
  }
  let number = Math.max(0, ...before.map(({ line_number }) => line_number));
  const lines = before.flatMap((line) => {
    const quantity = kept.get(line);
    return quantity === undefined ? [] : [{ ...line, quantity }];
  });
  for (const [id, quantity] of added) {
    const product = products.get(id);
    if (!product) return explainMissing([{ _id: id, name: null, left: 0 }]);
    number += 1;
    lines.push({
      ...toOrderLine(product, quantity, delivery),
      line_number: number,
      returned_good: 0,
      returned_damaged: 0,
    });
  }
  if (lines.length > MOST_LINES) {
    return fieldFailure('lines', `An order has at most ${MOST_LINES} different products.`);
  }
  const large = lines.find(({ quantity }) => quantity > MOST_OF_ONE_PRODUCT);
  return large
    ? fieldFailure('lines', `We deliver at most ${MOST_OF_ONE_PRODUCT} of ${large.name} in an order.`)
    : success(lines);
}

interface Missing {
  _id: string | null;
  name: string | null;
  left: number;
}

/** What there are too few units of. Of what is no longer sold there are no further ones. */
function findMissing(
  before: readonly StoredLine[],
  after: readonly StoredLine[],
  taken: readonly Wanted[],
  products: ReadonlyMap<string, OrderableProduct>,
): Missing[] {
  const onHand = new Map([...products].map(([id, { quantity }]) => [id, quantity]));
  const unitsOf = (number: number) => before.find(({ line_number }) => line_number === number)?.quantity ?? 0;
  return [
    ...after
      .filter((line) => line.product_id === null && line.quantity > unitsOf(line.line_number))
      .map(({ name }) => ({ _id: null, name, left: 0 })),
    ...findShortages(taken, onHand).map(({ productId, left }) => ({
      _id: productId,
      name: after.find(({ product_id }) => product_id === productId)?.name ?? null,
      left,
    })),
  ];
}

function explainMissing(missing: readonly Missing[]) {
  const said = missing.map(({ _id, name, left }) => {
    if (name === null) return 'a product is no longer sold';
    return _id === null ? `${name} is no longer sold` : `only ${describeFewLeft(left, name)}`;
  });
  return failure('OUT_OF_STOCK', `There is not enough stock for this change: ${said.join(', ')}.`, {
    data: { unavailable: missing },
  });
}

function readByHand({ shippingCost, shippingReason, discountAmount, discountReason }: EditOrder): ByHand {
  return {
    delivery: shippingCost === null ? null : { paisa: toPaisa(shippingCost), reason: shippingReason },
    discount: discountAmount ? { paisa: toPaisa(discountAmount), reason: discountReason } : null,
  };
}
