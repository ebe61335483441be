import type { FastifyInstance } from 'fastify';
import type { ShopOfPages } from '../../app/context.ts';
import { findPreview } from '../../shop/content/home-page/queries.ts';
import { readCookie } from '../access/cookies.ts';
import { reportSurprise } from '../responses/errors.ts';
import type { RenderPage } from './render-page.ts';

/**
 * The home page as a member of staff looks at it before it is published (R596). A cookie opens it, which no script reads and
 * no address carries; without one it is a page that does not exist. Nothing keeps it, and only the shop's own pages frame it.
 */
export function showPreviews(app: FastifyInstance, shop: ShopOfPages, renderPage: RenderPage): void {
  app.get('/home-preview', { schema: { hide: true } }, async (request, reply) => {
    const key = readCookie(request, shop.settings, 'home-preview');
    const preview = key === undefined ? null : await findPreview(shop.database, key);
    const report = (error: unknown) => reportSurprise(request.log, error);
    const failures = { requestId: request.id, report };
    const page = await renderPage('/home-preview', failures, preview ?? undefined);
    reply.pagePattern = page.pattern;
    return reply
      .status(page.status)
      .headers({
        ...page.headers,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        ...(preview && { 'x-frame-options': 'SAMEORIGIN' }),
      })
      .send(page.body);
  });
}
