import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_KNOWN_DAYS } from '../../shop/auth/sessions/rules.ts';
import type { Client } from '../../shop/auth/sessions/types.ts';
import type { Settings } from '../../shop/settings.ts';
import { isSecure } from './session-cookie.ts';

/**
 * The cookie by which a browser is known that signed in before, shoppers and staff alike (decision 052). It opens
 * nothing: it only keeps strangers' wrong guesses from counting against its owner.
 */
function cookieName(settings: Settings): string {
  return isSecure(settings) ? '__Secure-device' : 'device';
}

/** Where a request comes from, for counting what is tried with it. */
export function clientOf(request: FastifyRequest, settings: Settings): Client {
  const [device = null] = /^[\w-]{43}$/.exec(request.cookies[cookieName(settings)] ?? '') ?? [];
  return { address: request.ip, device };
}

export function setDeviceCookie(reply: FastifyReply, settings: Settings, token: string): void {
  reply.setCookie(cookieName(settings), token, {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(settings),
    maxAge: DEVICE_KNOWN_DAYS * 24 * 60 * 60,
  });
}
