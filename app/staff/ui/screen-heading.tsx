import type { ReactNode } from 'react';

interface ScreenHeadingProps {
  title: string;
  /** Buttons and links at the right. */
  children?: ReactNode;
}

/** The heading of a staff screen; it names the browser's tab too. */
export function ScreenHeading({ title, children }: ScreenHeadingProps) {
  return (
    <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <title>{title}</title>
      <h1 className="text-xl font-bold tracking-tight">{title}</h1>
      {children && <div className="flex flex-wrap items-center gap-2 max-sm:*:px-2.5">{children}</div>}
    </div>
  );
}
