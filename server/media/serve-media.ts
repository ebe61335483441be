import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findProduct } from '../../shop/catalogue/products/queries.ts';
import { idSchema } from '../../shop/identity.ts';
import { DEMO_PICTURES } from '../../shop/media/demo-photos.ts';
import { openGraphImageVersion } from '../../shop/media/rules.ts';
import { storeOpenGraphImage } from '../../shop/media/store-open-graph-image.ts';
import type { Shop } from '../../shop/shop.ts';
import { sendError } from '../responses/errors.ts';

const BUILT_FILES = path.resolve('build/client');

const forbidEverything: NonNullable<FastifyStaticOptions['setHeaders']> = (response) => {
  response.header('content-security-policy', "default-src 'none'; sandbox");
};

const NO_PICTURE = { code: 'NOT_FOUND', message: 'This picture does not exist.' } as const;

/** The demo catalogue's pictures, those of shoppers, and those of shared links. Opened by itself, none can run anything. */
export const media: FastifyPluginAsyncZod<Shop> = async (app, { database, settings: { dataDir } }) => {
  await app.register(fastifyStatic, {
    root: DEMO_PICTURES,
    prefix: '/media/demo/',
    maxAge: '1h',
    setHeaders: forbidEverything,
  });
  const reviewImages = path.resolve(dataDir, 'media', 'reviews');
  await mkdir(reviewImages, { recursive: true });
  await app.register(fastifyStatic, {
    root: reviewImages,
    prefix: '/media/reviews/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    setHeaders: forbidEverything,
  });

  app.get(
    '/media/og/:id(^[0-9a-fA-F-]+).png',
    {
      schema: {
        hide: true,
        params: z.object({ id: idSchema }),
        querystring: z.object({ v: z.string().optional() }),
      },
    },
    async ({ params: { id }, query: { v } }, reply) => {
      const product = await findProduct(database, id);
      if (!product) return sendError(reply, NO_PICTURE);
      const picture = await storeOpenGraphImage(dataDir, product);
      if (!picture.ok) return sendError(reply, picture.failure);
      // Under the address of its version it never changes; under any other it is only what is shown today.
      const current = v === openGraphImageVersion(product.photos);
      return reply.sendFile(picture.value.name, picture.value.folder, {
        immutable: current,
        maxAge: current ? '365d' : 0,
      });
    },
  );
};

/** The built scripts, styles and icons; their names change with their contents, except in the root. */
export const builtFiles: FastifyPluginAsync = async (app) => {
  await app.register(fastifyStatic, {
    root: path.join(BUILT_FILES, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    // As vite.config.ts compressed them.
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    // Nobody asks again for what never changes, or for a part of it.
    acceptRanges: false,
    lastModified: false,
    etag: false,
  });
  await app.register(fastifyStatic, {
    root: BUILT_FILES,
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    globIgnore: ['assets/**'],
    index: false,
    maxAge: '1h',
  });
};
