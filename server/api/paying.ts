import type { FastifyBaseLogger, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { failure } from '../../shop/errors.ts';
import { idSchema } from '../../shop/identity.ts';
import { findOrderOfPage } from '../../shop/orders/page/queries.ts';
import { findAttemptedOrder } from '../../shop/orders/paying/queries.ts';
import { type Settled, settleAttempt } from '../../shop/orders/paying/settle-attempt.ts';
import { startPayment } from '../../shop/orders/paying/start-payment.ts';
import { takeMessage } from '../../shop/orders/paying/take-message.ts';
import { takeReturn } from '../../shop/orders/paying/take-return.ts';
import { staffOrderResponse } from '../../shop/orders/responses.ts';
import { type OpenGateways, openGateways } from '../../shop/payments/open-gateways.ts';
import type { FormFields } from '../../shop/payments/port.ts';
import { GATEWAYS, type GatewayName } from '../../shop/payments/rules.ts';
import { type Settings, shopAddress } from '../../shop/settings/settings.ts';
import type { Shop } from '../../shop/shop.ts';
import { takeForms } from '../media/take-forms.ts';
import { sendHandOver } from '../pages/hand-over-page.ts';
import { sendError } from '../responses/errors.ts';
import { errors, routeOptions, successResponse } from '../responses/schemas.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A browser that comes back from a payment gateway may post it from there. It carries nothing that is believed. */
    isFromGateway?: boolean;
  }
}

/** A form of a gateway is a few hundred bytes; a message of one is a few thousand. */
const LARGEST_FORM = 16 * 1024;
const LARGEST_MESSAGE = 64 * 1024;

const REFUSED = {
  return: 'A browser came back from a payment gateway with something that is not signed, or of another order',
  message: 'A message of a payment gateway was refused: its signature is wrong',
  unknown: 'A payment gateway sent a message about a payment that the shop does not know',
} as const;

/** Paying an order, what gateways tell, and asking them again (R417 to R422). */
export const payingEndpoints: FastifyPluginAsyncZod<Shop> = async (app, shop) => {
  const gateways = async () => openGateways(await shop.currentSettings());
  await app.register(payingForms, { ...shop, gateways });
  await app.register(gatewayMessages, { ...shop, gateways });

  app.post(
    '/api/v1/checkout/payment/:id/ask',
    routeOptions('Payments of orders, by staff')('Ask the gateway once more what became of a payment', {
      params: z.object({ id: idSchema }),
      response: {
        200: successResponse({ order: staffOrderResponse }),
        ...errors(400, 401, 403, 404, 503),
      },
    }),
    async (request, reply) => {
      const { id } = request.params;
      const settled = await settleAttempt(shop.database, await gateways(), id);
      const order = settled && (await findAttemptedOrder(shop.database, id));
      if (!order) return sendError(reply, failure('NOT_FOUND', 'This payment does not exist.').failure);
      if (settled === 'unknown') {
        const message = 'The gateway does not answer right now. Please try again in a minute.';
        return sendError(reply, failure('UNAVAILABLE', message).failure);
      }
      return reply.send({ success: true, message: ASKED[settled], order });
    },
  );
};

const ASKED = {
  pending: 'The gateway does not know yet.',
  paid: 'The gateway says: paid.',
  failed: 'The gateway says: not paid.',
  expired: 'The gateway has no payment by it.',
  undone: 'This payment was taken back.',
} as const satisfies Record<Exclude<Settled, 'unknown'>, string>;

interface WithGateways extends Shop {
  /** Those whose keys count now. */
  gateways: () => Promise<OpenGateways>;
}

const isGateway = (text: string): text is GatewayName => GATEWAYS.some((name) => name === text);

/** What browsers do, also without scripts and without cookies. */
const payingForms: FastifyPluginAsync<WithGateways> = async (
  app,
  { database, currentSettings, gateways },
) => {
  app.removeAllContentTypeParsers();
  takeForms(app, LARGEST_FORM);

  app.post<{ Params: { token: string } }>(
    '/order/:token/pay',
    { schema: { hide: true } },
    async (request, reply) => {
      const page = `/order/${encodeURIComponent(request.params.token)}`;
      const orderId = await findOrderOfPage(database, request.params.token);
      const { gateway = '' } = textsOf(request.body);
      if (orderId === null || !isGateway(gateway)) return reply.redirect(page, 303);
      const base = returnBase(await currentSettings()) + page;
      const addresses = { returnUrl: `${base}/return/${gateway}`, cancelUrl: base };
      const started = await startPayment(database, await gateways(), { orderId, gateway, ...addresses });
      if (started.ok) return sendHandOver(reply, started.value);
      const why = WHY_NOT.get(started.failure.code);
      return reply.redirect(why ? `${page}?payment=${why}` : page, 303);
    },
  );

  const comeBack = async (
    request: FastifyRequest<{ Params: { token: string; gateway: string } }>,
    reply: FastifyReply,
    fields: FormFields,
  ) => {
    const { token, gateway } = request.params;
    const orderId = await findOrderOfPage(database, token);
    if (orderId !== null && isGateway(gateway)) {
      const taken = await takeReturn(database, await gateways(), { orderId, gateway, fields });
      if (taken === null) request.log.warn({ gateway }, REFUSED.return);
    }
    return reply.redirect(`/order/${encodeURIComponent(token)}`, 303);
  };
  app.get<{ Params: { token: string; gateway: string } }>(
    '/order/:token/return/:gateway',
    { schema: { hide: true } },
    (request, reply) => comeBack(request, reply, textsOf(request.query)),
  );
  app.post<{ Params: { token: string; gateway: string } }>(
    '/order/:token/return/:gateway',
    { schema: { hide: true }, config: { isFromGateway: true } },
    (request, reply) => comeBack(request, reply, textsOf(request.body)),
  );
};

/** What the page of the order says where a payment could not be begun. */
const WHY_NOT: ReadonlyMap<string, string> = new Map([
  ['UNAVAILABLE', 'unavailable'],
  ['TOO_MANY_REQUESTS', 'too-many'],
]);

/** Where gateways send browsers back to. The demo gateway is a page of the same site, under whichever name it is reached. */
const returnBase = (settings: Settings) => (settings.payments.card === 'demo' ? '' : shopAddress(settings));

function textsOf(fields: unknown): FormFields {
  const entries = Object.entries(typeof fields === 'object' && fields !== null ? fields : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** What gateways tell the shop by themselves. The signature is of the bytes, so they are not read before it is compared. */
const gatewayMessages: FastifyPluginAsync<WithGateways> = async (app, { database, gateways }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_MESSAGE }, (_request, body, done) =>
    done(null, body),
  );
  app.post(
    '/api/v1/payments/safepay/webhook',
    {
      schema: {
        tags: ['Payments'],
        summary: 'What Safepay tells; it is asked before anything counts',
      },
    },
    async (request, reply) => {
      const signature = request.headers['x-sfpy-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const message = { gateway: 'safepay', body, signature: [signature].flat()[0] } as const;
      const taken = await takeMessage(database, await gateways(), message);
      if (taken === null) return refuseMessage(request.log, reply);
      if (taken === 'no-attempt') request.log.warn(REFUSED.unknown);
      // It sends the message again later.
      if (taken === 'no-answer') {
        return sendError(reply, failure('UNAVAILABLE', 'The gateway did not answer the shop.').failure);
      }
      return reply.send({ success: true });
    },
  );
};

function refuseMessage(log: FastifyBaseLogger, reply: FastifyReply): FastifyReply {
  log.warn(REFUSED.message);
  return sendError(reply, failure('INVALID_INPUT', 'The signature is wrong.').failure);
}
