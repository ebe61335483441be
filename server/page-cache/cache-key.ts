/** What advertisements and newsletters put behind an address to count visitors. No page reads it. */
const COUNTING = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|igshid|mc_[ce]id)$/;

/** The address under which a response is cached: path and query, without what only counts visitors. */
export function cacheKey(address: string): string {
  const start = address.indexOf('?');
  if (start < 0) return address;
  const read = address.slice(start + 1).split('&');
  const kept = read.filter((part) => part !== '' && !COUNTING.test(part.split('=', 1)[0] ?? ''));
  return kept.length === 0 ? address.slice(0, start) : `${address.slice(0, start)}?${kept.join('&')}`;
}
