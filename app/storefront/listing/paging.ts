import type { Paging } from '../../../shop/catalogue/listing/rules.ts';

/** The numbers that the row of page links shows: both ends and the neighbours; null stands for a gap. */
export function pageLinks({ number, pages }: Paging): (number | null)[] {
  const shown = [1, number - 1, number, number + 1, pages].filter((page) => page >= 1 && page <= pages);
  const ordered = [...new Set(shown)].sort((a, b) => a - b);
  return ordered.flatMap((page, index) => {
    const previous = ordered[index - 1];
    return previous !== undefined && page - previous > 1 ? [null, page] : [page];
  });
}

/** Where a page of a list is; the first one has the list's own address, which may have a query. */
export function pageAddress(address: string, number: number): string {
  if (number === 1) return address;
  return `${address}${address.includes('?') ? '&' : '?'}page=${number}`;
}
