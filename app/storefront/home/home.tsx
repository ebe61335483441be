import { Suspense, use } from 'react';
import { href } from 'react-router';
import { shuffleSeed } from '../../../shop/catalogue/home-sections/rules.ts';
import { shopContext } from '../../context.ts';
import { ErrorPage } from '../../layout/error-page.tsx';
import { failedPageMeta, pageMeta } from '../page-meta.ts';
import { storeData, websiteData } from '../structured-data.ts';
import type { Route } from './+types/home.ts';
import { Banner } from './banner.tsx';
import { HomeSections } from './home-sections.tsx';
import { HomeWaiting } from './home-waiting.tsx';
import { type HomeData, loadHome } from './load-home.ts';
import { recallHome } from './stored-home.ts';
import { Welcome } from './welcome.tsx';

export function meta({ matches, loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  const site = matches[0].loaderData;
  if (!loaderData) return failedPageMeta(site, error);
  return pageMeta(site, { path: href('/'), structured: [storeData(site), websiteData(site)] });
}

export async function loader({ context }: Route.LoaderArgs) {
  const { database } = context.get(shopContext);
  return { home: await loadHome(database, shuffleSeed(Date.now())) };
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return recallHome(request, async () => (await serverLoader()).home);
}

export default function Home({ loaderData: { home } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-8 pb-12 sm:gap-10 lg:gap-14 lg:pb-16">
      <div>
        <Banner />
        <Welcome />
      </div>
      {home instanceof Promise ? (
        <Suspense fallback={<HomeWaiting />}>
          <ArrivingSections home={home} />
        </Suspense>
      ) : (
        // No Suspense around what is there: React would send it after the fallback, to be put in by a script.
        <HomeSections home={home} />
      )}
    </div>
  );
}

function ArrivingSections({ home }: { home: Promise<HomeData> }) {
  return <HomeSections home={use(home)} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
