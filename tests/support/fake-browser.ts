import { vi } from 'vitest';

export interface FakeBrowser {
  /** What its local storage holds; null switches it off, as some browsers do for private windows. */
  storage: Map<string, string> | null;
  /** Nothing more can be stored, as on a full disk. */
  full: boolean;
  /** Tells every tab that another one has written this key, as the browser does. */
  announce(key: string): void;
  /** The requests that were sent. */
  requests: Request[];
  /** What the shop responds: a value as JSON, a response as it is, or LOST. */
  respond: (request: Request) => object | null;
}

/** In the place of a response: the connection breaks. */
export const LOST = null;

/** An error response of the shop. */
export function errorResponse(status: number, code: string, message = '', data: object = {}): Response {
  return Response.json({ success: false, code, message, data }, { status });
}

/**
 * What a module of the browser stands on, local storage, the window and the network, for a test that needs no browser.
 * A tab is a module that is imported after `vi.resetModules()`.
 */
export function fakeBrowser(): FakeBrowser {
  const window = new EventTarget();
  const browser: FakeBrowser = {
    storage: new Map(),
    full: false,
    announce(key) {
      window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
    requests: [],
    respond: () => LOST,
  };
  const storage = () => {
    if (browser.storage === null) throw new DOMException('Blocked', 'SecurityError');
    return browser.storage;
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage().get(key) ?? null,
    setItem(key: string, value: string) {
      if (browser.full) throw new DOMException('Full', 'QuotaExceededError');
      storage().set(key, value);
    },
    removeItem: (key: string) => storage().delete(key),
  });
  vi.stubGlobal('fetch', async (path: string, options: RequestInit) => {
    const request = new Request(new URL(path, 'http://shop.test'), options);
    browser.requests.push(request);
    const response = browser.respond(request);
    if (response === LOST) throw new TypeError('Failed to fetch');
    return response instanceof Response ? response : Response.json(response);
  });
  return browser;
}
