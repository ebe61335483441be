import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { HeldPayments } from './held-payments.ts';
import { answerAsJazzCash } from './jazzcash.ts';
import { answerAsSafepay } from './safepay.ts';
import type { Answer, Call, DemoKeys } from './types.ts';

/** What goes wrong when the shop asks: nothing is answered; the answer is lost; it is not readable, endless, or an error. */
export type Fault = 'none' | 'silent' | 'answer-lost' | 'unreadable' | 'endless' | 'error';

export interface DemoGateway {
  /** Without a slash at the end. */
  url: string;
  payments: HeldPayments;
  fault: Fault;
  /** The requests that came, `POST /order/payments/v3/`. */
  requests: string[];
  /** Called before the shop is answered. */
  onAsked: (request: string) => Promise<void> | void;
  reportAs: 'data' | 'tracker';
  namesAmount: boolean;
  /** Where the shop is, for messages; empty sends none. */
  shopUrl: string;
  /** Messages to the shop that are under way, each with the status of its answer; 0 where none came. */
  told: Promise<number>[];
  stop(): Promise<void>;
}

/** How long the shop may take for a message (milliseconds). */
const MESSAGE_PATIENCE = 10_000;
/** The largest request that is read, and the largest number of remembered messages. */
const LARGEST_REQUEST = 64 * 1024;
const MOST_REMEMBERED = 1_000;

/** Starts a gateway that speaks Safepay's and JazzCash's protocols. @param port any free one unless given */
export async function startDemoGateway(keys: DemoKeys, port = 0): Promise<DemoGateway> {
  const server = createServer((request, response) => {
    answer(gateway, keys, request, response).catch(() => response.destroy());
  });
  const gateway: DemoGateway = {
    url: '',
    payments: new HeldPayments(),
    fault: 'none',
    requests: [],
    onAsked: () => {},
    reportAs: 'tracker',
    namesAmount: true,
    shopUrl: '',
    told: [],
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  gateway.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return gateway;
}

async function answer(
  gateway: DemoGateway,
  keys: DemoKeys,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > LARGEST_REQUEST) return void response.destroy();
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://gateway');
  const call: Call = {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    headers: request.headers,
    body: request.method === 'GET' ? '' : await text(request),
  };
  const name = `${call.method} ${call.path}`;
  remember(gateway.requests, name);
  await gateway.onAsked(name);
  const { fault } = gateway;
  if (fault === 'silent') return;
  const found = find(call, gateway, keys) ?? { status: 404, body: 'Not found' };
  if (fault === 'answer-lost') return void response.destroy();
  if (fault === 'error') return void response.writeHead(500).end('Something went wrong');
  if (fault === 'unreadable') return void response.end('<html>Welcome</html>');
  if (fault === 'endless') return void response.end(`"${'x'.repeat(2 ** 20)}"`);
  response.writeHead(found.status, found.headers).end(found.body);
}

function find(call: Call, gateway: DemoGateway, keys: DemoKeys): Answer | null {
  const { payments, reportAs, namesAmount } = gateway;
  const send = (url: string, init: RequestInit) => {
    if (gateway.shopUrl === '') return;
    const sent = fetch(new URL(url, gateway.shopUrl), {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(MESSAGE_PATIENCE),
      ...init,
    });
    remember(
      gateway.told,
      sent.then(
        ({ status }) => status,
        () => 0,
      ),
    );
  };
  const tell = (body: string, signature: string) =>
    send('/api/v1/payments/safepay/webhook', {
      headers: { 'content-type': 'application/json', 'x-sfpy-signature': signature },
      body,
    });
  const post = (url: string, fields: Readonly<Record<string, string>>) =>
    send(url, { body: new URLSearchParams(fields) });
  return (
    answerAsSafepay(call, { payments, keys: keys.safepay, reportAs, tell }) ??
    answerAsJazzCash(call, { payments, keys: keys.jazzCash, namesAmount, post })
  );
}

function remember<T>(list: T[], one: T): void {
  list.push(one);
  if (list.length > MOST_REMEMBERED) list.shift();
}
