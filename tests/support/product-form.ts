import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { bearer } from './staff.ts';

/** A part of a form: a text, or a file with its name. */
export type Part = readonly [name: string, value: string | { bytes: Uint8Array<ArrayBuffer>; name: string }];

/** Sends a multipart form as a browser would. */
export async function sendForm(
  app: FastifyInstance,
  token: string,
  call: { method: 'POST' | 'PUT'; url: string },
  parts: readonly Part[],
) {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([value.bytes]), value.name);
  }
  const request = new Request('http://shop.invalid', { method: 'POST', body: form });
  return app.inject({
    ...call,
    headers: { ...bearer(token), 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

interface PictureOptions {
  format?: 'jpeg' | 'png' | 'webp' | 'avif';
  orientation?: number;
  /** Its colour. */
  background?: string;
}

/** A plain picture of a size, with what a camera adds: a copyright and, if wanted, that it was held sideways. */
export async function picture(
  width: number,
  height: number,
  { format = 'jpeg', orientation, background = '#0f5c4a' }: PictureOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const generated = sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .withMetadata(orientation === undefined ? {} : { orientation });
  return new Uint8Array(await generated.toFormat(format).toBuffer());
}
