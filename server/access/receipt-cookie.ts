import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACKNOWLEDGE_WITHIN_MINUTES } from '../../shop/orders/rules.ts';
import type { Settings } from '../../shop/settings.ts';
import { isSecure } from './session-cookie.ts';

/** The cookie by which the browser that ordered acknowledges its purchase: no script and no other website sees it. */
function cookieName(settings: Settings): string {
  return isSecure(settings) ? '__Host-receipt' : 'receipt';
}

export function setReceiptCookie(reply: FastifyReply, settings: Settings, receipt: string): void {
  reply.setCookie(cookieName(settings), receipt, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(settings),
    maxAge: ACKNOWLEDGE_WITHIN_MINUTES * 60,
  });
}

/** The receipt in this request, whether or not there is an order to it. */
export function receiptOf(request: FastifyRequest, settings: Settings): string | undefined {
  return request.cookies[cookieName(settings)] || undefined;
}
