import { useState } from 'react';
import { useRemote } from '../../dashboard/parts/use-remote.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { STAFF_AREAS } from '../areas.ts';
import { CALL_AS } from '../call-as-staff.ts';
import { failureSentence } from '../failure-sentence.ts';
import type { StaffKind } from '../token-store.ts';
import { AccountCard } from './account-card.tsx';
import { Enrol, type Enrolment } from './enrol.tsx';
import { PasswordQuestion } from './password-question.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Step =
  | { name: 'rest' }
  | { name: 'ask'; for: 'on' | 'off' }
  | { name: 'enrol'; enrolment: Enrolment }
  | { name: 'codes'; codes: readonly string[] };

/** Turns the second step of sign-in on and off: the code of an authenticator app. */
export function SecondStep({ kind }: { kind: StaffKind }) {
  const path = `${STAFF_AREAS[kind].api}/second-factor`;
  const call = CALL_AS[kind];
  const remote = useRemote<{ on: boolean; recoveryCodesLeft: number }>(path, call);
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const rest = () => setStep({ name: 'rest' });
  const on = remote.data?.on;

  async function begin(currentPassword: string) {
    const answer = await call<Enrolment>(path, { method: 'POST', body: { currentPassword } });
    if (!answer.ok) return answer;
    setStep({ name: 'enrol', enrolment: answer.value });
    return null;
  }

  async function turnOff(currentPassword: string) {
    const answer = await call(path, { method: 'DELETE', body: { currentPassword } });
    if (!answer.ok) return answer;
    showToast('success', 'The second step is off.');
    remote.reload();
    rest();
    return null;
  }

  return (
    <AccountCard heading="Second step of sign-in">
      {step.name === 'rest' && (
        <>
          <p className="mb-3 text-ink-soft">
            {on === undefined && (remote.error ? failureSentence(remote.error) : 'Loading...')}
            {on === false && 'Off. With it, a password alone opens nothing: sign-in also asks your phone.'}
            {on === true &&
              `On. ${remote.data?.recoveryCodesLeft} recovery codes are left for a day without your phone.`}
          </p>
          {on !== undefined && (
            <Button variant="secondary" onClick={() => setStep({ name: 'ask', for: on ? 'off' : 'on' })}>
              {on ? 'Turn off' : 'Turn on'}
            </Button>
          )}
        </>
      )}
      {step.name === 'ask' && (
        <PasswordQuestion
          button={step.for === 'on' ? 'Continue' : 'Turn off'}
          onAnswer={step.for === 'on' ? begin : turnOff}
          onCancel={rest}
        />
      )}
      {step.name === 'enrol' && (
        <Enrol
          enrolment={step.enrolment}
          confirm={(code) => call<{ recoveryCodes: string[] }>(path, { method: 'PUT', body: { code } })}
          onDone={(codes) => {
            remote.reload();
            setStep({ name: 'codes', codes });
          }}
          onCancel={rest}
        />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={rest} />}
    </AccountCard>
  );
}
