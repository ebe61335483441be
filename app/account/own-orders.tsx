import { useState } from 'react';
import { href } from 'react-router';
import type { OwnOrdersPage } from '../../shop/orders/responses.ts';
import { UNREACHABLE } from '../send-form.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CartIcon } from '../ui/icons.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useAnswer } from '../use-answer.ts';
import { OwnOrderCard } from './own-order-card.tsx';

/** What the shopper ordered while signed in, a page at a time. */
export function OwnOrders() {
  const [page, setPage] = useState(1);
  const { result, askAgain } = useAnswer<OwnOrdersPage>(`/api/reglogin/orders?page=${page}`);
  if (result.state === 'waiting') {
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">Loading...</span>
        <Skeleton className="h-44" />
        <Skeleton className="h-44" />
      </div>
    );
  }
  if (result.state === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-danger">
        <p>{result.failure.message || UNREACHABLE}</p>
        <Button variant="secondary" onClick={askAgain}>
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
          <Button variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <p className="text-sm text-ink-soft">
            Page {page} of {totalPages}
          </p>
          <Button variant="secondary" disabled={page >= totalPages} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </nav>
      )}
    </>
  );
}
