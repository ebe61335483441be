import { linePrice } from '../../shop/catalogue/pricing/rules.ts';
import { formatRupees } from '../../shop/money.ts';

const SIZES = {
  card: { now: 'text-lg', before: 'text-sm' },
  page: { now: 'text-3xl', before: 'text-lg' },
} as const;

interface PriceProps {
  /** List price in rupees. */
  price: number;
  /** Percent off; 0 for none. */
  discount: number;
  size?: keyof typeof SIZES;
  /** Whether it is the least of several. */
  from?: boolean | undefined;
}

/** The line price; with a discount also the list price, struck through, and "-n%". */
export function Price({ price, discount, size = 'card', from }: PriceProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 tabular-nums">
      {from && 'From'}
      <Now price={price} discount={discount} size={size} />
      {discount > 0 && (
        <span className="inline-flex items-center gap-2 whitespace-nowrap">
          <Before price={price} size={size} />
          <DiscountBadge discount={discount} size={size} />
        </span>
      )}
    </p>
  );
}

/**
 * The price at the foot of a card. Where both prices don't fit beside each other, the list price goes above, so that
 * what is paid stays on the line of its neighbours.
 */
export function PriceOnCard({ price, discount, from }: Omit<PriceProps, 'size'>) {
  return (
    <p className="card-price">
      <span>
        {from && <small>From </small>}
        {formatRupees(linePrice({ price, discount }))}
      </span>
      {discount > 0 && (
        <s>
          <span className="sr-only">Before: </span>
          {formatRupees(price)}
        </s>
      )}
    </p>
  );
}

function Now({ price, discount, size }: Required<Omit<PriceProps, 'from'>>) {
  return (
    <span className={`${SIZES[size].now} font-bold tracking-tight text-ink`}>
      {formatRupees(linePrice({ price, discount }))}
    </span>
  );
}

function Before({ price, size }: Required<Omit<PriceProps, 'discount' | 'from'>>) {
  return (
    <s className={`${SIZES[size].before} whitespace-nowrap text-ink-soft`}>
      <span className="sr-only">Before: </span>
      {formatRupees(price)}
    </s>
  );
}

/** "-n%". */
function DiscountBadge({ discount, size }: Omit<PriceProps, 'price'>) {
  const room = size === 'page' ? 'px-2 py-1 text-sm' : 'px-1.5 py-0.5 text-xs';
  return (
    <span className={`${room} rounded-md bg-accent-soft font-bold text-accent tabular-nums`}>
      -{discount}%
    </span>
  );
}
