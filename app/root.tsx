import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { shopContext } from './context.ts';
import { NoteEarlyClicks } from './early-click.tsx';
import { ErrorPage } from './layout/error-page.tsx';
import { loadRootData } from './layout/load-root-data.ts';
import { isRenewalAsked } from './layout/renew-root-data.ts';
import { SiteFrame } from './layout/site-frame.tsx';
import { SCROLL_POSITIONS } from './scroll-positions.ts';
import { failedPageMeta, pageMeta } from './storefront/page-meta.ts';
import styles from './ui/shop.css?url';

/** The head of a page that has none of its own, and of every page that could not be shown. */
export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  return error === undefined ? pageMeta(loaderData, { path: null }) : failedPageMeta(loaderData, error);
}

export function loader({ context }: Route.LoaderArgs) {
  return loadRootData(context.get(shopContext));
}

/** The shop's details and categories come with the document; turning a page does not ask for them again. */
export const shouldRevalidate = isRenewalAsked;

/** The document. It also holds the error page, so that every page has the shop's header and footer. */
export function Layout({ children }: { children: ReactNode }) {
  const shop = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* A script behind the style sheet would wait for it, and the rest of the page for the script. */}
        <NoteEarlyClicks />
        {/* Without a precedence, with which React writes it before the font: a page that is painted without it moves. */}
        <link rel="stylesheet" href={styles} />
        <meta name="theme-color" content="#0f5c4a" />
        <meta name="color-scheme" content="light" />
        <link rel="preload" href={figtree} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {shop ? <SiteFrame>{children}</SiteFrame> : children}
        <ScrollRestoration storageKey={SCROLL_POSITIONS} />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export const ErrorBoundary = ErrorPage;
