import { CartLine } from '../cart/cart-line.tsx';
import type { Cart } from '../cart/use-cart.ts';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { ProductPhoto } from '../ui/product-photo.tsx';

/** As many as stand beside the words on a phone of 320 px. */
const MOST_PICTURES = 3;

/**
 * What is bought, to be changed once more. On phones under a lid that shows what it is, so that the form is near; on
 * wide screens the lines stand beside the form anyway.
 */
export function BoughtLines({ items, units }: Pick<Cart, 'items' | 'units'>) {
  const more = items.length - MOST_PICTURES;
  return (
    <details className="group/lines lid-below-lg">
      <summary className="mt-3 flex min-h-14 list-none items-center gap-2 rounded-control text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="flex items-center gap-1.5 group-open/lines:hidden">
          {items.slice(0, MOST_PICTURES).map(({ _id, photos }) => (
            <span key={_id} className="w-12">
              <ProductPhoto photos={photos} title="" size={48} className="rounded-lg" />
            </span>
          ))}
          {more > 0 && <span className="text-ink-soft tabular-nums">+{more}</span>}
        </span>
        <span className="ml-auto text-brand group-open/lines:ml-0">
          {units} {units === 1 ? 'item' : 'items'}
        </span>
        <ChevronDownIcon className="size-4 text-brand transition-transform group-open/lines:ml-auto group-open/lines:rotate-180" />
      </summary>
      <ul className="divide-y divide-line lg:max-h-[45vh] lg:overflow-y-auto lg:pr-1">
        {items.map((item) => (
          <CartLine key={item._id} item={item} />
        ))}
      </ul>
    </details>
  );
}
