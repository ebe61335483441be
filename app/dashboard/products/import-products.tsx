import { useId, useState } from 'react';
import type { ImportsPage, UndoPreview } from '../../../shop/catalogue/product-files/responses.ts';
import {
  COLUMNS,
  NEEDED_FOR_NEW,
  type NewProductStatus,
} from '../../../shop/catalogue/product-files/rules.ts';
import { loadList } from '../../staff/load-list.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { HeadingLink, ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { UnsavedGuard } from '../../staff/ui/unsaved-guard.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/import-products.ts';
import { ImportReport } from './import-report.tsx';
import { PastImports } from './past-imports.tsx';
import { type ToUndo, UndoImport, undoPath } from './undo-import.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { useImport } from './use-import.ts';

export const clientLoader = loadList<ImportsPage>('/api/v1/products/imports');

const PHASES = { reading: 'Reading', checking: 'Checking', saving: 'Saving' } as const;

/** Imports products from a CSV file: first a look at every row, then all of it or nothing; and undoes it (R580 to R588). */
export default function ImportProducts({ loaderData }: Route.ComponentProps) {
  const id = useId();
  const loaded = useLoaded(loaderData);
  const [file, setFile] = useState<File | null>(null);
  const [newProducts, setNewProducts] = useState<NewProductStatus>('draft');
  const [toUndo, setToUndo] = useState<ToUndo | null>(null);
  const imported = useImport();
  const { running, progress, end, run, reset } = imported;
  const changes = end?.summary ? end.summary.created + end.summary.changed : 0;
  const ready = !running && end?.ok === true && !end.saved && changes > 0;

  function choose(chosen: File | null) {
    setFile(chosen);
    if (chosen) void run(chosen, true, newProducts);
    else reset();
  }

  async function save(chosen: File) {
    await run(chosen, false, newProducts);
    loaded.reload();
  }

  async function askToUndo({ _id, fileName }: Omit<ToUndo, 'preview'>) {
    setToUndo({ _id, fileName, preview: null });
    const preview = await requestAsStaff<UndoPreview>('admin', undoPath(_id));
    setToUndo((now) => (now?._id === _id ? { ...now, preview } : now));
  }

  const saving = running && progress?.phase === 'saving';
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
          <StatusChoice value={newProducts} disabled={running} onChange={setNewProducts} />
          {running && (
            <div className="space-y-2">
              <UploadProgress
                part={progress?.part ?? 0}
                label={PHASES[progress?.phase ?? 'reading']}
                afterwards="One moment …"
              />
              <p className="text-sm text-ink-soft tabular-nums">
                {progress ? `${progress.rows.toLocaleString('en-US')} rows` : 'Sending the file …'}
              </p>
              <Button variant="secondary" onClick={reset}>
                Stop; nothing is saved
              </Button>
            </div>
          )}
          <ImportReport {...imported} />
          {ready && file && (
            <Button size="large" onClick={() => save(file)}>
              Import {changes.toLocaleString('en-US')} {changes === 1 ? 'product' : 'products'}
            </Button>
          )}
          {!running && end?.importId && file && (
            <Button
              variant="secondary"
              onClick={() => askToUndo({ _id: end.importId ?? '', fileName: file.name })}
            >
              Undo this import
            </Button>
          )}
          {!running && end && !end.ok && file && (
            <p className="text-sm text-ink-soft">Correct the file, save it, and choose it again.</p>
          )}
        </div>
        <ImportHelp />
      </div>
      <PastImports loaded={loaded} onUndo={askToUndo} />
      {toUndo && (
        <UndoImport
          toUndo={toUndo}
          onClose={() => setToUndo(null)}
          onUndone={() => {
            if (toUndo._id === end?.importId) reset();
            loaded.reload();
          }}
        />
      )}
      <UnsavedGuard unsaved={saving} unkept={saving} />
    </>
  );
}

const STATUS_CHOICES = [
  ['draft', 'As drafts', 'Only staff see them until they are published.'],
  ['published', 'Published', 'Shoppers see them at once.'],
] as const;

function StatusChoice({
  value,
  disabled,
  onChange,
}: {
  value: NewProductStatus;
  disabled: boolean;
  onChange: (status: NewProductStatus) => void;
}) {
  const name = useId();
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-1.5 text-sm font-semibold">New products</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {STATUS_CHOICES.map(([status, label, hint]) => (
          <label key={status} className="flex min-h-11 items-start gap-2 py-1.5 text-sm">
            <input
              type="radio"
              name={name}
              checked={value === status}
              onChange={() => onChange(status)}
              className="mt-0.5 size-5 accent-brand"
            />
            <span>
              {label}
              <span className="block text-ink-soft">{hint}</span>
            </span>
          </label>
        ))}
      </div>
      <p className="text-sm text-ink-soft">A status in the file goes first.</p>
    </fieldset>
  );
}

function ImportHelp() {
  return (
    <aside aria-label="How it works" className="space-y-2 text-sm text-ink-soft">
      <p>
        The easiest way is to export products, change the file in Excel, and import it again. Every row is
        looked at first; nothing is saved while one of them is wrong.
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-brand lg:min-h-8 lg:py-1.5">
          What the columns mean
        </summary>
        <div className="space-y-2">
          <p>
            A row with an <b>_id</b>, or with a <b>sku</b> that the shop knows, changes that product. Any
            other row is a new one; it needs {NEEDED_FOR_NEW.join(', ')}. Its pictures are added in its form.
          </p>
          <p>
            A column that is left out stays as it is: leave <b>quantity</b> out when the shop has been selling
            meanwhile.
          </p>
          <p>
            <b>weight</b> is in grams, <b>length</b>, <b>width</b> and <b>height</b> in centimetres.{' '}
            <b>categories</b> are further ones: Kitchen {'>'} Pans; Gifts.
          </p>
          <p>
            A product with variants says its <b>options</b>: Size: S, M; Colour: Red. Each variant names it in{' '}
            <b>variantOf</b> by its SKU, and its own <b>optionValues</b>: S; Red. A backslash before one of ;
            : , {'>'} makes it part of a name.
          </p>
          <p>
            Columns: <span className="[overflow-wrap:anywhere]">{COLUMNS.join(', ')}</span>. Commas,
            semicolons and tabs are read.
          </p>
        </div>
      </details>
    </aside>
  );
}
