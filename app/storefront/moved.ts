import { redirect } from 'react-router';
import { findRedirect } from '../../shop/catalogue/redirects/queries.ts';
import type { ShopOfPages } from '../context.ts';

/**
 * Leads on who comes by an old address of a page, for good: search engines keep the new one (R500).
 * @throws the redirect where the shop knows where the page is today
 */
export async function leadOnIfMoved({ database }: ShopOfPages, request: Request): Promise<void> {
  const { pathname, search } = new URL(request.url);
  const address = await findRedirect(database, pathname + search);
  if (address !== null) throw redirect(address, 301);
}
