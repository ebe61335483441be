import type { FastifyRequest } from 'fastify';
import type { Failure } from '../../shop/errors.ts';
import { isLoopback, type Settings } from '../../shop/settings/settings.ts';
import { hostName } from './where-from.ts';

/** Monitoring asks by the address of the machine; what it is not told by everybody, /metrics does not tell. */
const FOR_WATCHERS: readonly string[] = ['/healthz', '/readyz', '/metrics'];

/** What is wrong with the host of a request, or null: a stranger's name may point here (DNS rebinding). */
export function refuseUnknownHost(
  { host, url }: Pick<FastifyRequest, 'host' | 'url'>,
  { publicUrl }: Settings,
): Failure | null {
  if (publicUrl === undefined || FOR_WATCHERS.includes(url)) return null;
  const name = hostName(host);
  if (name !== null && (name === new URL(publicUrl).hostname || isLoopback(name))) return null;
  return { code: 'UNKNOWN_HOST', message: `This shop is at ${publicUrl}.` };
}
