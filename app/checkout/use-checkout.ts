import { useState } from 'react';
import { href } from 'react-router';
import { cityOf } from '../../shop/fields/cities.ts';
import { MISSING_FIELDS } from '../../shop/fields/schemas.ts';
import type { PaymentMethod } from '../../shop/orders/rules.ts';
import { checkoutCustomerSchema, EMPTY_CART } from '../../shop/orders/schemas.ts';
import { shippingCost } from '../../shop/orders/shipping/rules.ts';
import { cartStore } from '../cart/cart-store.ts';
import { currentAttempt, endAttempt } from '../cart/order-attempt.ts';
import { useCart } from '../cart/use-cart.ts';
import { showToast } from '../ui/toast.ts';
import { useForm } from '../ui/use-form.ts';
import { useLeaveAfter } from '../ui/use-leave-after.ts';
import { useSubmit } from '../ui/use-submit.ts';
import { type OrderOnReceipt, placeOrder } from './place-order.ts';
import { useEarlierOrder } from './use-earlier-order.ts';
import { useStoredAddress } from './use-stored-address.ts';

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

/** The state of the checkout, and what its button does. */
export function useCheckout() {
  const cart = useCart();
  const form = useForm({
    schema: checkoutCustomerSchema,
    initial: EMPTY_FORM,
    missing: MISSING_FIELDS,
    keepUnder: 'checkout-form',
  });
  const [paymentMethod, setPaymentMethod] = useState<PaymentMethod>('cash');
  const [placed, setPlaced] = useState<OrderOnReceipt | null>(null);

  const { earlier, setEarlier, finishEarlier, orderAnother } = useEarlierOrder(cart.ready, form.forget);

  useStoredAddress(form);
  useLeaveAfter(placed !== null, href('/'), HOME_AFTER_MS);

  const shipping = shippingCost(cart.subtotal, cityOf(form.values) || null);
  const total = cart.subtotal + (shipping ?? 0);

  async function send() {
    if (placed) return;
    const attempt = currentAttempt();
    if (cartStore.readAgain().items.length === 0) {
      form.say(EMPTY_CART);
      return;
    }
    const customer = form.check();
    if (!customer) return;
    const outcome = await placeOrder(attempt, {
      customer,
      items: cart.items,
      shippingCost: shippingCost(cart.subtotal, cityOf(customer)),
      paymentMethod,
      totalAmount: total,
    });
    if (outcome.kind === 'placed-before') {
      setEarlier(outcome.earlier);
      return;
    }
    if (outcome.kind === 'failed') {
      form.say(outcome.message);
      form.markRefused(outcome.fields);
      return;
    }
    setPlaced(outcome.order);
    form.forget();
    // First the cart: a tab that knows the new name of the attempt then knows the empty cart too.
    cartStore.clear();
    endAttempt(attempt.key);
    showToast('success', 'Order placed successfully!');
    showToast('info', `Your order number is ${outcome.order.number}.`, { autoClose: NUMBER_SHOWN_MS });
  }

  const { busy, submit } = useSubmit(send);
  return {
    cart,
    form,
    paymentMethod,
    setPaymentMethod,
    shipping,
    total,
    busy,
    placed,
    earlier,
    finishEarlier,
    orderAnother,
    submit,
  };
}
