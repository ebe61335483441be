import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findAnything } from '../../shop/orders/finding/find-anything.ts';
import { foundResponse } from '../../shop/orders/finding/responses.ts';
import { findAnythingSchema } from '../../shop/orders/finding/schemas.ts';
import { readWaiting } from '../../shop/orders/waiting/read-waiting.ts';
import { waitingResponse } from '../../shop/orders/waiting/responses.ts';
import { shareReading } from '../../shop/orders/waiting/share-reading.ts';
import type { Shop } from '../../shop/shop.ts';
import { errors, routeOptions } from '../responses/schemas.ts';

const options = routeOptions('Staff');

/** What waits is read once in this time by each process (milliseconds), however many screens ask. */
const WAITING_SHARED_FOR = 1_000;

/** What every screen of the staff's side has above it: what waits, and the search for anything. */
export const staffToolEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database, currentSettings }) => {
  const waiting = shareReading(
    async () => readWaiting(database, (await currentSettings()).lowStockAt),
    WAITING_SHARED_FOR,
  );

  app.get(
    '/api/v1/staff/waiting',
    options('What waits, and a revision that every change of an order makes another one', {
      response: { 200: waitingResponse, ...errors(401) },
    }),
    () => waiting(),
  );

  app.get(
    '/api/v1/staff/search',
    options('The first orders, products and customers that a text finds', {
      querystring: findAnythingSchema,
      response: { 200: foundResponse, ...errors(400, 401) },
    }),
    async ({ query }) => findAnything(database, query.query, await currentSettings()),
  );
};
