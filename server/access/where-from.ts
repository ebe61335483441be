import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../../shop/settings/settings.ts';

/** Headers that proxies and tunnels add to a request that they hand on. A browser sends none of them. */
const ADDED_BY_PROXIES: readonly string[] = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-remote-ip',
  'x-remote-addr',
  'x-cluster-client-ip',
  'client-ip',
  'true-client-ip',
  'do-connecting-ip',
];

/** How further ones begin: `X-Forwarded-For` and its kin, and those of tunnels and networks of servers. */
const BEGINNINGS: readonly string[] = [
  'x-forwarded',
  'x-original-',
  'x-envoy-',
  'x-amzn-',
  'x-azure-',
  'cf-',
  'cdn-',
  'fastly-',
  'fly-',
  'ngrok-',
  'tailscale-',
  'proxy-',
];

/** The name of a host without its port, in lower case; null when the header holds none. */
export function hostName(host: string | undefined): string | null {
  const [, name] = /^(\[[\da-f:.]+\]|[^\s:/?#@\\[\]]+?)\.?(?::\d{1,5})?$/i.exec(host ?? '') ?? [];
  return name?.toLowerCase() ?? null;
}

/** Whether a proxy or a tunnel says that it hands this request on for somebody else. */
function isForwarded({ headers }: FastifyRequest): boolean {
  return Object.keys(headers).some(
    (name) => ADDED_BY_PROXIES.includes(name) || BEGINNINGS.some((beginning) => name.startsWith(beginning)),
  );
}

/** Whether a program on this machine sent it; headers of proxies count against it. nginx speaks HTTP/1.0 by default. */
export function comesFromThisMachine(request: FastifyRequest): boolean {
  const { raw, headers, socket } = request;
  const name = hostName(headers.host);
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    name !== null &&
    isLoopback(name) &&
    raw.httpVersion !== '1.0' &&
    !isForwarded(request)
  );
}
