import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isKnownDevice } from '../../shop/auth/sessions/known-device.ts';
import type { Failure } from '../../shop/errors.ts';
import type { Shop } from '../../shop/shop.ts';
import { sendError, writtenFailure } from '../responses/errors.ts';
import { whenClosed } from '../responses/when-closed.ts';
import { clientOf } from './cookies.ts';
import { CounterStore } from './counter-store.ts';
import { type Kind, kindOf, LARGEST_UPLOAD, LIMITS, UPLOADS_AT_ONCE } from './limits.ts';

/** How long the rest of a body may still arrive after the response was sent (milliseconds). */
const RESPONSE_PATIENCE = 30_000;

/** Seconds after which there is room for an upload again. */
const UPLOAD_AGAIN_IN = 10;

const TOO_SLOW: Failure = {
  code: 'TOO_SLOW',
  message: 'This request took too long to arrive. Please try again.',
};
const SHOP_BUSY: Failure = {
  code: 'BUSY',
  message: 'The shop is busy with other pictures and files. Please try again in a few seconds.',
  retryAfter: UPLOAD_AGAIN_IN,
};
const NETWORK_BUSY: Failure = {
  code: 'TOO_MANY_REQUESTS',
  message: 'Too many pictures and files are being sent from your network. Please try again in a few seconds.',
  retryAfter: UPLOAD_AGAIN_IN,
};

/** Holds every request, also those for what the shop does not know, to the limits of its kind (limits.ts). */
export async function limitRequests(app: FastifyInstance, { database, settings }: Shop): Promise<void> {
  await app.register(rateLimit, { global: false, store: CounterStore });
  const counters = new Map(
    Object.entries(LIMITS).map(([kind, { aMinute }]) => [
      kind,
      app.createRateLimit({
        max: aMinute,
        timeWindow: '1 minute',
        ...(kind === 'sign-in' && { keyGenerator: (request) => whoSignsIn(request, { database, settings }) }),
      }),
    ]),
  );
  const uploads = new Map(
    (['upload', 'staff-upload'] as const).map((kind) => [kind as Kind, uploadsAtOnce(settings.rateLimits)]),
  );

  app.addHook('onRequest', async (request, reply) => {
    const kind = kindOf(request.method, request.routeOptions.url);
    if (kind === null) return;
    if (settings.rateLimits) {
      const counted = await counters.get(kind)?.(request);
      if (counted && !counted.isAllowed && counted.isExceeded) {
        return sendError(reply, tooMany(counted.ttlInSeconds));
      }
    }
    endSlowBody(request, reply, LIMITS[kind].bodySeconds * 1000);
    const failure = uploads.get(kind)?.(request, reply);
    if (failure) return sendError(reply, failure);
  });

  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete || raw.destroyed) return;
    const timer = setTimeout(() => raw.complete || raw.destroy(), RESPONSE_PATIENCE);
    raw.once('close', () => clearTimeout(timer));
  });
}

/** A browser that signed in before counts by itself: a flood from its network does not keep it out (decision 052). */
async function whoSignsIn(
  request: FastifyRequest,
  { database, settings }: Pick<Shop, 'database' | 'settings'>,
): Promise<string> {
  const { address, device } = clientOf(request, settings);
  const known = device !== null && (await isKnownDevice(database, device));
  return known ? `device ${device}` : normalizeIP(address);
}

function tooMany(seconds: number): Failure {
  const message = 'These were too many requests. Please wait a minute and try again.';
  return { code: 'TOO_MANY_REQUESTS', message, retryAfter: seconds };
}

/** Ends the connection when the body is not there in time: else one that trickles would live for ever. */
function endSlowBody({ raw, id }: FastifyRequest, reply: FastifyReply, patience: number): void {
  if (raw.headers['transfer-encoding'] === undefined && !Number(raw.headers['content-length'])) return;
  const timer = setTimeout(() => {
    if (raw.complete || raw.destroyed) return;
    if (reply.raw.headersSent) raw.destroy();
    else raw.socket.end(writtenFailure(TOO_SLOW, id), () => raw.destroy());
  }, patience);
  timer.unref();
  raw.once('close', () => clearTimeout(timer));
}

/** Counts the forms with files that are being received. @returns what is wrong with one more, or null */
function uploadsAtOnce(limitNetworks: boolean) {
  const { inWhole, fromOneNetwork } = UPLOADS_AT_ONCE;
  const networks = new Map<string, number>();
  let all = 0;
  return (request: FastifyRequest, reply: FastifyReply): Failure | null => {
    if (Number(request.headers['content-length']) > LARGEST_UPLOAD) {
      return { code: 'BODY_TOO_LARGE', message: 'This request is too large.' };
    }
    const network = normalizeIP(request.ip);
    const before = networks.get(network) ?? 0;
    if (limitNetworks && before >= fromOneNetwork) return NETWORK_BUSY;
    if (all >= inWhole) return SHOP_BUSY;
    all += 1;
    networks.set(network, before + 1);
    whenClosed(reply.raw, () => {
      all -= 1;
      const left = (networks.get(network) ?? 1) - 1;
      if (left > 0) networks.set(network, left);
      else networks.delete(network);
    });
    return null;
  };
}
