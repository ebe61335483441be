import type { ReactNode } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { Button, ButtonLink } from '../ui/button.tsx';
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
          {!isChecking && <WayIn kind={kind} isUnreachable={session.isUnreachable} onRetry={revalidate} />}
        </WaitingArea>
      )}
      {/* Not `hidden`: what measures itself, like a chart, would find itself without a size. */}
      {user && (
        <div
          inert={!shown}
          className={shown ? (toSignInAgain ? 'blur-md' : '') : 'invisible h-0 overflow-hidden'}
        >
          {session.mustSetUpTwoFactor ? (
            <SetUpTwoFactor />
          ) : (
            children(user, <Screen kind={kind} user={user} />)
          )}
        </div>
      )}
      {toSignInAgain && <SignInAgain kind={kind} account={toSignInAgain} />}
    </>
  );
}

interface WayInProps {
  kind: StaffKind;
  /** Whether nothing was heard of the shop, so that nobody knows whether the session still stands. */
  isUnreachable: boolean;
  onRetry: () => void;
}

/** Why nothing is shown, and the way on: to the sign-in, or to another try. */
function WayIn({ kind, isUnreachable, onRetry }: WayInProps) {
  const { pathname, search } = useLocation();
  return (
    <>
      <h1 role="alert" className="text-xl font-bold">
        {isUnreachable ? 'The shop could not be reached' : 'You are signed out'}
      </h1>
      <div className="flex flex-wrap items-center justify-center gap-3">
        {isUnreachable && <Button onClick={onRetry}>Try again</Button>}
        <ButtonLink
          variant={isUnreachable ? 'quiet' : 'primary'}
          to={`${STAFF_AREAS[kind].signIn}?next=${encodeURIComponent(pathname + search)}`}
        >
          Sign in
        </ButtonLink>
        {!isUnreachable && (
          <Button variant="quiet" onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
    </>
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
