import type { FastifyRequest } from 'fastify';
import type { Failure } from '../shop/errors.ts';
import type { Settings } from '../shop/settings.ts';
import { sessionToken } from './session-cookie.ts';

const REFUSED: Failure = {
  code: 'CROSS_SITE_REQUEST',
  message: 'This request came from another website and was refused.',
};

const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * The one place that keeps other websites from writing in a customer's name: a write that carries the session's
 * cookie has to come from a page of the shop itself. Browsers say where it comes from; what says nothing is no
 * browser, and had to get the cookie in another way.
 * @returns what is wrong with the request, or null
 */
export function refuseCrossSite(request: FastifyRequest, settings: Settings): Failure | null {
  if (READING.includes(request.method) || !sessionToken(request, settings)) return null;
  const { 'sec-fetch-site': site, origin } = request.headers;
  if (site !== undefined) return site === 'same-origin' ? null : REFUSED;
  return origin === undefined || isOwnOrigin(origin, request, settings) ? null : REFUSED;
}

/** Browsers that don't send Sec-Fetch-Site send the origin with every write. */
function isOwnOrigin(origin: string, { headers }: FastifyRequest, { publicUrl }: Settings): boolean {
  if (!URL.canParse(origin)) return false;
  if (publicUrl !== undefined && new URL(publicUrl).origin === origin) return true;
  return new URL(origin).host === headers.host;
}
