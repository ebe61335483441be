import type { FastifyRequest } from 'fastify';
import { LARGEST_PHOTO, MOST_PHOTOS, TOO_MANY_PHOTOS } from '../../shop/catalogue/products/schemas.ts';
import { fieldFailure, type Result, success } from '../../shop/errors.ts';
import { removeProductPhotos, storeProductPhoto } from '../../shop/media/product-photos.ts';
import { type ReceivedForm, receiveForm } from './receive-form.ts';

/** One file too many is received, so that it can be refused in words. */
const LIMITS = { files: MOST_PHOTOS + 1, fileSize: LARGEST_PHOTO };

interface ProductForm {
  fields: Record<string, string>;
  /** All pictures in the order of the form, as addresses; undefined where it has no part of them. */
  photos: string[] | undefined;
  /** Those of them that came with this form and are stored now. */
  stored: string[];
}

/** Reads the form of a product; when a photo is refused, none stays. @returns INVALID_INPUT naming `photos`, BUSY */
export async function readProductForm(
  request: FastifyRequest,
  dataDir: string,
): Promise<Result<ProductForm>> {
  const received = await receiveForm(request, dataDir, LIMITS);
  const form: ProductForm = { fields: {}, photos: undefined, stored: [] };
  let complete = false;
  try {
    const stored = await storePhotos(received, form, dataDir);
    complete = stored.ok;
    return stored;
  } finally {
    await received.remove();
    if (!complete) await removeProductPhotos(dataDir, form.stored);
  }
}

async function storePhotos(
  { parts }: ReceivedForm,
  form: ProductForm,
  dataDir: string,
): Promise<Result<ProductForm>> {
  const photos: string[] = [];
  for (const part of parts) {
    if (part.kind === 'text') {
      if (part.field !== 'photos') form.fields[part.field] = part.value;
      else if (part.value) photos.push(part.value);
      continue;
    }
    // A browser sends an empty part for a file field that was left alone.
    if (part.field !== 'photos' || part.size === 0) continue;
    if (part.tooLarge) return fieldFailure('photos', `${part.name || 'This picture'} is larger than 10 MB.`);
    if (photos.length >= MOST_PHOTOS) return fieldFailure('photos', TOO_MANY_PHOTOS);
    const photo = await storeProductPhoto(dataDir, part.path, part.name);
    if (!photo.ok) return photo;
    form.stored.push(photo.value);
    photos.push(photo.value);
  }
  if (photos.length > 0) form.photos = photos;
  return success(form);
}
