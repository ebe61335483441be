import { type ReactNode, useEffect } from 'react';
import { useMatches } from 'react-router';
import { phoneAddress } from '../../shop/fields/rules.ts';
import { CartPanel } from '../cart/cart-panel.tsx';
import { keepCartUpToDate } from '../cart/refresh-cart.ts';
import { Toasts } from '../ui/toasts.tsx';
import { CheckoutFooter, CheckoutHeader } from './checkout-bars.tsx';
import { NavigationProgress, useIsNavigating } from './navigation-progress.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SlimFooter, SlimHeader } from './slim-bars.tsx';
import { frameOf } from './slim-frame.ts';
import { useRootData } from './use-root-data.ts';

const HEADERS = { shop: <SiteHeader />, slim: <SlimHeader />, checkout: <CheckoutHeader /> } as const;
const FOOTERS = { shop: <SiteFooter />, slim: <SlimFooter />, checkout: <CheckoutFooter /> } as const;

/** What stands around every page: skip link, header, footer and the toasts; for shoppers also the cart panel. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const frame = frameOf(useMatches().map(({ handle }) => handle));
  const navigating = useIsNavigating();
  return (
    <>
      <NavigationProgress />
      <div
        id="page"
        className={`flex min-h-dvh flex-col ${frame === 'shop' ? '[--header-height:64px]' : ''}`}
      >
        <a
          href="#main"
          className="sr-only z-50 rounded-control bg-brand px-4 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to the content
        </a>
        {HEADERS[frame]}
        <ScriptsNeeded slim={frame === 'slim'} />
        {frame !== 'slim' && <PrintHead />}
        <main id="main" tabIndex={-1} aria-busy={navigating} className="flex-1 outline-none">
          {children}
        </main>
        {FOOTERS[frame]}
      </div>
      {frame !== 'slim' && <Cart />}
      <Toasts />
    </>
  );
}

/** Says what does not work here without scripts, and how to buy all the same. */
function ScriptsNeeded({ slim }: { slim: boolean }) {
  const { phone } = useRootData().store;
  return (
    <noscript>
      <p className="bg-accent-soft px-4 py-2.5 text-center text-sm font-medium">
        {slim ? (
          'These screens need JavaScript. Please switch it on in your browser.'
        ) : (
          <>
            ADD TO CART, the checkout and your profile need JavaScript. You can look at everything without it,
            and order by phone:{' '}
            <a href={phoneAddress(phone)} className="font-bold text-accent underline">
              {phone}
            </a>
          </>
        )}
      </p>
    </noscript>
  );
}

/** Stands in the place of the header on paper: whose page it is, and where one asks. */
function PrintHead() {
  const { store, address } = useRootData();
  return (
    <p className="page-width hidden pb-2 text-sm print:block">
      <strong className="text-lg text-brand">{store.name}</strong> · {store.phone} ·{' '}
      {address.replace(/^https?:\/\//, '')}
    </p>
  );
}

function Cart() {
  useEffect(keepCartUpToDate, []);
  return <CartPanel />;
}
