import { href } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { explainError } from './explain-error.ts';

/** A page that could not be shown, with a way back. Its title is the route's `meta`, by `failedPageMeta`. */
export function ErrorPage({ error }: { error: unknown }) {
  const { status, heading, sentence } = explainError(error);
  return (
    <div className="page-width flex flex-col items-center gap-4 py-24 text-center">
      <p className="rounded-full bg-brand-soft px-4 py-1 text-sm font-bold tracking-widest text-brand">
        {status}
      </p>
      <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{heading}</h1>
      <p className="max-w-prose text-ink-soft">{sentence}</p>
      <ButtonLink to={href('/')} size="large" className="mt-2">
        Go to the home page
      </ButtonLink>
    </div>
  );
}
