import type { ImportSummary, Problem } from '../../../shop/catalogue/product-files/types.ts';
import { LISTED_PROBLEMS, type useImport } from './use-import.ts';

/** The result of an import: the message, the changes, and every problem by row and column. */
export function ImportReport({ end, problems }: Pick<ReturnType<typeof useImport>, 'end' | 'problems'>) {
  return (
    <>
      <div role="alert">
        {end && (
          <p
            className={`rounded-control px-4 py-3 text-sm font-medium ${end.ok ? 'bg-brand-soft text-brand-strong' : 'border border-danger/30 bg-danger-soft text-danger'}`}
          >
            {end.message}
          </p>
        )}
      </div>
      {end?.summary && <Summary summary={end.summary} />}
      {problems.length > 0 && (
        <Problems problems={problems} total={end?.summary?.problems ?? problems.length} />
      )}
    </>
  );
}

function Summary({ summary }: { summary: ImportSummary }) {
  const { rows, created, changed, unchanged, changedFields } = summary;
  const fields = Object.entries(changedFields).map(([field, count]) => `${field} of ${count ?? 0}`);
  const totals = [
    ['Rows', rows],
    ['New', created],
    ['Changed', changed],
    ['Unchanged', unchanged],
  ] as const;
  return (
    <div className="text-sm">
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {totals.map(([name, count]) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="font-semibold tabular-nums">{count.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
      {fields.length > 0 && <p className="mt-1 text-ink-soft">Changes: {fields.join(', ')}.</p>}
    </div>
  );
}

function Problems({ problems, total }: { problems: readonly Problem[]; total: number }) {
  return (
    <section
      aria-label="Problems"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard.
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-control border border-line"
    >
      <table className="w-full text-left text-sm">
        <thead className="sticky top-0 bg-mist text-xs text-ink-soft">
          <tr>
            <th scope="col" className="px-3 py-1.5 text-right font-semibold">
              Row
            </th>
            <th scope="col" className="px-3 py-1.5 font-semibold">
              Column
            </th>
            <th scope="col" className="px-3 py-1.5 font-semibold">
              Problem
            </th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ row, column, message }) => (
            <tr key={`${row} ${column} ${message}`} className="border-t border-line">
              <td className="px-3 py-1.5 text-right tabular-nums">{row}</td>
              <td className="px-3 py-1.5 whitespace-nowrap">{column ?? 'the whole row'}</td>
              <td className="px-3 py-1.5">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {total > LISTED_PROBLEMS && (
        <p className="border-t border-line px-3 py-2 text-sm text-ink-soft">
          The first {LISTED_PROBLEMS} of {total.toLocaleString('en-US')}.
        </p>
      )}
    </section>
  );
}
