import { href, Link } from 'react-router';
import { useCart } from '../cart/use-cart.ts';
import { CartIcon } from '../ui/icons.tsx';

/** The cart icon with the number of units on it, leading to the checkout. */
export function CartLink() {
  const { units } = useCart();
  const label = `Cart, ${units} ${units === 1 ? 'item' : 'items'}`;
  return (
    <Link
      to={href('/CheckOut')}
      aria-label={label}
      className="relative grid size-11 place-items-center rounded-control text-ink transition-colors hover:bg-mist hover:text-brand"
    >
      <CartIcon className="size-6" />
      {units > 0 && (
        <span
          key={units}
          className="absolute top-0.5 right-0 grid h-5 min-w-5 animate-pop place-items-center rounded-full bg-accent px-1 text-xs font-bold text-white tabular-nums"
        >
          {units > 99 ? '99+' : units}
        </span>
      )}
    </Link>
  );
}
