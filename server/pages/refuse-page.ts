import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Failure, STATUS_OF } from '../../shop/errors.ts';

/** Makes the page that says why there is none. */
export type RenderPlainPage = (refusal: { status: number; message: string }) => string;

declare module 'fastify' {
  interface FastifyInstance {
    /** Null where the shop has no pages. */
    renderPlainPage: RenderPlainPage | null;
  }
}

/** Nothing but the page's own style sheet and pictures. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Gives people who ask for a page a page, where the shop is too busy for theirs or fails before it reaches one. */
export function refuseWithPages(app: FastifyInstance, render: RenderPlainPage): void {
  const rendered = new Map<string, string>();
  app.renderPlainPage = (refusal) => {
    if (refusal.status !== STATUS_OF.BUSY) return render(refusal);
    // Made once: a shop that is too busy has no time for it. The messages are few, and the shop's own.
    const page = rendered.get(refusal.message) ?? render(refusal);
    rendered.set(refusal.message, page);
    return page;
  };
}

/** What a person is told whose page failed by a fault of the shop. */
export const askToTell = (requestId: string) =>
  `Something went wrong on our side. Please try again in a moment. If you write to us, tell us this number: ${requestId}`;

/** Sends the failure as a page to anyone who asked for one. @returns null where an endpoint was asked, or the data of a page */
export function sendAsPage(reply: FastifyReply, { code, message }: Failure): FastifyReply | null {
  const { server, request } = reply;
  const status = STATUS_OF[code];
  if (!server.renderPlainPage || status < 500 || !asksForPage(request)) return null;
  const words = code === 'INTERNAL' ? askToTell(request.id) : message;
  return reply
    .status(status)
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(server.renderPlainPage({ status, message: words }));
}

function asksForPage({ method, routeOptions, url }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') && routeOptions.url === '/*' && !/^[^?]*\.data(\?|$)/.test(url)
  );
}
