import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { href } from 'react-router';
import type { Customer } from '../../shop/customers/responses.ts';
import { type CheckoutCities, cityOf, toCheckoutPlace } from '../../shop/fields/cities.ts';
import { formatMobile } from '../../shop/fields/rules.ts';
import { MISSING_FIELDS } from '../../shop/fields/schemas.ts';
import { sumCart } from '../../shop/orders/amounts/rules.ts';
import type { CouponTerms } from '../../shop/orders/coupons/rules.ts';
import type { PaymentMethod } from '../../shop/orders/rules.ts';
import { type CheckoutCustomer, checkoutCustomerSchema, EMPTY_CART } from '../../shop/orders/schemas.ts';
import { isDeliveredFree } from '../../shop/orders/shipping/rules.ts';
import { localUser } from '../account/local-user.ts';
import { requestApi } from '../api.ts';
import { cartStore } from '../cart/cart-store.ts';
import { type Attempt, currentAttempt, endAttempt } from '../cart/order-attempt.ts';
import { useCart } from '../cart/use-cart.ts';
import { type SchemaForm, useSchemaForm } from '../forms/use-schema-form.ts';
import { useRenewRootData } from '../layout/renew-root-data.ts';
import { useRootData } from '../layout/use-root-data.ts';
import { showToast } from '../ui/toast.ts';
import { useLeaveAfter } from '../ui/use-leave-after.ts';
import { type OrderOnReceipt, placeOrder } from './place-order.ts';
import { useEarlierOrder } from './use-earlier-order.ts';

const EMPTY_FORM = {
  name: '',
  email: '',
  mobile: '',
  province: '',
  city: '',
  otherCity: '',
  address: '',
  instructions: '',
};

const HOME_AFTER_MS = 1500;

/** Long enough to write the number down after the home page has come. */
const NUMBER_SHOWN_MS = 20_000;

export type Checkout = ReturnType<typeof useCheckout>;

async function forgetCoupon(): Promise<void> {
  const { storedCoupon } = await import('./stored-coupon.ts');
  storedCoupon.change(() => null);
}

/** The state of the checkout, and what its button does. What delivery costs is null until a city is chosen. */
export function useCheckout() {
  const { delivery, cities } = useRootData();
  const renewRootData = useRenewRootData();
  const cart = useCart();
  const form = useSchemaForm({
    schema: checkoutCustomerSchema,
    defaultValues: EMPTY_FORM,
    missing: MISSING_FIELDS,
    storageKey: 'checkout-form',
  });
  const [paymentMethod, setPaymentMethod] = useState<PaymentMethod>('cash');
  const [placed, setPlaced] = useState<OrderOnReceipt | null>(null);
  // Undefined until it is known whether this browser stores one.
  const [coupon, setCoupon] = useState<CouponTerms | null>();
  const [refusals, setRefusals] = useState(0);

  const earlierOrder = useEarlierOrder(cart.ready, () => {
    form.forget();
    if (coupon) void forgetCoupon();
  });

  useStoredAddress(form, cities);
  // An order by card is paid on its own page; of any other the shopper is sent home (R117).
  const leavesTo = placed && paymentMethod === 'card' ? placed.page : href('/');
  useLeaveAfter(placed !== null, leavesTo, HOME_AFTER_MS);

  const place = {
    province: form.watch('province'),
    city: form.watch('city'),
    otherCity: form.watch('otherCity'),
  };
  const city = cityOf(place, cities);
  const sums = sumCart(cart.items, city || null, delivery, coupon ?? null);

  // Pages of products say what delivery costs to this city (R506).
  useEffect(() => {
    if (city === '') return;
    void import('../browser-storage/city.ts').then(({ storedCity }) => storedCity.change(() => city));
  }, [city]);

  async function send(attempt: Attempt, customer: CheckoutCustomer) {
    const { shipping, total } = sumCart(cart.items, cityOf(customer, cities), delivery, coupon ?? null);
    const outcome = await placeOrder(attempt, {
      customer,
      items: cart.items,
      shippingCost: shipping ?? 0,
      paymentMethod,
      totalAmount: total,
      ...(coupon && { coupon: coupon.code }),
    });
    if (outcome.kind === 'placed-before') {
      earlierOrder.setEarlier(outcome.earlier);
      return;
    }
    if (outcome.kind === 'failed') {
      // What delivery costs, and where to, may be another since the page was loaded.
      if (outcome.code === 'AMOUNTS_CHANGED' || outcome.fields.city) await renewRootData();
      // The coupon is gone from the total, or judged again by its terms of now.
      if (outcome.code === 'COUPON_REFUSED') await forgetCoupon();
      setRefusals(refusals + 1);
      form.fail(outcome.message, outcome.fields);
      return;
    }
    setPlaced(outcome.order);
    form.forget();
    // First the cart: a tab that knows the new name of the attempt then knows the empty cart too.
    cartStore.clear();
    endAttempt(attempt.key);
    if (coupon) void forgetCoupon();
    showToast('success', 'Order placed successfully!');
    const { number, page } = outcome.order;
    showToast('info', `Your order number is ${number}.`, {
      link: { name: 'See your order', to: page },
      autoClose: NUMBER_SHOWN_MS,
    });
    void import('../order/remembered-orders.ts').then(({ rememberOrder }) => rememberOrder({ number, page }));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (placed) return;
    const attempt = currentAttempt();
    if (cartStore.readAgain().items.length === 0) form.fail(EMPTY_CART);
    else await form.submit((customer) => send(attempt, customer))(event);
  }

  return {
    cart,
    form,
    paymentMethod,
    setPaymentMethod,
    sums,
    coupon,
    couponEntry: { ...cart, refusals, onCoupon: setCoupon },
    isFree: coupon?.kind === 'free-delivery' || cart.items.every((item) => isDeliveredFree(item, delivery)),
    placed,
    leavesTo,
    submit,
    ...earlierOrder,
  };
}

type AddressForm = SchemaForm<'name' | 'email' | 'mobile' | 'province' | 'city' | 'otherCity' | 'address'>;

/** Fills an empty checkout with the address of who is signed in. Guests send no request. */
function useStoredAddress(
  { getValues, set }: Pick<AddressForm, 'getValues' | 'set'>,
  cities: CheckoutCities,
): void {
  const fill = useEffectEvent(({ name, email, mobile, address, province, city }: Customer) => {
    if (Object.values(getValues()).some((typed) => typed !== '')) return;
    set({ name, email, mobile: formatMobile(mobile), address, ...toCheckoutPlace(province, city, cities) });
  });
  useEffect(() => {
    if (localUser.displayName() === null) return;
    let current = true;
    requestApi<Customer>('/api/reglogin/profile').then((result) => {
      if (current && result.ok) fill(result.value);
    });
    return () => {
      current = false;
    };
  }, []);
}
