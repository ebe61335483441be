import type { ReactNode } from 'react';
import { href, useLocation } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { explainError } from './explain-error.ts';

/** A page that could not be shown, with a way back. Its title is the route's `meta`, by `failedPageMeta`. */
export function ErrorPage({ error, children }: { error: unknown; children?: ReactNode }) {
  const { status, heading, message, passing } = explainError(error);
  const here = useLocation();
  return (
    <div className="page-width flex flex-col items-center gap-4 py-16 text-center lg:py-24">
      <p className="rounded-full bg-brand-soft px-4 py-1 text-sm font-bold tracking-widest text-brand">
        {status}
      </p>
      <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{heading}</h1>
      <p className="max-w-prose text-ink-soft">{message}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to={href('/')} size="large">
          Go to the home page
        </ButtonLink>
        {passing && (
          <ButtonLink to={here} reloadDocument variant="secondary" size="large">
            Try again
          </ButtonLink>
        )}
      </div>
      {children}
    </div>
  );
}
