import { useEffect, useState } from 'react';
import { isInStock } from '../../shop/catalogue/stock/rules.ts';
import type { CartChange } from '../../shop/orders/cart/rules.ts';
import { describeChange } from '../cart/refresh-cart.ts';
import { useStored } from './create-stored.ts';
import { keepSavedUpToDate, moveToCart } from './move-saved.ts';
import { ProductStrip } from './product-strip.tsx';
import { removeSaved, storedSaved } from './saved.ts';

const ACTION = 'min-h-11 rounded-control text-sm font-medium underline-offset-4 hover:underline';

/** What is saved for later, in the cart panel: brought up to date whenever that opens (R511, R513). */
export function SavedList() {
  const saved = useStored(storedSaved);
  const [changes, setChanges] = useState<readonly CartChange[]>([]);

  useEffect(() => keepSavedUpToDate(setChanges), []);

  return (
    <>
      <div role="status" className="text-sm text-accent">
        {changes.map((change) => (
          <p key={`${change.kind} ${change.name}`}>{describeChange(change)}</p>
        ))}
      </div>
      {saved.length > 0 && (
        <section aria-labelledby="saved-for-later">
          <h3 id="saved-for-later" className="font-bold">
            Saved for later ({saved.length})
          </h3>
          <ul className="mt-1 divide-y divide-line">
            {saved.map((item) => (
              <ProductStrip key={item._id} product={item} inStock={isInStock(item.stockOnHand)}>
                <div className="flex flex-wrap gap-x-5">
                  {isInStock(item.stockOnHand) && (
                    <button
                      type="button"
                      aria-label={`Move ${item.name} to the cart`}
                      onClick={() => moveToCart(item)}
                      className={`${ACTION} text-brand`}
                    >
                      Move to cart
                      {item.quantity > 1 && ` (${item.quantity})`}
                    </button>
                  )}
                  <button
                    type="button"
                    aria-label={`Remove ${item.name} from what is saved`}
                    onClick={() => removeSaved(item._id)}
                    className={`${ACTION} text-ink-soft`}
                  >
                    Remove
                  </button>
                </div>
              </ProductStrip>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
