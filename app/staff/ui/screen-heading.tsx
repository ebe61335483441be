import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface ScreenHeadingProps {
  title: string;
  /** Below the heading, for example the views of a list. */
  below?: ReactNode;
  /** What can be done with the whole screen. */
  children?: ReactNode;
}

/** The heading of a staff screen; it names the browser's tab too. */
export function ScreenHeading({ title, below, children }: ScreenHeadingProps) {
  return (
    <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <title>{title}</title>
      <h1 className="text-xl font-bold tracking-tight">{title}</h1>
      {children && <div className="flex flex-wrap items-center gap-2 max-sm:*:px-2.5">{children}</div>}
      {below && <div className="w-full min-w-0">{below}</div>}
    </div>
  );
}

/** A link beside the heading of a screen. */
export function HeadingLink({ to, state, children }: { to: string; state?: unknown; children: string }) {
  return (
    <Link to={to} state={state} className="px-2 text-sm font-semibold text-brand hover:underline">
      {children}
    </Link>
  );
}
