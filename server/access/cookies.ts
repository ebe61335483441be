import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceNameOf } from '../../shop/auth/sessions/device-name.ts';
import { type Client, DEVICE_KNOWN_DAYS, SESSION_TERMS } from '../../shop/auth/sessions/rules.ts';
import { PREVIEW_MINUTES } from '../../shop/content/home-page/fields/rules.ts';
import { ACKNOWLEDGE_WITHIN_MINUTES } from '../../shop/orders/rules.ts';
import type { Settings } from '../../shop/settings/settings.ts';

/** No script sees these cookies. With https the browser itself holds them to https, and `__Host-` to this very host. */
const COOKIES = {
  /** Who has signed in. */
  session: {
    prefix: '__Host-',
    path: '/',
    sameSite: 'lax',
    maxAge: SESSION_TERMS.customer.lastsHours * 60 * 60,
  },
  /** By it the browser that ordered acknowledges its purchase. */
  receipt: { prefix: '__Host-', path: '/', sameSite: 'strict', maxAge: ACKNOWLEDGE_WITHIN_MINUTES * 60 },
  /** Marks a browser that signed in before (decision 052). It opens nothing: it spares its owner strangers' guesses. */
  device: {
    prefix: '__Secure-',
    path: '/api',
    sameSite: 'strict',
    maxAge: DEVICE_KNOWN_DAYS * 24 * 60 * 60,
  },
  /** Opens what a member of staff looks at before it is published. No other address gets it, and no other site's frame. */
  'home-preview': {
    prefix: '__Secure-',
    path: '/home-preview',
    sameSite: 'strict',
    maxAge: PREVIEW_MINUTES * 60,
  },
} as const;
type Cookie = keyof typeof COOKIES;

/** Whether shoppers reach the shop by https, as its settings say. */
export function isSecure({ publicUrl }: Settings): boolean {
  return publicUrl?.startsWith('https://') ?? false;
}

function describe(cookie: Cookie, settings: Settings) {
  const { prefix, ...options } = COOKIES[cookie];
  const secure = isSecure(settings);
  return { name: secure ? prefix + cookie : cookie, options: { ...options, httpOnly: true, secure } };
}

/** The cookie in this request, whether or not it opens anything. */
export function readCookie(request: FastifyRequest, settings: Settings, cookie: Cookie): string | undefined {
  return request.cookies[describe(cookie, settings).name] || undefined;
}

export function setCookie(reply: FastifyReply, settings: Settings, cookie: Cookie, value: string): void {
  const { name, options } = describe(cookie, settings);
  reply.setCookie(name, value, options);
}

export function clearCookie(reply: FastifyReply, settings: Settings, cookie: Cookie): void {
  const { name, options } = describe(cookie, settings);
  reply.clearCookie(name, options);
}

/** Where a request comes from: for counting what is tried with it, and for telling its owner. */
export function clientOf(request: FastifyRequest, settings: Settings): Client {
  const device = readCookie(request, settings, 'device') ?? '';
  return {
    address: request.ip,
    device: /^[\w-]{43}$/.test(device) ? device : null,
    deviceName: deviceNameOf(request.headers['user-agent']),
  };
}
