import type {
  ImportSummary,
  PlannedProduct,
  Problem,
} from '../../../shop/catalogue/product-files/responses.ts';
import { PREVIEWED } from '../../../shop/catalogue/product-files/rules.ts';
import { ScrollTable } from '../../staff/ui/scroll-table.tsx';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { Counts } from './counts.tsx';
import { LISTED_PROBLEMS, type useImport } from './use-import.ts';

/** The result of an import: the message, what changes, and every problem by row and column. */
export function ImportReport({
  end,
  problems,
  planned,
}: Pick<ReturnType<typeof useImport>, 'end' | 'problems' | 'planned'>) {
  const changes = end?.summary ? end.summary.created + end.summary.changed : 0;
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
      {end?.ok && !end.saved && planned.length > 0 && <Preview planned={planned} total={changes} />}
    </>
  );
}

function Summary({ summary }: { summary: ImportSummary }) {
  const { rows, created, changed, unchanged, changedFields } = summary;
  const fields = Object.entries(changedFields).map(([field, count]) => `${field} of ${count ?? 0}`);
  return (
    <div className="text-sm">
      <Counts
        counts={[
          ['Rows', rows],
          ['New', created],
          ['Changed', changed],
          ['Unchanged', unchanged],
        ]}
      />
      {fields.length > 0 && <p className="mt-1 text-ink-soft">Changes: {fields.join(', ')}.</p>}
    </div>
  );
}

/** What becomes of the first products, before anything is stored. */
function Preview({ planned, total }: { planned: readonly PlannedProduct[]; total: number }) {
  return (
    <ScrollTable
      label="What the file changes"
      className="max-h-96 rounded-control"
      heads={['Product', ['SKU', 'hidden sm:table-cell'], 'What happens']}
      after={
        total > planned.length && (
          <p className="border-t border-line px-3 py-2 text-sm text-ink-soft">
            The first {PREVIEWED} of {total.toLocaleString('en-US')}.
          </p>
        )
      }
    >
      {planned.map(({ name, sku, isNew, changes }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two products may say the same, and the list only grows
        <tr key={index} className="border-t border-line align-top">
          <td className="px-3 py-1.5 [overflow-wrap:anywhere]">
            <p dir="auto" className="font-medium">
              {name}
            </p>
            {sku && <p className="text-ink-soft sm:hidden">{sku}</p>}
          </td>
          <td className="hidden px-3 py-1.5 whitespace-nowrap sm:table-cell">{sku}</td>
          <td className="px-3 py-1.5">
            {isNew ? (
              <StatusBadge tone="good">New</StatusBadge>
            ) : (
              <ul>
                {changes.map(({ field, before, after }) => (
                  <li key={field} className="[overflow-wrap:anywhere]">
                    <span className="text-ink-soft">{field}: </span>
                    <bdi>{before || '(empty)'}</bdi> → <bdi className="font-medium">{after || '(empty)'}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </td>
        </tr>
      ))}
    </ScrollTable>
  );
}

function Problems({ problems, total }: { problems: readonly Problem[]; total: number }) {
  return (
    <ScrollTable
      label="Problems"
      className="max-h-96 rounded-control"
      heads={[['Row', 'text-right'], 'Column', ['Value', 'hidden sm:table-cell'], 'Problem']}
      after={
        total > LISTED_PROBLEMS && (
          <p className="border-t border-line px-3 py-2 text-sm text-ink-soft">
            The first {LISTED_PROBLEMS} of {total.toLocaleString('en-US')}.
          </p>
        )
      }
    >
      {problems.map(({ row, column, value, message }) => (
        <tr key={`${row} ${column} ${message}`} className="border-t border-line align-top">
          <td className="px-3 py-1.5 text-right tabular-nums">{row}</td>
          <td className="px-3 py-1.5 whitespace-nowrap">{column ?? 'the whole row'}</td>
          <td className="hidden max-w-56 px-3 py-1.5 [overflow-wrap:anywhere] text-ink-soft sm:table-cell">
            <Cell value={value} />
          </td>
          <td className="px-3 py-1.5">
            {message}
            {value !== null && (
              <p className="[overflow-wrap:anywhere] text-ink-soft sm:hidden">
                In the file: <Cell value={value} />
              </p>
            )}
          </td>
        </tr>
      ))}
    </ScrollTable>
  );
}

/** What stands in a cell of the file. */
function Cell({ value }: { value: string | null }) {
  if (value === null) return null;
  return value.trim() === '' ? '(empty)' : <bdi>{value}</bdi>;
}
