import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { useListParams, withParams } from './use-list-params.ts';

const STEP = 'inline-flex min-h-11 items-center gap-1 rounded-control px-3 text-sm font-semibold lg:min-h-9';

interface PagingProps {
  /** Where it may be another than the address asks for. */
  page?: number;
  totalPages: number;
  total: number;
  /** Whether there are more than were counted. */
  more?: boolean;
}

/** How many a list has, and the way through its pages by links, where it has more than one. */
export function Paging({ page: shown, totalPages, total, more = false }: PagingProps) {
  const { params } = useListParams();
  const page = shown ?? Number(params.get('page') ?? 1);
  const last = Math.max(1, totalPages);
  const inAll = `${total.toLocaleString('en-US')}${more ? '+' : ''} in all`;
  if (page === 1 && last === 1) {
    return total > 0 && <p className="mt-3 text-sm text-ink-soft tabular-nums">{inAll}</p>;
  }
  return (
    <nav aria-label="Pages" className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-sm">
      <p className="text-ink-soft tabular-nums">
        Page {page} of {last} · {inAll}
      </p>
      <div className="flex gap-2">
        <Step to={page > 1 ? page - 1 : null} params={params}>
          <ChevronLeftIcon className="size-4" /> Previous
        </Step>
        <Step to={page < last ? page + 1 : null} params={params}>
          Next <ChevronRightIcon className="size-4" />
        </Step>
      </div>
    </nav>
  );
}

function Step({ to, params, children }: { to: number | null; params: URLSearchParams; children: ReactNode }) {
  if (to === null) {
    return (
      <span aria-disabled="true" className={`${STEP} bg-mist text-ink-quiet`}>
        {children}
      </span>
    );
  }
  return (
    <Link
      to={{ search: withParams(params, { page: to === 1 ? '' : String(to) }).toString() }}
      className={`${STEP} border border-line-strong/60 bg-paper text-brand hover:bg-brand-soft`}
    >
      {children}
    </Link>
  );
}
