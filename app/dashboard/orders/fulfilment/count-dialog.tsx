import { type FormEvent, useState } from 'react';
import { type CountedLine, faultOfCount } from '../../../../shop/orders/fulfilment/counting/rules.ts';
import type { StaffOrder } from '../../../../shop/orders/responses.ts';
import { Dialog } from '../../../staff/ui/dialog.tsx';
import { CONTROL } from '../../../staff/ui/toolbar.tsx';
import { useWrite } from '../../../staff/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { showToast } from '../../../ui/toast.ts';
import { type ChangedOrder, orderChange } from '../change-order.ts';

interface CountDialogProps {
  order: StaffOrder;
  /** The whole parcel, which is whole unless somebody says otherwise, or what was missing in it and turned up. */
  counts: 'count-in' | 'returns';
  onClose: () => void;
}

type Typed = Readonly<Record<number, { good: string; damaged: string }>>;

const outside = ({ quantity, returnedGood, returnedDamaged }: StaffOrder['items'][number]) =>
  quantity - returnedGood - returnedDamaged;

/** Asks, line by line, how many units came back whole and how many damaged; it begins with what is most likely. */
export function CountDialog({ order, counts, onClose }: CountDialogProps) {
  const write = useWrite();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const lines = order.items.filter((line) => outside(line) > 0);
  const [typed, setTyped] = useState<Typed>(() =>
    Object.fromEntries(
      lines.map((line) => [
        line.lineNumber,
        { good: counts === 'count-in' ? String(outside(line)) : '0', damaged: '0' },
      ]),
    ),
  );

  function type(lineNumber: number, what: 'good' | 'damaged', text: string) {
    const line = typed[lineNumber] ?? { good: '0', damaged: '0' };
    setTyped({ ...typed, [lineNumber]: { ...line, [what]: text } });
    setError(null);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const counted = lines.map((line): CountedLine => {
      const { good = '0', damaged = '0' } = typed[line.lineNumber] ?? {};
      return {
        lineNumber: line.lineNumber,
        good: line.returnedGood + Number(good),
        damaged: line.returnedDamaged + Number(damaged),
      };
    });
    const isWhole = counted.every(({ good, damaged }) => Number.isInteger(good) && Number.isInteger(damaged));
    const fault = isWhole ? faultOfCount(order, counted) : 'Please enter a whole number of units.';
    if (fault) return setError(fault);
    setBusy(true);
    const result = await write<ChangedOrder>(
      ...(counts === 'count-in'
        ? orderChange(order, 'fulfilment', { step: 'count-in', lines: counted })
        : orderChange(order, 'returns', { lines: counted })),
    );
    setBusy(false);
    if (!result.ok) return setError(result.message);
    showToast('success', result.value.message, { about: order._id });
    onClose();
  }

  const input = (lineNumber: number, what: 'good' | 'damaged', label: string) => (
    <label className="text-xs text-ink-soft">
      {label}
      <input
        type="number"
        min={0}
        inputMode="numeric"
        value={typed[lineNumber]?.[what] ?? ''}
        onChange={({ target }) => type(lineNumber, what, target.value)}
        onFocus={({ target }) => target.select()}
        className={`${CONTROL} block w-20 text-right tabular-nums`}
      />
    </label>
  );

  return (
    <Dialog
      title={counts === 'count-in' ? `Count order ${order.number} back in` : 'What turned up?'}
      onClose={onClose}
    >
      <form noValidate onSubmit={send}>
        <p className="text-sm text-ink-soft">
          Whole units go back onto the shelf. Damaged ones don’t
          {counts === 'count-in' && ', and what is not counted is missing'}.
        </p>
        <ul className="mt-3 grid gap-3">
          {lines.map((line) => (
            <li key={line.lineNumber} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-end gap-2">
              <fieldset className="contents">
                <legend className="sr-only">{line.name}</legend>
                <span className="text-sm">
                  <span className="block font-medium">{line.name}</span>
                  <span className="text-xs text-ink-quiet">{outside(line)} outside</span>
                </span>
                {input(line.lineNumber, 'good', 'Whole')}
                {input(line.lineNumber, 'damaged', 'Damaged')}
              </fieldset>
            </li>
          ))}
        </ul>
        <div className="mt-3">
          <FormAlert message={error} />
        </div>
        <div className="mt-5 flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" busy={busy}>
            Count in
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
