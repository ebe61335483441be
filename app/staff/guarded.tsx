import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { STAFF_AREAS } from './areas.ts';
import type { StaffKind } from './token-store.ts';
import type { Guard } from './use-guard.ts';

interface GuardedProps<User> {
  guard: Guard<User>;
  /** What stands there until the server has said yes. */
  waiting: ReactNode;
  kind: StaffKind;
  /** The name of the browser's tab until then. */
  title: string;
  children: (user: User) => ReactNode;
}

/**
 * Shows an area once the server has said that its visitor may enter. A failed check leaves what is waited with on
 * the screen (R155) and offers the way to sign in under it. When a session ends in the middle of the
 * work, the screen is only hidden: signing in again in another tab brings it back with all that was typed.
 */
export function Guarded<User>({ guard, waiting, kind, title, children }: GuardedProps<User>) {
  const { pathname, search } = useLocation();
  const { state, user, checkAgain } = guard;
  return (
    <>
      {state !== 'in' && (
        <div className="flex flex-col items-center gap-4 px-4 py-24 text-center">
          <title>{title}</title>
          {waiting}
          {state === 'refused' && (
            <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-sm">
              <Link
                to={`${STAFF_AREAS[kind].signIn}?next=${encodeURIComponent(pathname + search)}`}
                className="inline-flex min-h-11 items-center font-semibold text-brand underline"
              >
                Sign in
              </Link>
              <Button variant="quiet" onClick={checkAgain}>
                Try again
              </Button>
            </div>
          )}
        </div>
      )}
      {/* Not `hidden`: what measures itself, like a chart, would find itself without a size. */}
      {user && (
        <div inert={state !== 'in'} className={state === 'in' ? '' : 'invisible h-0 overflow-hidden'}>
          {children(user)}
        </div>
      )}
    </>
  );
}
