import { randomUUID } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { scriptMarkContext, shopContext } from '../../app/context.ts';
import type { Shop } from '../../shop/shop.ts';
import { sealPage } from './content-security-policy.ts';

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
    const mark = randomUUID();
    const context = new RouterContextProvider();
    context.set(shopContext, shop);
    context.set(scriptMarkContext, mark);
    const response = await handle(new Request(new URL(NOWHERE + pathAndQuery)), context);
    const headers = Object.fromEntries(response.headers);
    if (!headers['content-type']?.startsWith('text/html')) {
      return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
    }
    const { html, policy } = sealPage(await response.text(), mark, mode);
    headers['content-security-policy'] = policy;
    return { status: response.status, headers, body: Buffer.from(html) };
  };
}
