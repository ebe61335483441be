/** Pages whose whole path anybody may see. Of others, as an order's, the path is a secret of who was sent it. */
const PUBLIC =
  /^\/(?:$|product\/|products\/|search$|about$|contact$|Reviews-Page$|Blogs-Page$|FAQ-Page$|return-policy$|CheckOut$)/;

/** How somebody came: said in the address by the person who made the link. */
const CAMPAIGN = /^(?:utm_\w+|gclid|fbclid|query)$/;

/**
 * What is told of an address when visits are counted: the path of a public page, the first part of any other, and of the query
 * nothing but how somebody came and what they searched for.
 * @param origin without a slash at the end
 */
export function publicAddress(origin: string, pathname: string, search: string): string {
  const [, first = ''] = pathname.split('/');
  const path = PUBLIC.test(pathname) ? pathname : `/${first}`;
  const told = [...new URLSearchParams(search)].filter(([name]) => CAMPAIGN.test(name));
  return origin + path + (told.length > 0 ? `?${new URLSearchParams(told)}` : '');
}
