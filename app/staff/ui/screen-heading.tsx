import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The heading of a staff screen; it names the browser's tab too. */
export function ScreenHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <title>{title}</title>
      <h1 className="text-xl font-bold tracking-tight">{title}</h1>
      {children && <div className="flex flex-wrap items-center gap-2 max-sm:*:px-2.5">{children}</div>}
    </div>
  );
}

/** A link beside the heading of a screen. */
export function HeadingLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="px-2 text-sm font-semibold text-brand hover:underline">
      {children}
    </Link>
  );
}
