import type { SheetLook } from '../../../shop/back-office/settlements/responses.ts';
import {
  type Columns,
  DAY_ORDERS,
  type DayOrder,
  MEANINGS,
  type Meaning,
} from '../../../shop/back-office/settlements/sheet/rules.ts';
import { Options } from '../../forms/select.tsx';
import { ScrollTable } from '../../staff/ui/scroll-table.tsx';
import { CONTROL } from '../../staff/ui/toolbar.tsx';
import { Button } from '../../ui/button.tsx';
import { SheetTotals } from './figures.tsx';
import { MEANING_LABELS } from './labels.ts';
import { SheetRows } from './sheet-rows.tsx';
import type { Choice } from './use-sheet.ts';

interface ReportProps {
  look: SheetLook;
  choice: Choice;
  onChoose: (changed: Partial<Choice>) => void;
}

/** What was found in the sheet, or what has to be said before it can be read. */
export function SheetReport({ look, choice, onChoose }: ReportProps) {
  const { message, asks, totals, totalsFaults, rows, problems, columns } = look;
  const good = look.ready && look.faults === 0;
  return (
    <>
      <div role="status">
        <p
          className={`rounded-control px-4 py-3 text-sm font-medium ${good ? 'bg-brand-soft text-brand-strong' : 'bg-accent-soft text-accent'}`}
        >
          {message}
        </p>
      </div>
      {asks === 'day-order' && <DayOrders onChoose={(dayOrder) => onChoose({ dayOrder })} />}
      {totals && <SheetTotals totals={totals} rows={rows} />}
      {totalsFaults.length > 0 && (
        <ul className="rounded-control border border-danger/30 bg-danger-soft px-4 py-3 text-sm text-danger">
          {totalsFaults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <ScrollTable
          label="Cells that cannot be read"
          className="max-h-96 rounded-control"
          heads={[['Row', 'text-right'], 'Column', 'Problem']}
        >
          {problems.map(({ row, column, message }) => (
            <tr key={`${row} ${column} ${message}`} className="border-t border-line">
              <td className="px-3 py-1.5 text-right tabular-nums">{row}</td>
              <td className="px-3 py-1.5">{column ?? 'the whole row'}</td>
              <td className="px-3 py-1.5">{message}</td>
            </tr>
          ))}
        </ScrollTable>
      )}
      <ColumnChoice
        columns={columns}
        open={asks === 'columns' || problems.length > 0}
        onChange={(name, meaning) =>
          onChoose({ columns: { ...(choice.columns ?? meaningsOf(columns)), [name]: meaning } })
        }
      />
      {rows.length > 0 && <SheetRows rows={rows} />}
    </>
  );
}

const DAY_ORDER_LABELS = {
  'day-first': 'The day comes first',
  'month-first': 'The month comes first',
} as const satisfies Record<DayOrder, string>;

function DayOrders({ onChoose }: { onChoose: (order: DayOrder) => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      {DAY_ORDERS.map((order) => (
        <Button key={order} variant="secondary" onClick={() => onChoose(order)}>
          {DAY_ORDER_LABELS[order]}
        </Button>
      ))}
    </div>
  );
}

const meaningsOf = (columns: SheetLook['columns']): Columns =>
  Object.fromEntries(columns.map(({ name, meaning }) => [name, meaning]));

interface ColumnChoiceProps {
  columns: SheetLook['columns'];
  open: boolean;
  onChange: (name: string, meaning: Meaning) => void;
}

/** What each column of the sheet means, to be corrected by hand. */
function ColumnChoice({ columns, open, onChange }: ColumnChoiceProps) {
  if (columns.length === 0) return null;
  return (
    <details key={String(open)} open={open} className="rounded-card border border-line bg-paper p-4">
      <summary className="min-h-6 cursor-pointer text-sm font-semibold">What the columns mean</summary>
      <div className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {columns.map(({ name, meaning }) => (
          <label key={name} className="min-w-0 text-sm text-ink-soft">
            <span className="mb-1 block break-words">{name}</span>
            <select
              value={meaning}
              onChange={({ target }) => {
                const chosen = MEANINGS.find((one) => one === target.value);
                if (chosen) onChange(name, chosen);
              }}
              className={`${CONTROL} w-full`}
            >
              <Options choices={Object.entries(MEANING_LABELS)} />
            </select>
          </label>
        ))}
      </div>
    </details>
  );
}
