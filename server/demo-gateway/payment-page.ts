import { createHash } from 'node:crypto';
import { escapeMarkup } from '../../shop/escape-markup.ts';
import { ACTIONS, type Answer, type DemoPayment } from './types.ts';

/** The pages that a shopper sees at the demo gateway. Nobody may think that money moves, or type a card's number. */

const LABEL = 'Demo payment: no money moves';

const STYLE = `
  :root { color-scheme: light; }
  * { box-sizing: border-box; }
  body { margin: 0; background: #faf8f4; color: #1d2421; font: 1rem/1.5 system-ui, sans-serif; }
  .label { margin: 0; padding: 0.9rem 1rem; text-align: center; font-weight: 800; font-size: 1.1rem; color: #1d2421;
    background: repeating-linear-gradient(-45deg, #f2b53a 0 22px, #f7cf7e 22px 44px); }
  main { max-width: 30rem; margin: 0 auto; padding: 2rem 1.25rem 3rem; }
  h1 { margin: 0 0 0.25rem; font-size: 2rem; line-height: 1.2; }
  p { margin: 0 0 1rem; color: #46514c; }
  form { display: grid; gap: 0.6rem; }
  button { width: 100%; min-height: 3rem; padding: 0.6rem 1rem; border: 1px solid #858d88; border-radius: 10px;
    background: #fff; color: #1d2421; font: inherit; font-weight: 600; text-align: left; cursor: pointer; }
  button:hover { border-color: #0f5c4a; background: #e4f0eb; }
  button.first { border-color: #0f5c4a; background: #0f5c4a; color: #fff; text-align: center; }
  button.first:hover { background: #0a4235; }
  :focus-visible { outline: 3px solid #0f5c4a; outline-offset: 2px; }
`;

const SUBMIT = 'document.forms[0].submit();';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(SUBMIT)}; base-uri 'none'; frame-ancestors 'none'`;

function page(title: string, body: string, status = 200): Answer {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    },
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)} | Demo payment</title>
<style>${STYLE}</style>
</head>
<body>
<p class="label">${LABEL}</p>
<main>${body}</main>
</body>
</html>`,
  };
}

/** The buttons that decide what becomes of a payment. @param hidden what the form sends beside the action */
export function paymentPage(payment: DemoPayment, hidden: Readonly<Record<string, string>>): Answer {
  const { gateway, order, amountPaisa } = payment;
  const rupees = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(amountPaisa / 100);
  const buttons = Object.entries(ACTIONS).map(
    ([action, words]) =>
      `<button name="action" value="${action}"${action === 'succeed' ? ' class="first"' : ''}>${escapeMarkup(
        action === 'succeed' ? `${words} Rs. ${rupees}` : words,
      )}</button>`,
  );
  return page(
    `Rs. ${rupees}`,
    `<h1>Rs. ${rupees}</h1>
<p>This page stands in for ${gateway}. No card and no number is asked for, no bank hears of it, and nobody pays.
Choose what becomes of the payment for order ${escapeMarkup(order)}.</p>
<form method="post" action="answer">${fieldsOf(hidden)}${buttons.join('')}</form>`,
  );
}

/** Brings the browser back to the shop with these fields; without scripts by a button. */
export function returnPage(url: string, fields: Readonly<Record<string, string>>): Answer {
  return page(
    'Back to the shop',
    `<h1>Back to the shop</h1>
<form method="post" action="${escapeMarkup(url)}">${fieldsOf(fields)}<button class="first">Go back to the shop</button></form>
<script>${SUBMIT}</script>`,
  );
}

export function refusalPage(words: string): Answer {
  return page('Refused', `<h1>Refused</h1><p>${escapeMarkup(words)}</p>`, 400);
}

function fieldsOf(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(
      ([name, value]) => `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`,
    )
    .join('');
}
