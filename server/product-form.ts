import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { LARGEST_PHOTO, MOST_PHOTOS, TOO_MANY_PHOTOS } from '../shop/catalogue/schemas.ts';
import { type Failure, failure, type Result, success } from '../shop/errors.ts';
import { removeProductPhotos, storeProductPhoto } from '../shop/media/product-photos.ts';

/**
 * What is over these limits is cut off and refused here, in words that name it, and not thrown: the form is read to
 * its end first, so that the answer arrives.
 */
const READ_WHOLE = {
  limits: { files: MOST_PHOTOS + 1, fileSize: LARGEST_PHOTO, fields: 40, fieldSize: 64 * 1024 },
  throwFileSizeLimit: false,
};

interface ProductForm {
  fields: Record<string, string>;
  /** All pictures in the order of the form, as addresses; undefined where it has no part of them. */
  photos: string[] | undefined;
  /** Those of them that came with this form and are stored now. */
  stored: string[];
}

/**
 * Reads the multipart form of a product. Its parts named `photos` are files, or addresses of pictures that the
 * product has; their order is the order of the pictures. One picture is in memory at a time, and each is stored as
 * it comes; when one is refused, none stays.
 * @returns INVALID_INPUT naming `photos` for a file that is no picture, too large, or one too many
 */
export async function readProductForm(
  request: FastifyRequest,
  dataDir: string,
): Promise<Result<ProductForm>> {
  const form: ProductForm = { fields: {}, photos: undefined, stored: [] };
  let refusal: Failure | undefined;
  const parts = request.parts(READ_WHOLE);
  try {
    for await (const part of parts) {
      if (part.type === 'field') {
        if (typeof part.value !== 'string') continue;
        if (part.fieldname !== 'photos') form.fields[part.fieldname] = part.value;
        else if (part.value) form.photos = [...(form.photos ?? []), part.value];
        continue;
      }
      if (refusal || part.fieldname !== 'photos') {
        part.file.resume();
        continue;
      }
      const bytes = await part.toBuffer();
      if (part.file.truncated) {
        refusal = refusePhotos(`${part.filename || 'This picture'} is larger than 10 MB.`);
      } else if ((form.photos?.length ?? 0) >= MOST_PHOTOS) {
        refusal = refusePhotos(TOO_MANY_PHOTOS);
      } else if (bytes.length > 0) {
        // A browser sends an empty part for a file field that was left alone.
        const photo = await storeProductPhoto(dataDir, bytes, part.filename);
        if (!photo.ok) refusal = photo.failure;
        else {
          form.stored.push(photo.value);
          form.photos = [...(form.photos ?? []), photo.value];
        }
      }
    }
  } catch (error) {
    await removeProductPhotos(dataDir, form.stored);
    throw error;
  }
  if (!refusal) return success(form);
  await removeProductPhotos(dataDir, form.stored);
  return { ok: false, failure: refusal };
}

function refusePhotos(sentence: string): Failure {
  return failure('INVALID_INPUT', sentence, { fields: { photos: sentence } }).failure;
}
