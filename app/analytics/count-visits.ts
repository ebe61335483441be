import { TAG_MANAGER } from '../trusted-types.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** As Google's own snippet: what is put there has to be the arguments themselves. */
function tell(..._told: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the library tells commands from other objects by it.
  window.dataLayer.push(arguments);
}

/** The measurement ID whose script was loaded into this page. */
let counting: string | null = null;

/** Loads the script that counts, once. Nothing is told yet; advertising stays off. */
export function startCounting(measurementId: string): void {
  Reflect.set(window, `ga-disable-${measurementId}`, false);
  if (counting === measurementId) return;
  counting = measurementId;
  tell('consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' });
  tell('js', new Date());
  tell('config', measurementId, {
    send_page_view: false,
    allow_google_signals: false,
    cookie_domain: 'none',
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${TAG_MANAGER}gtag/js?id=${measurementId}`;
  document.head.append(script);
}

/** Nothing more is told, and what the script stored in this browser goes. */
export function stopCounting(measurementId: string): void {
  Reflect.set(window, `ga-disable-${measurementId}`, true);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (name.startsWith('_ga')) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is there over https alone.
      document.cookie = `${name}=; path=/; max-age=0`;
    }
  }
}

/**
 * Tells of a page that was opened.
 * @param address as anybody may see it (`publicAddress`); it also stands for the page in all that the script tells by itself
 */
export function countPage(address: string, title: string): void {
  tell('set', { page_location: address, page_title: title, page_referrer: referrerOf() });
  tell('event', 'page_view');
}

/** Of other sites their front door; the shop's own pages may be secrets. */
function referrerOf(): string {
  return document.referrer.startsWith(window.location.origin) || document.referrer === ''
    ? ''
    : `${new URL(document.referrer).origin}/`;
}
