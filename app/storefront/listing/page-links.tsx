import { Link } from 'react-router';
import type { Paging } from '../../../shop/catalogue/listing/rules.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { pageAddress, pageLinks } from './paging.ts';

const LINK =
  'inline-grid size-11 place-items-center rounded-control border border-line bg-paper text-sm font-semibold tabular-nums text-ink transition-colors hover:border-brand hover:text-brand aria-[current=page]:border-brand aria-[current=page]:bg-brand aria-[current=page]:text-white';

/** Plain links to the pages of a listing. */
export function PageLinks({ paging, address }: { paging: Paging; address: string }) {
  const { number, pages } = paging;
  if (pages < 2) return null;
  const links = pageLinks(paging);
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center justify-center gap-2">
      {number > 1 && (
        <Link to={pageAddress(address, number - 1)} rel="prev" aria-label="Previous page" className={LINK}>
          <ChevronLeftIcon className="size-4" />
        </Link>
      )}
      {links.map((page, index) =>
        page === null ? (
          <span key={`gap after ${links[index - 1]}`} className="px-1 text-ink-quiet">
            …
          </span>
        ) : (
          <Link
            key={page}
            to={pageAddress(address, page)}
            aria-label={`Page ${page}`}
            aria-current={page === number ? 'page' : undefined}
            className={LINK}
          >
            {page}
          </Link>
        ),
      )}
      {number < pages && (
        <Link to={pageAddress(address, number + 1)} rel="next" aria-label="Next page" className={LINK}>
          <ChevronRightIcon className="size-4" />
        </Link>
      )}
    </nav>
  );
}
