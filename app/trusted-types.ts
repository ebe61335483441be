interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>,
  ): unknown;
}

declare global {
  interface Window {
    /** Missing in older browsers, where the rest of the Content-Security-Policy holds alone. */
    trustedTypes?: TrustedTypePolicyFactory;
  }
}

/** The one script of the shop that is loaded by its address while it is used. */
export const SERVICE_WORKER = '/service-worker.js';

/** What counts visits, where the owner wants it and the visitor allows it; the page's policy says whether it may load. */
export const TAG_MANAGER = 'https://www.googletagmanager.com/';

/** How React makes a script element; it runs nothing. */
const EMPTY_SCRIPT = '<script></script>';

/**
 * Says what may become HTML or the address of a script in the page: React's empty script element, text without any tag
 * (React Router's JSON-LD, whose brackets are escaped), the service worker and what counts visits. Everything else throws, and the browser
 * reports it.
 */
export function limitMarkup(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text === EMPTY_SCRIPT || !text.includes('<') ? text : null),
    createScriptURL: (address) =>
      address === SERVICE_WORKER || address.startsWith(TAG_MANAGER) ? address : null,
  });
}
