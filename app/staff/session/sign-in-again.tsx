import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { STAFF_AREAS } from '../areas.ts';
import type { StaffKind } from '../token-store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useSignIn } from '../use-sign-in.tsx';
import { forgetAccount, type StaffAccount } from './account-store.ts';
import { endWaiting } from './ended-session.ts';

interface SignInAgainProps {
  kind: StaffKind;
  /** Who worked here when the session ended. */
  account: StaffAccount;
}

/**
 * Asks whose session has ended to sign in again, over the screen, where all that was typed stays (R305). Only the same
 * account goes on here; another one leaves the screen.
 */
export function SignInAgain(props: SignInAgainProps) {
  // It has no way out but its buttons: whatever else closes it opens it again.
  const [closed, setClosed] = useState(0);
  return createPortal(
    <Dialog key={closed} title="Please sign in again" onClose={() => setClosed(closed + 1)}>
      <Question {...props} />
    </Dialog>,
    document.body,
  );
}

function Question({ kind, account: { name, email } }: SignInAgainProps) {
  const { pathname, search } = useLocation();
  const [leaves, setLeaves] = useState(false);
  const { form, submit, secrets } = useSignIn({
    kind,
    email,
    onFailure: ({ code }) => (code === 'NOT_FOUND' ? 'This account is no longer there.' : null),
  });

  /** As the next visitor would come: nothing of this account stays in the page. */
  function leave() {
    endWaiting(kind, false);
    forgetAccount(kind);
    const next = encodeURIComponent(pathname + search);
    window.location.assign(`${STAFF_AREAS[kind].signIn}?next=${next}`);
  }

  return (
    <form ref={form.ref} noValidate onSubmit={submit} aria-label="Sign in again" className="space-y-4">
      <p className="text-sm text-ink-soft">
        Your session has ended. What you typed is still on the screen, and what could not be saved is saved
        once you are back.
      </p>
      <p className="text-sm">
        <strong className="block">{name}</strong>
        <span className="break-all text-ink-soft">{email}</span>
      </p>
      {/* For password managers. */}
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      {secrets}
      <FormAlert message={form.alert} />
      <div className="flex flex-wrap justify-end gap-2">
        {leaves ? (
          <div className="w-full rounded-control bg-accent-soft px-4 py-3 text-sm">
            <p>Another account leaves this screen. What you typed here can only be seen by {name}.</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button variant="secondary" onClick={leave}>
                Leave the screen
              </Button>
              <Button variant="quiet" onClick={() => setLeaves(false)}>
                Stay
              </Button>
            </div>
          </div>
        ) : (
          <Button variant="quiet" onClick={() => setLeaves(true)}>
            Use another account
          </Button>
        )}
        <Button type="submit" busy={form.busy}>
          Sign in
        </Button>
      </div>
    </form>
  );
}
