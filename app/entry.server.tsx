import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pageFailuresContext, scriptMarkContext } from './context.ts';
import { ScriptMarkProvider } from './inline-script.tsx';
import { letScriptsWait, START_SCRIPTS } from './start-scripts.ts';

/** Not while developing, which puts scripts of its own into the page. */
const scriptsWait = import.meta.env.PROD;

/**
 * Renders a page whole before anything is sent: pages are cached, and their inline scripts are hashed for the Content-
 * Security-Policy. All scripts of React, React Router and our own carry the mark as their nonce.
 */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: Readonly<RouterContextProvider>,
): Promise<Response> {
  const mark = given.get(scriptMarkContext);
  const { report } = given.get(pageFailuresContext);
  const page = (
    <ScriptMarkProvider value={mark}>
      <ServerRouter context={context} url={request.url} nonce={mark} />
    </ScriptMarkProvider>
  );
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(page, {
      nonce: mark,
      ...(scriptsWait && { bootstrapScriptContent: START_SCRIPTS }),
      // A part with a <Suspense> of its own stays in its place, however long the page is.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        headers.set('Content-Type', 'text/html; charset=utf-8');
        const chunks: Buffer[] = [];
        pipe(
          new Writable({
            write(chunk: Buffer, _encoding, done) {
              // React writes into the same memory again.
              chunks.push(Buffer.from(chunk));
              done();
            },
            final(done) {
              const html = Buffer.concat(chunks).toString();
              const body = scriptsWait ? letScriptsWait(html) : html;
              resolve(new Response(body, { status: failed ? 500 : status, headers }));
              done();
            },
          }),
        );
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        report(error);
      },
    });
  });
}

interface Failed {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Tells the log what failed while a page was made. What is thrown as a response was told before, or is no failure. */
export function handleError(error: unknown, { request, context }: Failed): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(pageFailuresContext).report(error);
}
