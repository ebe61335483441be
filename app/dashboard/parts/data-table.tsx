import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { failureSentence } from '../../staff/failure-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { withParams } from './use-list-params.ts';
import type { Remote } from './use-remote.ts';

export interface Column<Row> {
  /** Unique among the table's columns. */
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** The name that `sort` has in the address when the head sorts by this column. */
  sort?: string;
  /** Numbers stand at the right. */
  align?: 'left' | 'right';
  className?: string;
}

interface Selection {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

interface DataTableProps<Row> {
  /** What the table lists, for people who can't see it. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | null;
  rowKey: (row: Row) => string;
  /** What a row is called by its checkbox: a product's name. */
  rowName?: (row: Row) => string;
  remote: Pick<Remote<unknown>, 'loading' | 'error' | 'reload'>;
  /** The sentence of a list without rows. */
  empty: string;
  selection?: Selection;
  /** What becomes of the rows on a phone: they scroll sideways in their box, or each is a card. */
  narrow?: 'scroll' | 'cards';
}

/** The classes of the table's parts on a phone, where its rows are cards: a column's head stands before its cell. */
const CARDS = {
  box: 'max-sm:max-h-none',
  table: 'max-sm:block',
  head: 'max-sm:sr-only',
  body: 'max-sm:block',
  row: 'max-sm:block max-sm:h-auto max-sm:py-2',
  cell: 'max-sm:grid max-sm:grid-cols-[5.5rem_minmax(0,1fr)] max-sm:items-baseline max-sm:justify-items-start max-sm:gap-x-3 max-sm:px-4 max-sm:py-1 max-sm:text-left',
} as const;
const AS_THEY_ARE = { box: '', table: '', head: '', body: '', row: '', cell: '' } as const;

const CELL = 'px-3 py-1.5 first:pl-4 last:pr-4';

/**
 * A dense table that scrolls in its own box, under a head that stays. While the next page is loaded the last one
 * stays, paler.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowName = rowKey,
  remote,
  empty,
  selection,
  narrow = 'scroll',
}: DataTableProps<Row>) {
  const look = narrow === 'cards' ? CARDS : AS_THEY_ARE;
  const { loading, error, reload } = remote;
  const span = columns.length + (selection ? 1 : 0);
  return (
    <section
      aria-label={caption}
      aria-busy={loading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard.
      tabIndex={0}
      className={`relative max-h-[calc(100dvh-9rem)] overflow-auto rounded-card border border-line bg-paper print:max-h-none ${look.box}`}
    >
      <table className={`w-full border-collapse text-left text-sm ${look.table}`}>
        <caption className="sr-only">{caption}</caption>
        <thead
          className={`sticky top-0 z-10 bg-mist text-xs text-ink-soft shadow-[inset_0_-1px_var(--color-line)] ${look.head}`}
        >
          <tr>
            {selection && rows && (
              <th scope="col" className={`${CELL} w-10`}>
                <SelectAll keys={rows.map(rowKey)} selection={selection} />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody className={`transition-opacity ${look.body} ${loading && rows ? 'opacity-55' : ''}`}>
          {rows?.map((row) => {
            const key = rowKey(row);
            const chosen = selection?.chosen.has(key) ?? false;
            return (
              <tr
                key={key}
                className={`h-10 border-b border-line last:border-0 hover:bg-canvas ${look.row} ${chosen ? 'bg-brand-soft/60' : ''}`}
              >
                {selection && (
                  <td className={CELL}>
                    <Checkbox
                      label={`Select ${rowName(row)}`}
                      checked={chosen}
                      onChange={() => selection.onChange(toggled(selection.chosen, key))}
                    />
                  </td>
                )}
                {columns.map(({ key: name, head, cell, align, className = '' }) => (
                  <td
                    key={name}
                    className={`${CELL} ${align === 'right' ? 'text-right tabular-nums' : ''} ${className} ${look.cell}`}
                  >
                    {narrow === 'cards' && (
                      <span aria-hidden="true" className="text-xs text-ink-quiet sm:hidden">
                        {head}
                      </span>
                    )}
                    {cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
          {rows?.length === 0 && !error && (
            <tr>
              <td colSpan={span} className="px-4 py-12 text-center text-ink-quiet">
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
            {failureSentence(error)}
            <Button variant="secondary" onClick={reload}>
              Try again
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}

/** A head that sorts is a link: first upwards, then downwards. */
function Head<Row>({ column: { head, sort, align } }: { column: Column<Row> }) {
  const [params] = useSearchParams();
  const now = params.get('sort');
  const direction = now === sort ? 'ascending' : now === `-${sort}` ? 'descending' : 'none';
  const right = align === 'right' ? 'text-right' : '';
  if (!sort) {
    return (
      <th scope="col" className={`${CELL} font-semibold whitespace-nowrap ${right}`}>
        {head}
      </th>
    );
  }
  const next = direction === 'ascending' ? `-${sort}` : sort;
  return (
    <th scope="col" aria-sort={direction} className={`${CELL} font-semibold whitespace-nowrap ${right}`}>
      <Link
        to={{ search: withParams(params, { sort: next }).toString() }}
        replace
        preventScrollReset
        className="inline-flex min-h-8 items-center gap-1 hover:text-brand hover:underline"
      >
        {head}
        <span aria-hidden="true" className="w-2 text-brand">
          {direction === 'ascending' ? '↑' : direction === 'descending' ? '↓' : ''}
        </span>
      </Link>
    </th>
  );
}

function SelectAll({ keys, selection }: { keys: readonly string[]; selection: Selection }) {
  const { chosen, onChange } = selection;
  const all = keys.length > 0 && keys.every((key) => chosen.has(key));
  function change() {
    const next = new Set(chosen);
    for (const key of keys) {
      if (all) next.delete(key);
      else next.add(key);
    }
    onChange(next);
  }
  return <Checkbox label="Select all on this page" checked={all} onChange={change} />;
}

function toggled(chosen: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return next;
}

interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange: () => void;
}

function Checkbox({ label, checked, onChange }: CheckboxProps) {
  return (
    <label className="grid size-8 place-items-center">
      <span className="sr-only">{label}</span>
      <input type="checkbox" checked={checked} onChange={onChange} className="size-4.5 accent-brand" />
    </label>
  );
}
