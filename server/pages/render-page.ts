import { randomUUID } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import {
  type PageCaching,
  type PageFailures,
  pageCachingContext,
  pageFailuresContext,
  previewContext,
  type ShopOfPages,
  scriptMarkContext,
  shopContext,
} from '../../app/context.ts';
import type { HomePage } from '../../shop/content/home-page/types.ts';
import { openGateways } from '../../shop/payments/open-gateways.ts';
import type { CurrentSettings } from '../../shop/settings/settings.ts';
import type { Shown } from '../page-cache/response-cache.ts';
import { REPORTING_ENDPOINTS } from '../policy-reports/reporting.ts';
import { UNAVAILABLE } from '../responses/errors.ts';
import { sealPage } from './content-security-policy.ts';
import { isStaffRoute, shopManifestOf } from './shop-manifest.ts';
import { matchedContext, watchLoaders } from './watch-loaders.ts';

export interface Page {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** What it shows, where it may be cached until that changes; null where it may not. */
  shown: Shown | null;
  /** Which of the shop's pages it is, `/product/:id`; null where none was reached. */
  pattern: string | null;
}

/**
 * Answers the page, or the `.data` of one, for a path with its query.
 * @param failures for a page that cannot be shown
 * @param preview the home page that is looked at before it is published
 */
export type RenderPage = (pathAndQuery: string, failures: PageFailures, preview?: HomePage) => Promise<Page>;

/** The address of a page that is looked at before it is published (decision 122). */
const PREVIEW = /[?&]preview=/;
const ALONE_FOR_STAFF = {
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
};

/** Only the path reaches a page. This stands for the host, which no page may depend on. */
const NOWHERE = 'http://shop.invalid';

/**
 * Renders pages with React Router. Loaders get the shop and the address alone, so a page is the same for everyone.
 * @param build the built routes, or a function that loads the current ones while developing
 */
export function createPageRenderer(
  shop: ShopOfPages,
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): RenderPage {
  const handlers = openHandlers(build, mode);
  return async (pathAndQuery, failures, preview) => {
    const mark = randomUUID();
    const context = new RouterContextProvider();
    context.set(
      shopContext,
      preview ? { ...shop, homePage: async () => ({ version: 0, page: preview }) } : shop,
    );
    context.set(previewContext, preview !== undefined);
    context.set(scriptMarkContext, mark);
    context.set(pageFailuresContext, failures);
    const matched: { pattern: string | null } = { pattern: null };
    context.set(matchedContext, matched);
    const response = await handlers.handle(pathAndQuery)(
      new Request(new URL(NOWHERE + pathAndQuery)),
      context,
    );
    const headers = Object.fromEntries(response.headers);
    if (response.status === 503) headers['retry-after'] = String(UNAVAILABLE.retryAfter);
    const current = typeof build === 'function' ? null : build;
    const shown = current && whatIsShown(current, pathAndQuery, context.get(pageCachingContext));
    if (!headers['content-type']?.startsWith('text/html')) {
      const body = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers, body, shown, pattern: matched.pattern };
    }
    const isPreview = preview !== undefined || PREVIEW.test(pathAndQuery);
    const settings = await shop.currentSettings();
    const { html, policy } = sealPage(await response.text(), mark, mode, {
      formOrigins: formOriginsOf(settings),
      countsVisits: settings.elsewhere.analyticsId !== null,
      framesShop: handlers.isOfStaff(pathAndQuery),
      isFramedByShop: isPreview,
    });
    headers['content-security-policy'] = policy;
    if (isPreview) Object.assign(headers, ALONE_FOR_STAFF);
    headers['reporting-endpoints'] = REPORTING_ENDPOINTS;
    return { status: response.status, headers, body: Buffer.from(html), shown, pattern: matched.pattern };
  };
}

/** The sites that forms of an order's page lead to: those of the gateways whose keys count now. */
const formOriginsOf = (settings: CurrentSettings) =>
  [...openGateways(settings).values()].flatMap(({ formOrigin }) => formOrigin ?? []);

type Handler = ReturnType<typeof createRequestHandler>;

interface Handlers {
  handle: (pathAndQuery: string) => Handler;
  /** Whether it is the address of a staff screen; while developing that may be any. */
  isOfStaff: (pathAndQuery: string) => boolean;
}

/** The built shop lists its own routes alone in its pages; the staff's screens, and every page while developing, all. */
function openHandlers(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): Handlers {
  if (typeof build === 'function') {
    const handle = createRequestHandler(async () => watchLoaders(await build()), mode);
    return { handle: () => handle, isOfStaff: () => true };
  }
  const watched = watchLoaders(build);
  const assets = { ...watched.assets, url: shopManifestOf(watched.assets.url) };
  const ofStaff = createRequestHandler(watched, mode);
  const ofShop = createRequestHandler({ ...watched, assets }, mode);
  const screens = staffScreens(build);
  const isOfStaff = (pathAndQuery: string) => {
    const [, first = ''] = /^\/([^/?.]*)/.exec(pathAndQuery) ?? [];
    return screens.has(first.toLowerCase());
  };
  return { handle: (pathAndQuery) => (isOfStaff(pathAndQuery) ? ofStaff : ofShop), isOfStaff };
}

/** What the addresses of the staff's screens begin with, in lower case. */
function staffScreens(build: ServerBuild): ReadonlySet<string> {
  const paths = Object.values(build.routes).flatMap((route) =>
    route && isStaffRoute(route.id) && route.parentId === 'root' ? (route.path ?? []) : [],
  );
  return new Set(paths.map((path) => path.toLowerCase()));
}

/** What a page shows, if it was asked for under its own address: that of a route without parameters, or what its loader says. */
function whatIsShown(build: ServerBuild, pathAndQuery: string, caching: PageCaching | null): Shown | null {
  const address = addressOfData(build, pathAndQuery);
  if (caching) return caching.address === address ? (caching.shown ?? 'anything') : null;
  return fixedAddresses(build).has(address) ? 'anything' : null;
}

/** `/about.data?_routes=about` is the data of `/about`; an address with names that no route has stays as it is. */
function addressOfData(build: ServerBuild, pathAndQuery: string): string {
  const [, path = '', query = ''] = /^(.*)\.data(?:\?(.*))?$/.exec(pathAndQuery) ?? [];
  if (path === '') return pathAndQuery;
  const asked = new URLSearchParams(query);
  if (Object.hasOwn(build.routes, asked.get('_routes') ?? '')) asked.delete('_routes');
  const page = path === '/_' ? '/' : path;
  return asked.size === 0 ? page : `${page}?${asked}`;
}

const fixed = new WeakMap<ServerBuild, ReadonlySet<string>>();

/** The addresses of all routes that have no parameters. */
function fixedAddresses(build: ServerBuild): ReadonlySet<string> {
  const known = fixed.get(build);
  if (known) return known;
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : build.routes[id];
    return route ? [pathOf(route.parentId), route.path ?? ''].filter(Boolean).join('/') : '';
  };
  const paths = Object.keys(build.routes).map((id) => `/${pathOf(id)}`);
  const found = new Set(paths.filter((path) => !/[:*]/.test(path)));
  fixed.set(build, found);
  return found;
}
