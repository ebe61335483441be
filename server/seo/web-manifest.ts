import type { StoreDetails } from '../../shop/settings/store-settings/types.ts';

/** What a phone needs to install the shop as an app (R200). */
export function webManifest(store: StoreDetails) {
  return {
    id: '/',
    name: `${store.name} – Online General Store in Pakistan`,
    short_name: store.name,
    description: store.mission,
    lang: 'en-PK',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf8f4',
    theme_color: '#0f5c4a',
    categories: ['shopping'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
}
