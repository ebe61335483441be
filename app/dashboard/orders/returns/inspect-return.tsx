import { type FormEvent, useState } from 'react';
import type { StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import type { OrderReturn } from '../../../../shop/orders/returns/responses.ts';
import { faultOfInspection } from '../../../../shop/orders/returns/rules.ts';
import { Dialog } from '../../../staff/ui/dialog.tsx';
import { useWrite } from '../../../staff/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { showToast } from '../../../ui/toast.ts';
import type { ChangedOrder } from '../change-order.ts';
import { returnEndpoint } from './return-labels.ts';
import { UnitInput, UnitLine } from './unit-line.tsx';

interface InspectReturnProps {
  order: StaffOrderDetail;
  one: OrderReturn;
  onClose: () => void;
}

type Typed = Readonly<Record<number, { good: string; damaged: string }>>;

/** Asks, line by line, what of a return is whole and what is damaged; it begins with what is most likely. */
export function InspectReturn({ order, one, onClose }: InspectReturnProps) {
  const write = useWrite();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const isDamaged = one.reason === 'damaged' || one.reason === 'faulty';
  const [typed, setTyped] = useState<Typed>(() =>
    Object.fromEntries(
      one.lines.map(({ lineNumber, units }) => [
        lineNumber,
        { good: isDamaged ? '0' : String(units), damaged: isDamaged ? String(units) : '0' },
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
    const lines = one.lines.map(({ lineNumber }) => {
      const { good = '0', damaged = '0' } = typed[lineNumber] ?? {};
      return { lineNumber, good: Number(good), damaged: Number(damaged) };
    });
    const isWhole = lines
      .flatMap(({ good, damaged }) => [good, damaged])
      .every((units) => Number.isInteger(units) && units >= 0);
    const fault = isWhole ? faultOfInspection(one.lines, lines) : 'Please enter a whole number of units.';
    if (fault) return setError(fault);
    setBusy(true);
    const body = { step: 'inspect', lines, version: order.version };
    const result = await write<ChangedOrder>(returnEndpoint(one._id), { method: 'PUT', body });
    setBusy(false);
    if (!result.ok) return setError(result.message);
    showToast('success', result.value.message, { about: order._id });
    onClose();
  }

  return (
    <Dialog title="What is in the parcel?" onClose={onClose}>
      <form noValidate onSubmit={send} className="grid gap-3">
        <p className="text-sm text-ink-soft">
          Whole units go back onto the shelf. Damaged ones are written off, and what is not counted is still
          with the customer.
        </p>
        <ul className="grid gap-3">
          {one.lines.map(({ lineNumber, units }) => (
            <UnitLine
              key={lineNumber}
              name={order.items.find((line) => line.lineNumber === lineNumber)?.name ?? ''}
              said={`${units} asked for`}
            >
              <UnitInput
                label="Whole"
                value={typed[lineNumber]?.good ?? ''}
                onChange={(text) => type(lineNumber, 'good', text)}
              />
              <UnitInput
                label="Damaged"
                value={typed[lineNumber]?.damaged ?? ''}
                onChange={(text) => type(lineNumber, 'damaged', text)}
              />
            </UnitLine>
          ))}
        </ul>
        <FormAlert message={error} />
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" busy={busy}>
            Count it in
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
