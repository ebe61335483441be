import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { changePrices, type ProgressListener } from '../../shop/catalogue/price-changes/change-prices.ts';
import { previewPrices } from '../../shop/catalogue/price-changes/plan-change.ts';
import { listChangeLines, listPriceChanges } from '../../shop/catalogue/price-changes/queries.ts';
import {
  type PriceChangeLine,
  priceChangeLinesResponse,
  priceChangesResponse,
  pricePreviewResponse,
} from '../../shop/catalogue/price-changes/responses.ts';
import {
  changePricesSchema,
  listPriceChangesSchema,
  previewPricesSchema,
} from '../../shop/catalogue/price-changes/schemas.ts';
import { undoChange } from '../../shop/catalogue/price-changes/undo-change.ts';
import type { Failure, Result } from '../../shop/errors.ts';
import { idSchema } from '../../shop/identity.ts';
import type { Shop } from '../../shop/shop.ts';
import { principalOf } from '../access/staff-access.ts';
import { sendError } from '../responses/errors.ts';
import { errors, routeOptions } from '../responses/schemas.ts';

const options = routeOptions('Price changes');
const params = z.object({ id: idSchema });

/** Prices that rise or fall together (R575 to R578). */
export const priceChangeEndpoints: FastifyPluginAsyncZod<Shop> = async (app, { database }) => {
  app.get(
    '/api/v1/price-changes',
    options('Changes of many prices, the latest first', {
      querystring: listPriceChangesSchema,
      response: { 200: priceChangesResponse, ...errors(400, 401, 403) },
    }),
    ({ query }) => listPriceChanges(database, query.page),
  );

  app.get(
    '/api/v1/price-changes/:id/lines',
    options('What a change made of each product', {
      params,
      querystring: listPriceChangesSchema,
      response: { 200: priceChangeLinesResponse, ...errors(400, 401, 403, 404) },
    }),
    async ({ params, query }, reply) => {
      const found = await listChangeLines(database, params.id, query.page);
      return found.ok ? reply.send(found.value) : sendError(reply, found.failure);
    },
  );

  app.post(
    '/api/v1/price-changes/preview',
    options('What a change of prices would do; stores nothing', {
      body: previewPricesSchema,
      response: { 200: pricePreviewResponse, ...errors(400, 401, 403) },
    }),
    async (request, reply) => {
      const previewed = await previewPrices(database, request.body);
      return previewed.ok ? reply.send(previewed.value) : sendError(reply, previewed.failure);
    },
  );

  app.post(
    '/api/v1/price-changes',
    {
      // Compressing would hold the progress back until there is enough of it.
      compress: false,
      ...options(
        'Change prices as previewed, all in one; answers a line of JSON for each step, and one at the end',
        {
          body: changePricesSchema,
        },
      ),
    },
    async (request, reply) =>
      stream(request, reply, async (listener) => {
        const changed = await changePrices(database, request.body, principalOf(request), listener);
        if (!changed.ok) return changed;
        const { changed: count, refused } = changed.value;
        const rest =
          refused === 0 ? '' : ` ${countOf(refused)} left as ${refused === 1 ? 'it was' : 'they were'}.`;
        return { ok: true, value: `${countOf(count)} changed.${rest}` };
      }),
  );

  app.post(
    '/api/v1/price-changes/:id/undo',
    {
      compress: false,
      ...options('Put prices back that nobody changed since; answers a line of JSON for each step', {
        params,
      }),
    },
    async (request, reply) =>
      stream(request, reply, async (listener) => {
        const undone = await undoChange(database, request.params.id, principalOf(request), listener);
        if (!undone.ok) return undone;
        const { restored, left, names } = undone.value;
        const others = names.length === 0 ? '' : ` (${names.join(', ')}${left > names.length ? ', …' : ''})`;
        const rest =
          left === 0
            ? ''
            : ` ${left === 1 ? '1 product was' : `${left.toLocaleString('en-US')} products were`} changed since or deleted, and left alone${others}.`;
        return { ok: true, value: `${countOf(restored)} put back.${rest}` };
      }),
  );
};

const countOf = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'price was' : 'prices were'}`;

/**
 * Does the work, and writes a line for every step of it; what is refused before the first step is an error as everywhere. A
 * reader who goes away ends the work, and nothing is stored.
 */
async function stream(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (listener: ProgressListener) => Promise<Result<string>>,
): Promise<FastifyReply> {
  const lines = new PassThrough();
  const gone = new AbortController();
  lines.once('close', () => gone.abort());
  const begun = Promise.withResolvers<Failure | null>();
  const write = async (line: PriceChangeLine) => {
    begun.resolve(null);
    gone.signal.throwIfAborted();
    if (!lines.write(`${JSON.stringify(line)}\n`)) await once(lines, 'drain', { signal: gone.signal });
  };
  void work((done, of) => write({ kind: 'progress', done, of }))
    .then(async (result) => {
      if (result.ok) await write({ kind: 'done', success: true, message: result.value });
      else begun.resolve(result.failure);
    })
    .catch(async (error) => {
      if (gone.signal.aborted) return;
      request.log.error({ err: error }, 'changing prices failed');
      const message = 'Something went wrong. Nothing was changed.';
      await write({ kind: 'refused', success: false, message, error: message, code: 'INTERNAL' }).catch(
        () => {},
      );
    })
    .finally(() => lines.end());
  const refused = await begun.promise;
  if (refused) return sendError(reply, refused);
  return reply.type('application/x-ndjson; charset=utf-8').send(lines);
}
