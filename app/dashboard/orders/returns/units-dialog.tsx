import { type FormEvent, type ReactNode, useState } from 'react';
import type { ApiResult } from '../../../api.ts';
import { FormDialog, type FormDialogProps } from '../../../staff/ui/form-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import { UnitInput, UnitLine } from './unit-line.tsx';

/** What came back of a line. */
export interface CountedUnits {
  lineNumber: number;
  good: number;
  damaged: number;
}

interface UnitsDialogProps extends Pick<FormDialogProps, 'title' | 'confirmLabel' | 'onClose'> {
  /** What becomes of the units. */
  note: ReactNode;
  /** Each line, with the numbers that are most likely. */
  lines: readonly (CountedUnits & { name: string; said: string })[];
  /** The id of the order. */
  about: string;
  /** @returns what is wrong with it, or null where it can be sent */
  judge: (counted: readonly CountedUnits[]) => string | null;
  onSend: (counted: readonly CountedUnits[]) => Promise<ApiResult<{ message: string }>>;
}

const KINDS = [
  ['good', 'Whole'],
  ['damaged', 'Damaged'],
] as const;

/** Asks, line by line, how many units came back whole and how many damaged. */
export function UnitsDialog({ note, lines, about, judge, onSend, ...dialog }: UnitsDialogProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // By line: the order may be loaded again, with fewer of them, while this is open.
  const [typed, setTyped] = useState<Readonly<Record<number, { good: string; damaged: string }>>>(() =>
    Object.fromEntries(
      lines.map(({ lineNumber, good, damaged }) => [
        lineNumber,
        { good: String(good), damaged: String(damaged) },
      ]),
    ),
  );
  const textsOf = (lineNumber: number) => typed[lineNumber] ?? { good: '0', damaged: '0' };

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const counted = lines.map(({ lineNumber }) => {
      const { good, damaged } = textsOf(lineNumber);
      return { lineNumber, good: Number(good), damaged: Number(damaged) };
    });
    const isWhole = counted
      .flatMap(({ good, damaged }) => [good, damaged])
      .every((units) => Number.isInteger(units) && units >= 0);
    const fault = isWhole ? judge(counted) : 'Please enter a whole number of units.';
    if (fault) return setError(fault);
    setBusy(true);
    const result = await onSend(counted);
    setBusy(false);
    if (!result.ok) return setError(result.message);
    showToast('success', result.value.message, { about });
    dialog.onClose();
  }

  return (
    <FormDialog {...dialog} form={{ alert: error, busy }} onSubmit={send}>
      <p className="text-sm text-ink-soft">{note}</p>
      <ul className="grid gap-3">
        {lines.map(({ lineNumber, name, said }) => (
          <UnitLine key={lineNumber} name={name} said={said}>
            {KINDS.map(([kind, label]) => (
              <UnitInput
                key={kind}
                label={label}
                value={textsOf(lineNumber)[kind]}
                onChange={(text) => {
                  setTyped({ ...typed, [lineNumber]: { ...textsOf(lineNumber), [kind]: text } });
                  setError(null);
                }}
              />
            ))}
          </UnitLine>
        ))}
      </ul>
    </FormDialog>
  );
}
