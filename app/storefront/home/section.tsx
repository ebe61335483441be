import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { categoryAddress } from '../../layout/site-links.ts';
import { ChevronRightIcon } from '../../ui/icons.tsx';

interface SectionProps {
  title: string;
  /** The category that "View All" leads to. */
  all?: string;
  children: ReactNode;
}

/** A section of the home page: its heading, a way to all of it, and what it shows. */
export function Section({ title, all, children }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="page-width">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 sm:mb-4 lg:mb-5">
        <h2 id={headingId} className="text-xl font-bold tracking-tight text-ink sm:text-2xl">
          {title}
        </h2>
        {all !== undefined && (
          <Link
            to={categoryAddress(all)}
            aria-label={`View All: ${title}`}
            className="-mr-2 inline-flex min-h-11 shrink-0 items-center gap-0.5 rounded-control px-2 text-sm font-semibold text-brand hover:text-brand-strong hover:underline"
          >
            View All
            <ChevronRightIcon className="size-4" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
