import { useEffect, useEffectEvent, useState } from 'react';
import type { Category } from '../../../shop/catalogue/types.ts';
import { requestAsAdmin } from '../../staff/as-admin.ts';
import { failureMessage } from '../../staff/failure-message.ts';
import { moved } from '../../staff/ui/use-ordering.ts';
import type { Remote } from '../../staff/ui/use-remote.ts';
import { showToast } from '../../ui/toast.ts';

/** A pause after the last move, after which the order is saved (milliseconds). */
const PAUSE = 600;

/**
 * The categories in the order that is being made. It is saved once it rests, so that ten presses of a key are one
 * call; an order that cannot be saved is as it was.
 */
export function useCategoryOrder({ data, replace, reload }: Remote<Category[]>) {
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const [resting, setResting] = useState(false);
  const stored = data ?? [];
  const place = new Map(order?.map((id, index) => [id, index]));
  const placeOf = ({ _id }: Category) => place.get(_id) ?? Number.POSITIVE_INFINITY;
  const categories = order ? stored.toSorted((one, other) => placeOf(one) - placeOf(other)) : stored;

  const save = useEffectEvent(async (ids: readonly string[]) => {
    const result = await requestAsAdmin<{ categories: Category[] }>('/api/v1/categories/order', {
      method: 'PUT',
      body: { ids },
    });
    if (result.ok) {
      replace(result.value.categories);
      showToast('success', 'The order is saved.', ABOUT);
    } else {
      showToast('error', failureMessage(result), ABOUT);
      reload();
    }
    // What was moved meanwhile is newer than this answer.
    setOrder((now) => (now === ids ? null : now));
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

const ABOUT = { about: 'category-order' };
