import { href, Link } from 'react-router';
import { linePrice } from '../../shop/catalogue/pricing/rules.ts';
import { formatRupees } from '../../shop/money.ts';
import { type CartItem, mostInCart } from '../../shop/orders/cart/rules.ts';
import { TrashIcon } from '../ui/icons.tsx';
import { ProductPhoto } from '../ui/product-photo.tsx';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import { showToast } from '../ui/toast.ts';
import { cartStore } from './cart-store.ts';

interface CartLineProps {
  item: CartItem;
  addedAt?: number | null;
  onSave?: (item: CartItem) => void;
}

/**
 * One product of the cart: photo, name, price of one unit, its quantity to change, and a way to remove it.
 * @param addedAt which adding this line comes from, when it is the newest: it is marked for a moment
 * @param onSave puts it aside for later, where that is offered
 */
export function CartLine({ item, addedAt = null, onSave }: CartLineProps) {
  const { _id, name, photos, quantity, stockOnHand } = item;

  function changeQuantity(wanted: number) {
    cartStore.setQuantity(_id, wanted);
    showToast('success', 'Cart updated', { about: 'cart' });
  }

  function remove() {
    cartStore.remove(_id);
    showToast('success', 'Item removed from cart', { about: 'cart' });
  }

  return (
    <li data-added={addedAt === null ? undefined : ''} className="relative flex gap-3 py-4">
      {addedAt !== null && (
        <span
          key={addedAt}
          aria-hidden="true"
          className="pointer-events-none absolute -inset-x-5 inset-y-0 -z-10 animate-mark"
        />
      )}
      <Link to={href('/product/:id', { id: _id })} tabIndex={-1} aria-hidden="true" className="w-20 shrink-0">
        <ProductPhoto photos={photos} title="" size={80} className="rounded-control" />
      </Link>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <Link
              to={href('/product/:id', { id: _id })}
              className="block text-sm font-medium break-words hover:text-brand"
            >
              {name}
            </Link>
            <p className="mt-0.5 text-sm font-bold tabular-nums">{formatRupees(linePrice(item))}</p>
          </div>
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={remove}
            className="-mt-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-control text-ink-quiet transition-colors hover:bg-danger-soft hover:text-danger"
          >
            <TrashIcon />
          </button>
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <QuantityStepper
            quantity={quantity}
            max={mostInCart(stockOnHand)}
            onChange={changeQuantity}
            label={`Quantity of ${name}`}
          />
          {quantity > 1 && (
            <span className="ml-auto text-sm font-semibold tabular-nums">
              <span className="sr-only">Together: </span>
              {formatRupees(linePrice(item) * quantity)}
            </span>
          )}
          {onSave && (
            <button
              type="button"
              aria-label={`Save ${name} for later`}
              onClick={() => onSave(item)}
              className="min-h-11 rounded-control text-sm font-medium text-brand underline-offset-4 hover:underline"
            >
              Save for later
            </button>
          )}
          {quantity >= stockOnHand && (
            <span className="w-full text-xs font-medium text-accent">
              {stockOnHand === 1 ? 'The last one' : `All ${stockOnHand} we have`}
            </span>
          )}
        </div>
      </div>
    </li>
  );
}
