import { useEffect, useEffectEvent, useState } from 'react';
import { href, useNavigate } from 'react-router';
import type { AttemptedOrder } from '../../shop/orders/responses.ts';
import { cartStore } from '../cart/cart-store.ts';
import { currentAttempt, endAttempt, fetchAttemptedOrder, type OrderedLine } from '../cart/order-attempt.ts';
import { refreshCartAndNotify } from '../cart/refresh-cart.ts';

/** An order that was placed without the shopper ever hearing of it. */
export interface EarlierOrder {
  /** The name that it was sent under. */
  key: string;
  order: AttemptedOrder;
  lines: readonly OrderedLine[];
}

/**
 * Asks, when the checkout opens, what became of a try whose response never came. Only when nothing came of it is the
 * cart compared with the catalogue, since it may be what was ordered.
 * @param forgetForm drops the address that was typed for the order
 */
export function useEarlierOrder(ready: boolean, forgetForm: () => void) {
  const navigate = useNavigate();
  const [earlier, setEarlier] = useState<EarlierOrder | null>(null);

  const ask = useEffectEvent(async () => {
    const { key, unanswered } = currentAttempt();
    const result = unanswered && (await fetchAttemptedOrder(key));
    if (unanswered && result?.ok && result.value) setEarlier({ key, order: result.value, lines: unanswered });
    else await refreshCartAndNotify();
  });
  useEffect(() => {
    if (ready) void ask();
  }, [ready]);

  function finishEarlier() {
    // Another tab may have finished it already, and have begun a new cart.
    if (earlier && currentAttempt().key === earlier.key) cartStore.removeOrdered(earlier.lines);
    if (earlier) endAttempt(earlier.key);
    forgetForm();
    navigate(href('/'));
  }

  function orderAnother() {
    if (earlier) endAttempt(earlier.key);
    setEarlier(null);
    void refreshCartAndNotify();
  }

  return { earlier, setEarlier, finishEarlier, orderAnother };
}
