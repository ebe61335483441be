import { useRef, useState } from 'react';
import type { StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import {
  daysSinceDelivery,
  describePeriod,
  faultOfAsked,
  isLate,
  RETURN_REASONS,
  unitsToAskFor,
} from '../../../../shop/orders/returns/rules.ts';
import { returnFieldsSchema } from '../../../../shop/orders/returns/schemas.ts';
import { REASON_NAMES, type ReturnReason } from '../../../../shop/orders/returns/types.ts';
import { newAttemptKey } from '../../../cart/order-attempt.ts';
import { TextArea } from '../../../forms/field.tsx';
import { Select } from '../../../forms/select.tsx';
import { useStaffForm } from '../../../staff/drafts/use-staff-form.ts';
import { Dialog, DialogActions } from '../../../staff/ui/dialog.tsx';
import { useWrite } from '../../../staff/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { showToast } from '../../../ui/toast.ts';
import type { ChangedOrder } from '../change-order.ts';
import { orderEndpoint } from '../order-labels.ts';
import { returnEndpoint } from './return-labels.ts';
import { UnitInput, UnitLine } from './unit-line.tsx';

interface OpenedReturn extends ChangedOrder {
  returnId: string;
}

/** Units of an order's lines that are in a return whose inspection is still to come. */
function reservedOf({ returns }: StaffOrderDetail) {
  return returns
    .filter(({ state }) => state === 'asked' || state === 'expected' || state === 'received')
    .flatMap(({ lines }) => lines);
}

/** The lines of which something can still be returned, and how much. */
export function unitsLeft(order: StaffOrderDetail) {
  const reserved = reservedOf(order);
  return order.items
    .map((line) => ({ ...line, left: unitsToAskFor(line, reserved) }))
    .filter(({ left }) => left > 0);
}

const REASONS = REASON_NAMES.map((name) => [name, RETURN_REASONS[name].label] as const);

interface OpenReturnProps {
  order: StaffOrderDetail;
  onClose: () => void;
  /** It is in the shop already: its inspection is next. */
  onReceived: (returnId: string) => void;
}

/** Writes down what a customer wants to send back, and why; what somebody brings is taken in at once. */
export function OpenReturn({ order, onClose, onReceived }: OpenReturnProps) {
  const write = useWrite();
  const lines = unitsLeft(order);
  const [key] = useState(newAttemptKey);
  /** Whether it is sent by the button that takes it in at once. */
  const isHere = useRef(false);
  const only = lines.length === 1 && lines[0]?.left === 1 ? lines[0].lineNumber : null;
  const [units, setUnits] = useState<Readonly<Record<number, string>>>(only === null ? {} : { [only]: '1' });
  const form = useStaffForm({
    draft: `return of ${order._id}`,
    schema: returnFieldsSchema,
    defaultValues: { reason: '', note: '' },
    missing: 'Please choose why it comes back.',
  });

  const submit = form.submit(async ({ reason, note }) => {
    const wasHere = isHere.current;
    const asked = lines
      .map(({ lineNumber }) => ({ lineNumber, units: Number(units[lineNumber] ?? '0') }))
      .filter((line) => line.units !== 0);
    if (asked.length === 0) return form.fail('Please enter how many come back.');
    const isWhole = asked.every((line) => Number.isInteger(line.units) && line.units > 0);
    const fault = isWhole
      ? faultOfAsked(order.items, reservedOf(order), asked)
      : 'Please enter a whole number of units.';
    if (fault) return form.fail(fault);
    const body = { reason, note, lines: asked, version: order.version };
    const request = { method: 'POST', body, idempotencyKey: key } as const;
    const opened = await write<OpenedReturn>(`${orderEndpoint(order._id)}/returns`, request);
    if (!opened.ok) return form.fail(opened.message, opened.fields);
    const { returnId } = opened.value;
    const received = wasHere && (await receive(returnId));
    if (!received) showToast('success', opened.value.message, { about: order._id });
    onClose();
    if (received) onReceived(returnId);
  });

  /** Open it is by then: what stands in the way of taking it in, its own buttons ask for. */
  async function receive(returnId: string): Promise<boolean> {
    const request = { method: 'PUT', body: { step: 'receive', note: '' } } as const;
    const result = await write<ChangedOrder>(returnEndpoint(returnId), request);
    if (!result.ok) showToast('error', result.message, { about: order._id });
    return result.ok;
  }

  return (
    <Dialog title={`Return of order ${order.number}`} onClose={onClose}>
      <form ref={form.ref} noValidate onSubmit={submit} className="grid gap-3">
        <Select field={form.field('reason')} label="Why" prompt="Choose the reason" choices={REASONS} />
        <ul className="grid gap-3">
          {lines.map(({ lineNumber, name, left }) => (
            <UnitLine key={lineNumber} name={name} said={`${left} with the customer`}>
              <UnitInput
                label="Comes back"
                value={units[lineNumber] ?? '0'}
                onChange={(text) => setUnits({ ...units, [lineNumber]: text })}
              />
            </UnitLine>
          ))}
        </ul>
        <Period order={order} reason={form.watch('reason')} />
        <TextArea field={form.field('note')} label="What the customer says" optional rows={2} />
        <FormAlert message={form.alert} />
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          {/* Enter presses the other one: this is no submit button. */}
          <Button
            variant="secondary"
            busy={form.busy}
            onClick={() => {
              isHere.current = true;
              form.ref.current?.requestSubmit();
            }}
          >
            It has arrived
          </Button>
          <Button
            type="submit"
            busy={form.busy}
            onClick={() => {
              isHere.current = false;
            }}
          >
            Open the return
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** In which of the shop's periods it is asked for, to be said on the phone. */
function Period({ order, reason }: { order: StaffOrderDetail; reason: string }) {
  const days = daysSinceDelivery(order.deliveredAt, new Date().toISOString());
  const known = REASON_NAMES.find((name): name is ReturnReason => name === reason);
  const late = known && isLate(known, days, order.returnDays);
  const since = days === null ? '' : sinceDelivery(days);
  return (
    <p role="status" className={`text-sm ${late ? 'font-medium text-danger' : 'text-ink-soft'}`}>
      {[describePeriod(days, order.returnDays), since].filter(Boolean).join(', ')}.
      {late && ' For this reason the return policy is over: a Shop Manager decides.'}
    </p>
  );
}

function sinceDelivery(days: number): string {
  if (days === 0) return 'on the day of the delivery';
  return `${days === 1 ? 'one day' : `${days} days`} after the delivery`;
}
