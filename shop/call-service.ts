import { z } from './zod.ts';

/**
 * What came of a request to another company's service. `not-done`: it certainly did nothing, since it was refused or never
 * arrived. `unknown`: nobody knows, because the answer was lost, late or not readable. The text is for staff and holds no key.
 */
export type ServiceReply<T> =
  | { outcome: 'answered'; value: T }
  | { outcome: 'not-done' | 'unknown'; text: string; status?: number };

export interface ServiceLine {
  /** Of the service, for sentences. */
  name: string;
  /** How long one request may take. */
  seconds: number;
  /** Keys, passwords and tokens: no text that comes back holds one. */
  secrets: readonly string[];
  /** The longest answer that is read, in bytes. */
  longestAnswer?: number;
}

export interface ServiceCall {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  headers?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

/** The longest answer that is read unless said otherwise, in bytes: a courier's list of all cities is half a megabyte. */
const LONGEST_ANSWER = 8 * 1024 * 1024;

/** The request never arrived: nobody listened, or nobody has this name. */
const NOT_REACHED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

/** The one way in which a service is asked: once, for a limited time, no other host than the one of the settings. */
export async function callService<T>(
  line: ServiceLine,
  { method, url, headers = {}, query = {}, body }: ServiceCall,
  schema: z.ZodType<T>,
): Promise<ServiceReply<T>> {
  const address = new URL(url);
  for (const [name, text] of Object.entries(query)) address.searchParams.append(name, text);
  try {
    const { status, text } = await askOnce(
      address,
      {
        method,
        headers: {
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      },
      line,
    );
    const answer = readJson(text);
    if (status >= 400) {
      const outcome = status < 500 && status !== 408 ? 'not-done' : 'unknown';
      return { outcome, status, text: describeRefusal(line, status, answer) };
    }
    return readAnswer(line, answer, schema);
  } catch (error) {
    if (NOT_REACHED.includes(codeOf(error))) {
      return { outcome: 'not-done', text: `${line.name} could not be reached.` };
    }
    return { outcome: 'unknown', text: `${line.name} gave no answer.` };
  }
}

/**
 * Sends a request to a service once and reads its answer, each for a limited time and up to a limited length. It is not
 * sent on to where the service points.
 * @throws where there is no such answer; whether the service did what it was asked is then not known
 */
export async function askOnce(
  address: string | URL,
  request: { method: string; headers: Record<string, string>; body?: string },
  { seconds, longestAnswer = LONGEST_ANSWER }: Pick<ServiceLine, 'seconds' | 'longestAnswer'>,
): Promise<{ status: number; text: string }> {
  const response = await fetch(address, {
    ...request,
    redirect: 'error',
    signal: AbortSignal.timeout(seconds * 1000),
  });
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > longestAnswer) throw new Error('The answer is too long.');
    text += decoder.decode(chunk, { stream: true });
  }
  return { status: response.status, text: text + decoder.decode() };
}

/** What a text says as JSON; undefined where it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The service's own words about a refusal, in one line and without a key. */
export function quote({ name, secrets }: ServiceLine, words: string): string {
  const hidden = secrets
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .filter((secret) => secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, '…'), words);
  const text = hidden
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 300);
  return text === '' ? `${name} refused, and gave no reason.` : `${name} says: ${text}`;
}

const spoken = z.looseObject({ statusMessage: z.string(), message: z.string(), error: z.string() }).partial();

function describeRefusal(line: ServiceLine, status: number, answer: unknown): string {
  if (status === 401 || status === 403) {
    return `${line.name} does not accept the shop’s key. The person who runs the shop has to look at its settings.`;
  }
  if (status === 429) return `${line.name} was asked too often. Please try again in a minute.`;
  const { statusMessage, message, error } = spoken.catch({}).parse(answer);
  return quote(line, statusMessage ?? message ?? error ?? `error ${status}`);
}

/** The code of what a failed fetch is caused by, for example ECONNREFUSED. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return z.object({ code: z.string() }).catch({ code: '' }).parse(cause).code;
}

export const answered = <T>(value: T): ServiceReply<T> => ({ outcome: 'answered', value });

/** An answer that is not of the schema's shape is `unknown`, since the service may have done what it was asked. */
export function readAnswer<T>(
  { name }: Pick<ServiceLine, 'name'>,
  answer: unknown,
  schema: z.ZodType<T>,
): ServiceReply<T> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return answered(parsed.data);
  return { outcome: 'unknown', text: `${name} answered in a form that the shop does not know.` };
}

/** Goes on with an answer; what is not answered stays as it is. */
export async function onAnswer<T, U>(
  reply: Promise<ServiceReply<T>>,
  next: (value: T) => ServiceReply<U>,
): Promise<ServiceReply<U>> {
  const came = await reply;
  return came.outcome === 'answered' ? next(came.value) : came;
}

/** As `onAnswer`, where nothing can be wrong with the answer any more. */
export const mapAnswer = <T, U>(
  reply: Promise<ServiceReply<T>>,
  read: (value: T) => U,
): Promise<ServiceReply<U>> => onAnswer(reply, (value) => answered(read(value)));

/** Texts and numbers that services send now as the one and now as the other; always a text here. */
export const textOrNumber = z.union([z.string(), z.number()]).transform((value) => String(value).trim());

/** A link that may be shown: of the web, nothing else. */
export function readLink(text: string | null | undefined): string | null {
  return text && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}
