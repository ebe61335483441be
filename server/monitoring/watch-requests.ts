import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../shop/settings/settings.ts';
import { kindOf } from '../access/limits.ts';
import type { CachedAnswer } from '../page-cache/respond.ts';
import type { Metrics } from './metrics.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** What is said of a request. The route is the pattern that it matched, never its path. */
interface Answered {
  method: string;
  route: string;
  status: number;
  ms: number;
  bytes?: number;
  /** Of the failure that it was answered with. */
  code?: string;
}

declare module 'fastify' {
  interface FastifyReply {
    /** The pattern of the page that was shown, `/product/:id`. */
    pagePattern: string | null;
    /** The code of the failure that was sent. */
    failureCode: string | null;
  }
}

const ORDERS = 'POST /api/v1/checkout/create-order';

/**
 * Sends each request's number with its response, but for files; when the response is out it counts it, and says it to the
 * log in one line: a failure of the shop at `warn`, files at `debug`, everything else at `info`.
 */
export function watchRequests(app: FastifyInstance, { requests, orders }: Metrics): void {
  app.decorateReply('pagePattern', null).decorateReply('failureCode', null);

  app.addHook('onRequest', async (request, reply) => {
    if (!isFile(request)) reply.header(REQUEST_ID_HEADER, request.id);
  });

  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const { statusCode: status, failureCode } = reply;
    const bytes = Number(reply.getHeader('content-length'));
    const answered: Answered = {
      method,
      route: routeOf(reply),
      status,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(Number.isFinite(bytes) && { bytes }),
      ...(failureCode !== null && { code: failureCode }),
    };
    requests.observe({ method, route: answered.route, status: classOf(status) }, reply.elapsedTime / 1000);
    request.log[status >= 500 ? 'warn' : isFile(request) ? 'debug' : 'info'](answered, 'request');
    if (`${method} ${request.routeOptions.url}` === ORDERS) {
      orders.inc({ outcome: failureCode ?? (status < 400 ? 'placed' : 'failed') });
    }
  });
}

/** The pattern that a request matched: of a page its own, since all pages are one route. */
export function routeOf({ pagePattern, request }: FastifyReply): string {
  return pagePattern ?? request.routeOptions.url ?? 'unknown';
}

const isFile = ({ method, routeOptions }: FastifyRequest) => kindOf(method, routeOptions.url) === null;

const classOf = (status: number) => `${Math.floor(status / 100)}xx`;

/**
 * Counts what the page cache answers, and says it at the level `debug` alone, without a number: to write a line, or only
 * to send a number, takes too long beside sending the page.
 */
export function watchCachedResponses({ cached }: Metrics, { logLevel }: Settings) {
  return (log: FastifyBaseLogger, { method, route, status }: CachedAnswer): void => {
    let counts = cached.get(route);
    if (!counts) {
      counts = { GET: { 200: 0, 304: 0 }, HEAD: { 200: 0, 304: 0 } };
      cached.set(route, counts);
    }
    counts[method][status] += 1;
    if (logLevel === 'debug') log.debug({ method, route, status, cached: true }, 'request');
  };
}
