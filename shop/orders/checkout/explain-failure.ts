import { toPercent } from '../../catalogue/pricing/rules.ts';
import { describeFewLeft } from '../../catalogue/stock/rules.ts';
import { askForOptions } from '../../catalogue/variants/rules.ts';
import type { Failure } from '../../errors.ts';
import { toRupees } from '../../money.ts';
import { explainRefusal } from '../coupons/explain-refusal.ts';
import { explainExcess, type RefusedShopper } from '../limits/rules.ts';
import type { OrderableProduct, OrderFailure } from '../rules.ts';
import type { SettledOrder } from '../schemas.ts';

/** Says a failure in the shopper's words, with the figures that the screen needs to go on. */
export function explainFailure(
  failure: OrderFailure,
  products: ReadonlyMap<string, OrderableProduct>,
  request: SettledOrder,
  shopper: RefusedShopper & { isOnPhone: boolean },
): Failure {
  if (failure.reason === 'amounts-changed') {
    const { totals } = failure;
    return {
      code: 'AMOUNTS_CHANGED',
      message: shopper.isOnPhone
        ? 'Prices have changed in the meantime. Please say the new total, then place the order again.'
        : 'Prices have changed since you filled your cart. Please look at the new total and order again.',
      data: {
        items: totals.lines.map((line) => ({
          _id: line.product_id,
          price: toRupees(line.price_paisa),
          discount: toPercent(line.discount_basis_points),
          quantity: line.quantity,
        })),
        subtotal: toRupees(totals.subtotalPaisa),
        ...(totals.coupon && { couponAmount: toRupees(totals.couponPaisa) }),
        shippingCost: toRupees(totals.shippingPaisa),
        totalAmount: toRupees(totals.totalPaisa),
      },
    };
  }
  if (failure.reason === 'too-large') {
    const { excess } = failure;
    const tooMany = excess.of === 'units' ? excess.productIds : [];
    const names = tooMany.flatMap((id) => products.get(id)?.name ?? []);
    const message = explainExcess(excess, names, shopper);
    const fields = fieldsOf(request, (id) => (tooMany.includes(id) ? message : undefined));
    const data = excess.of === 'units' ? { mostUnits: excess.most } : { mostRupees: excess.most };
    return { code: 'ORDER_TOO_LARGE', message, fields, data };
  }
  if (failure.reason === 'options-missing') {
    const messageOf = (id: string) => {
      const product = failure.productIds.includes(id) ? products.get(id) : undefined;
      return product && askForOptions(product.optionNames ?? [], product.name);
    };
    const message = failure.productIds.flatMap((id) => messageOf(id) ?? []).join(' ');
    return { code: 'OPTIONS_MISSING', message, fields: fieldsOf(request, messageOf) };
  }
  if (failure.reason === 'coupon') {
    return explainRefusal(failure.why);
  }
  const unavailable = failure.shortages.map(({ productId, left }) => ({
    _id: productId,
    name: products.get(productId)?.name ?? null,
    left,
  }));
  const fields = fieldsOf(request, (id) => {
    const short = unavailable.find((product) => product._id === id);
    return short && sayWhatIsLeft(short);
  });
  return {
    code: 'OUT_OF_STOCK',
    message: unavailable.map(sayWhatIsLeft).join(' '),
    fields,
    data: { unavailable },
  };
}

function fieldsOf({ items }: SettledOrder, messageOf: (id: string) => string | undefined) {
  const messages = items.map(({ _id }, index) => [`items.${index}.quantity`, messageOf(_id)]);
  return Object.fromEntries(messages.filter(([, message]) => message !== undefined));
}

function sayWhatIsLeft({ name, left }: { name: string | null; left: number }): string {
  if (name === null) return 'A product in your cart is no longer sold.';
  return left === 0 ? `${name} is out of stock.` : `Only ${describeFewLeft(left, name)}.`;
}
