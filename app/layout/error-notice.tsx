import type { ReactNode } from 'react';
import type { Explanation } from './explain-error.ts';

interface ErrorNoticeProps {
  explanation: Omit<Explanation, 'passing'>;
  /** The ways on. */
  children: ReactNode;
}

/** What stands in the place of a page that could not be shown. */
export function ErrorNotice({
  explanation: { status, heading, message, requestId },
  children,
}: ErrorNoticeProps) {
  return (
    <>
      <p className="rounded-full bg-brand-soft px-4 py-1 text-sm font-bold tracking-widest text-brand">
        {status}
      </p>
      <h1 className="text-3xl font-bold tracking-tight sm:text-4xl">{heading}</h1>
      <p className="max-w-prose text-ink-soft">{message}</p>
      {requestId && (
        <p className="text-sm text-ink-soft">
          If you write to us, tell us this number: <b className="font-mono">{requestId}</b>
        </p>
      )}
      <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>
    </>
  );
}

/** Its place on the page. */
export const ERROR_NOTICE_PLACE = 'page-width flex flex-col items-center gap-4 py-16 text-center lg:py-24';
