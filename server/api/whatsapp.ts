import { createHmac } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readJson } from '../../shop/call-service.ts';
import { readNotification, webhookQuerySchema } from '../../shop/orders/messages/schemas.ts';
import { takeButton, takeStatus } from '../../shop/orders/messages/take-whatsapp-events.ts';
import type { Shop } from '../../shop/shop.ts';
import { isSameSecret } from '../../shop/tokens.ts';
import { sendError } from '../responses/errors.ts';

const WEBHOOK = '/api/v1/whatsapp/webhook';

/** The largest body, in bytes: WhatsApp sends up to a thousand statuses at once. */
const LARGEST_BODY = 1024 * 1024;

const NOBODY = { code: 'NOT_FOUND', message: 'The shop has no account with WhatsApp.' } as const;
const FORGED = { code: 'SIGNATURE_WRONG', message: 'This does not come from WhatsApp.' } as const;

/** What WhatsApp tells the shop: what became of messages, and which buttons were pressed. Without its keys there is nothing here. */
export const whatsAppEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database, currentSettings }) => {
  const account = async () => (await currentSettings()).messages.whatsapp;

  // No part of the API: only WhatsApp asks.
  app.get(WEBHOOK, { schema: { hide: true, querystring: webhookQuerySchema } }, async (request, reply) => {
    const whatsapp = await account();
    if (!whatsapp) return sendError(reply, NOBODY);
    const { 'hub.verify_token': token, 'hub.challenge': challenge } = request.query;
    if (!isSameSecret(whatsapp.verifyToken, token)) return sendError(reply, FORGED);
    return reply.type('text/plain').send(challenge);
  });

  // The signature is of the very bytes, so nothing reads them before.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: LARGEST_BODY },
    async (_: unknown, body: Buffer) => body,
  );

  app.post(WEBHOOK, { schema: { hide: true }, bodyLimit: LARGEST_BODY }, async (request, reply) => {
    const whatsapp = await account();
    if (!whatsapp) return sendError(reply, NOBODY);
    const { body } = request;
    const signature = request.headers['x-hub-signature-256'];
    if (!Buffer.isBuffer(body) || !isSigned(body, signature, whatsapp.appSecret)) {
      return sendError(reply, FORGED);
    }
    const { pressed, statuses } = readNotification(readJson(body.toString()), whatsapp.phoneNumberId);
    for (const status of statuses) await takeStatus(database, status);
    for (const button of pressed) {
      const refusal = await takeButton(database, button);
      if (refusal) app.log.warn({ reason: refusal }, 'a WhatsApp button changed nothing');
    }
    return reply.status(200).send();
  });
};

/** Whether the header is `sha256=` and the HMAC of the body. */
function isSigned(body: Buffer, header: string | string[] | undefined, secret: string): boolean {
  const [, hex] = typeof header === 'string' ? (/^sha256=([0-9a-f]{64})$/i.exec(header) ?? []) : [];
  const expected = createHmac('sha256', secret).update(body).digest('hex');
  return hex !== undefined && isSameSecret(expected, hex.toLowerCase());
}
