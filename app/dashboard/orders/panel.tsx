import type { ReactNode } from 'react';

/** A box of the order's page, with its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-card border border-line bg-paper p-4">
      <h2 className="mb-2 text-sm font-bold text-ink-soft">{title}</h2>
      {children}
    </section>
  );
}
