import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router';
import { Button } from '../ui/button.tsx';
import { STAFF_AREAS } from './areas.ts';
import type { Session } from './check-session.ts';
import { type StaffKind, useToken } from './token-store.ts';

interface WaitingAreaProps {
  /** The name of the browser's tab. */
  title: string;
  /** What stands there until the server has said yes. */
  waiting: ReactNode;
  children?: ReactNode;
}

/** What an area shows before its visitor may enter; as its `HydrateFallback` the server renders it for everyone. */
export function WaitingArea({ title, waiting, children }: WaitingAreaProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-24 text-center">
      <title>{title}</title>
      {waiting}
      {children}
    </div>
  );
}

interface GuardedProps<User> extends Omit<WaitingAreaProps, 'children'> {
  kind: StaffKind;
  /** What the area's loader found. */
  session: Session<User>;
  children: (user: User) => ReactNode;
}

/**
 * Shows an area once the server has said that its visitor may enter. A failed check leaves what is waited with on
 * the screen and offers the way to sign in under it. When a session ends in the middle of the work, the screen is
 * only hidden: signing in again in another tab brings it back with all that was typed.
 */
export function Guarded<User>({ kind, session, title, waiting, children }: GuardedProps<User>) {
  const { pathname, search } = useLocation();
  const { revalidate, state: revalidation } = useRevalidator();
  const token = useToken(kind);
  const isOther = token !== session.token;
  const [user, setUser] = useState(session.user);
  if (session.user && session.user !== user) setUser(session.user);

  // Who signs in, in this tab or another, is checked, and what the screen shows is loaded for them.
  useEffect(() => {
    if (token && isOther) void revalidate();
  }, [token, isOther, revalidate]);

  const isChecking = token && (isOther || (!session.user && revalidation === 'loading'));
  const isIn = token && !isOther && session.user !== null;
  return (
    <>
      {!isIn && (
        <WaitingArea title={title} waiting={waiting}>
          {!isChecking && (
            <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-sm">
              <Link
                to={`${STAFF_AREAS[kind].signIn}?next=${encodeURIComponent(pathname + search)}`}
                className="inline-flex min-h-11 items-center font-semibold text-brand underline"
              >
                Sign in
              </Link>
              <Button variant="quiet" onClick={revalidate}>
                Try again
              </Button>
            </div>
          )}
        </WaitingArea>
      )}
      {/* Not `hidden`: what measures itself, like a chart, would find itself without a size. */}
      {user && (
        <div inert={!isIn} className={isIn ? '' : 'invisible h-0 overflow-hidden'}>
          {children(user)}
        </div>
      )}
    </>
  );
}
