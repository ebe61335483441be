import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { STAFF_AREAS } from '../areas.ts';
import { failureMessage } from '../failure-message.ts';
import { forgetToken, readToken, type StaffKind } from '../token-store.ts';
import { useWrite } from '../use-write.ts';
import { AccountCard } from './account-card.tsx';

/** Ends every session of the account, for when a phone was lost or a screen was left open. */
export function SignOutEverywhere({ kind }: { kind: StaffKind }) {
  const navigate = useNavigate();
  const write = useWrite(kind, 'never');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { api, signIn } = STAFF_AREAS[kind];

  async function signOut() {
    if (busy) return;
    setBusy(true);
    const token = readToken(kind);
    const result = await write(`${api}/logout-everywhere`, { method: 'POST' });
    setBusy(false);
    if (!result.ok) {
      setError(failureMessage(result));
      return;
    }
    await navigate(signIn);
    if (token) forgetToken(kind, token);
  }

  return (
    <AccountCard heading="Signed in elsewhere">
      <p className="mb-3 text-ink-soft">
        Ends every session of your account, here and on every other machine.
      </p>
      <FormAlert message={error} />
      <Button variant="secondary" busy={busy} onClick={signOut}>
        Sign out everywhere
      </Button>
    </AccountCard>
  );
}
