import type { Sent } from './compose.ts';

/** A longer body is not worth a line; the seed and the number make it again. */
const LONGEST_BODY = 4000;

/** The request as a line for a shell, as closely as possible. */
export function curlLine({ method, target, headers, body, cutAfter }: Sent, address: string): string {
  const words = [
    ...(method === 'HEAD' ? ['--head'] : ['-X', method]),
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', quoted(`${name}: ${value}`)]),
  ];
  const place = quoted(address + target);
  const cut = cutAfter === null ? '' : `  # cut off after ${cutAfter} bytes of the body`;
  if (!body) return `curl -i --path-as-is ${words.join(' ')} ${place}${cut}`;
  if (body.length > LONGEST_BODY) {
    return `curl -i --path-as-is ${words.join(' ')} ${place}  # with a body of ${body.length} bytes${cut}`;
  }
  const data = `printf %s ${body.toString('base64')} | base64 -d`;
  return `${data} | curl -i --path-as-is ${words.join(' ')} --data-binary @- ${place}${cut}`;
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
