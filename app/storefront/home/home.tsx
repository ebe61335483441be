import { Suspense, use, useMemo } from 'react';
import { data, href, Link } from 'react-router';
import { shuffleSeed } from '../../../shop/catalogue/home-sections/rules.ts';
import { previewContext, shopContext } from '../../context.ts';
import { ErrorPage } from '../../layout/error-page.tsx';
import { useRootData } from '../../layout/use-root-data.ts';
import { readCurrentOrder } from '../../order/remembered-orders.ts';
import { useScripted } from '../../ui/use-scripted.ts';
import { failedPageMeta, pageMeta } from '../page-meta.ts';
import { ProductGridSkeleton } from '../product-grid-skeleton.tsx';
import { storeData, websiteData } from '../structured-data.ts';
import type { Route } from './+types/home.ts';
import { BANNER_BOX, Banner } from './banner.tsx';
import type { BannerSlide } from './banner-slides.ts';
import { HomeSections } from './home-sections.tsx';
import { readHome, writeHome } from './home-text.ts';
import { type HomeData, loadHome } from './load-home.ts';
import { Section } from './section.tsx';
import { recallHome } from './stored-home.ts';

export function meta({ matches, loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  const site = matches[0].loaderData;
  if (!loaderData) return failedPageMeta(site, error);
  return pageMeta(site, { path: href('/'), structured: [storeData(site), websiteData(site)] });
}

export async function loader({ url, context }: Route.LoaderArgs) {
  // The same page is shown to staff before it is published; nobody else finds it there (server/pages/show-previews.ts).
  if (url.pathname !== href('/') && !context.get(previewContext)) {
    throw data(null, { status: 404 });
  }
  const now = Date.now();
  return { home: writeHome(await loadHome(context.get(shopContext), shuffleSeed(now), now)) };
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return recallHome(request, async () => readHome((await serverLoader()).home));
}

export default function Home({ loaderData: { home } }: Route.ComponentProps) {
  return (
    <div className="flex flex-col gap-8 pb-12 sm:gap-10 lg:gap-14 lg:pb-16">
      {home instanceof Promise ? (
        <Suspense fallback={<HomeWaiting />}>
          <ArrivingParts home={home} />
        </Suspense>
      ) : (
        // No Suspense around what is there: React would send it after the fallback, to be put in by a script.
        <PresentParts home={home} />
      )}
    </div>
  );
}

/** The banners with what stands below them, which is there before they are. */
function Top({ slides }: { slides: readonly BannerSlide[] | null }) {
  return (
    <div>
      {slides === null ? (
        <div className="mx-auto w-full max-w-page lg:px-8 lg:pt-5">
          <div className={`bg-mist lg:rounded-card ${BANNER_BOX}`} />
        </div>
      ) : (
        slides.length > 0 && <Banner slides={slides} />
      )}
      <Welcome />
      <CurrentOrder />
    </div>
  );
}

/** The way to the order that was placed in this browser of late (R443). Nothing for all others, and in what is cached. */
function CurrentOrder() {
  const scripted = useScripted();
  const order = scripted ? readCurrentOrder() : undefined;
  if (!order) return null;
  return (
    <p className="page-width pt-3 text-center">
      <Link
        to={order.page}
        className="inline-flex min-h-11 items-center rounded-control bg-brand-soft px-4 font-semibold text-brand tabular-nums hover:underline"
      >
        Follow your order {order.number}
      </Link>
    </p>
  );
}

/** Says what this shop is, in two lines below the banner. */
function Welcome() {
  const { delivery } = useRootData();
  return (
    <div className="page-width pt-4 text-center sm:pt-6 lg:pt-9">
      <h1 className="text-base/6 font-extrabold tracking-tight text-ink sm:text-3xl">
        Everything your home needs, at your door
      </h1>
      <p className="mx-auto mt-1 max-w-3xl text-balance text-sm/5 text-ink-soft sm:mt-2 sm:text-base/6">
        <span className="max-sm:hidden">Household goods for every room. </span>
        Pay cash on delivery, anywhere in Pakistan, in {delivery.time}.
      </p>
    </div>
  );
}

/** While the sections are loaded, on a navigation inside the browser. */
function HomeWaiting() {
  return (
    <>
      <Top slides={null} />
      <Section title="Popular Categories">
        <p role="status" className="grid h-32 place-items-center text-ink-soft sm:h-72">
          Loading...
        </p>
      </Section>
      <Section title="New Arrivals">
        <ProductGridSkeleton />
      </Section>
    </>
  );
}

function PresentParts({ home }: { home: HomeData | string }) {
  const parsed = useMemo(() => (typeof home === 'string' ? readHome(home) : home), [home]);
  return <Parts home={parsed} />;
}

function ArrivingParts({ home }: { home: Promise<HomeData> }) {
  return <Parts home={use(home)} />;
}

function Parts({ home }: { home: HomeData }) {
  return (
    <>
      <Top slides={home.banners} />
      <HomeSections home={home} />
    </>
  );
}

export const ErrorBoundary = ErrorPage;
