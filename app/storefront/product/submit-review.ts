import { LARGEST_REVIEW_IMAGE, writeReviewSchema } from '../../../shop/catalogue/reviews/schemas.ts';
import { requestApi } from '../../api.ts';

/** The fields that the form itself checks: the rating is left to the server (R92). */
export const writtenSchema = writeReviewSchema.pick({ name: true, mobile: true, title: true, comment: true });

/** Whether an earlier review was replaced, and whether this one is shown after a check. */
export interface Submitted {
  replaced: boolean;
  waits?: true;
}

export type SubmittedReview =
  | ({ ok: true } & Submitted)
  | { ok: false; message: string; fields: Record<string, string> };

const UNREACHABLE = 'The shop could not be reached. Please try again.';

/** Sends a filled review form, unless the server would refuse its picture. */
export async function submitReview(parts: FormData): Promise<SubmittedReview> {
  const image = parts.get('image');
  const fault = image instanceof File ? findImageFault(image) : null;
  if (fault) return { ok: false, message: fault, fields: { image: fault } };
  const result = await requestApi<Submitted>('/api/reviews', { method: 'POST', body: parts });
  if (result.ok) return { ok: true, ...result.value };
  return { ok: false, message: result.message || UNREACHABLE, fields: result.fields };
}

/** Why the server would refuse this file as a picture; null when it may take it, or there is none. */
export function findImageFault(image: File): string | null {
  if (image.size === 0) return null;
  if (!image.type.startsWith('image/')) return 'Please choose an image file.';
  return image.size > LARGEST_REVIEW_IMAGE ? 'Please choose an image of at most 5 MB.' : null;
}
