import { z } from 'zod';
import type { Sent } from './compose.ts';
import type { Answer } from './send.ts';

/** The one shape that every failure has (server/answers.ts). */
const failureSchema = z.strictObject({
  success: z.literal(false),
  message: z.string().min(1),
  error: z.string().min(1),
  code: z.string().regex(/^[A-Z_]+$/),
  fields: z.record(z.string(), z.string()).optional(),
  data: z.record(z.string(), z.unknown()).optional(),
});

/** What is wrong with an answer, in a few words; null when nothing is. */
export function judge({ endpoint, method, target }: Sent, { status, headers, body }: Answer): string | null {
  const type = String(headers['content-type'] ?? '');
  if (status >= 500 && !isBusy(status, headers, body))
    return `answers ${status}: ${body.toString().slice(0, 300)}`;
  if (method === 'HEAD' || status === 304) return null;
  if (status >= 400) {
    // A page that does not exist is a page.
    if (endpoint === null && type.startsWith('text/html')) return null;
    // React Router's own answer to data that does not exist.
    if (endpoint === null && /\.data(\?|$)/.test(target)) return null;
    const parsed = failureSchema.safeParse(readJson(body));
    return parsed.success
      ? null
      : `answers ${status} in another shape: ${type} ${body.toString().slice(0, 200)}`;
  }
  if (endpoint === null || method !== endpoint.method || !type.startsWith('application/json')) return null;
  const documented = [...endpoint.responses.keys()].filter((one) => one < 300);
  const schema = endpoint.responses.get(status);
  if (schema === undefined) return `answers ${status}, and only ${documented.join(', ')} is documented`;
  const parsed = schema?.safeParse(readJson(body));
  if (!parsed || parsed.success) return null;
  return `answers ${status} unlike its schema: ${z.prettifyError(parsed.error).slice(0, 300)}`;
}

/** A queue that is full says so, and when to come back. That is an answer, not a fault. */
function isBusy(status: number, headers: Answer['headers'], body: Buffer): boolean {
  if (status !== 503 || headers['retry-after'] === undefined) return false;
  return failureSchema.safeParse(readJson(body)).success;
}

export function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
