import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { generateVariant } from '../../shop/media/generate-variant.ts';
import {
  chooseFormat,
  DEMO_PHOTO_FOLDER,
  PHOTO_FOLDER,
  readPhotoAddress,
  widthsOf,
} from '../../shop/media/rules.ts';
import type { Shop } from '../../shop/shop.ts';
import { sendError } from '../responses/errors.ts';

const NO_SUCH_PICTURE = { code: 'NOT_FOUND', message: 'There is no such picture.' } as const;

/** The pictures of products, in the requested width and the browser's format. They never change under an address. */
export const productPhotos: FastifyPluginAsyncZod<Shop> = async (app, { settings }) => {
  for (const folder of [PHOTO_FOLDER, DEMO_PHOTO_FOLDER]) {
    app.get(
      `${folder}:photo/:width?`,
      {
        schema: {
          hide: true,
          params: z.object({ photo: z.string(), width: z.coerce.number().int().optional() }),
        },
      },
      async ({ params, headers }, reply) => {
        const address = folder + params.photo;
        const photo = readPhotoAddress(address);
        const width = params.width ?? (photo ? widthsOf(photo).at(-1) : undefined);
        const format = chooseFormat(headers.accept);
        if (!photo || width === undefined) return sendError(reply, NO_SUCH_PICTURE);
        const generated = await generateVariant(settings.dataDir, address, width, format);
        if (!generated.ok) return sendError(reply, generated.failure);
        const file = generated.value;
        const etag = `"${photo.name}-${width}-${format}"`;
        reply.headers({
          'cache-control': 'public, max-age=31536000, immutable',
          vary: 'accept',
          etag,
          // A picture opened by itself can run nothing, whatever is in it.
          'content-security-policy': "default-src 'none'; sandbox",
        });
        if (headers['if-none-match'] === etag) return reply.status(304).send();
        const { size } = await stat(file);
        return reply.type(`image/${format}`).header('content-length', size).send(createReadStream(file));
      },
    );
  }
};
