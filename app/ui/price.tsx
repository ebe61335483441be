import { formatRupees } from '../../shop/money.ts';
import { linePrice } from '../../shop/pricing/rules.ts';

const SIZES = {
  card: { now: 'text-lg', before: 'text-sm', badge: 'px-1.5 py-0.5 text-xs' },
  page: { now: 'text-3xl', before: 'text-lg', badge: 'px-2 py-1 text-sm' },
} as const;

interface PriceProps {
  /** List price in rupees. */
  price: number;
  /** Percent off; 0 for none. */
  discount: number;
  size?: keyof typeof SIZES;
}

/** What one unit costs; with a discount also the list price, struck through, and "-n%". */
export function Price({ price, discount, size = 'card' }: PriceProps) {
  const { now, before, badge } = SIZES[size];
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 tabular-nums">
      <span className={`${now} font-bold tracking-tight text-ink`}>
        {formatRupees(linePrice({ price, discount }))}
      </span>
      {discount > 0 && (
        <span className="inline-flex items-center gap-2 whitespace-nowrap">
          <s className={`${before} text-ink-soft`}>
            <span className="sr-only">Before: </span>
            {formatRupees(price)}
          </s>
          <span className={`${badge} rounded-md bg-accent-soft font-bold text-accent`}>-{discount}%</span>
        </span>
      )}
    </p>
  );
}
