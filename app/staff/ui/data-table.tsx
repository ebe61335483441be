import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { failureMessage } from '../failure-message.ts';
import type { Loaded } from '../use-loaded.ts';
import { type CardCell, cardCell, cardHead } from './card-cell.ts';
import { SelectAll, type Selection, SelectRow } from './row-selection.tsx';
import { CELL, type HeadColumn, TableHead } from './table-head.tsx';

export interface Column<Row> extends HeadColumn {
  /** Unique among the table's columns. */
  key: string;
  cell: (row: Row) => ReactNode;
  /** Where it stands on a card, which a row is below `lg`. */
  card?: CardCell;
  className?: string;
}

interface DataTableProps<Row> {
  /** What the table lists, for people who can't see it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string;
  /** What a row is called by its checkbox: a product's name. */
  rowName?: (row: Row) => string;
  /** How its data stands (app/staff/use-loaded.ts). */
  loaded: Pick<Loaded<unknown>, 'loading' | 'error' | 'reload'>;
  /** The sentence of a list without rows. */
  empty: string;
  selection?: Selection;
}

/**
 * A dense table that scrolls in its own box, under a head that stays; below `lg`, where it would have to scroll
 * sideways, every row is a card, and the head keeps what chooses and sorts. While the next page is loaded the last one
 * stays, paler.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowName = rowKey,
  loaded,
  empty,
  selection,
}: DataTableProps<Row>) {
  const { loading, error, reload } = loaded;
  const span = columns.length + (selection ? 1 : 0);
  const headWorks = selection !== undefined || columns.some(({ sort }) => sort);
  return (
    <section
      aria-label={caption}
      aria-busy={loading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard.
      tabIndex={0}
      className="relative rounded-card border-line lg:max-h-[calc(100dvh-9rem)] lg:overflow-auto lg:border lg:bg-paper print:max-h-none"
    >
      <table className="w-full border-collapse text-left text-sm max-lg:block">
        <caption className="sr-only">{caption}</caption>
        <thead
          className={`text-xs text-ink-soft lg:sticky lg:top-0 lg:z-10 lg:bg-mist lg:shadow-[inset_0_-1px_var(--color-line)] ${headWorks ? 'max-lg:block' : 'max-lg:sr-only'}`}
        >
          <tr className="max-lg:relative max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:px-4">
            {selection && rows && (
              <th scope="col" className={`${CELL} lg:w-10`}>
                <SelectAll keys={rows.map(rowKey)} selection={selection} />
              </th>
            )}
            {columns.map(({ key, head, sort, align }) => (
              <TableHead key={key} head={head} {...(sort && { sort })} {...(align && { align })} />
            ))}
          </tr>
        </thead>
        <tbody
          className={`transition-opacity max-lg:grid max-lg:gap-3 max-lg:sm:grid-cols-2 ${loading && rows ? 'opacity-55' : ''}`}
        >
          {rows?.map((row) => {
            const key = rowKey(row);
            const ground = selection?.chosen.has(key) ? 'bg-brand-soft/60' : 'max-lg:bg-paper';
            return (
              <tr
                key={key}
                className={`border-line hover:bg-canvas max-lg:grid max-lg:grid-cols-6 max-lg:content-start max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-2 max-lg:rounded-card max-lg:border max-lg:p-4 lg:h-10 lg:border-b lg:last:border-0 ${ground}`}
              >
                {selection && (
                  <td className={`${CELL} ${cardCell({ span: 1 })}`}>
                    <SelectRow rowKey={key} name={rowName(row)} selection={selection} />
                  </td>
                )}
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
              </tr>
            );
          })}
          {rows?.length === 0 && !error && (
            <tr className="max-lg:col-span-full max-lg:block max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-paper">
              <td colSpan={span} className="px-4 py-12 text-center text-ink-quiet max-lg:block">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {!rows && loading && (
        <p className="flex items-center justify-center gap-2 px-4 py-12 text-sm text-ink-quiet">
          <Spinner /> Loading...
        </p>
      )}
      <div role="alert">
        {error && (
          <p className="flex flex-wrap items-center justify-center gap-3 px-4 py-6 text-sm font-medium text-danger">
            {failureMessage(error)}
            <Button variant="secondary" onClick={reload}>
              Try again
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { head, cell, align, card, className = '' } = column;
  const headVariant = cardHead(card);
  return (
    <td
      className={`${CELL} min-w-0 ${align === 'right' ? 'tabular-nums lg:text-right' : ''} ${cardCell(card)} ${className}`}
    >
      {headVariant && (
        <span aria-hidden="true" className={headVariant}>
          {head}
        </span>
      )}
      {cell(row)}
    </td>
  );
}
