import { useState } from 'react';
import type {
  Enrolment,
  RecoveryCodes as NewCodes,
  TwoFactor,
} from '../../../shop/staff/two-factor/responses.ts';
import type { ApiFailure } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { STAFF_AREAS } from '../areas.ts';
import { failureMessage } from '../failure-message.ts';
import type { StaffKind } from '../token-store.ts';
import { useWrite } from '../use-write.ts';
import { AccountCard } from './account-card.tsx';
import { Enrol } from './enrol.tsx';
import { type Identity, IdentityQuestion } from './identity-question.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** What the buttons do; each asks who it is first. */
type Task = 'turn on' | 'turn off' | 'renew codes';

type Step =
  | { name: 'rest' }
  | { name: 'ask'; task: Task }
  | { name: 'enrol'; enrolment: Enrolment }
  | { name: 'codes'; codes: readonly string[] };

const GO_ON: Readonly<Record<Task, string>> = {
  'turn on': 'Continue',
  'turn off': 'Turn off',
  'renew codes': 'Get new codes',
};

interface TwoFactorSettingsProps {
  kind: StaffKind;
  twoFactor: TwoFactor | null;
  /** Why that could not be loaded. */
  error: ApiFailure | null;
}

/** Turns the second step of sign-in on and off, moves it to another phone, and renews the recovery codes. */
export function TwoFactorSettings({ kind, twoFactor, error }: TwoFactorSettingsProps) {
  const path = `${STAFF_AREAS[kind].api}/second-factor`;
  const write = useWrite(kind);
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const rest = () => setStep({ name: 'rest' });
  const showCodes = (codes: readonly string[]) => setStep({ name: 'codes', codes });
  const on = twoFactor?.on;

  const tasks: Readonly<Record<Task, (identity: Identity) => ReturnType<typeof begin>>> = {
    'turn on': begin,
    'turn off': turnOff,
    'renew codes': renewCodes,
  };

  async function begin(body: Identity) {
    const result = await write<Enrolment>(path, { method: 'POST', body });
    if (!result.ok) return result;
    setStep({ name: 'enrol', enrolment: result.value });
    return null;
  }

  async function turnOff(body: Identity) {
    const result = await write(path, { method: 'DELETE', body });
    if (!result.ok) return result;
    showToast('success', 'The second step is off.');
    rest();
    return null;
  }

  async function renewCodes(body: Identity) {
    const result = await write<NewCodes>(`${path}/recovery-codes`, {
      method: 'POST',
      body,
    });
    if (!result.ok) return result;
    showCodes(result.value.recoveryCodes);
    return null;
  }

  const button = (task: Task, label: string) => (
    <Button variant="secondary" onClick={() => setStep({ name: 'ask', task })}>
      {label}
    </Button>
  );

  return (
    <AccountCard heading="Second step of sign-in">
      {step.name === 'rest' && (
        <>
          <p className="mb-3 text-ink-soft">
            {!twoFactor && error && failureMessage(error)}
            {on === false && 'Off. With it, a password alone opens nothing: sign-in also asks your phone.'}
            {twoFactor?.on === true &&
              `On. ${twoFactor.recoveryCodesLeft} recovery codes are left for a day without your phone.`}
          </p>
          {on === false && button('turn on', 'Turn on')}
          {on === true && (
            <div className="flex flex-wrap gap-2">
              {button('turn on', 'Use another phone')}
              {button('renew codes', 'New recovery codes')}
              {button('turn off', 'Turn off')}
            </div>
          )}
        </>
      )}
      {step.name === 'ask' && (
        <IdentityQuestion
          button={GO_ON[step.task]}
          withCode={on === true}
          onResponse={tasks[step.task]}
          onCancel={rest}
        />
      )}
      {step.name === 'enrol' && (
        <Enrol
          enrolment={step.enrolment}
          confirm={(code) => write<NewCodes>(path, { method: 'PUT', body: { code } })}
          onDone={showCodes}
          onCancel={rest}
        />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={rest} />}
    </AccountCard>
  );
}
