import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { STAFF_AREAS } from './areas.ts';
import { DraftNote } from './drafts/draft-note.tsx';
import { useWaiting } from './live/waiting-store.ts';
import { currentOn, type Destination, type DestinationGroup } from './navigation.ts';
import type { StaffKind } from './token-store.ts';

interface AreaFrameProps {
  groups: readonly DestinationGroup[];
  kind: StaffKind;
  children: ReactNode;
}

/** A screen of the staff's side with its menu: a column of groups on wide screens, a row that scrolls on small ones. */
export function AreaFrame({ groups, kind, children }: AreaFrameProps) {
  const row = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();

  // On a phone the current screen may be far along the row. Before the first frame, so that nobody sees the row move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path has another current link.
  useLayoutEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft - 40;
  }, [pathname]);

  return (
    <div className="lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] print:block">
      <div className="border-line bg-paper max-lg:border-b lg:min-h-[calc(100dvh-3.3125rem)] lg:border-r print:hidden">
        <nav
          aria-label={STAFF_AREAS[kind].title}
          className="lg:sticky lg:top-[3.3125rem] lg:max-h-[calc(100dvh-3.3125rem)] lg:overflow-y-auto lg:p-3"
        >
          <div ref={row} className="relative flex max-lg:overflow-x-auto max-lg:px-2 lg:flex-col lg:gap-3">
            {groups.map(({ name, destinations }) => (
              <Group key={name} name={name} destinations={destinations.filter(({ hidden }) => !hidden)} />
            ))}
          </div>
        </nav>
      </div>
      <div className="min-w-0 px-4 py-4 lg:px-5 lg:py-3 print:p-0">
        <DraftNote />
        {children}
      </div>
    </div>
  );
}

function Group({ name, destinations }: DestinationGroup) {
  const id = useId();
  return (
    <div className="shrink-0">
      <p id={id} className="px-3 pb-1 text-xs font-semibold text-ink-quiet max-lg:sr-only">
        {name}
      </p>
      <ul aria-labelledby={id} className="flex lg:flex-col lg:gap-0.5">
        {destinations.map((destination) => (
          <li key={destination.to} className="shrink-0">
            <MenuLink {...destination} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function MenuLink({ name, to, covers, icon: Icon, count, counted }: Destination) {
  const id = useId();
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      aria-current={currentOn(pathname, to, covers)}
      {...(count && { 'aria-describedby': id })}
      className="flex min-h-11 items-center gap-2.5 rounded-lg px-3 text-sm font-medium whitespace-nowrap text-ink-soft transition-colors hover:bg-mist hover:text-ink focus-visible:-outline-offset-3 aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand lg:min-h-9"
    >
      <Icon className="size-4.5 shrink-0" />
      {name}
      {count && <Count id={id} of={count} what={counted ?? ''} />}
    </Link>
  );
}

/** A count beside a link; it describes the link and is no part of its name. */
function Count({ id, of, what }: { id: string; of: NonNullable<Destination['count']>; what: string }) {
  const count = useWaiting()?.[of] ?? 0;
  if (count === 0) return null;
  const text = count > 999 ? '999+' : String(count);
  return (
    <>
      <span
        aria-hidden="true"
        className="ml-auto rounded-full bg-mist px-2 text-xs font-semibold tabular-nums"
      >
        {text}
      </span>
      <span id={id} hidden>{`${text} ${what}`}</span>
    </>
  );
}
