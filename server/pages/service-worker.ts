import type { FastifyPluginAsync } from 'fastify';
import { escapeMarkup } from '../../shop/escape-markup.ts';
import { phoneAddress } from '../../shop/fields/rules.ts';
import type { StoreDetails } from '../../shop/settings/store-settings/types.ts';
import type { Shop } from '../../shop/shop.ts';
import { hashSource } from './content-security-policy.ts';

/** The colours of app/ui/tokens.css: the page has to stand without any other file. */
const STYLE = `
  :root { color-scheme: light; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #faf8f4; color: #1d2421;
    font: 1rem/1.5 system-ui, sans-serif; text-align: center; }
  main { padding: 2rem 1.5rem; max-width: 28rem; }
  .shop { color: #0f5c4a; font-size: 1.5rem; font-weight: 800; }
  h1 { font-size: 1.75rem; line-height: 1.2; }
  p { color: #46514c; }
  a { color: #0f5c4a; font-weight: 600; }
  .button { display: inline-block; margin: 0.5rem 0; padding: 0.75rem 1.5rem; border-radius: 10px; background: #0f5c4a;
    color: #fff; text-decoration: none; }
  :focus-visible { outline: 3px solid #0f5c4a; outline-offset: 2px; }
`;

/** When the network is back, the page that was requested is shown. */
const SCRIPT = `addEventListener('online', () => location.reload());`;

/** Shows a page of the shop when the network is away. It stores no page and no file, so nothing can be out of date. */
export const serviceWorker: FastifyPluginAsync<Shop> = async (app, { currentSettings }) => {
  app.get('/service-worker.js', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      // The policy of the script is the policy of what it loads: pages of the shop.
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(serviceWorkerScript((await currentSettings()).store)),
  );
};

function serviceWorkerScript(store: StoreDetails): string {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src ${hashSource(STYLE)}; script-src ${hashSource(SCRIPT)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
  return `const page = ${JSON.stringify(offlinePage(store))};
const headers = ${JSON.stringify(headers)};
addEventListener('install', () => self.skipWaiting());
addEventListener('activate', (event) => {
  // The browser asks for the page while this script is still starting, so that it makes no page wait.
  event.waitUntil(self.registration.navigationPreload?.enable());
});
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  event.respondWith(
    Promise.resolve(event.preloadResponse)
      .then((preloaded) => preloaded ?? fetch(request))
      .catch(() => new Response(page, { status: 503, headers })),
  );
});
`;
}

function offlinePage({ name, phone }: StoreDetails): string {
  const shopName = escapeMarkup(name);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>You are offline | ${shopName}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<div class="shop">${shopName}</div>
<h1>You are offline</h1>
<p>This page needs the internet. Your cart is safe: it is kept on this device.</p>
<a class="button" href="">Try again</a>
<p>You can also order by phone: <a href="${escapeMarkup(phoneAddress(phone))}">${escapeMarkup(phone)}</a></p>
</main>
<script>${SCRIPT}</script>
</body>
</html>`;
}
