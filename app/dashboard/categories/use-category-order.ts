import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import type { Category } from '../../../shop/catalogue/responses.ts';
import { failureMessage } from '../../staff/failure-message.ts';
import { moved } from '../../staff/ui/use-ordering.ts';
import { useWrite } from '../../staff/use-write.ts';
import { showToast } from '../../ui/toast.ts';

/** A pause after the last move, after which the order is saved (milliseconds). */
const PAUSE = 600;

const ABOUT = { about: 'category-order' };

/**
 * The categories in the order that is being made. It is shown at once and saved when it rests, so that ten presses of a
 * key are one request; where it cannot be saved, the order is again the one that is stored.
 */
export function useCategoryOrder(stored: readonly Category[]) {
  const write = useWrite();
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [resting, setResting] = useState(false);
  const place = new Map(order?.map((id, index) => [id, index]));
  const placeOf = ({ _id }: Category) => place.get(_id) ?? Number.POSITIVE_INFINITY;
  const categories = order ? stored.toSorted((one, other) => placeOf(one) - placeOf(other)) : stored;

  const save = useEffectEvent(async (ids: readonly string[]) => {
    const result = await write('/api/v1/categories/order', { method: 'PUT', body: { ids } });
    // Together with the list that was loaded again. What was moved meanwhile is newer than this response.
    startTransition(() => setOrder((now) => (now === ids ? null : now)));
    if (result.ok) showToast('success', 'The order is saved.', ABOUT);
    else showToast('error', failureMessage(result), ABOUT);
  });
  useEffect(() => {
    if (!resting || !order) return;
    const timer = setTimeout(() => void save(order), PAUSE);
    return () => clearTimeout(timer);
  }, [resting, order]);

  return {
    categories,
    move(from: number, to: number) {
      const ids = categories.map(({ _id }) => _id);
      setOrder(moved(ids, from, to));
      setResting(false);
    },
    settle: () => setResting(true),
  };
}
