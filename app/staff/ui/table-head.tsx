import { Link } from 'react-router';
import { useListParams, withParams } from './use-list-params.ts';

/** The room in every cell of a table; a card's row has its own. */
export const CELL =
  'lg:px-3 lg:py-1.5 lg:first:pl-4 lg:last:pr-4 lg:in-data-dense:px-2 lg:in-data-dense:py-0';

export interface HeadColumn {
  head: string;
  /** The name that `sort` has in the address when the head sorts by this column. */
  sort?: string;
  /** Numbers stand at the right. */
  align?: 'right';
}

/** The head of a column. One that sorts is a link: first upwards, then downwards; over cards only those are seen. */
export function TableHead({ column: { head, sort, align } }: { column: HeadColumn }) {
  const { params } = useListParams();
  const className = `${CELL} lg:in-data-dense:h-7 font-semibold whitespace-nowrap ${align === 'right' ? 'lg:text-right' : ''}`;
  if (!sort) {
    return (
      <th scope="col" className={`${className} max-lg:sr-only`}>
        {head}
      </th>
    );
  }
  const now = params.get('sort');
  const direction = now === sort ? 'ascending' : now === `-${sort}` ? 'descending' : 'none';
  const next = direction === 'ascending' ? `-${sort}` : sort;
  return (
    <th scope="col" aria-sort={direction} className={className}>
      <Link
        to={{ search: withParams(params, { sort: next }).toString() }}
        replace
        preventScrollReset
        className={`inline-flex min-h-11 items-center gap-1 hover:text-brand hover:underline lg:min-h-8 lg:in-data-dense:min-h-7 ${align === 'right' ? 'lg:flex-row-reverse' : ''}`}
      >
        {head}
        <span aria-hidden="true" className="w-2 text-brand">
          {ARROWS[direction]}
        </span>
      </Link>
    </th>
  );
}

const ARROWS = {
  ascending: '↑',
  descending: '↓',
  // Over cards nothing else says that the word sorts.
  none: <span className="text-ink-quiet lg:hidden">↕</span>,
};
