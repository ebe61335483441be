import { formatRupees } from '../../../shop/money.ts';
import { sayCouponOf } from '../../../shop/orders/coupons/rules.ts';
import { PAYMENT_METHODS } from '../../../shop/orders/rules.ts';
import { PAYMENT_METHOD_NAMES } from '../../../shop/orders/schemas.ts';
import { sayShipping } from '../../../shop/orders/shipping/rules.ts';
import { TextArea } from '../../forms/field.tsx';
import { CONTROL } from '../../staff/ui/toolbar.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../orders/panel.tsx';
import { shortageOf } from './line-problem.ts';
import type { useTakeOrder } from './use-take-order.ts';

/** What it costs, to be said on the phone, how it is paid, and the button that places it. */
export function TotalPanel({ order }: { order: ReturnType<typeof useTakeOrder> }) {
  const { form, quote, draft, pay, changeCoupon, exchange } = order;
  const rupees = (amount: number | undefined) => (amount === undefined ? '--' : formatRupees(amount));
  const short = shortageOf(draft.lines, quote);
  const shipping = quote?.shippingCost ?? null;
  const coupon = quote?.coupon ?? null;
  const credit = Math.min(exchange?.value ?? 0, (quote?.subtotal ?? 0) - (coupon?.amount ?? 0));
  const rest = (exchange?.value ?? 0) - credit;
  return (
    <div className="xl:sticky xl:top-4">
      <Panel title="Order">
        <dl aria-label="Amounts" className="space-y-1.5 text-sm tabular-nums">
          <div className="flex justify-between">
            <dt className="text-ink-soft">Subtotal</dt>
            <dd>{rupees(quote?.subtotal)}</dd>
          </div>
          {coupon && (
            <div className="flex justify-between">
              <dt className="text-ink-soft">Coupon {coupon.code}</dt>
              <dd>{sayCouponOf({ ...coupon, delivery: shipping === null ? null : coupon.delivery })}</dd>
            </div>
          )}
          <div className="flex justify-between">
            <dt className="text-ink-soft">Shipping</dt>
            <dd>{shipping === null ? '--' : sayShipping(shipping)}</dd>
          </div>
          {exchange && (
            <div className="flex justify-between">
              <dt className="text-ink-soft">Came back of order {exchange.order.number}</dt>
              <dd>-{formatRupees(credit)}</dd>
            </div>
          )}
          <div className="flex justify-between border-t border-line pt-2 text-xl font-bold">
            <dt>Total</dt>
            <dd aria-live="polite" className={short === null ? '' : 'text-ink-quiet'}>
              {rupees(quote ? quote.totalAmount - credit : undefined)}
            </dd>
          </div>
        </dl>
        {quote && rest > 0 && (
          <p className="mt-2 rounded-lg bg-accent-soft px-3 py-2 text-sm">
            {formatRupees(rest)} of what came back is left to refund.
          </p>
        )}
        <fieldset className="mt-4 grid grid-cols-2 gap-2 max-sm:grid-cols-1">
          <legend className="mb-1.5 text-sm font-semibold">Payment</legend>
          {PAYMENT_METHODS.map((method) => (
            <label
              key={method}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line px-3 text-sm hover:border-brand has-checked:border-brand has-checked:bg-brand-soft"
            >
              <input
                type="radio"
                name="paymentMethod"
                checked={draft.paymentMethod === method}
                onChange={() => pay(method)}
                className="size-5 shrink-0 accent-brand"
              />
              {PAYMENT_METHOD_NAMES[method]}
            </label>
          ))}
        </fieldset>
        <label className="mt-4 block text-sm font-semibold">
          Coupon <span className="font-normal text-ink-quiet">(optional)</span>
          <input
            value={draft.coupon}
            onChange={({ target }) => changeCoupon(target.value)}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={Boolean(quote?.couponRefusal)}
            className={`${CONTROL} mt-1 block w-full font-normal uppercase`}
          />
        </label>
        <p role="status" className="text-sm font-medium text-danger">
          {quote?.couponRefusal}
        </p>
        <TextArea
          field={form.field('instructions')}
          label="Instructions"
          optional
          rows={2}
          autoComplete="off"
          className="mt-4"
        />
        <p role="status" className="mt-4 text-sm font-medium text-danger empty:hidden">
          {short}
        </p>
        <Button type="submit" size="large" busy={form.busy} disabled={short !== null} className="mt-2 w-full">
          Place the order
        </Button>
        <p className="mt-2 text-center text-xs text-ink-quiet max-lg:hidden">
          Ctrl + Enter places it from anywhere.
        </p>
      </Panel>
    </div>
  );
}
