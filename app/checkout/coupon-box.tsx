import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { isMarkedFree } from '../../shop/orders/amounts/rules.ts';
import { couponTerms, sayCoupon, whyNotInCart } from '../../shop/orders/coupons/judging/rules.ts';
import type { CheckedCoupon } from '../../shop/orders/coupons/responses.ts';
import { isFree } from '../../shop/orders/shipping/rules.ts';
import { requestApi, SERVER_ERROR } from '../api.ts';
import { useStored } from '../browser-storage/create-stored.ts';
import { useRootData } from '../layout/use-root-data.ts';
import { Button } from '../ui/button.tsx';
import { unbroken } from '../ui/unbroken.ts';
import type { CouponProps } from './coupon-props.ts';
import { storedCoupon } from './stored-coupon.ts';

/** These the cart decides: the coupon stays, and counts again when the cart changes. */
const OF_CART: readonly unknown[] = ['below-least', 'delivered-free'];

/** Takes the code of a coupon, or shows the one that stays with the cart, with what it gives or why it gives nothing (R565). */
export function CouponBox(props: CouponProps & { autoFocus: boolean }) {
  const { items, subtotal, refusals, onCoupon, autoFocus } = props;
  const { delivery } = useRootData();
  const isDeliveredFree = isFree(
    subtotal,
    delivery,
    items.every((item) => isMarkedFree(item, delivery)),
  );
  const terms = useStored(storedCoupon);
  const why = terms && whyNotInCart(terms, { subtotal, isDeliveredFree });
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  const counts = terms && !why ? terms : null;
  const tell = useEffectEvent(() => onCoupon(counts));
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again only when what counts is another one.
  useEffect(() => tell(), [JSON.stringify(counts)]);

  /** @returns why the coupon does not apply; null when it does, or nobody knows */
  async function judge(coupon: string): Promise<string | null> {
    const lines = items.map(({ _id, quantity }) => ({ _id, quantity }));
    const result = await requestApi<{ coupon: CheckedCoupon }>('/api/v1/checkout/coupon', {
      method: 'POST',
      body: { coupon, items: lines },
    });
    if (result.ok) {
      storedCoupon.change(() => couponTerms(result.value.coupon));
      return null;
    }
    if (result.code === 'COUPON_REFUSED' && !OF_CART.includes(result.data.reason)) {
      storedCoupon.change((stored) => (stored?.code === coupon ? null : stored));
    }
    return result.message || SERVER_ERROR;
  }

  // What was stored days ago, or what the shop has just refused, is judged again.
  const judgeStored = useEffectEvent(async () => {
    if (!terms || items.length === 0) return;
    const refused = await judge(terms.code);
    if (refused && !storedCoupon.read()) setError(refused);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each refusal.
  useEffect(() => {
    void judgeStored();
  }, [refusals]);

  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  async function apply(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (typed.trim() === '') {
      setError('Please enter the code of the coupon.');
      input.current?.focus();
      return;
    }
    setBusy(true);
    const refused = await judge(typed);
    setBusy(false);
    setError(refused);
    if (refused) input.current?.focus();
    else setTyped('');
  }

  function remove() {
    storedCoupon.change(() => null);
    setError(null);
  }

  if (terms) {
    return (
      <div
        role="status"
        className={`mt-3 flex items-center gap-3 rounded-control px-3.5 py-2 text-sm ${why ? 'bg-accent-soft' : 'bg-brand-soft'}`}
      >
        <p className="min-w-0 flex-1">
          {why ? (
            unbroken(why.message)
          ) : (
            <>
              <strong className="text-brand">{terms.code}</strong>: {sayCoupon(terms)}
            </>
          )}
        </p>
        <button
          type="button"
          aria-label={`Remove the coupon ${terms.code}`}
          className="min-h-11 font-semibold text-brand underline underline-offset-4"
          onClick={remove}
        >
          Remove
        </button>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={apply} className="mt-3">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        Coupon
      </label>
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-error`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          className="block min-h-12 w-full min-w-0 rounded-control border border-line-strong bg-paper px-3.5 py-2.5 text-base text-ink uppercase focus:border-brand focus:outline-2 focus:outline-offset-0 focus:outline-brand/30 aria-invalid:border-danger"
        />
        <Button type="submit" variant="secondary" busy={busy} className="shrink-0">
          Apply
        </Button>
      </div>
      <div role="alert">
        {error && (
          <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
            {unbroken(error)}
          </p>
        )}
      </div>
    </form>
  );
}
