import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useMatches } from 'react-router';
import { phoneAddress } from '../../shop/fields/rules.ts';
import { CartPanel } from '../cart/cart-panel.tsx';
import { keepCartUpToDate } from '../cart/refresh-cart.ts';
import { lazyUntilTouched } from '../ui/lazy-until-touched.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { frameOf } from './frame.ts';
import { NavigationProgress, useIsNavigating } from './navigation-progress.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useRootData } from './use-root-data.ts';

/** Of shops whose owner counts visits. */
const Analytics = lazyUntilTouched(async () => (await import('../analytics/analytics.tsx')).Analytics);

const SHOP_FRAME = { header: <SiteHeader />, footer: <SiteFooter />, canBuy: true };

/** Few days have one. */
const OwnerStrip = lazy(() => import('./owner-strip.tsx'));

/** What stands around every page: skip link, header, footer and the toasts; for shoppers also the cart panel. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const frame = frameOf(useMatches().map(({ handle }) => handle));
  const { header, footer, canBuy } = frame?.parts ?? SHOP_FRAME;
  const navigating = useIsNavigating();
  const { analyticsId, strip } = useRootData();
  return (
    <>
      <NavigationProgress />
      <div id="page" className={`flex min-h-dvh flex-col ${frame ? '' : '[--header-height:64px]'}`}>
        <a
          href="#main"
          className="sr-only z-50 rounded-control bg-brand px-4 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to the content
        </a>
        {canBuy && strip && (
          <Suspense>
            <OwnerStrip />
          </Suspense>
        )}
        {header}
        <ScriptsNeeded canBuy={canBuy} />
        {canBuy && <PrintHead />}
        <main id="main" tabIndex={-1} aria-busy={navigating} className="flex-1 outline-none">
          {children}
        </main>
        {footer}
      </div>
      {canBuy && analyticsId && <Analytics measurementId={analyticsId} />}
      {canBuy && <Cart />}
      <Toasts />
    </>
  );
}

/** Says what does not work here without scripts, and how to buy all the same. */
function ScriptsNeeded({ canBuy }: { canBuy: boolean }) {
  const { phone } = useRootData().store;
  return (
    <noscript>
      <p className="bg-accent-soft px-4 py-2.5 text-center text-sm font-medium">
        {canBuy ? (
          <>
            ADD TO CART, the checkout and your profile need JavaScript. You can look at everything without it,
            and order by phone:{' '}
            <a href={phoneAddress(phone)} className="font-bold text-accent underline">
              {phone}
            </a>
          </>
        ) : (
          'These screens need JavaScript. Please switch it on in your browser.'
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
