import { useRef, useState } from 'react';
import type { Customer } from '../../shop/customers/responses.ts';
import { requestApi } from '../api.ts';
import { UNREACHABLE } from '../send-form.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';

type EmailOf = Pick<Customer, 'email' | 'emailConfirmed' | 'pendingEmail'>;

interface EmailStateProps {
  customer: EmailOf;
  /** Called once no other address is wanted any more. */
  onCancelled: () => void;
}

/** How the e-mail address of an account stands: nothing to say, not confirmed yet, or another one waits. */
export function EmailState({ customer, onCancelled }: EmailStateProps) {
  const box = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState<'again' | 'cancel' | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function call(what: 'again' | 'cancel') {
    if (busy) return false;
    setBusy(what);
    setSaid(null);
    setFailure(null);
    const result = await (what === 'again'
      ? requestApi<{ message: string }>('/api/reglogin/email-confirmation', { method: 'POST' })
      : requestApi<{ message: string }>('/api/reglogin/email-change', { method: 'DELETE' }));
    setBusy(null);
    if (result.ok) setSaid(result.value.message);
    else setFailure(result.message || UNREACHABLE);
    return result.ok;
  }

  async function cancel() {
    if (!(await call('cancel'))) return;
    // The button goes with what it called off; the focus stays where that was.
    box.current?.focus();
    onCancelled();
  }

  const { email, emailConfirmed, pendingEmail } = customer;
  const waits = pendingEmail !== null || !emailConfirmed;
  return (
    <div ref={box} tabIndex={-1} className={`focus:outline-none ${waits || said || failure ? 'mb-5' : ''}`}>
      {waits && (
        <div className="rounded-control bg-accent-soft px-4 py-3 text-sm">
          {pendingEmail !== null ? (
            <p>
              <strong className="font-semibold break-words">{pendingEmail}</strong> is not confirmed yet.
              Please open the link that we have sent there. Until then you log in with{' '}
              <span className="break-words">{email}</span>, and our mails go there.
            </p>
          ) : (
            <p>
              Your e-mail address is not confirmed yet. Please open the link in our mail to{' '}
              <span className="break-words">{email}</span>: it shows that what we write reaches you.
            </p>
          )}
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="secondary" busy={busy === 'again'} onClick={() => call('again')}>
              {pendingEmail !== null ? 'Send the link again' : 'Send me a link'}
            </Button>
            {pendingEmail !== null && (
              <Button variant="quiet" busy={busy === 'cancel'} onClick={cancel}>
                Keep my present address
              </Button>
            )}
          </div>
        </div>
      )}
      <div role="status">{said && <p className="mt-3 text-sm font-medium text-brand-strong">{said}</p>}</div>
      <div className="mt-3 empty:hidden">{failure && <FormAlert message={failure} />}</div>
    </div>
  );
}
