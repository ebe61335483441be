import { useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import { STAFF_AREAS } from './areas.ts';
import { forgetToken, readToken, type StaffKind } from './token-store.ts';
import { useWrite } from './use-write.ts';

/** Ends the session, on the server too, and leads to the sign-in. */
export function SignOutButton({ kind, className }: { kind: StaffKind; className?: string }) {
  const navigate = useNavigate();
  const write = useWrite(kind, 'never');
  const { api, signIn } = STAFF_AREAS[kind];

  async function signOut() {
    const token = readToken(kind);
    await write(`${api}/logout`, { method: 'POST' });
    // First away, so that the area is not asked about once more; then, even if the shop could not be reached,
    // nobody stays signed in at this screen.
    await navigate(signIn);
    if (token) forgetToken(kind, token);
  }

  return (
    <Button variant="quiet" {...(className && { className })} onClick={signOut}>
      Sign out
    </Button>
  );
}
