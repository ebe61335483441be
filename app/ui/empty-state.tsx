import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: ReactNode;
  /** Says what is not there. */
  message: string;
  hint?: string;
  /** Without a card of its own, where it already lies on one. */
  bare?: boolean;
  /** The way on. */
  children?: ReactNode;
}

/** In the place of what is empty: it says so, and leads on. */
export function EmptyState({ icon, message, hint, bare = false, children }: EmptyStateProps) {
  return (
    <div
      className={`flex flex-col items-center gap-3 text-center ${bare ? '' : 'rounded-card border border-line bg-paper px-6 py-12 lg:py-16'}`}
    >
      <span
        aria-hidden="true"
        className="grid size-20 place-items-center rounded-full bg-mist text-ink-quiet"
      >
        {icon}
      </span>
      <div className="max-w-prose">
        <p className="text-lg font-semibold">{message}</p>
        {hint && <p className="mt-1 text-ink-soft">{hint}</p>}
      </div>
      {children && <div className="mt-1 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
