import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { askAlert, endAlert } from '../../shop/customers/stock-alerts/ask-alert.ts';
import { endAlertSchema, stockAlertSchema } from '../../shop/customers/stock-alerts/schemas.ts';
import { idSchema } from '../../shop/identity.ts';
import type { Shop } from '../../shop/shop.ts';
import { takeForms } from '../media/take-forms.ts';
import { errors, routeOptions } from '../responses/schemas.ts';

const options = routeOptions('Products');
const led = { 303: z.null(), ...errors(400) };

/** Who wants to be told when a product is back (R482): plain forms, which lead to a page that says what came of them. */
export const stockAlertEndpoints: FastifyPluginAsyncZod<Shop> = async (
  app,
  { database, currentSettings },
) => {
  takeForms(app, 1024);

  app.post(
    '/api/v1/products/:id/alert',
    options('Ask to be told once when a sold-out product is back, by a form; leads to a page', {
      params: z.object({ id: idSchema }),
      body: z.object({ contact: z.unknown() }),
      response: led,
    }),
    async ({ params: { id: product }, body, ip }, reply) => {
      const lead = (outcome: Record<string, string>) =>
        reply.redirect(`/stock-alert?${new URLSearchParams({ product, ...outcome })}`, 303);
      const wanted = stockAlertSchema.safeParse(body);
      if (!wanted.success) return lead({ refused: 'contact' });
      const asked = await askAlert(database, product, wanted.data, {
        from: ip,
        messages: (await currentSettings()).messages,
      });
      if (!asked.ok) return lead({ refused: REFUSALS.get(asked.failure.code) ?? 'contact' });
      return lead(asked.value === null ? { done: 'there' } : { done: 'asked', key: asked.value });
    },
  );

  app.post(
    '/api/v1/stock-alerts/end',
    options('Take back what was asked by a form; leads to a page', { body: endAlertSchema, response: led }),
    async ({ body: { key } }, reply) => {
      await endAlert(database, key);
      return reply.redirect('/stock-alert?done=ended', 303);
    },
  );
};

/** What the page says where nothing was kept. */
const REFUSALS: ReadonlyMap<string, string> = new Map([
  ['TOO_MANY_REQUESTS', 'many'],
  ['NOT_FOUND', 'gone'],
]);
