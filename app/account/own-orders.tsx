import { Suspense, use, useState } from 'react';
import { href } from 'react-router';
import type { OwnOrdersPage } from '../../shop/orders/responses.ts';
import { type ApiResult, requestApi, SERVER_ERROR } from '../api.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CartIcon } from '../ui/icons.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { OwnOrderCard } from './own-order-card.tsx';

export type OwnOrdersResult = ApiResult<OwnOrdersPage>;

export function loadOwnOrders(page: number): Promise<OwnOrdersResult> {
  return requestApi<OwnOrdersPage>(`/api/reglogin/orders?page=${page}`);
}

/** What the shopper ordered while signed in, a page at a time. */
export function OwnOrders({ newest }: { newest: Promise<OwnOrdersResult> }) {
  const [shown, setShown] = useState({ page: 1, orders: newest });
  return (
    <Suspense fallback={<OrdersWaiting />}>
      <OrdersPage {...shown} onTurn={(page) => setShown({ page, orders: loadOwnOrders(page) })} />
    </Suspense>
  );
}

function OrdersWaiting() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-44" />
      <Skeleton className="h-44" />
    </div>
  );
}

interface OrdersPageProps {
  page: number;
  orders: Promise<OwnOrdersResult>;
  onTurn: (page: number) => void;
}

/** Turning loads a page, or the same once more. */
function OrdersPage({ page, orders: loading, onTurn }: OrdersPageProps) {
  const result = use(loading);
  if (!result.ok) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-danger">
        <p>{result.message || SERVER_ERROR}</p>
        <Button variant="secondary" onClick={() => onTurn(page)}>
          Try again
        </Button>
      </div>
    );
  }
  const { orders, totalPages } = result.value;
  if (orders.length === 0) {
    return (
      <EmptyState
        bare
        icon={<CartIcon className="size-9" />}
        message="You have not ordered anything yet."
        hint="What you order while you are logged in is kept here."
      >
        <ButtonLink to={href('/')}>Start shopping</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <ol className="grid items-start gap-4 lg:grid-cols-2">
        {orders.map((order) => (
          <li key={order._id}>
            <OwnOrderCard order={order} />
          </li>
        ))}
      </ol>
      {totalPages > 1 && (
        <nav aria-label="Pages of my orders" className="mt-5 flex items-center justify-between gap-3">
          <Button variant="secondary" disabled={page === 1} onClick={() => onTurn(page - 1)}>
            Newer
          </Button>
          <p className="text-sm text-ink-soft">
            Page {page} of {totalPages}
          </p>
          <Button variant="secondary" disabled={page >= totalPages} onClick={() => onTurn(page + 1)}>
            Older
          </Button>
        </nav>
      )}
    </>
  );
}
