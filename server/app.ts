import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerFactory,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Database } from '../database/connect.ts';
import { readCatalogue } from '../shop/catalogue/cached/queries.ts';
import { readHomePage } from '../shop/content/home-page/queries.ts';
import { listFooterPages } from '../shop/content/pages/queries.ts';
import { readCurrentSettings } from '../shop/settings/store-settings/queries.ts';
import type { OpenedShop } from '../shop/shop.ts';
import { admitRequests } from './access/admit-requests.ts';
import { isSecure } from './access/cookies.ts';
import { guardEndpoints } from './access/guard-endpoints.ts';
import { refuseUnknownHost } from './access/known-host.ts';
import { limitRequests } from './access/limit-requests.ts';
import { LIMITS } from './access/limits.ts';
import { mostConnections } from './access/most-connections.ts';
import { refuseCrossSite } from './access/same-site.ts';
import { tellOfUntrustedProxies } from './access/untrusted-proxies.ts';
import { accountEndpoints } from './api/accounts.ts';
import { adminUserEndpoints } from './api/admin-users.ts';
import { auditLogEndpoints } from './api/audit-log.ts';
import { catalogueEndpoints } from './api/catalogue.ts';
import { categoryEndpoints } from './api/categories.ts';
import { contactEndpoints } from './api/contact.ts';
import { couponEndpoints } from './api/coupons.ts';
import { customerEndpoints } from './api/customers.ts';
import { deliveryRiskEndpoints } from './api/delivery-risk.ts';
import { discountEndpoints } from './api/discounts.ts';
import { homePageEndpoints } from './api/home-page.ts';
import { mailEndpoints } from './api/mails.ts';
import { messageTextEndpoints } from './api/message-texts.ts';
import { messageEndpoints } from './api/messages.ts';
import { moderationEndpoints } from './api/moderation.ts';
import { moneyEndpoints } from './api/money.ts';
import { orderEditingEndpoints } from './api/order-editing.ts';
import { orderFulfilmentEndpoints } from './api/order-fulfilment.ts';
import { orderManagementEndpoints } from './api/order-management.ts';
import { orderEndpoints } from './api/orders.ts';
import { ownOrderEndpoints } from './api/own-orders.ts';
import { ownStaffAccountEndpoints } from './api/own-staff-account.ts';
import { pageEndpoints } from './api/pages.ts';
import { parcelBookingEndpoints } from './api/parcel-booking.ts';
import { payingEndpoints } from './api/paying.ts';
import { personalDataEndpoints } from './api/personal-data.ts';
import { priceChangeEndpoints } from './api/price-changes.ts';
import { productFileEndpoints } from './api/product-files.ts';
import { productEndpoints } from './api/products.ts';
import { productAdminEndpoints } from './api/products-admin.ts';
import { profileEndpoints } from './api/profile.ts';
import { questionEndpoints } from './api/questions.ts';
import { redirectEndpoints } from './api/redirects.ts';
import { reportEndpoints } from './api/reports.ts';
import { reviewEndpoints } from './api/reviews.ts';
import { serviceAccountEndpoints } from './api/service-accounts.ts';
import { staffEndpoints } from './api/staff.ts';
import { staffToolEndpoints } from './api/staff-tools.ts';
import { statementEndpoints } from './api/statements.ts';
import { stockEndpoints } from './api/stock.ts';
import { stockAlertEndpoints } from './api/stock-alerts.ts';
import { storeSettingsEndpoints } from './api/store-settings.ts';
import { whatsAppEndpoints } from './api/whatsapp.ts';
import { describeEndpoints } from './api-docs.ts';
import { forwardDemoGateway } from './demo-gateway/forward-demo-gateway.ts';
import { health } from './health.ts';
import { productPhotos } from './media/product-photos.ts';
import { media } from './media/serve-media.ts';
import { type LogOutput, logOptions } from './monitoring/log.ts';
import { createMetrics, type Metrics } from './monitoring/metrics.ts';
import { openRequestIds, REQUEST_ID_HEADER } from './monitoring/request-id.ts';
import { serveMetrics } from './monitoring/serve-metrics.ts';
import { watchCachedResponses, watchRequests } from './monitoring/watch-requests.ts';
import { cacheResponses } from './page-cache/cache-responses.ts';
import type { OpenCache } from './page-cache/open-cache.ts';
import { serveFromCache } from './page-cache/respond.ts';
import { type MountPages, noPages } from './pages/pages.ts';
import { serviceWorker } from './pages/service-worker.ts';
import { receivePolicyReports } from './policy-reports/receive-policy-reports.ts';
import { handleError, sendError } from './responses/errors.ts';
import { trimFileHeaders } from './responses/file-headers.ts';
import { found } from './seo/serve-seo.ts';

const ENDPOINTS = [
  categoryEndpoints,
  reviewEndpoints,
  productEndpoints,
  productAdminEndpoints,
  productFileEndpoints,
  orderEndpoints,
  ownOrderEndpoints,
  orderManagementEndpoints,
  orderEditingEndpoints,
  orderFulfilmentEndpoints,
  parcelBookingEndpoints,
  payingEndpoints,
  accountEndpoints,
  profileEndpoints,
  contactEndpoints,
  questionEndpoints,
  staffEndpoints,
  ownStaffAccountEndpoints,
  adminUserEndpoints,
  auditLogEndpoints,
  mailEndpoints,
  moderationEndpoints,
  messageEndpoints,
  staffToolEndpoints,
  moneyEndpoints,
  statementEndpoints,
  storeSettingsEndpoints,
  homePageEndpoints,
  messageTextEndpoints,
  serviceAccountEndpoints,
  stockEndpoints,
  couponEndpoints,
  deliveryRiskEndpoints,
  discountEndpoints,
  priceChangeEndpoints,
  redirectEndpoints,
  pageEndpoints,
  reportEndpoints,
  stockAlertEndpoints,
  customerEndpoints,
  personalDataEndpoints,
  whatsAppEndpoints,
];

/** No page of the shop does any of this, so nothing that gets into one can do it either. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The largest body of a request, in bytes: a cart of a hundred whole products is far below. */
const LARGEST_BODY = 512 * 1024;

/**
 * How long connections are waited for (milliseconds). No body has more than the longest time of its kind (limits.ts); one on
 * which nothing moves for five minutes is gone.
 */
const PATIENCE = {
  http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
  requestTimeout: Math.max(...Object.values(LIMITS).map(({ bodySeconds }) => bodySeconds)) * 1000,
  connectionTimeout: 300_000,
  keepAliveTimeout: 72_000,
};

/** A server as Fastify makes it, in which `answer` sees each request first. */
function createServerWith(
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
  closing: AbortSignal | undefined,
): FastifyServerFactory {
  return (handle) => {
    const server = createServer(PATIENCE.http, (request, response) => {
      if (closing?.aborted) response.setHeader('connection', 'close');
      if (!answer(request, response)) handle(request, response);
    });
    server.requestTimeout = PATIENCE.requestTimeout;
    server.keepAliveTimeout = PATIENCE.keepAliveTimeout;
    server.maxConnections = mostConnections();
    return server.setTimeout(PATIENCE.connectionTimeout);
  };
}

interface AppOptions {
  /** Adds the pages. */
  mountPages?: MountPages;
  /** Null caches nothing. */
  openCache?: OpenCache | null;
  /** The connections of those who look around, so that they leave some to those who order. */
  browsing?: Database;
  /** From its abort on every connection ends with its next response. */
  closing?: AbortSignal;
  metrics?: Metrics;
  /** The metrics of all processes; unset, those of this one. */
  scrape?: () => Promise<string>;
  /** Where the log goes; unset, to standard output. */
  logOutput?: LogOutput;
}

/** Builds the shop's HTTP side; nothing listens yet. */
export async function buildApp(
  opened: OpenedShop,
  {
    mountPages = noPages,
    openCache = null,
    browsing = opened.database,
    closing,
    metrics = createMetrics('main'),
    scrape = () => metrics.registry.metrics(),
    logOutput,
  }: AppOptions = {},
): Promise<FastifyInstance> {
  const currentSettings =
    openCache?.reads.currentSettings ??
    (() => readCurrentSettings(opened.database, opened.settings, opened.secrets));
  const shop = { ...opened, currentSettings };
  const newRequestId = openRequestIds(shop.settings);
  const watchKept = watchCachedResponses(metrics, shop.settings);
  let log: FastifyBaseLogger | null = null;
  const fromCache =
    openCache &&
    serveFromCache({
      cache: openCache.cache,
      settings: shop.settings,
      onServed: (served) => log && watchKept(log, served),
    });
  const app = Fastify({
    bodyLimit: LARGEST_BODY,
    // Addresses and bodies hold names and mobile numbers; the log gets neither. watchRequests tells of requests.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    logger: logOptions(shop.settings, logOutput),
    genReqId: newRequestId,
    // Wrong passwords and requests are counted by address: behind a proxy that is the one the proxy tells.
    trustProxy: shop.settings.trustedProxies ?? false,
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: 'idle',
    // What still comes on an open connection while the shop closes is answered as ever.
    return503OnClosing: false,
    ...PATIENCE,
    ...(fromCache && { serverFactory: createServerWith(fromCache, closing) }),
    frameworkErrors: (error, request, reply) =>
      handleError(error, request, reply.header(REQUEST_ID_HEADER, request.id)),
  });
  log = app.log;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);

  watchRequests(app, metrics);

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: isSecure(shop.settings),
    xFrameOptions: { action: 'deny' },
    // Browsers of today don't heed them or do so anyway, and they came with every page.
    originAgentCluster: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // Pictures of the shop may be shown elsewhere: in a chat's preview, in search results.
    crossOriginResourcePolicy: false,
  });
  await app.register(compress, {
    // No client of the shop compresses its requests; half-read, such a body would hold up its connection.
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(cookie);
  tellOfUntrustedProxies(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    const failure = refuseUnknownHost(request, shop.settings) ?? refuseCrossSite(request, shop.settings);
    if (failure) return sendError(reply, failure);
  });
  trimFileHeaders(app);
  await limitRequests(app, shop);
  app.decorate('renderPlainPage', null);
  app.decorateReply('shown', null).decorateReply('production', null);
  if (openCache) cacheResponses(app, openCache);
  admitRequests(app);
  // The response to an unreadable form leaves before the form has arrived; the rest of it would hold up the next
  // request on its connection for ever.
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.readableEnded || raw.destroyed) return;
    raw.unpipe();
    raw.resume();
  });
  await app.register(multipart);
  await describeEndpoints(app, shop.settings);

  guardEndpoints(app, shop);
  await app.register(health, shop);
  await app.register(serveMetrics, { settings: shop.settings, scrape });
  await app.register(media, shop);
  await app.register(productPhotos, shop);
  await app.register(found, shop);
  await app.register(serviceWorker, shop);
  await app.register(receivePolicyReports, shop);
  await app.register(forwardDemoGateway, shop);
  await app.register(catalogueEndpoints, { ...shop, database: browsing });
  for (const endpoints of ENDPOINTS) await app.register(endpoints, shop);
  const catalogue = openCache?.reads.catalogue ?? readCatalogue(browsing);
  const homePage = openCache?.reads.homePage ?? (() => readHomePage(browsing));
  const footerPages = openCache?.reads.footerPages ?? (() => listFooterPages(browsing));
  await mountPages(app, { ...shop, database: browsing, catalogue, homePage, footerPages });
  return app;
}
