import type { ReactNode } from 'react';

/** A box of the order's page, with its heading. */
export function Panel({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={title} className="rounded-card border border-line bg-paper p-4">
      <h2 className="mb-2 text-sm font-bold text-ink-soft">{title}</h2>
      {children}
    </section>
  );
}
