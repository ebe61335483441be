import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { ErrorPage } from './layout/error-page.tsx';
import { explainError } from './layout/explain-error.ts';
import styles from './ui/shop.css?url';

/** Stands for the address of this very page, whichever it is: an empty one, which React does not write. */
const AGAIN = '/again';

/** The error page of a request that never reaches a page: without data and without scripts. @returns HTML */
export function renderPlainPage({ status, message }: { status: number; message: string }): string {
  const error = { status, statusText: '', internal: false, data: { message } };
  const body = renderToStaticMarkup(
    <StaticRouter location={AGAIN}>
      <main>
        <ErrorPage error={error} />
      </main>
    </StaticRouter>,
  );
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${explainError(error).heading}</title><link rel="stylesheet" href="${styles}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>',
    `<body>${body.replace(`href="${AGAIN}"`, 'href=""')}</body></html>`,
  ].join('');
}
