import { type ReactNode, useId } from 'react';

/** One matter of the own account. */
export function AccountCard({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-paper p-4 text-sm sm:p-5">
      <h2 id={id} className="mb-3 text-base font-bold">
        {heading}
      </h2>
      {children}
    </section>
  );
}
