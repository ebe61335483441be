import type { ReactNode } from 'react';
import { OTHER_CITY } from '../../shop/fields/cities.ts';
import { phoneAddress } from '../../shop/fields/rules.ts';
import { formatRupees } from '../../shop/money.ts';
import { PAYMENT_METHODS } from '../../shop/orders/rules.ts';
import { PAYMENT_METHOD_NAMES } from '../../shop/orders/schemas.ts';
import type { CardOffer } from '../../shop/settings/settings.ts';
import { Input, TextArea } from '../forms/field.tsx';
import { FormSummary } from '../forms/form-summary.tsx';
import { EmailInput, MobileInput, NameInput, PlaceFields } from '../forms/person-fields.tsx';
import { AskUs } from '../layout/ask-us.tsx';
import { useRootData } from '../layout/use-root-data.ts';
import { Button } from '../ui/button.tsx';
import { CashIcon, ReturnIcon, TruckIcon } from '../ui/icons.tsx';
import type { Checkout } from './use-checkout.ts';

/** Whom the order goes to, how it is paid, and the button that places it, once the cart has been read. */
export function CheckoutForm(checkout: Checkout) {
  const { cart, coupon, form, sums, submit } = checkout;
  // While a stored coupon is being read, the total is not known.
  const ready = cart.ready && coupon !== undefined;
  const { phone } = useRootData().store;
  return (
    <form ref={form.ref} noValidate onSubmit={submit} className="space-y-8" aria-label="Checkout">
      <noscript>
        <p className="mb-8 rounded-control bg-accent-soft px-4 py-3 font-medium">
          Ordering on this page needs JavaScript. You can also order by phone:{' '}
          <a href={phoneAddress(phone)} className="font-bold text-accent underline">
            {phone}
          </a>
        </p>
      </noscript>
      <FormSummary form={form} />
      <CustomerFields form={form} />
      <PaymentChoice {...checkout} />
      <div className="space-y-4">
        <Button type="submit" size="large" busy={form.busy} disabled={!ready} className="w-full">
          {form.busy
            ? 'Placing your order …'
            : `PLACE ORDER${ready && sums.shipping !== null ? ` · ${formatRupees(sums.total)}` : ''}`}
        </Button>
        <Promises {...checkout} />
        <AskUs about="Assalam o alaikum, I have a question about my order." />
      </div>
    </form>
  );
}

/** Who orders, and where it goes. */
function CustomerFields({ form }: Pick<Checkout, 'form'>) {
  const { field } = form;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 text-lg font-bold">Delivery details</legend>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <NameInput field={field('name')} className="sm:col-span-2" />
        <MobileInput
          field={field('mobile')}
          hint="For example 0301-2345678. The courier will call this number."
        />
        <EmailInput field={field('email')} />
        <PlaceFields form={form} list="checkout" hint="House, street, area and a landmark nearby.">
          {form.watch('city') === OTHER_CITY && (
            <Input
              field={field('otherCity')}
              label="Name of your city"
              hint="The town or village that the courier delivers to."
              type="text"
              autoComplete="address-level2"
              className="sm:col-span-2"
            />
          )}
        </PlaceFields>
        <TextArea
          field={field('instructions')}
          label="Instructions"
          optional
          rows={2}
          autoComplete="off"
          className="sm:col-span-2"
        />
      </div>
    </fieldset>
  );
}

const CASH_EXPLAINED = 'Pay in cash when the parcel is handed to you.';
const CARD_EXPLAINED: Record<CardOffer, string> = {
  offered: 'You pay on a secure page right after ordering.',
  demo: 'Demo payment: no money moves, and no card is asked for.',
  off: 'We do not take cards yet. Please pay in cash.',
};

/** Cash on delivery or card, each with an honest line about what happens. */
function PaymentChoice({ paymentMethod, setPaymentMethod }: Checkout) {
  const { card } = useRootData();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 text-lg font-bold">Payment method</legend>
      <div className="grid gap-3">
        {PAYMENT_METHODS.map((method) => (
          <div
            key={method}
            className="relative flex items-start gap-3 rounded-control border border-line-strong/60 bg-paper p-4 transition-colors hover:border-brand has-disabled:border-line has-disabled:bg-mist has-disabled:text-ink-soft has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              id={`payment-${method}`}
              name="paymentMethod"
              value={method}
              checked={paymentMethod === method}
              disabled={method === 'card' && card === 'off'}
              onChange={() => setPaymentMethod(method)}
              aria-describedby={`payment-${method}-explained`}
              className="mt-0.5 size-5 shrink-0 accent-brand"
            />
            <div>
              <label
                htmlFor={`payment-${method}`}
                className="block cursor-pointer font-semibold after:absolute after:inset-0"
              >
                {PAYMENT_METHOD_NAMES[method]}
              </label>
              <p id={`payment-${method}-explained`} className="mt-0.5 text-sm text-ink-soft">
                {method === 'cash' ? CASH_EXPLAINED : CARD_EXPLAINED[card]}
              </p>
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** What pressing the button means: nothing is paid now, when it comes and for how much, and how it goes back. */
function Promises({ paymentMethod, sums: { shipping } }: Checkout) {
  const { store, delivery } = useRootData();
  const { changedMind } = store.returnDays;
  return (
    <ul className="grid gap-2 text-sm text-ink-soft">
      <Promised icon={<CashIcon />}>
        {paymentMethod === 'cash'
          ? 'Nothing to pay now: you pay in cash at your door.'
          : 'You order first, and pay on the page of your order.'}
      </Promised>
      <Promised icon={<TruckIcon />}>
        {shipping !== null && `Delivery ${shipping === 0 ? 'is free' : `costs ${formatRupees(shipping)}`}. `}
        {delivery.promise}
      </Promised>
      <Promised icon={<ReturnIcon />}>Changed your mind? Send it back within {changedMind} days.</Promised>
    </ul>
  );
}

function Promised({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <span className="text-brand">{icon}</span>
      <span>{children}</span>
    </li>
  );
}
