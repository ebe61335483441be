import type { FastifyRequest } from 'fastify';
import { LARGEST_REVIEW_IMAGE } from '../../shop/catalogue/reviews/schemas.ts';
import { fieldFailure, type Result, success } from '../../shop/errors.ts';
import { receiveForm } from './receive-form.ts';

const TOO_LARGE = 'Please choose an image of at most 5 MB.';

interface ReviewForm {
  fields: Record<string, string>;
  /** The file of its picture; null without one. */
  image: string | null;
  remove(): Promise<void>;
}

/** Reads the multipart form of a review, with at most one picture. @returns BODY_TOO_LARGE naming `image` */
export async function readReviewForm(request: FastifyRequest, dataDir: string): Promise<Result<ReviewForm>> {
  const { parts, remove } = await receiveForm(request, dataDir, { files: 1, fileSize: LARGEST_REVIEW_IMAGE });
  const form: ReviewForm = { fields: {}, image: null, remove };
  for (const part of parts) {
    if (part.kind === 'text') form.fields[part.field] = part.value;
    else if (part.tooLarge) {
      await remove();
      return fieldFailure('image', TOO_LARGE, 'BODY_TOO_LARGE');
    }
    // A browser sends an empty part for a file field that was left alone.
    else if (part.field === 'image' && part.size > 0) form.image = part.path;
  }
  return success(form);
}
