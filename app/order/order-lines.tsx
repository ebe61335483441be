import { href, Link } from 'react-router';
import { formatRupees } from '../../shop/money.ts';
import type { OwnOrder } from '../../shop/orders/responses.ts';
import { TruckIcon } from '../ui/icons.tsx';
import { ProductPhoto } from '../ui/product-photo.tsx';

/** What was ordered, as it was sold, with the way to each product that is still sold. */
export function OrderLines({ items }: Pick<OwnOrder, 'items'>) {
  return (
    <ul className="divide-y divide-line">
      {items.map((line) => (
        <li key={`${line.productId} ${line.name}`} className="flex items-center gap-3 py-2">
          <ProductPhoto
            photos={line.photo ? [line.photo] : []}
            title=""
            size={48}
            className="max-w-12 rounded-control"
          />
          <span className="min-w-0 grow text-sm">
            {line.productId ? (
              <Link
                to={href('/product/:id', { id: line.productId })}
                className="hover:text-brand hover:underline"
              >
                {line.name}
              </Link>
            ) : (
              line.name
            )}{' '}
            <span className="whitespace-nowrap text-ink-quiet">× {line.quantity}</span>
          </span>
          <span className="shrink-0 text-sm font-semibold tabular-nums">
            {formatRupees(line.price * line.quantity)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Who carries the parcel, under which number, and the way to the courier's own page. */
export function OrderParcel({
  order: { number, courier, trackingNumber, trackingLink },
}: {
  order: OwnOrder;
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-brand-soft px-3.5 py-2 text-sm">
      <TruckIcon className="size-5 shrink-0 text-brand" />
      <span className="min-w-0 break-words">
        {courier} <span className="font-semibold tabular-nums">{trackingNumber}</span>
      </span>
      {trackingLink && (
        <a
          href={trackingLink}
          target="_blank"
          rel="noreferrer"
          aria-label={`Follow the parcel of order ${number}`}
          className="inline-flex min-h-8 items-center font-semibold text-brand hover:underline"
        >
          Follow the parcel
        </a>
      )}
    </p>
  );
}
