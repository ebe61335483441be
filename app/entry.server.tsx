import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router';

/**
 * Renders a page whole before anything is sent: pages are kept and sent to everyone, and their inline scripts
 * are hashed for the Content-Security-Policy, so nothing is gained by streaming.
 */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady() {
        const body = new PassThrough();
        pipe(body);
        headers.set('Content-Type', 'text/html; charset=utf-8');
        text(body).then(
          (html) => resolve(new Response(html, { status: failed ? 500 : status, headers })),
          reject,
        );
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        console.error(error);
      },
    });
  });
}

/** Writes down what failed while a page was loaded; an address that no page has is no failure of the shop. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  console.error(isRouteErrorResponse(error) ? error.statusText : error);
}
