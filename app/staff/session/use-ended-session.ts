import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { noteShown, type Session } from '../check-session.ts';
import { type StaffKind, useToken } from '../token-store.ts';
import { useAccount } from './account-store.ts';

/**
 * Follows the session of a screen: anyone who signs in, in this tab or another, is checked, and what the screen shows is
 * loaded for them.
 * @param session what the area's loader says
 */
export function useEndedSession<User>(kind: StaffKind, session: Session<User>) {
  const { revalidate, state: revalidation } = useRevalidator();
  const account = useAccount(kind);
  const token = useToken(kind);
  const isOther = token !== session.token;
  const [user, setUser] = useState(session.user);
  if (session.user && session.user !== user) setUser(session.user);

  useEffect(() => noteShown(kind, session), [kind, session]);

  useEffect(() => {
    if (token && isOther) void revalidate();
  }, [token, isOther, revalidate]);

  const isChecking = Boolean(token) && (isOther || (!session.user && revalidation === 'loading'));
  const isIn = Boolean(token) && !isOther && session.user !== null;
  // The question stays until the new session is checked: what it covers is not to be touched before.
  const [ended, setEnded] = useState(false);
  if (!ended && user && account && token === null) setEnded(true);
  if (ended && (isIn || !account)) setEnded(false);
  return {
    /** Who was in last; null before anybody was. */
    user,
    isIn,
    isChecking,
    /** Who is to sign in again before the screen goes on; null while nobody is. */
    toSignInAgain: ended && (token === null || isChecking) ? account : null,
    revalidate,
  };
}
