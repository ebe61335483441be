import { startTransition, useState } from 'react';
import type { StaffOrdersPage } from '../../../shop/orders/responses.ts';
import type { ApiResult } from '../../api.ts';
import { useOnOrdersChanged } from '../../staff/live/waiting-store.ts';
import type { Loaded } from '../../staff/use-loaded.ts';

/**
 * Keeps the list of orders up to date under the eyes of who works in it (R308): rows that are there change where they
 * stand; what is new is only counted, so that nothing moves by itself.
 * @param load loads the page once more, without asking anybody to sign in
 * @returns how many orders are new since the list was loaded
 */
export function useLiveOrders(
  { data, show }: Pick<Loaded<StaffOrdersPage>, 'data' | 'show'>,
  load: () => Promise<ApiResult<StaffOrdersPage>>,
): number {
  const [unseen, setUnseen] = useState<{ of: readonly string[]; count: number }>({ of: [], count: 0 });
  const shown = data?.orders.map(({ _id }) => _id) ?? [];

  useOnOrdersChanged(async () => {
    const result = await load();
    if (!result.ok || !data) return;
    const latest = new Map(result.value.orders.map((order) => [order._id, order]));
    const count = [...latest.keys()].filter((id) => !shown.includes(id)).length;
    startTransition(() => {
      setUnseen({ of: shown, count });
      show({ ...data, orders: data.orders.map((order) => latest.get(order._id) ?? order) });
    });
  });

  // Another page of the list has been loaded since they were counted.
  const same = unseen.of.length === shown.length && unseen.of.every((id, index) => id === shown[index]);
  return same ? unseen.count : 0;
}
