import { useState } from 'react';
import { formatTime } from '../../../../shop/dates.ts';
import { formatRupees } from '../../../../shop/money.ts';
import {
  LEAVING_STEPS,
  nextStep,
  possibleSteps,
  refusalOf,
  type Step,
  stepCourierSays,
} from '../../../../shop/orders/fulfilment/rules.ts';
import { dueBeforePacking } from '../../../../shop/orders/payments/rules.ts';
import type { StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import { standingDemands } from '../../../../shop/orders/risk/rules.ts';
import { ConfirmDialog } from '../../../staff/ui/confirm-dialog.tsx';
import { ReasonDialog } from '../../../staff/ui/reason-dialog.tsx';
import { useKeys } from '../../../staff/use-keys.ts';
import { useWrite } from '../../../staff/use-write.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import { OVERRULE } from '../../risk/overrule.ts';
import { type ChangedOrder, orderChange } from '../change-order.ts';
import { Panel } from '../panel.tsx';
import { StateBadge } from '../state-badge.tsx';
import { FULFILMENT_STATES, PARCEL_STATES } from '../states.ts';
import { CountDialog, outside } from './count-dialog.tsx';
import { STEP_LABELS } from './fulfilment-labels.ts';
import { WeightForm } from './weight-form.tsx';

/** Where the parcel is, the steps that lead on from there with one key each, its weight, and what comes back. */
export function FulfilmentPanel({ order }: { order: StaffOrderDetail }) {
  const write = useWrite();
  const [busy, setBusy] = useState<Step | null>(null);
  const [asking, setAsking] = useState<'unconfirmed' | 'unpaid' | 'lose' | 'count-in' | 'returns' | null>(
    null,
  );
  const next = nextStep(order);
  const rank = (step: Step) => (step === next ? 0 : step === 'unpack' || step === 'take-back' ? 2 : 1);
  const steps = possibleSteps(order).toSorted((one, other) => rank(one) - rank(other));

  /** Cancelled before anything was packed: there is nothing to do here until it is taken up again. */
  const isOver = order.status === 'Cancelled' && order.fulfilment === 'to-pack';

  const [asked, setAsked] = useState<{ step: Step; message: string } | null>(null);

  async function take(step: Step, unconfirmed = false) {
    if (busy) return;
    setBusy(step);
    const body = { step, ...(unconfirmed && { unconfirmed }) };
    const result = await write<ChangedOrder>(...orderChange(order, 'fulfilment', body));
    setBusy(null);
    if (result.ok) return showToast('success', result.value.message, { about: order._id });
    if (result.code === 'RULE_ASKS') return setAsked({ step, message: result.message });
    if (result.code === 'NOT_CONFIRMED') return setAsking('unconfirmed');
    if (result.code === 'NOT_PAID') return setAsking('unpaid');
    showToast('error', result.message, { about: order._id });
  }

  function takeAsked(step: Step, unconfirmed?: boolean) {
    setAsking(null);
    void take(step, unconfirmed);
    return undefined;
  }

  const choose = (step: Step) => (step === 'count-in' || step === 'lose' ? setAsking(step) : void take(step));

  useKeys(Object.fromEntries(steps.map((step) => [STEP_LABELS[step].key, () => choose(step)])));

  return (
    <Panel title="Fulfilment">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {isOver ? (
          <span className="text-ink-soft">Nothing to pack: the order is cancelled.</span>
        ) : (
          <StateBadge state={FULFILMENT_STATES[order.fulfilment]} />
        )}
        {order.dispatchedAt && <span className="text-ink-soft">Left {formatTime(order.dispatchedAt)}</span>}
        {order.deliveredAt && (
          <span className="text-ink-soft">Delivered {formatTime(order.deliveredAt)}</span>
        )}
      </p>
      {order.courierSays && stepCourierSays(order) && (
        <p className="mt-2 rounded-lg bg-accent-soft px-3 py-2 text-sm">
          {order.courier} says otherwise: <strong>{PARCEL_STATES[order.courierSays].label}</strong>.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {steps.map((step) => (
          <Button
            key={step}
            size="small"
            variant={step === next && !asksFirst(step, order) ? 'primary' : 'secondary'}
            busy={busy === step}
            aria-keyshortcuts={STEP_LABELS[step].key}
            onClick={() => choose(step)}
          >
            {STEP_LABELS[step].label}
            <Key letter={STEP_LABELS[step].key} />
          </Button>
        ))}
        {order.fulfilment === 'back' && order.items.some((line) => outside(line) > 0) && (
          <Button size="small" variant="secondary" onClick={() => setAsking('returns')}>
            Something turned up …
          </Button>
        )}
      </div>
      <ReturnedLines items={order.items} />
      <Weight order={order} />
      {(asking === 'unconfirmed' || asking === 'unpaid') && (
        <ConfirmDialog
          title={`Pack order ${order.number} ${asking === 'unpaid' ? 'before it is paid' : 'unconfirmed'}?`}
          confirmLabel="Pack anyway"
          cancelLabel="Not now"
          onConfirm={() => takeAsked('pack', true)}
          onClose={() => setAsking(null)}
        >
          {asking === 'unconfirmed' ? (
            <p>
              {order.customer.name} pays in cash, and nobody has confirmed the order yet. Parcels that nobody
              asked about come back most often.
            </p>
          ) : (
            <p>
              {formatRupees(dueBeforePacking(order))} should come first, and{' '}
              {order.paidAmount === 0 ? 'nothing' : formatRupees(order.paidAmount)} has come.
            </p>
          )}
        </ConfirmDialog>
      )}
      {asked && (
        <ReasonDialog
          draft="overrule"
          title={`${STEP_LABELS[asked.step].label} anyway?`}
          {...OVERRULE}
          confirmLabel={`${STEP_LABELS[asked.step].label} anyway`}
          about={order._id}
          onSend={(overrule) => write(...orderChange(order, 'fulfilment', { step: asked.step, overrule }))}
          onClose={() => setAsked(null)}
        >
          {asked.message}
        </ReasonDialog>
      )}
      {asking === 'lose' && (
        <ConfirmDialog
          title={`Is the parcel of order ${order.number} lost?`}
          confirmLabel="It is lost"
          dangerous
          onConfirm={() => takeAsked('lose')}
          onClose={() => setAsking(null)}
        >
          <p>The order becomes Cancelled, and its units do not go back to the stock.</p>
        </ConfirmDialog>
      )}
      {(asking === 'count-in' || asking === 'returns') && (
        <CountDialog order={order} counts={asking} onClose={() => setAsking(null)} />
      )}
    </Panel>
  );
}

/** Whether a step is taken only after a question: what it asks for is done first, so the step is not what is next. */
function asksFirst(step: Step, order: StaffOrderDetail): boolean {
  return (
    refusalOf(step, order) !== null ||
    (LEAVING_STEPS.has(step) && standingDemands(order, order.risk).length > 0)
  );
}

/** What the parcel weighs: typed until it is delivered or the order cancelled, and only read afterwards. */
function Weight({ order }: { order: StaffOrderDetail }) {
  if (order.status !== 'Delivered' && order.status !== 'Cancelled') return <WeightForm order={order} />;
  if (order.parcelWeightGrams === null) return null;
  return (
    <p className="mt-3 text-sm text-ink-soft tabular-nums">
      Weighed {order.parcelWeightGrams.toLocaleString('en-US')} g
    </p>
  );
}

/** The key of a step, on its button. */
function Key({ letter }: { letter: string }) {
  return (
    <span
      aria-hidden="true"
      className="rounded border border-current px-1 font-sans text-xs leading-4 uppercase max-lg:hidden"
    >
      {letter}
    </span>
  );
}

/** What of the lines came back. */
function ReturnedLines({ items }: Pick<StaffOrderDetail, 'items'>) {
  const returned = items.filter(({ returnedGood, returnedDamaged }) => returnedGood + returnedDamaged > 0);
  if (returned.length === 0) return null;
  return (
    <ul className="mt-3 space-y-1 text-sm text-ink-soft">
      {returned.map(({ lineNumber, name, returnedGood, returnedDamaged }) => (
        <li key={lineNumber}>
          {name}:{' '}
          {[returnedGood && `${returnedGood} back whole`, returnedDamaged && `${returnedDamaged} damaged`]
            .filter(Boolean)
            .join(', ')}
        </li>
      ))}
    </ul>
  );
}
