import { formatMobile } from '../../../shop/fields/rules.ts';
import { formatRupees } from '../../../shop/money.ts';
import type { Found } from '../../../shop/orders/finding/responses.ts';
import { useLatestRequest } from '../../use-latest-request.ts';
import { requestAsStaff } from '../request-as-staff.ts';

/** A pause in typing, after which the shop is searched (milliseconds). */
const PAUSE = 200;

const SHORTEST = 2;

/** One thing that the palette can go to or do. */
export interface Option {
  id: string;
  name: string;
  /** What tells it from others of the name. */
  note?: string;
  to: string;
  /** What it does instead of leading there. */
  run?: () => unknown;
}

export interface OptionGroup {
  name: string;
  options: readonly Option[];
}

/** Searches the shop once the typing has paused; a newer text takes the place of an older one on its way. */
export function useFound(searches: boolean) {
  const { value, state, send, clear } = useLatestRequest<readonly OptionGroup[]>();

  function search(text: string) {
    const query = text.trim();
    if (!searches || query.length < SHORTEST) return clear();
    const path = `/api/v1/staff/search?query=${encodeURIComponent(query)}`;
    void send(async (signal) => {
      const result = await requestAsStaff<Found>('admin', path, { signal });
      return result.ok ? { ok: true, value: groupsOf(result.value, query) } : result;
    }, PAUSE);
  }

  return { groups: value ?? [], state, search };
}

function groupsOf({ orders, products, customers }: Found, query: string): OptionGroup[] {
  const all = {
    id: 'all',
    name: `All orders with “${query}”`,
    to: `/dashboard/view-orders?${new URLSearchParams({ search: query })}`,
  };
  return [
    {
      name: 'Orders',
      options: [
        ...orders.map(({ _id, number, name, city, status, totalAmount }) => ({
          id: _id,
          name: `${number} ${name}`,
          note: `${city} · ${formatRupees(totalAmount)} · ${status}`,
          to: `/dashboard/order/${_id}`,
        })),
        ...(orders.length > 0 ? [all] : []),
      ],
    },
    {
      name: 'Products',
      options: products.map(({ _id, name, quantity }) => ({
        id: _id,
        name,
        note: quantity === 0 ? 'Out of Stock' : `${quantity.toLocaleString('en-US')} in stock`,
        to: `/dashboard/product/${_id}`,
      })),
    },
    {
      name: 'Customers',
      options: customers.map(({ mobile, name, orders }) => ({
        id: mobile,
        name,
        note: `${formatMobile(mobile)} · ${orders === 1 ? '1 order' : `${orders} orders`}`,
        to: `/dashboard/view-orders?${new URLSearchParams({ search: formatMobile(mobile) })}`,
      })),
    },
  ].filter(({ options }) => options.length > 0);
}
