import type { ImportsPage, ListedImport } from '../../../shop/catalogue/product-files/responses.ts';
import { UNDO_DAYS } from '../../../shop/catalogue/product-files/rules.ts';
import { formatTime } from '../../../shop/dates.ts';
import { type Column, DataTable, times } from '../../staff/ui/data-table.tsx';
import { RowButton } from '../../staff/ui/row-button.tsx';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import type { Loaded } from '../../staff/use-loaded.ts';

interface PastImportsProps {
  loaded: Loaded<ImportsPage>;
  onUndo: (one: ListedImport) => void;
}

/** The imports that changed something, each with its undo. */
export function PastImports({ loaded, onUndo }: PastImportsProps) {
  const { data } = loaded;
  return (
    <section aria-labelledby="past-imports" className="mt-6">
      <h2 id="past-imports" className="mb-1 text-lg font-bold">
        Imports
      </h2>
      <p className="mb-3 max-w-prose text-sm text-ink-soft">
        For {UNDO_DAYS} days an import can be undone: new products go, the others are as they were before.
        What was changed since stays.
      </p>
      <DataTable
        caption="Imports"
        columns={columnsWith(onUndo)}
        rows={data?.imports}
        loaded={loaded}
        empty="No file was imported yet."
        pages={data}
      />
    </section>
  );
}

const count = (number: number) => number.toLocaleString('en-US');

const columnsWith = (onUndo: (one: ListedImport) => void): Column<ListedImport>[] => [
  times('Imported', ({ at }) => at, { span: 4 }),
  { head: 'By', card: { span: 2, end: true }, cell: ({ by }) => <bdi>{by}</bdi> },
  {
    head: 'File',
    className: 'font-semibold [overflow-wrap:anywhere]',
    cell: ({ fileName }) => <bdi>{fileName}</bdi>,
  },
  { head: 'New', card: { span: 3, named: true }, align: 'right', cell: ({ created }) => count(created) },
  { head: 'Changed', card: { span: 3, named: true }, align: 'right', cell: ({ changed }) => count(changed) },
  {
    head: 'Undo',
    cell: (one) => <UndoCell one={one} onUndo={onUndo} />,
  },
];

function UndoCell({ one, onUndo }: { one: ListedImport; onUndo: (one: ListedImport) => void }) {
  const { canBeUndone, undone, fileName, at } = one;
  if (canBeUndone) {
    return (
      <RowButton
        verb="Undo"
        what={`the import of ${fileName}, ${formatTime(at)}`}
        variant="secondary"
        onClick={() => onUndo(one)}
      />
    );
  }
  if (!undone) return <span className="text-ink-soft">Too old</span>;
  const { removed, restored, kept, by } = undone;
  return (
    <div className="text-sm">
      <StatusBadge tone="quiet">Undone</StatusBadge>{' '}
      <span className="text-ink-soft">
        by <bdi>{by}</bdi>, {formatTime(undone.at)}: {count(removed)} removed, {count(restored)} put back
        {kept > 0 && `, of ${count(kept)} something stayed`}
      </span>
    </div>
  );
}
