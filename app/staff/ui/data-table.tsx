import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { formatTime } from '../../../shop/dates.ts';
import type { Loaded } from '../use-loaded.ts';
import { KeyPaging } from './key-paging.tsx';
import { LoadError } from './load-error.tsx';
import { Loading } from './loading.tsx';
import { Paging } from './paging.tsx';
import { CELL, type HeadColumn, TableHead } from './table-head.tsx';
import { useListParams } from './use-list-params.ts';

/** A column of a table; no other of it has its head. */
export interface Column<Row> extends HeadColumn {
  cell: (row: Row) => ReactNode;
  /** Where it stands on a card, which a row is below `lg`: over the whole width, unless this says otherwise. */
  card?: CardCell;
  className?: string;
}

/** A column of numbers or amounts: they end on one line below each other, and on a card they stand under its head. */
export const numbers = <Row,>(
  head: string,
  cell: Column<Row>['cell'],
  { span = 3, className = 'whitespace-nowrap' }: { span?: CardCell['span']; className?: string } = {},
): Column<Row> => ({ head, card: { span, named: true }, align: 'right', className, cell });

/** A column that says when. */
export const times = <Row,>(
  head: string,
  timeOf: (row: Row) => string,
  card: CardCell = { span: 3 },
): Column<Row> => ({
  head,
  card,
  className: 'whitespace-nowrap text-ink-soft tabular-nums',
  cell: (row) => formatTime(timeOf(row)),
});

interface CardCell {
  /** Sixths of the card's width. */
  span: keyof typeof SPANS;
  /** Its head stands over it; without it the value speaks for itself. */
  named?: boolean;
  end?: boolean;
}

const SPANS = {
  1: 'max-lg:col-span-1',
  2: 'max-lg:col-span-2',
  3: 'max-lg:col-span-3',
  4: 'max-lg:col-span-4',
  6: 'max-lg:col-span-6',
};

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | null | undefined;
  /** What a row is called by its checkbox: a product's name. */
  rowName?: (row: Row) => string;
  /** How far they are loaded; unset where they are here already. */
  loaded?: Pick<Loaded<unknown>, 'loading' | 'error' | 'reload'>;
  /** Said where there are none. */
  empty?: string;
  /** Cells of long texts begin on one line. */
  top?: boolean;
  /** Rows of one line, so that twenty fit on a screen. */
  dense?: boolean;
  selection?: Selection;
  /** The list's page, which says where the others are; nothing where all rows are here. */
  pages?: Pages | null;
}

const NOT_LOADING = { loading: false, error: null, reload: () => {} };

/** Pages that are counted, or that each begin behind a row. */
type Pages = { page?: number; totalPages: number; total: number; more?: boolean } | { next: string | null };

/**
 * A dense table that scrolls in its own box, under a head that stays; below `lg` every row is a card, and of the head
 * stays what chooses and sorts. While the next page is loaded the last one stays, paler.
 */
export function DataTable<Row extends { _id: string | number }>({
  caption,
  columns,
  rows,
  rowName,
  loaded = NOT_LOADING,
  empty = '',
  top = false,
  dense = false,
  selection,
  pages,
}: DataTableProps<Row>) {
  const { loading, error, reload } = loaded;
  const headWorks = selection !== undefined || columns.some(({ sort }) => sort);
  return (
    <>
      <section
        aria-label={caption}
        aria-busy={loading}
        {...(dense && { 'data-dense': '' })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard.
        tabIndex={0}
        className={`relative rounded-card border-line ${dense ? '' : 'lg:max-h-[calc(100dvh-9rem)]'} lg:overflow-auto lg:border lg:bg-paper print:max-h-none`}
      >
        <table className="w-full border-collapse text-left text-sm max-lg:block">
          <caption className="sr-only">{caption}</caption>
          <thead
            className={`text-xs text-ink-soft lg:sticky lg:top-0 lg:z-10 lg:bg-mist lg:shadow-[inset_0_-1px_var(--color-line)] ${headWorks ? 'max-lg:block' : 'max-lg:sr-only'}`}
          >
            <tr className="max-lg:relative max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:px-4">
              {selection && rows && (
                <th scope="col" className={`${CELL} lg:w-10`}>
                  <SelectAll keys={rows.map(({ _id }) => String(_id))} selection={selection} />
                </th>
              )}
              {columns.map((column) => (
                <TableHead key={column.head} column={column} />
              ))}
            </tr>
          </thead>
          <tbody
            className={`transition-opacity max-lg:grid max-lg:gap-3 max-lg:sm:grid-cols-2 ${top ? 'align-top' : ''} ${loading && rows ? 'opacity-55' : ''}`}
          >
            {rows?.map((row) => {
              const key = String(row._id);
              const isChosen = selection?.chosen.has(key) ?? false;
              const ground = isChosen ? 'bg-brand-soft/60' : 'max-lg:bg-paper';
              return (
                <tr
                  key={key}
                  className={`border-line hover:bg-canvas max-lg:grid max-lg:grid-cols-6 max-lg:content-start max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-2 max-lg:rounded-card max-lg:border max-lg:p-4 ${dense ? 'lg:h-8' : 'lg:h-10'} lg:border-b lg:last:border-0 ${ground}`}
                >
                  {selection && (
                    <td className={`${CELL} max-lg:block max-lg:text-left ${SPANS[1]}`}>
                      <Checkbox
                        label={`Select ${rowName?.(row) ?? key}`}
                        checked={isChosen}
                        onChange={() =>
                          selection.onChange(new Set(selection.chosen).symmetricDifference(new Set([key])))
                        }
                      />
                    </td>
                  )}
                  {columns.map((column) => (
                    <Cell key={column.head} column={column} row={row} />
                  ))}
                </tr>
              );
            })}
            {rows?.length === 0 && !error && (
              <tr className="max-lg:col-span-full max-lg:block max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-paper">
                <td
                  colSpan={columns.length + (selection ? 1 : 0)}
                  className="px-4 py-12 text-center text-ink-quiet max-lg:block"
                >
                  {empty}
                  <ShowAll />
                </td>
              </tr>
            )}
          </tbody>
        </table>
        {!rows && loading && <Loading className="justify-center px-4 py-12" />}
        <LoadError error={error} onRetry={reload} className="justify-center px-4 py-6" />
      </section>
      {pages && ('next' in pages ? <KeyPaging next={pages.next} /> : <Paging {...pages} />)}
    </>
  );
}

/** The way back from a search or filters that leave nothing. */
function ShowAll() {
  const { params } = useListParams();
  const { pathname } = useLocation();
  if ([...params.keys()].every((name) => NO_FILTERS.includes(name))) return null;
  return (
    <Link to={pathname} className="ml-3 font-semibold text-brand underline-offset-2 hover:underline">
      Show all
    </Link>
  );
}

/** Of an address: how a list is shown, not what is in it. */
const NO_FILTERS = ['page', 'after', 'sort'];

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { head, cell, align, card = { span: 6 }, className = '' } = column;
  const place = card.end ? 'max-lg:justify-self-end max-lg:text-right' : 'max-lg:text-left';
  return (
    <td
      className={`${CELL} min-w-0 max-lg:block ${align === 'right' ? 'tabular-nums lg:text-right' : ''} ${SPANS[card.span]} ${place} ${className}`}
    >
      {card.named && (
        <span aria-hidden="true" className="block text-xs font-normal text-ink-quiet lg:hidden">
          {head}
        </span>
      )}
      {cell(row)}
    </td>
  );
}

interface Selection {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Chooses all rows that are shown, or none of them. */
function SelectAll({ keys, selection }: { keys: readonly string[]; selection: Selection }) {
  const { chosen, onChange } = selection;
  const shown = new Set(keys);
  const all = shown.size > 0 && shown.isSubsetOf(chosen);
  return (
    <Checkbox
      label="Select all on this page"
      checked={all}
      onChange={() => onChange(all ? new Set(chosen).difference(shown) : new Set(chosen).union(shown))}
    />
  );
}

function Checkbox({ label, checked, onChange }: { label: string; checked: boolean; onChange: () => void }) {
  return (
    <label className="grid size-8 place-items-center max-lg:-ml-1.5 lg:in-data-dense:size-7">
      <span className="sr-only">{label}</span>
      <input type="checkbox" checked={checked} onChange={onChange} className="size-4.5 accent-brand" />
    </label>
  );
}
