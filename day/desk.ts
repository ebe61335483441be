import { z } from 'zod';
import type { Typing } from './typed-twice.ts';

type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

interface Sent {
  /** With what staff typed and chose marked (typed-twice.ts); or a form with a file. */
  body?: Readonly<Record<string, unknown>>;
  file?: { name: string; bytes: Uint8Array<ArrayBuffer> };
  /** What something was looked for by; it goes into the address. */
  search?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** The order that is on the screen. */
  order?: string;
}

/** Somebody of the staff at a screen: every request is one that the screens send, and is watched. */
export interface Desk {
  /** Sends a request that has to succeed. @throws Error with what the shop says where it does not */
  send<T extends z.ZodType>(schema: T, call: Call, sent?: Sent): Promise<z.infer<T>>;
  /** Sends a request that may be refused. */
  attempt(call: Call, sent?: Sent): Promise<{ status: number; body: unknown }>;
}

/** @param address of the shop @param token of a session @param typing watches what is seen and sent */
export function openDesk(address: string, token: string, typing: Typing): Desk {
  async function attempt(call: Call, sent: Sent = {}) {
    const [method = '', path = ''] = call.split(' ');
    for (const text of Object.values(sent.search ?? {})) typing.searched(text);
    const query = sent.search ? `?${new URLSearchParams(sent.search)}` : '';
    const body = sent.body && typing.sent(sent.body, sent.order);
    const response = await fetch(`${address}/api/v1/${path.slice(1)}${query}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && !sent.file && { 'content-type': 'application/json' }),
        ...sent.headers,
      },
      ...(body !== undefined && { body: sent.file ? formOf(body, sent.file) : JSON.stringify(body) }),
    });
    const said: unknown = await response.json();
    typing.saw(said, sent.order);
    return { status: response.status, body: said };
  }
  return {
    attempt,
    async send(schema, call, sent) {
      const { status, body } = await attempt(call, sent);
      if (status >= 300) throw new Error(`${call}: ${status} ${JSON.stringify(body)}`);
      return schema.parse(body);
    },
  };
}

function formOf(
  fields: unknown,
  { name, bytes }: { name: string; bytes: Uint8Array<ArrayBuffer> },
): FormData {
  const form = new FormData();
  for (const [field, text] of Object.entries(z.record(z.string(), z.string()).parse(fields))) {
    form.append(field, text);
  }
  form.append('file', new Blob([bytes]), name);
  return form;
}
