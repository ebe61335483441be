import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { z } from 'zod';

/**
 * What goes wrong: the request is lost before anything is sent; the answer is lost behind it; nothing is ever answered; too
 * much is; the service is away; too many were sent; the number has no WhatsApp; or the key is not accepted.
 */
export type MessageFault =
  | 'none'
  | 'request-lost'
  | 'answer-lost'
  | 'silent'
  | 'endless'
  | 'away'
  | 'too-many'
  | 'refuses'
  | 'wrong-key';

export const KEYS = {
  WHATSAPP_PHONE_NUMBER_ID: '106540352242922',
  WHATSAPP_TOKEN: 'whatsapp-token',
  WHATSAPP_APP_SECRET: 'whatsapp-app-secret',
  WHATSAPP_VERIFY_TOKEN: 'whatsapp-verify-token',
} as const;

/** A message as the Cloud API takes it; what has anything else in it is refused. */
const value = z
  .string()
  .min(1)
  .max(1024)
  .refine((said) => !/[\n\t]| {5}/.test(said));
const templateMessage = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string().regex(/^923\d{9}$/),
  type: z.literal('template'),
  template: z.strictObject({
    name: z.string().regex(/^[a-z0-9_]+$/),
    language: z.strictObject({ code: z.string() }),
    components: z.array(
      z.discriminatedUnion('type', [
        z.strictObject({
          type: z.literal('body'),
          parameters: z.array(z.strictObject({ type: z.literal('text'), text: value })),
        }),
        z.strictObject({
          type: z.literal('button'),
          sub_type: z.literal('quick_reply'),
          index: z.enum(['0', '1', '2']),
          parameters: z.tuple([z.strictObject({ type: z.literal('payload'), payload: z.string().max(128) })]),
        }),
      ]),
    ),
  }),
});

/** A message that WhatsApp believes it has to carry. */
export interface CarriedMessage {
  id: string;
  to: string;
  template: string;
  values: string[];
  /** What its buttons send back. */
  payloads: string[];
}

export interface MessageStandIn<Carried> {
  url: string;
  carried: Carried[];
  fault: MessageFault;
  /** Called when a message is taken, before the answer leaves. */
  onCarried: (carried: Carried) => Promise<void> | void;
}

interface Answer {
  status: number;
  body: string;
}

const json = (status: number, body: unknown): Answer => ({ status, body: JSON.stringify(body) });
const whatsAppError = (status: number, code: number) =>
  json(status, { error: { message: 'Somebody +923012345678', type: 'OAuthException', code } });

let lastId = 0;

/** WhatsApp's Cloud API for the tests of a file; each finds it without messages and without faults. */
export function openWhatsApp(): MessageStandIn<CarriedMessage> {
  const path = `/v23.0/${KEYS.WHATSAPP_PHONE_NUMBER_ID}/messages`;
  return openStandIn({
    read({ headers, url, method }, body) {
      if (headers.authorization !== `Bearer ${KEYS.WHATSAPP_TOKEN}`) return whatsAppError(401, 190);
      if (method !== 'POST' || url !== path) return whatsAppError(404, 100);
      const { data } = templateMessage.safeParse(JSON.parse(body));
      if (!data) return whatsAppError(400, 100);
      const { name, components } = data.template;
      lastId += 1;
      return {
        id: `wamid.${lastId}`,
        to: data.to,
        template: name,
        values: components.flatMap((one) =>
          one.type === 'body' ? one.parameters.map(({ text: said }) => said) : [],
        ),
        payloads: components.flatMap((one) => (one.type === 'button' ? [one.parameters[0].payload] : [])),
      };
    },
    taken: ({ id, to }) =>
      json(200, {
        messaging_product: 'whatsapp',
        contacts: [{ input: to, wa_id: to }],
        messages: [{ id }],
      }),
    refused: whatsAppError(400, 131026),
    tooMany: whatsAppError(400, 130429),
    wrongKey: whatsAppError(401, 190),
  });
}

/** A request as an SMS service got it. */
export interface CarriedSms {
  method: string;
  query: Record<string, string>;
  headers: Record<string, unknown>;
  body: string;
}

/** Some SMS service: it says OK or ERROR, and that is all. */
export function openSmsService(): MessageStandIn<CarriedSms> {
  return openStandIn<CarriedSms>({
    read: ({ method = '', url = '', headers }, body) => ({
      method,
      query: Object.fromEntries(new URL(url, 'http://sms').searchParams),
      headers,
      body,
    }),
    taken: () => ({ status: 200, body: 'OK 4711' }),
    refused: { status: 200, body: 'ERROR: no credit' },
    tooMany: { status: 429, body: 'ERROR' },
    wrongKey: { status: 403, body: 'ERROR' },
  });
}

interface Protocol<Carried> {
  read(request: IncomingMessage, body: string): Carried | Answer;
  taken(carried: Carried): Answer;
  refused: Answer;
  tooMany: Answer;
  wrongKey: Answer;
}

function openStandIn<Carried extends object>(protocol: Protocol<Carried>): MessageStandIn<Carried> {
  const standIn: MessageStandIn<Carried> = { url: '', carried: [], fault: 'none', onCarried: () => {} };
  let server: Server;
  beforeAll(async () => {
    server = createServer((request, response) => {
      answer(standIn, protocol, request, response).catch(() => response.destroy());
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    standIn.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  beforeEach(() => {
    Object.assign(standIn, { carried: [], fault: 'none', onCarried: () => {} });
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return standIn;
}

async function answer<Carried extends object>(
  standIn: MessageStandIn<Carried>,
  protocol: Protocol<Carried>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { fault } = standIn;
  const body = await text(request);
  const send = ({ status, body: said }: Answer) => response.writeHead(status).end(said);
  if (fault === 'request-lost') return void response.destroy();
  if (fault === 'away') return void send({ status: 503, body: 'Away' });
  if (fault === 'too-many') return void send(protocol.tooMany);
  if (fault === 'wrong-key') return void send(protocol.wrongKey);
  if (fault === 'refuses') return void send(protocol.refused);
  const read = protocol.read(request, body);
  if ('status' in read) return void send(read);
  standIn.carried.push(read);
  await standIn.onCarried(read);
  if (fault === 'answer-lost') return void response.destroy();
  if (fault === 'endless') return void response.end('x'.repeat(1_000_000));
  if (fault !== 'silent') send(protocol.taken(read));
}

/** A notification as WhatsApp sends it, with its signature. */
export function notification(value: object, { secret = KEYS.WHATSAPP_APP_SECRET }: { secret?: string } = {}) {
  const metadata = { display_phone_number: '92300', phone_number_id: KEYS.WHATSAPP_PHONE_NUMBER_ID };
  const payload = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '1',
        changes: [{ field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }],
      },
    ],
  });
  return {
    payload,
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(payload).digest('hex')}`,
    },
  };
}
