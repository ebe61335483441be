import { renderToStaticMarkup } from 'react-dom/server';
import { ERROR_NOTICE_PLACE, ErrorNotice } from './layout/error-notice.tsx';
import { buttonVariant } from './ui/button-variant.ts';
import styles from './ui/tokens.css?url';

interface Refusal {
  status: number;
  message: string;
  /** The number by which the shop finds what went wrong. */
  requestId?: string;
}

/** Stands for the address of this very page, whichever it is: an empty one, which React does not write. */
const AGAIN = '#again';

const HEADINGS: Readonly<Record<number, string>> = {
  429: 'Please wait a moment',
  503: 'We will be right back',
};

/** The page of a request that never reaches a page: without a router, without data, without scripts. @returns HTML */
export function renderPlainPage({ status, message, requestId }: Refusal): string {
  const heading = HEADINGS[status] ?? 'Unexpected Application Error!';
  const body = renderToStaticMarkup(
    <main className={ERROR_NOTICE_PLACE}>
      <ErrorNotice explanation={{ status: String(status), heading, message, requestId }}>
        <a href={AGAIN} className={buttonVariant('primary', 'large')}>
          Try again
        </a>
        <a href="/" className={buttonVariant('secondary', 'large')}>
          Go to the home page
        </a>
      </ErrorNotice>
    </main>,
  );
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${heading}</title><link rel="stylesheet" href="${styles}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>',
    `<body>${body.replace(AGAIN, '')}</body></html>`,
  ].join('');
}
