import { useState } from 'react';
import { formatRupees } from '../../../../shop/money.ts';
import type { StaffOrderDetail } from '../../../../shop/orders/responses.ts';
import type { OrderReturn } from '../../../../shop/orders/returns/responses.ts';
import { type HandStep, refusalOfStep } from '../../../../shop/orders/returns/rules.ts';
import { ConfirmDialog } from '../../../staff/ui/confirm-dialog.tsx';
import { ReasonDialog } from '../../../staff/ui/reason-dialog.tsx';
import { useWrite } from '../../../staff/use-write.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast.ts';
import type { ChangedOrder } from '../change-order.ts';
import { InspectReturn } from './inspect-return.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { exchangeScreen, RETURN_STEP_LABELS, returnEndpoint, STEPS_OF } from './return-labels.ts';

interface ReturnStepsProps {
  order: StaffOrderDetail;
  one: OrderReturn;
  isManager: boolean;
  /** Whether a manager decides, and says why. */
  late: boolean;
}

/** The buttons of a return: the usual next step, and the other ways on. */
export function ReturnSteps({ order, one, isManager, late }: ReturnStepsProps) {
  const write = useWrite();
  const [busy, setBusy] = useState<HandStep | null>(null);
  const [asking, setAsking] = useState<HandStep | 'refund' | null>(null);
  const { state, exchange, toRefund } = one;
  const standing = { ...one, isExchangeCancelled: exchange?.isCancelled ?? true };
  // What else is missing, a dialog asks for.
  const steps = STEPS_OF[state].filter(
    (step) => refusalOfStep({ step, note: '-', isManager: true }, standing, order.returnDays) === null,
  );
  const asksWhy = (step: HandStep) =>
    step === 'decline' || (late && state === 'asked' && (step === 'approve' || step === 'receive'));
  const canExchange = state === 'inspected' && toRefund > 0 && (!exchange || exchange.isCancelled);

  const send = (step: HandStep, note: string) =>
    write<ChangedOrder>(returnEndpoint(one._id), {
      method: 'PUT',
      body: { step, note, version: order.version },
    });

  async function take(step: HandStep): Promise<string | null> {
    const result = await send(step, '');
    if (!result.ok) return result.message;
    showToast('success', result.value.message, { about: order._id });
    return null;
  }

  async function takeAtOnce(step: HandStep) {
    if (busy) return;
    setBusy(step);
    const problem = await take(step);
    setBusy(null);
    if (problem !== null) showToast('error', problem, { about: order._id });
  }

  function choose(step: HandStep) {
    if (step === 'inspect' || step === 'close' || asksWhy(step)) setAsking(step);
    else void takeAtOnce(step);
  }

  const isBlocked = (step: HandStep) => asksWhy(step) && step !== 'decline' && !isManager;
  const open = steps.filter((step) => !isBlocked(step));
  if (open.length === 0 && !canExchange && state !== 'asked') return null;
  return (
    <>
      {steps.some(isBlocked) && (
        <p className="mt-2 rounded-lg bg-accent-soft px-3 py-2">
          The return policy is over: a Shop Manager decides.
        </p>
      )}
      {state === 'inspected' && !isManager && toRefund > 0 && (
        <p className="mt-2 rounded-lg bg-accent-soft px-3 py-2">
          {formatRupees(toRefund)} are to go back: a Shop Manager gives them.
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {state === 'inspected' && isManager && toRefund > 0 && (
          <Button size="small" onClick={() => setAsking('refund')}>
            Give {formatRupees(toRefund)} back …
          </Button>
        )}
        {canExchange && (
          <ButtonLink size="small" variant="secondary" to={exchangeScreen(order._id, one._id)}>
            Exchange …
          </ButtonLink>
        )}
        {open.map((step, index) => (
          <Button
            key={step}
            size="small"
            variant={index === 0 && state !== 'inspected' && state !== 'settled' ? 'primary' : 'secondary'}
            busy={busy === step}
            onClick={() => choose(step)}
          >
            {RETURN_STEP_LABELS[step]}
          </Button>
        ))}
      </div>
      {asking === 'inspect' && <InspectReturn order={order} one={one} onClose={() => setAsking(null)} />}
      {asking === 'refund' && <RefundDialog order={order} one={one} onClose={() => setAsking(null)} />}
      {asking === 'close' && (
        <ConfirmDialog
          title="Close the return without money?"
          confirmLabel="Close it"
          onConfirm={() => take('close')}
          onClose={() => setAsking(null)}
        >
          <p>Nothing is given back for it. What was counted in stays counted in.</p>
        </ConfirmDialog>
      )}
      {asking !== null && asking !== 'refund' && asksWhy(asking) && (
        <ReasonDialog
          draft={`${asking} ${one._id}`}
          title={asking === 'decline' ? 'Decline the return?' : 'Take it after the return policy?'}
          confirmLabel={asking === 'decline' ? 'Decline it' : RETURN_STEP_LABELS[asking]}
          about={order._id}
          onSend={(reason) => send(asking, reason)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
