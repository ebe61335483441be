import type { FastifyRequest } from 'fastify';
import type { Failure } from '../../shop/errors.ts';
import type { Settings } from '../../shop/settings/settings.ts';

const REFUSED: Failure = {
  code: 'CROSS_SITE_REQUEST',
  message: 'This request came from another website and was refused.',
};

const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** What is wrong with a write from another website, or null. Without an origin it is no browser; `null` hides one. */
export function refuseCrossSite(request: FastifyRequest, settings: Settings): Failure | null {
  if (READING.includes(request.method) || request.routeOptions.config.isFromGateway) return null;
  const { 'sec-fetch-site': site, origin, referer } = request.headers;
  if (site !== undefined) return site === 'same-origin' ? null : REFUSED;
  const from = origin ?? referer;
  return from === undefined || isOfShop(from, request, settings) ? null : REFUSED;
}

/**
 * Whether an address is one of the shop's, as this request reaches it. Browsers that don't send Sec-Fetch-Site, or not over
 * plain http, send the origin with every write.
 */
export function isOfShop(from: string, { host }: FastifyRequest, { publicUrl }: Settings): boolean {
  if (!URL.canParse(from)) return false;
  const { origin, host: fromHost } = new URL(from);
  return origin === (publicUrl && new URL(publicUrl).origin) || fromHost === host;
}
