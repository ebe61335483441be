import type { LoadRequest } from './types.ts';

/** Numbers the requests of this process: no two have the same. */
let sent = Math.floor(Math.random() * 900_000_000);

/** A request as it goes over the wire: `{n}` has become a number, and `{ip}` an address, that no other request has. */
export function writeRequest({ text }: Pick<LoadRequest, 'text'>): string {
  sent = (sent + 1) % 1_000_000_000;
  if (!text.includes('{')) return text;
  const address = [11 + (sent >>> 24), (sent >>> 16) & 255, (sent >>> 8) & 255, sent & 255].join('.');
  return text.replaceAll('{n}', String(sent).padStart(9, '0')).replaceAll('{ip}', address);
}
