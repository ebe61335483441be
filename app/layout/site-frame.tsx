import { type ReactNode, useEffect } from 'react';
import { useMatches } from 'react-router';
import { CartPanel } from '../cart/cart-panel.tsx';
import { keepCartUpToDate } from '../cart/refresh-cart.ts';
import { Toasts } from '../ui/toasts.tsx';
import { CheckoutFooter } from './checkout-footer.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { NavigationProgress, useIsNavigating } from './navigation-progress.tsx';
import { PrintHead } from './print-head.tsx';
import { ScriptsNeeded } from './scripts-needed.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SlimFooter } from './slim-footer.tsx';
import { frameOf } from './slim-frame.ts';
import { SlimHeader } from './slim-header.tsx';

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

function Cart() {
  useEffect(keepCartUpToDate, []);
  return <CartPanel />;
}
