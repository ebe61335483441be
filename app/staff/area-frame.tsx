import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { STAFF_AREAS } from './areas.ts';
import { DraftNote } from './drafts/draft-note.tsx';
import { SignOutButton } from './sign-out.tsx';
import { type StaffKind, useToken } from './token-store.ts';

interface AreaFrameProps {
  links: readonly { name: string; to: string }[];
  kind: StaffKind;
  /** Under the links: who is signed in. */
  user?: ReactNode;
  children: ReactNode;
}

/** A screen of the staff's side with its menu: a column on wide screens, a row that scrolls on small ones. */
export function AreaFrame({ links, kind, user, children }: AreaFrameProps) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  const signedIn = Boolean(useToken(kind));

  // On a phone the current screen may be far along the row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path has another current link.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 40;
  }, [pathname]);

  return (
    <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] print:block">
      <div className="border-line bg-paper max-lg:border-b lg:min-h-[calc(100dvh-5.75rem)] lg:border-r print:hidden">
        <div className="flex lg:sticky lg:top-0 lg:flex-col lg:p-3">
          <nav aria-label={STAFF_AREAS[kind].title} className="min-w-0 flex-1">
            <ul ref={list} className="flex max-lg:overflow-x-auto max-lg:px-2 lg:flex-col lg:gap-0.5">
              {links.map(({ name, to }) => (
                <li key={to} className="shrink-0">
                  <NavLink
                    to={to}
                    className="flex min-h-11 items-center rounded-lg px-3 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors hover:bg-mist hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand lg:min-h-9"
                  >
                    {name}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex shrink-0 items-center border-line max-lg:border-l max-lg:px-1 empty:hidden lg:mt-3 lg:flex-col lg:items-stretch lg:gap-2 lg:border-t lg:pt-3">
            {user}
            {signedIn && <SignOutButton kind={kind} />}
          </div>
        </div>
      </div>
      <div className="min-w-0 px-4 py-4 lg:px-6 lg:py-5 print:p-0">
        <DraftNote />
        {children}
      </div>
    </div>
  );
}
