import { Link } from 'react-router';
import { phoneAddress } from '../../shop/fields/rules.ts';
import { formatRupees } from '../../shop/money.ts';
import { Frame } from '../layout/frame.ts';
import { LinkItems } from '../layout/link-items.tsx';
import { FOOTER_LINKS, HOME } from '../layout/site-links.ts';
import { useRootData } from '../layout/use-root-data.ts';
import { Wordmark } from '../layout/wordmark.tsx';

/** The shop's header in one line, for people who work on the screen below it. */
function SlimHeader() {
  const { store, delivery } = useRootData();
  const { phone } = store;
  return (
    <header data-slim-header="" className="border-b border-line bg-paper print:hidden">
      <div className="flex min-h-13 flex-wrap items-center gap-x-6 px-4 lg:px-6">
        <Wordmark />
        <p className="text-xs text-ink-quiet max-lg:sr-only">
          {delivery.freeFrom === null
            ? `Delivery across Pakistan in ${delivery.time}`
            : `FREE delivery on orders above ${formatRupees(delivery.freeFrom)}`}
        </p>
        <div className="ml-auto flex items-center gap-4 text-sm font-medium">
          <a
            href={phoneAddress(phone)}
            className="text-ink-soft hover:text-brand hover:underline max-sm:hidden"
          >
            {phone}
          </a>
          <Link to={HOME.to} className="inline-flex min-h-11 items-center text-brand hover:underline">
            Open the shop
          </Link>
        </div>
      </div>
    </header>
  );
}

/** The shop's footer in one line. */
function SlimFooter() {
  const { store } = useRootData();
  return (
    <footer className="border-t border-line px-4 text-xs text-ink-quiet lg:px-6 print:hidden">
      <div className="flex min-h-10 flex-wrap items-center gap-x-5">
        <p className="mr-auto max-sm:pt-2">© 2024 {store.name}</p>
        <ul className="flex flex-wrap gap-x-4">
          <LinkItems
            links={FOOTER_LINKS}
            className="inline-flex min-h-9 items-center hover:text-brand hover:underline"
          />
        </ul>
      </div>
    </footer>
  );
}

/** The `handle` of the staff's side: the shop's header and footer in one line each, and no cart. */
export const SLIM_FRAME = new Frame({ header: <SlimHeader />, footer: <SlimFooter />, canBuy: false });
