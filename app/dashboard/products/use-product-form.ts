import { useState } from 'react';
import { MISSING_FIELDS } from '../../../shop/fields/schemas.ts';
import type { ApiResult } from '../../api.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { useForm } from '../../ui/use-form.ts';
import { appendPhotos, type ChosenPhoto, dropPreviews } from './photos.ts';
import { changedValues, type ProductValues, productValuesSchema } from './product-values.ts';

const NO_PHOTO = 'Please choose at least one picture.';

/**
 * The form of a product with its pictures, new or changed.
 * @param before what it shows until something is typed
 */
export function useProductForm(before: { values: ProductValues; photos: ChosenPhoto[] }) {
  const [saved, setSaved] = useState(before);
  const form = useForm({
    schema: productValuesSchema,
    initial: before.values,
    missing: MISSING_FIELDS,
  });
  const [photos, setPhotos] = useState<ChosenPhoto[]>(before.photos);
  const [photoProblem, setPhotoProblem] = useState<string | null>(null);
  const [part, setPart] = useState<number | null>(null);

  const changes = changedValues(saved.values, form.values);
  const photosChanged = addressesOf(photos) !== addressesOf(saved.photos);

  function check(): boolean {
    const fine = form.check() !== null;
    if (photos.length === 0) setPhotoProblem(NO_PHOTO);
    return fine && photos.length > 0;
  }

  /**
   * Sends texts, and the pictures where they are wanted; what the server refuses is marked.
   * @returns what the endpoint responds with
   */
  async function send<T>(
    call: { method: 'POST' | 'PUT'; path: string },
    texts: Record<string, string>,
    withPhotos: boolean,
  ): Promise<ApiResult<T>> {
    const body = new FormData();
    for (const [name, text] of Object.entries(texts)) body.append(name, text);
    if (withPhotos) appendPhotos(body, photos);
    setPart(0);
    const result = await requestAsStaff<T>('admin', call.path, {
      method: call.method,
      body,
      onProgress: setPart,
    });
    setPart(null);
    if (!result.ok) {
      form.markRefused(result.fields);
      if (result.fields.photos) setPhotoProblem(result.fields.photos);
    }
    return result;
  }

  /** Shows what is stored now; nothing is unsaved then. */
  function restart(values: ProductValues, stored: ChosenPhoto[]) {
    dropPreviews(photos);
    setSaved({ values, photos: stored });
    form.set(values);
    form.say(null);
    setPhotos(stored);
    setPhotoProblem(null);
  }

  return {
    form,
    photos,
    photoProblem,
    setPhotos(next: ChosenPhoto[], problem: string | null) {
      dropPreviews(photos.filter((photo) => !next.includes(photo)));
      setPhotos(next);
      setPhotoProblem(problem);
    },
    /** The texts that differ from what is stored. */
    changes,
    photosChanged,
    unsaved: Object.keys(changes).length > 0 || photosChanged,
    /** How much of it has left, from 0 to 1, while it is being sent. */
    part,
    check,
    send,
    restart,
  };
}

function addressesOf(photos: readonly ChosenPhoto[]): string {
  return photos.map(({ address }) => address).join(' ');
}
