import { useState } from 'react';
import { FULFILMENT_LABELS, STEP_NAMES, STEPS, type Step } from '../../../../shop/orders/fulfilment/rules.ts';
import { CONTROL } from '../../../staff/ui/toolbar.tsx';
import { STEP_LABELS } from '../fulfilment/fulfilment-labels.ts';
import type { ChosenOrder } from './chosen-orders.ts';
import { ManyDialog } from './many-dialog.tsx';

/** Takes one step with all chosen orders. */
export function StepDialog({ chosen, onClose }: { chosen: readonly ChosenOrder[]; onClose: () => void }) {
  const [step, setStep] = useState<Step>('pack');
  const [unconfirmed, setUnconfirmed] = useState(false);
  return (
    <ManyDialog
      title="Move the chosen orders to their next step"
      endpoint="fulfilment"
      body={{ step, ...(step === 'pack' && unconfirmed && { unconfirmed }) }}
      done={`now “${FULFILMENT_LABELS[STEPS[step].to]}”`}
      chosen={chosen}
      onClose={onClose}
    >
      <label className="text-sm font-semibold">
        Step
        <select
          value={step}
          onChange={({ target }) => setStep(STEP_NAMES.find((each) => each === target.value) ?? 'pack')}
          className={`${CONTROL} mt-1 block w-full font-normal`}
        >
          {STEP_NAMES.map((each) => (
            <option key={each} value={each}>
              {STEP_LABELS[each].label}
            </option>
          ))}
        </select>
      </label>
      {step === 'pack' && (
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={unconfirmed}
            onChange={({ target }) => setUnconfirmed(target.checked)}
            className="size-4.5 accent-brand"
          />
          Pack cash orders too that nobody has confirmed
        </label>
      )}
      {step === 'count-in' && (
        <p className="text-sm text-ink-soft">
          All units count as whole and go back onto the shelf. Count a damaged parcel on its own page.
        </p>
      )}
    </ManyDialog>
  );
}
