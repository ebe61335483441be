import type { FastifyPluginAsync } from 'fastify';
import type { Settings } from '../../shop/settings/settings.ts';
import type { Shop } from '../../shop/shop.ts';
import { sendError } from '../responses/errors.ts';
import { DEMO_PATH } from './keep-demo-gateway.ts';

/** How long the demo gateway may take for a page (milliseconds). */
const PATIENCE = 10_000;

/** What a page of the demo gateway needs of its headers. */
const HEADERS = ['content-type', 'content-security-policy', 'cache-control', 'location'];

/** Only what a browser asks: the shop's own questions go to the demo gateway without a detour. */
const PAGES: readonly string[] = [
  'GET /embedded/',
  'POST /embedded/answer',
  'POST /CustomerPortal/transactionmanagement/merchantform/',
  'POST /CustomerPortal/transactionmanagement/merchantform/answer',
];

/**
 * Shows the pages of the demo gateway under the shop's own address, so that a demo needs no second port: behind a proxy or
 * in a container there is none. Where the shop has a real gateway, or none, there is nothing here.
 */
export const forwardDemoGateway: FastifyPluginAsync<Shop> = async (app, { settings }) => {
  const url = demoUrl(settings);
  if (url === null) return;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  for (const page of PAGES) {
    const [method = '', path = ''] = page.split(' ');
    app.route({
      method,
      url: DEMO_PATH + path,
      schema: { hide: true },
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const query = request.url.slice(request.url.split('?')[0]?.length ?? 0);
        const answer = await fetch(url + path + query, {
          method,
          redirect: 'manual',
          signal: AbortSignal.timeout(PATIENCE),
          ...(method === 'POST' && {
            body: typeof request.body === 'string' ? request.body : '',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          }),
        }).catch(() => null);
        if (!answer) {
          return sendError(reply, {
            code: 'UNAVAILABLE',
            message: 'The demo gateway does not answer. Please try again in a moment.',
          });
        }
        for (const name of HEADERS) {
          const value = answer.headers.get(name);
          if (value !== null) reply.header(name, value);
        }
        return reply.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
      },
    });
  }
};

/** Where the demo gateway of this shop listens; null where there is none. */
function demoUrl({ payments: { card, safepay } }: Settings): string | null {
  return card === 'demo' && safepay ? safepay.url : null;
}
