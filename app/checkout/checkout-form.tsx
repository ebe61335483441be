import type { FormEvent } from 'react';
import { phoneAddress } from '../../shop/fields/rules.ts';
import { formatRupees } from '../../shop/money.ts';
import type { PaymentMethod } from '../../shop/orders/rules.ts';
import { FormSummary } from '../forms/form-summary.tsx';
import { AskUs } from '../layout/ask-us.tsx';
import { useRootData } from '../layout/use-root-data.ts';
import { Button } from '../ui/button.tsx';
import { CustomerFields, type CustomerForm } from './customer-fields.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { Promises } from './promises.tsx';

interface CheckoutFormProps {
  form: CustomerForm;
  paymentMethod: PaymentMethod;
  onPaymentMethod: (method: PaymentMethod) => void;
  /** Until the cart has been read nothing can be ordered. */
  ready: boolean;
  /** Null until a city is chosen. */
  shipping: number | null;
  total: number;
  onSubmit: (event: FormEvent) => void;
}

/** Whom the order goes to, how it is paid, and the button that places it. */
export function CheckoutForm({
  form,
  paymentMethod,
  onPaymentMethod,
  ready,
  shipping,
  total,
  onSubmit,
}: CheckoutFormProps) {
  const { phone } = useRootData().store;
  return (
    <form ref={form.ref} noValidate onSubmit={onSubmit} className="space-y-8" aria-label="Checkout">
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
      <PaymentChoice chosen={paymentMethod} onChoose={onPaymentMethod} />
      <div className="space-y-4">
        <Button type="submit" size="large" busy={form.busy} disabled={!ready} className="w-full">
          {form.busy ? 'Placing your order …' : `PLACE ORDER${ready ? ` · ${formatRupees(total)}` : ''}`}
        </Button>
        <Promises paymentMethod={paymentMethod} shipping={shipping} />
        <AskUs about="Assalam o alaikum, I have a question about my order." />
      </div>
    </form>
  );
}
