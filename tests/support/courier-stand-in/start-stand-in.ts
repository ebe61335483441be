import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { leopards } from './leopards.ts';
import { postEx } from './postex.ts';
import { tcs } from './tcs.ts';
import { trax } from './trax.ts';
import type { Answer, Call, HeldParcel, Protocol } from './types.ts';

export const PROTOCOLS = { PostEx: postEx, Leopards: leopards, Trax: trax, TCS: tcs } as const;
export type CourierName = keyof typeof PROTOCOLS;
export const COURIER_NAMES = ['PostEx', 'Leopards', 'Trax', 'TCS'] as const satisfies CourierName[];

/**
 * What goes wrong: the request is lost before anything is booked; the answer is lost behind it; nothing is ever answered;
 * something unreadable is; two parcels are booked and nothing is answered; or the courier refuses.
 */
export type Fault =
  | 'none'
  | 'request-lost'
  | 'answer-lost'
  | 'silent'
  | 'unreadable'
  | 'booked-twice'
  | 'refuses'
  | 'wrong-key';

export interface StandIn {
  /** For the setting of its address. */
  url: string;
  /** Everything that was booked, also what was cancelled. */
  parcels: HeldParcel[];
  fault: Fault;
  /** The requests that came, `POST /v3/create-order`. */
  requests: string[];
  /** Called when a parcel is booked, before the answer leaves. */
  onBooked: (parcel: HeldParcel) => Promise<void> | void;
  stop(): Promise<void>;
}

/** Starts a courier that speaks its protocol, with the keys of `settingsFor`. @param port any free one unless given */
export async function startStandIn(name: CourierName, port = 0): Promise<StandIn> {
  const protocol: Protocol = PROTOCOLS[name];
  const server = createServer((request, response) => {
    answer(standIn, protocol, request, response).catch(() => response.destroy());
  });
  const standIn: StandIn = {
    url: '',
    parcels: [],
    fault: 'none',
    requests: [],
    onBooked: () => {},
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  standIn.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${protocol.base}`;
  return standIn;
}

async function answer(
  standIn: StandIn,
  protocol: Protocol,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://courier');
  const call: Call = {
    method: request.method ?? '',
    path: pathname.slice(protocol.base.length),
    query: searchParams,
    headers: request.headers,
    body: request.method === 'GET' ? null : await json(request),
  };
  standIn.requests.push(`${call.method} ${call.path}`);
  const send = ({ status, body }: Answer) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  if (standIn.fault === 'wrong-key' || !protocol.accepts(call)) return send(protocol.wrongKey);
  if (!protocol.isBooking(call)) {
    return send(protocol.answer(call, standIn.parcels) ?? { status: 404, body: { message: 'Not found' } });
  }
  const { fault } = standIn;
  if (fault === 'request-lost') return void response.destroy();
  const booking = protocol.readBooking(call);
  if (fault === 'refuses' || !booking) return send(protocol.refused);
  const parcel = hold(standIn, booking);
  if (fault === 'booked-twice') hold(standIn, booking);
  await standIn.onBooked(parcel);
  if (fault === 'answer-lost' || fault === 'booked-twice') return void response.destroy();
  if (fault === 'unreadable') return void response.end('<html>Welcome</html>');
  if (fault !== 'silent') send(protocol.booked(parcel));
}

function hold(standIn: StandIn, booking: Pick<HeldParcel, 'reference' | 'booking'>): HeldParcel {
  const parcel = {
    ...booking,
    trackingNumber: nextNumber(),
    cancelled: false,
    events: [],
  };
  standIn.parcels.push(parcel);
  return parcel;
}

/** The shop's settings for couriers at these addresses. */
export function settingsFor(urls: Readonly<Partial<Record<CourierName, string>>>): Record<string, string> {
  return {
    COURIER_SECONDS: '1',
    ...(urls.PostEx && {
      POSTEX_URL: urls.PostEx,
      POSTEX_TOKEN: 'postex-token',
      POSTEX_PICKUP_ADDRESS_CODE: '001',
    }),
    ...(urls.Leopards && {
      LEOPARDS_URL: urls.Leopards,
      LEOPARDS_API_KEY: 'leopards-key',
      LEOPARDS_API_PASSWORD: 'leopards-password',
    }),
    ...(urls.Trax && { TRAX_URL: urls.Trax, TRAX_API_KEY: 'trax-key', TRAX_PICKUP_ADDRESS_ID: '77' }),
    ...(urls.TCS && {
      TCS_URL: urls.TCS,
      TCS_CLIENT_ID: 'client',
      TCS_CLIENT_SECRET: 'tcs-secret',
      TCS_USERNAME: 'user',
      TCS_PASSWORD: 'tcs-password',
      TCS_ACCOUNT: 'account',
      TCS_COST_CENTER: '99',
    }),
  };
}

let lastNumber = 26_045_000_000;

/** No two parcels have the same number, of one stand-in after the other neither. */
function nextNumber(): string {
  lastNumber += 1;
  return String(lastNumber);
}
