import type { ReactNode } from 'react';
import { Link, Outlet, useLocation, useNavigation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { SetUpTwoFactor } from './account/set-up-two-factor.tsx';
import { STAFF_AREAS } from './areas.ts';
import type { Session } from './check-session.ts';
import { SignInAgain } from './session/sign-in-again.tsx';
import { useEndedSession } from './session/use-ended-session.ts';
import type { StaffKind } from './token-store.ts';
import { Loading } from './ui/loading.tsx';

interface WaitingAreaProps {
  kind: StaffKind;
  waiting: ReactNode;
  children?: ReactNode;
}

/** What an area shows before its visitor may enter; as its `HydrateFallback` the server renders it for everyone. */
export function WaitingArea({ kind, waiting, children }: WaitingAreaProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-24 text-center">
      <title>{STAFF_AREAS[kind].title}</title>
      {waiting}
      {children}
    </div>
  );
}

interface StaffAreaProps<User> extends Omit<WaitingAreaProps, 'children'> {
  session: Session<User>;
  /** The frame around the area's screens; it needs the user's id as its key. */
  children: (user: User, screen: ReactNode) => ReactNode;
}

/**
 * Shows an area once the server has let its visitor in; until then `waiting`, and after a failed check the way to sign
 * in. When a session ends meanwhile, the screen stays with all that was typed, out of focus behind the question to sign
 * in again (R305).
 */
export function StaffArea<User>({ kind, session, waiting, children }: StaffAreaProps<User>) {
  const { user, isIn, isChecking, toSignInAgain, revalidate } = useEndedSession(kind, session);
  const shown = isIn || toSignInAgain !== null || (user !== null && isChecking);
  return (
    <>
      {!shown && (
        <WaitingArea kind={kind} waiting={waiting}>
          {!isChecking && <WayIn kind={kind} onRetry={revalidate} />}
        </WaitingArea>
      )}
      {/* Not `hidden`: what measures itself, like a chart, would find itself without a size. */}
      {user && (
        <div
          inert={!shown}
          className={shown ? (toSignInAgain ? 'blur-md' : '') : 'invisible h-0 overflow-hidden'}
        >
          {session.mustSetUpTwoFactor ? (
            <SetUpTwoFactor kind={kind} />
          ) : (
            children(user, <Screen kind={kind} user={user} />)
          )}
        </div>
      )}
      {toSignInAgain && <SignInAgain kind={kind} account={toSignInAgain} />}
    </>
  );
}

/** The way to the sign-in, and to another try. */
function WayIn({ kind, onRetry }: { kind: StaffKind; onRetry: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-sm">
      <Link
        to={`${STAFF_AREAS[kind].signIn}?next=${encodeURIComponent(pathname + search)}`}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline"
      >
        Sign in
      </Link>
      <Button variant="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** The screen that was chosen; while another screen of the area is on its way, that it is. */
function Screen({ kind, user }: { kind: StaffKind; user: unknown }) {
  const { pathname } = useLocation();
  const { root, title } = STAFF_AREAS[kind];
  const next = useNavigation().location?.pathname ?? pathname;
  if (next === pathname || !next.startsWith(`${root}/`)) return <Outlet key={pathname} context={user} />;
  return (
    <>
      <title>{title}</title>
      <Loading />
    </>
  );
}
