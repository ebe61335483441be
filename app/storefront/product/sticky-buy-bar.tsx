import { Button } from '../../ui/button.tsx';
import { CartIcon } from '../../ui/icons.tsx';
import { Price } from '../../ui/price.tsx';

interface StickyBuyBarProps {
  name: string;
  /** Rupees. */
  price: number;
  /** Percent. */
  discount: number;
  onAdd: () => void;
}

/** At the foot of a phone's screen while the buying button has been scrolled past: deciding needs no way back up. */
export function StickyBuyBar({ name, price, discount, onAdd }: StickyBuyBarProps) {
  return (
    <section
      aria-label="Buy"
      data-buy-bar=""
      className="fixed inset-x-0 bottom-0 z-20 flex animate-rise items-center justify-between gap-3 border-t border-line bg-paper px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-foot lg:hidden"
    >
      <Price price={price} discount={discount} size="card" />
      <Button size="large" aria-label={`ADD TO CART: ${name}`} className="shrink-0" onClick={onAdd}>
        <CartIcon />
        ADD TO CART
      </Button>
    </section>
  );
}
