import type { FastifyInstance } from 'fastify';
import type { ShopOfPages } from '../../app/context.ts';
import { cacheKey } from '../page-cache/cache-key.ts';
import { keepResponse } from '../page-cache/cache-responses.ts';
import { reportSurprise, sendError } from '../responses/errors.ts';
import type { RenderPage } from './render-page.ts';

/** Adds the pages to the endpoints. */
export type MountPages = (app: FastifyInstance, shop: ShopOfPages) => Promise<void>;

const UNKNOWN_ENDPOINT = { code: 'UNKNOWN_ENDPOINT', message: 'This call does not exist.' } as const;

/** The endpoints alone. */
export const noPages: MountPages = async (app) => {
  app.setNotFoundHandler((_request, reply) => sendError(reply, UNKNOWN_ENDPOINT));
};

/** Every address that is no endpoint and no file is a page; an unknown one is the shop's own 404 page. */
export function respondWithPages(app: FastifyInstance, renderPage: RenderPage): void {
  app.get('/*', { schema: { hide: true }, config: { isShared: true } }, async (request, reply) => {
    // An address that doesn't begin with a slash is `*`, or the whole address of another host, as for a proxy.
    if (!request.url.startsWith('/') || /^\/api(\/|\?|$)/.test(request.url)) {
      return sendError(reply, UNKNOWN_ENDPOINT);
    }
    const straight = straightAddress(request.url);
    if (straight !== request.url) return reply.redirect(straight, 301);
    const address = cacheKey(request.url);
    const { status, headers, body, shown, pattern } = await renderPage(address, {
      requestId: request.id,
      report: (error) => reportSurprise(request.log, error),
    });
    reply.pagePattern = pattern;
    if (shown) keepResponse(reply, shown, address);
    return reply
      .status(status)
      .headers({ 'cache-control': 'no-cache', ...headers })
      .send(body);
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, UNKNOWN_ENDPOINT));
}

/** The address with one slash where it has several: browsers read `//x/dashboard` as a host, and a backslash as a slash. */
function straightAddress(address: string): string {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/s.exec(address) ?? [];
  return path.replace(/[\\/]+/g, '/') + query;
}
