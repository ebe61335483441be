import { type ReactNode, useId } from 'react';

interface PartProps {
  title: string;
  note: string;
  error?: string | undefined;
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the editor. */
export function Part({ title, note, error, action, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-56">
          <h2 id={id} className="text-base font-bold">
            {title}
          </h2>
          <p className="text-xs text-ink-quiet">{note}</p>
        </div>
        {action}
      </div>
      {error && <p className="text-sm font-medium text-danger">{error}</p>}
      {children}
    </section>
  );
}
