import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { STAFF_AREAS, useStaffKind } from './areas.ts';
import { eraseDraftsOf } from './drafts/draft-store.ts';
import { forgetAccount, readAccount } from './session/account-store.ts';
import { forgetToken, readToken } from './token-store.ts';
import { TaskButton } from './ui/task-button.tsx';
import { useWrite } from './use-write.ts';

/** Ends sessions on the server, then the one here. @returns what ends them: why it failed, or null */
export function useSignOut(endpoint: 'logout' | 'logout-everywhere' = 'logout') {
  const kind = useStaffKind();
  const navigate = useNavigate();
  const write = useWrite('never');
  const { api, signIn } = STAFF_AREAS[kind];
  return async () => {
    const token = readToken(kind);
    const account = readAccount(kind);
    const result = await write(`${api}/${endpoint}`, { method: 'POST', waits: false });
    // Even if the shop could not be reached, nobody who signs out here stays signed in at this screen.
    if (!result.ok && endpoint !== 'logout') return result.message;
    // First away, so that the area is not asked about once more.
    await navigate(signIn);
    if (account) eraseDraftsOf(account.id);
    forgetAccount(kind);
    if (token) forgetToken(kind, token);
    return null;
  };
}

/** Ends the session, on the server too, and leads to the sign-in. */
export function SignOutButton() {
  const signOut = useSignOut();
  return (
    <Button variant="quiet" className="lg:justify-start lg:px-3" onClick={signOut}>
      Sign out
    </Button>
  );
}

/** Ends every session of the account, for when a phone was lost or a screen was left open. */
export function SignOutEverywhere() {
  const signOut = useSignOut('logout-everywhere');
  const [error, setError] = useState<string | null>(null);

  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="mb-3 text-ink-soft">
        Ends every session of your account, here and on every other device.
      </p>
      <FormAlert message={error} />
      <TaskButton variant="secondary" task={async () => setError(await signOut())}>
        Sign out everywhere
      </TaskButton>
    </div>
  );
}
