import type { FastifyRequest } from 'fastify';
import type { Failure } from '../../shop/errors.ts';
import { isLoopback, type Settings } from '../../shop/settings.ts';
import { hostName } from './where-from.ts';

/** Monitoring asks by the address of the machine; the response says nothing about the shop. */
const FOR_WATCHERS: readonly string[] = ['/healthz', '/readyz'];

/**
 * Keeps the shop to its own names, once it has a public address: a page elsewhere whose name was pointed at this
 * machine (DNS rebinding) would otherwise count as the shop's own.
 * @returns what is wrong with the request, or null
 */
export function refuseUnknownHost({ host, url }: FastifyRequest, { publicUrl }: Settings): Failure | null {
  if (publicUrl === undefined || FOR_WATCHERS.includes(url)) return null;
  const name = hostName(host);
  if (name !== null && (name === new URL(publicUrl).hostname || isLoopback(name))) return null;
  return { code: 'UNKNOWN_HOST', message: `This shop is at ${publicUrl}.` };
}
