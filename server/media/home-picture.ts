import type { FastifyRequest } from 'fastify';
import { LARGEST_PHOTO } from '../../shop/catalogue/products/schemas.ts';
import { CROPS, type Crop, pictureProblem } from '../../shop/content/home-page/fields/rules.ts';
import { failure, fieldFailure, type Result, success } from '../../shop/errors.ts';
import { removeProductPhotos, storeProductPhoto } from '../../shop/media/product-photos.ts';
import { receiveForm } from './receive-form.ts';

const LIMITS = { files: 1, fileSize: LARGEST_PHOTO, fields: 2 };

const isCrop = (text: string): text is Crop => Object.hasOwn(CROPS, text);

/**
 * Stores a picture of a banner as pictures of products are stored (decision 050), and refuses one that would be blurred.
 * @returns its address; INVALID_INPUT naming `picture`, BUSY
 */
export async function storeHomePicture(request: FastifyRequest, dataDir: string): Promise<Result<string>> {
  const { parts, remove } = await receiveForm(request, dataDir, LIMITS);
  try {
    const crop = parts.find((part) => part.kind === 'text' && part.field === 'crop');
    const file = parts.find((part) => part.kind === 'file' && part.field === 'picture');
    if (crop?.kind !== 'text' || !isCrop(crop.value)) {
      return fieldFailure('crop', 'This is no crop of a banner.');
    }
    if (file?.kind !== 'file' || file.size === 0) return fieldFailure('picture', 'Please choose a picture.');
    if (file.tooLarge) return fieldFailure('picture', `${file.name || 'This picture'} is larger than 10 MB.`);
    const stored = await storeProductPhoto(dataDir, file.path, file.name);
    if (!stored.ok) {
      const { code, message, retryAfter } = stored.failure;
      return code === 'INVALID_INPUT'
        ? fieldFailure('picture', message)
        : failure(code, message, retryAfter === undefined ? {} : { retryAfter });
    }
    const problem = pictureProblem(stored.value, crop.value);
    if (problem === null) return success(stored.value);
    await removeProductPhotos(dataDir, [stored.value]);
    return fieldFailure('picture', problem);
  } finally {
    await remove();
  }
}
