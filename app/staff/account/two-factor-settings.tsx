import { useState } from 'react';
import type { Enrolment, RecoveryCodes, TwoFactor } from '../../../shop/staff/two-factor/responses.ts';
import type { ApiFailure } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonVariant } from '../../ui/button-variant.ts';
import { showToast } from '../../ui/toast.ts';
import { STAFF_AREAS, useStaffKind } from '../areas.ts';
import { useWrite } from '../use-write.ts';
import { AccountCard } from './account-card.tsx';
import { Enrol } from './enrol.tsx';
import { IdentityQuestion, type Task } from './identity-question.tsx';

type Step =
  | { name: 'rest' }
  | { name: 'ask'; task: Task; button: string }
  | { name: 'enrol'; enrolment: Enrolment }
  | { name: 'codes'; codes: readonly string[] };

interface TwoFactorSettingsProps {
  twoFactor: TwoFactor | null;
  error: ApiFailure | null;
  /** Called once new recovery codes were kept. */
  onDone?: () => void;
}

/** Turns two-factor authentication on and off, moves it to another phone, and renews the recovery codes. */
export function TwoFactorSettings({ twoFactor, error, onDone }: TwoFactorSettingsProps) {
  const path = `${STAFF_AREAS[useStaffKind()].api}/second-factor`;
  const write = useWrite();
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const rest = () => setStep({ name: 'rest' });
  const showCodes = (codes: readonly string[]) => setStep({ name: 'codes', codes });
  const on = twoFactor?.on;

  function handleKept() {
    rest();
    onDone?.();
  }

  /** What is done once they have said who they are. */
  const task =
    <T,>(method: 'POST' | 'DELETE', endpoint: string, done: (value: T) => void): Task =>
    async (body) => {
      const result = await write<T>(endpoint, { method, body });
      if (!result.ok) return result;
      done(result.value);
      return null;
    };
  const turnOn = task<Enrolment>('POST', path, (enrolment) => setStep({ name: 'enrol', enrolment }));
  const renewCodes = task<RecoveryCodes>('POST', `${path}/recovery-codes`, (renewed) =>
    showCodes(renewed.recoveryCodes),
  );
  const turnOff = task('DELETE', path, () => {
    showToast('success', 'The second step is off.');
    rest();
  });

  /** A button that asks who it is first. */
  const button = (label: string, task: Task, goOn: string, variant: ButtonVariant = 'secondary') => (
    <Button variant={variant} onClick={() => setStep({ name: 'ask', task, button: goOn })}>
      {label}
    </Button>
  );

  return (
    <AccountCard heading="Second step of sign-in">
      {step.name === 'rest' && (
        <>
          <p className="mb-3 text-ink-soft">
            {!twoFactor && error?.message}
            {on === false && 'Off. With it, a password alone opens nothing: sign-in also asks your phone.'}
            {twoFactor?.on === true &&
              `On. ${twoFactor.recoveryCodesLeft} recovery codes are left for a day without your phone.`}
          </p>
          {on === false &&
            button('Turn on', turnOn, 'Continue', twoFactor?.required ? 'primary' : 'secondary')}
          {twoFactor?.on === true && (
            <div className="flex flex-wrap gap-2">
              {button('Use another phone', turnOn, 'Continue')}
              {button('New recovery codes', renewCodes, 'Get new codes')}
              {!twoFactor.required && button('Turn off', turnOff, 'Turn off')}
            </div>
          )}
        </>
      )}
      {step.name === 'ask' && (
        <IdentityQuestion button={step.button} withCode={on === true} task={step.task} onCancel={rest} />
      )}
      {step.name === 'enrol' && (
        <Enrol
          enrolment={step.enrolment}
          confirm={(code) => write<RecoveryCodes>(path, { method: 'PUT', body: { code } })}
          onDone={showCodes}
          onCancel={rest}
        />
      )}
      {step.name === 'codes' && <NewCodes codes={step.codes} onDone={handleKept} />}
    </AccountCard>
  );
}

/** The codes for a day without the phone. They are shown this once. */
function NewCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div role="alert">
      <p className="font-medium">
        The second step is on. Keep these recovery codes in a safe place: only they count from now on.
      </p>
      <p className="mt-1 text-ink-soft">
        Each works once instead of a code. They are not shown again; without them and without your phone, only
        a super admin can let you in.
      </p>
      <ul className="my-4 grid grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-mist p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onDone}>I have kept them</Button>
    </div>
  );
}
