import { type ReactNode, useEffect, useState } from 'react';
import { Link, Outlet, useLocation, useNavigation, useRevalidator } from 'react-router';
import { Button } from '../ui/button.tsx';
import { SetUpTwoFactor } from './account/set-up-two-factor.tsx';
import { STAFF_AREAS } from './areas.ts';
import type { Session } from './check-session.ts';
import { type StaffKind, useToken } from './token-store.ts';
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
 * in. When a session ends meanwhile, the screen is only hidden: signing in again brings it back with all that was typed.
 */
export function StaffArea<User>({ kind, session, waiting, children }: StaffAreaProps<User>) {
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
        <WaitingArea kind={kind} waiting={waiting}>
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
          {session.mustSetUpTwoFactor ? (
            <SetUpTwoFactor kind={kind} />
          ) : (
            children(user, <Screen kind={kind} user={user} />)
          )}
        </div>
      )}
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
