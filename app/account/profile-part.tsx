import { type ReactNode, useId } from 'react';

interface PartProps {
  heading: string;
  className?: string;
  children: ReactNode;
}

/** One matter of the profile, in a card of its own. */
export function Part({ heading, className = '', children }: PartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-card border border-line bg-paper p-5 shadow-card lg:p-6 ${className}`}
    >
      <h2 id={id} className="mb-4 text-lg font-bold">
        {heading}
      </h2>
      {children}
    </section>
  );
}
