import type { FastifyReply } from 'fastify';
import { escapeMarkup } from '../../shop/escape-markup.ts';
import type { HandOver } from '../../shop/payments/port.ts';
import { hashSource } from './content-security-policy.ts';

/** The colours of app/ui/tokens.css: the page stands for a moment, or until its button is pressed. */
const STYLE = `
  :root { color-scheme: light; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #faf8f4; color: #1d2421;
    font: 1rem/1.5 system-ui, sans-serif; text-align: center; }
  main { padding: 2rem 1.5rem; max-width: 28rem; }
  h1 { font-size: 1.75rem; line-height: 1.2; }
  button { min-height: 3rem; padding: 0.75rem 1.5rem; border: 0; border-radius: 10px; background: #0f5c4a; color: #fff;
    font: inherit; font-weight: 600; cursor: pointer; }
  :focus-visible { outline: 3px solid #0f5c4a; outline-offset: 2px; }
`;
const SCRIPT = 'document.forms[0].submit();';

// No form-action: the gateway may lead the form on, to addresses that it chooses.
const POLICY = `default-src 'none'; style-src ${hashSource(STYLE)}; script-src ${hashSource(SCRIPT)}; base-uri 'none'; frame-ancestors 'none'`;

/** Sends the browser to a gateway: by a redirect, or by a form that posts itself, and has a button without scripts. */
export function sendHandOver(reply: FastifyReply, handOver: HandOver): FastifyReply {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  if (handOver.method === 'GET') return reply.redirect(handOver.url, 303);
  return reply
    .header('content-security-policy', POLICY)
    .type('text/html; charset=utf-8')
    .send(formPage(handOver.url, handOver.fields));
}

function formPage(url: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>On to the payment</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>On to the payment</h1>
<form method="post" action="${escapeMarkup(url)}">${inputs.join('')}<button>Go on to JazzCash</button></form>
</main>
<script>${SCRIPT}</script>
</body>
</html>`;
}
