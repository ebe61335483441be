import { type ReactNode, useRef, useState } from 'react';
import type { Product, ProductCard } from '../../../shop/catalogue/products/responses.ts';
import { fewLeftLabel, isInStock } from '../../../shop/catalogue/stock/rules.ts';
import { mostInCart } from '../../../shop/orders/cart/rules.ts';
import { isDeliveredFree } from '../../../shop/orders/shipping/rules.ts';
import { SaveButton } from '../../browser-storage/save-button.tsx';
import { addToCart } from '../../cart/add-to-cart.ts';
import { useLatestStock } from '../../cart/latest-stock.ts';
import { AskUs } from '../../layout/ask-us.tsx';
import { useRootData } from '../../layout/use-root-data.ts';
import { useScrolledPast } from '../../layout/use-scrolled-past.ts';
import { Button } from '../../ui/button.tsx';
import { CartIcon } from '../../ui/icons.tsx';
import { Price } from '../../ui/price.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { Stars } from '../../ui/stars.tsx';

interface BuyBoxProps {
  /** The name of the product, where a variant of it is bought. */
  heading: string;
  product: Product;
  /** Said where there is nothing to buy. */
  soldOut: string;
  /** Until when the price is this one, in words, where that is known. */
  until: string | undefined;
  picker: ReactNode;
  ask: (() => boolean) | undefined;
}

/** Name, price, stock and the way into the cart. */
export function BuyBox({ heading, product, soldOut, until, picker, ask }: BuyBoxProps) {
  const { name, brand, rating, reviewCount, variants } = product;
  const stock = useLatestStock(product);
  const { delivery } = useRootData();
  const [wanted, setWanted] = useState(1);
  // The stock may have fallen below it since.
  const quantity = Math.max(1, Math.min(wanted, mostInCart(stock)));
  const inStock = isInStock(stock);
  const fewLeft = fewLeftLabel(stock);
  const buttons = useRef<HTMLDivElement>(null);
  const scrolledPast = useScrolledPast(buttons);
  const add = () => ask?.() || addToCart({ ...product, quantity: stock }, quantity, 'detail');
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        {brand && (
          <p dir="auto" className="text-sm text-ink-soft">
            {brand}
          </p>
        )}
        <h1 className="text-2xl/8 font-extrabold tracking-tight text-ink sm:text-3xl/10">{heading}</h1>
        {reviewCount > 0 && (
          <a href="#reviews" className="inline-flex min-h-8 items-center self-start rounded-control">
            <Stars rating={rating} count={reviewCount} />
          </a>
        )}
      </div>
      <div className="flex items-center justify-between gap-3">
        <Price {...product} from={variants?.pricesDiffer} size="page" />
        <SaveButton product={{ ...product, quantity: stock }} ask={ask} />
      </div>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <span
          className={`rounded-full px-3 py-1 font-semibold ${inStock ? 'bg-brand-soft text-brand' : 'bg-danger-soft text-danger'}`}
        >
          {inStock ? 'In Stock' : soldOut}
        </span>
        {isDeliveredFree(product, delivery) && (
          <span className="rounded-full bg-accent-soft px-3 py-1 font-semibold text-accent">
            Free delivery
          </span>
        )}
        {until && <span className="font-semibold text-accent">{until}</span>}
        {fewLeft && <span className="font-semibold text-accent">{fewLeft}</span>}
        {inStock && <span className="text-ink-soft">Delivery: {delivery.time}</span>}
      </p>
      {picker}
      <div ref={buttons} className="flex flex-wrap gap-3 print:hidden">
        {inStock && (
          <QuantityStepper
            quantity={quantity}
            max={mostInCart(stock)}
            onChange={setWanted}
            label={`Quantity of ${name}`}
          />
        )}
        <Button size="large" className="min-w-[min(11rem,100%)] grow" disabled={!inStock} onClick={add}>
          {inStock && <CartIcon />}
          {inStock ? 'ADD TO CART' : soldOut}
        </Button>
      </div>
      <noscript>
        <p className="rounded-control bg-accent-soft px-4 py-3 text-sm font-medium">
          ADD TO CART needs JavaScript. Without it you can order by phone.
        </p>
      </noscript>
      <AskUs
        about={`Assalam o alaikum, ${inStock ? `I have a question about ${name}.` : `when will ${name} be in stock again?`}`}
      />
      {inStock && scrolledPast && <StickyBuyBar product={product} onAdd={add} />}
    </div>
  );
}

/** At the foot of a phone's screen while the buying button has been scrolled past: deciding needs no way back up. */
function StickyBuyBar({ product, onAdd }: { product: ProductCard; onAdd: () => void }) {
  const { name, variants } = product;
  return (
    <section
      aria-label="Buy"
      data-buy-bar=""
      className="fixed inset-x-0 bottom-0 z-20 flex animate-rise items-center justify-between gap-3 border-t border-line bg-paper px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-foot lg:hidden"
    >
      <Price {...product} from={variants?.pricesDiffer} />
      <Button size="large" aria-label={`ADD TO CART: ${name}`} className="shrink-0" onClick={onAdd}>
        <CartIcon />
        ADD TO CART
      </Button>
    </section>
  );
}
