import type { ReactNode } from 'react';
import { href, useLocation } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { ERROR_NOTICE_PLACE, ErrorNotice } from './error-notice.tsx';
import { explainError } from './explain-error.ts';

/** A page that could not be shown, with a way back. Its title is the route's `meta`, by `failedPageMeta`. */
export function ErrorPage({ error, children }: { error: unknown; children?: ReactNode }) {
  const explanation = explainError(error);
  const here = useLocation();
  return (
    <div className={ERROR_NOTICE_PLACE}>
      <ErrorNotice explanation={explanation}>
        <ButtonLink to={href('/')} size="large">
          Go to the home page
        </ButtonLink>
        {explanation.passing && (
          <ButtonLink to={here} reloadDocument variant="secondary" size="large">
            Try again
          </ButtonLink>
        )}
      </ErrorNotice>
      {children}
    </div>
  );
}
