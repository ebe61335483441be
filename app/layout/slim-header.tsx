import { Link } from 'react-router';
import { phoneAddress } from '../../shop/fields/rules.ts';
import { formatRupees } from '../../shop/money.ts';
import { FREE_DELIVERY_FROM } from '../../shop/orders/shipping/rules.ts';
import { HOME } from './site-links.ts';
import { useRootData } from './use-root-data.ts';
import { Wordmark } from './wordmark.tsx';

/** The shop's header in one line, for people who work on the screen below it. */
export function SlimHeader() {
  const { store } = useRootData();
  return (
    <header data-slim-header="" className="border-b border-line bg-paper print:hidden">
      <div className="flex min-h-13 flex-wrap items-center gap-x-6 px-4 lg:px-6">
        <Wordmark name={store.name} />
        <p className="text-xs text-ink-quiet max-lg:sr-only">
          FREE delivery on orders above {formatRupees(FREE_DELIVERY_FROM)}
        </p>
        <div className="ml-auto flex items-center gap-4 text-sm font-medium">
          <a
            href={phoneAddress(store.phone)}
            className="text-ink-soft hover:text-brand hover:underline max-sm:hidden"
          >
            {store.phone}
          </a>
          <Link to={HOME.to} className="inline-flex min-h-11 items-center text-brand hover:underline">
            Open the shop
          </Link>
        </div>
      </div>
    </header>
  );
}
