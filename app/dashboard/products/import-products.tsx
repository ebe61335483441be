import { useId, useState } from 'react';
import type { ImportSummary, Problem } from '../../../shop/catalogue/product-files/responses.ts';
import { COLUMNS, NEEDED_FOR_NEW } from '../../../shop/catalogue/product-files/rules.ts';
import { HeadingLink, ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { ScrollTable } from '../../staff/ui/scroll-table.tsx';
import { UnsavedGuard } from '../../staff/ui/unsaved-guard.tsx';
import { Button } from '../../ui/button.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { LISTED_PROBLEMS, useImport } from './use-import.ts';

/** Imports products from a CSV file: first a look at every row, then all of it or nothing. */
export default function ImportProducts() {
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const imported = useImport();
  const { running, progress, end, run, cancel, reset } = imported;
  const changes = end?.summary ? end.summary.created + end.summary.changed : 0;
  const ready = !running && end?.ok === true && !end.saved && changes > 0;

  function choose(chosen: File | null) {
    setFile(chosen);
    if (chosen) void run(chosen, true);
    else reset();
  }

  return (
    <>
      <ScreenHeading title="Import products">
        <HeadingLink to="/dashboard/edit-delete-product">All products</HeadingLink>
      </ScreenHeading>
      <div className="grid max-w-5xl items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-4 rounded-card border border-line bg-paper p-4 sm:p-5">
          <div>
            <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
              CSV file
            </label>
            <input
              id={id}
              type="file"
              accept=".csv,text/csv,text/tab-separated-values"
              disabled={running}
              onChange={({ target }) => choose(target.files?.[0] ?? null)}
              className="block w-full text-sm text-ink-soft file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-line-strong file:bg-paper file:px-4 file:font-semibold file:text-ink hover:file:bg-mist"
            />
          </div>
          {running && (
            <div className="space-y-2">
              <UploadProgress
                part={progress?.part ?? 0}
                label={progress?.phase === 'saving' ? 'Saving' : 'Checking'}
                afterwards="One moment …"
              />
              <p className="text-sm text-ink-soft tabular-nums">
                {progress ? `${progress.rows.toLocaleString('en-US')} rows` : 'Sending the file …'}
              </p>
              <Button variant="secondary" onClick={cancel}>
                Stop; nothing is saved
              </Button>
            </div>
          )}
          <ImportReport {...imported} />
          {ready && file && (
            <Button size="large" onClick={() => run(file, false)}>
              Import {changes.toLocaleString('en-US')} {changes === 1 ? 'product' : 'products'}
            </Button>
          )}
          {!running && end && !end.ok && file && (
            <p className="text-sm text-ink-soft">Correct the file, save it, and choose it again.</p>
          )}
        </div>
        <ImportHelp />
      </div>
      <UnsavedGuard
        unsaved={running && progress?.phase === 'saving'}
        unkept={running && progress?.phase === 'saving'}
      />
    </>
  );
}

function ImportHelp() {
  return (
    <aside aria-label="How it works" className="space-y-2 text-sm text-ink-soft">
      <p>
        The easiest way is to export products, change the file in Excel, and import it again. Every row is
        looked at first; nothing is saved while one of them is wrong.
      </p>
      <p>
        A row with an <b>_id</b> changes that product. A row without one is a new product; it needs{' '}
        {NEEDED_FOR_NEW.join(', ')}. Its pictures are added in its form.
      </p>
      <p>
        A column that is left out stays as it is: leave <b>quantity</b> out when the shop has been selling
        meanwhile.
      </p>
      <p>Columns: {COLUMNS.join(', ')}. Commas, semicolons and tabs are read.</p>
    </aside>
  );
}

/** The result of an import: the message, the changes, and every problem by row and column. */
function ImportReport({ end, problems }: Pick<ReturnType<typeof useImport>, 'end' | 'problems'>) {
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
    <ScrollTable
      label="Problems"
      className="max-h-96 rounded-control"
      heads={[['Row', 'text-right'], 'Column', 'Problem']}
      after={
        total > LISTED_PROBLEMS && (
          <p className="border-t border-line px-3 py-2 text-sm text-ink-soft">
            The first {LISTED_PROBLEMS} of {total.toLocaleString('en-US')}.
          </p>
        )
      }
    >
      {problems.map(({ row, column, message }) => (
        <tr key={`${row} ${column} ${message}`} className="border-t border-line">
          <td className="px-3 py-1.5 text-right tabular-nums">{row}</td>
          <td className="px-3 py-1.5 whitespace-nowrap">{column ?? 'the whole row'}</td>
          <td className="px-3 py-1.5">{message}</td>
        </tr>
      ))}
    </ScrollTable>
  );
}
