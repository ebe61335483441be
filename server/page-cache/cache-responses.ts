import type { FastifyInstance, FastifyReply } from 'fastify';
import { endOfShuffle } from '../../shop/catalogue/home-sections/rules.ts';
import { nextChangeOf } from '../../shop/content/home-page/rules.ts';
import { REQUEST_ID_HEADER } from '../monitoring/request-id.ts';
import { routeOf } from '../monitoring/watch-requests.ts';
import { whenClosed } from '../responses/when-closed.ts';
import { cacheKey } from './cache-key.ts';
import type { OpenCache } from './open-cache.ts';
import { answerFor } from './respond.ts';
import { EXACT_STOCK, type Production, type Shown } from './response-cache.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response is the same for everyone, and may be cached where its handler says what it shows. */
    isShared?: boolean;
  }
  interface FastifyReply {
    shown: Shown | null;
    production: Production | null;
  }
}

/** How long another process may say an older number of units, to the unit (milliseconds). */
const EXACT_STOCK_FOR = 1_000;

/** A CDN may hand out what it has for a moment, and while it asks for the new one. Browsers ask each time. */
const FOR_CDN = 'max-age=5, stale-while-revalidate=30';

/** Caches a response until something that it shows changes. @param addresses its own; under made-up ones it is not cached */
export function keepResponse(reply: FastifyReply, shown: Shown, ...addresses: string[]): void {
  if (addresses.includes(cacheKey(reply.request.url))) reply.shown = shown;
}

/** Caches the responses of shared routes. Once a write has been answered, nothing older is: its writer finds it. */
export function cacheResponses(app: FastifyInstance, { cache, reads, catchUp }: OpenCache): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.isShared) return;
    if (request.method !== 'GET') return;
    const found = await cache.findOrBegin(cacheKey(request.url));
    if ('cached' in found) {
      const { status, headers, body } = answerFor(found.cached, request.headers);
      return reply
        .status(status)
        .headers(headers)
        .send(body ?? '');
    }
    reply.production = found.production;
    // It may have hung up while it waited for another one's response; those who wait for this one wait no more.
    whenClosed(reply.raw, found.production.end);
  });

  // It runs before the compression, which leaves alone what is compressed already.
  app.addHook('onSend', async (request, reply, payload) => {
    const { production, shown } = reply;
    const stale = reply.statusCode === 503 && production ? cache.findStale(cacheKey(request.url)) : undefined;
    if (stale) {
      const answer = answerFor(stale, request.headers);
      reply.removeHeader('retry-after').status(answer.status).headers(answer.headers);
      return answer.body ?? '';
    }
    if (!production || !shown || reply.statusCode !== 200 || reply.hasHeader('set-cookie')) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    reply
      .headers({ 'cache-control': 'no-cache', 'cdn-cache-control': FOR_CDN })
      .removeHeader('content-length');
    const now = Date.now();
    // A banner or the strip that was due while it was being produced may be missing in it.
    const begun = now - reply.elapsedTime;
    const datesHold = nextChangeOf((await reads.homePage()).page, begun);
    const until = Math.min(
      shown.includes(EXACT_STOCK) ? now + EXACT_STOCK_FOR : endOfShuffle(now),
      datesHold,
    );
    const { [REQUEST_ID_HEADER]: _, ...forEveryone } = reply.getHeaders();
    const headers = Object.fromEntries(
      Object.entries(forEveryone).map(([name, value]) => [name, String(value)]),
    );
    const body = Buffer.from(payload);
    const cached = await production.store({ headers, body, shown, route: routeOf(reply), until });
    const answer = answerFor(cached, request.headers);
    reply.status(answer.status).headers(answer.headers);
    return answer.body ?? '';
  });

  app.addHook('onSend', async ({ method }, { statusCode }, payload) => {
    if (method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && statusCode < 400) {
      cache.forgetStock();
      await catchUp();
    }
    return payload;
  });
}
