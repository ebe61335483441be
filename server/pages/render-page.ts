import { createHash } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { shopContext } from '../../app/context.ts';
import type { Shop } from '../../shop/shop.ts';

export interface Page {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Answers the page, or the `.data` of one, for a path with its query. */
export type RenderPage = (pathAndQuery: string) => Promise<Page>;

/** Only the path reaches a page. This stands for the host, which no page may depend on. */
const NOWHERE = 'http://shop.invalid';

/**
 * Makes the function that renders pages with React Router. It hands the loaders the shop and the address and
 * nothing else of the request: no cookie, no header, so every page is the same for everyone.
 * @param build the built routes, or a function that loads the current ones while developing
 */
export function createPageRenderer(
  shop: Shop,
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'production' | 'development',
): RenderPage {
  const handle = createRequestHandler(build, mode);
  return async (pathAndQuery) => {
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    const response = await handle(new Request(new URL(pathAndQuery, NOWHERE)), context);
    const body = Buffer.from(await response.arrayBuffer());
    const headers = Object.fromEntries(response.headers);
    if (headers['content-type']?.startsWith('text/html')) {
      headers['content-security-policy'] = contentSecurityPolicy(body.toString(), mode);
    }
    return { status: response.status, headers, body };
  };
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Allows exactly the scripts that were rendered into this page, each by its hash, and nothing inline beside
 * them (design, "Every page is the same for everyone").
 */
function contentSecurityPolicy(html: string, mode: 'production' | 'development'): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  // Vite's hot reload puts styles into the page and talks over a socket; a shop that is open never does.
  const developing = mode === 'development';
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    `style-src 'self'${developing ? " 'unsafe-inline'" : ''}`,
    `connect-src 'self'${developing ? ' ws:' : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
