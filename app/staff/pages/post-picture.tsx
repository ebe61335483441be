import { useState } from 'react';
import { Input } from '../../forms/field.tsx';
import { useStaffKind } from '../areas.ts';
import { PICTURE_TYPES } from '../ui/picture-files.ts';
import type { PageForm } from './page-form.ts';
import { uploadPicture } from './upload-picture.ts';

/** The picture of a post: sent as soon as it is chosen. */
export function PostPicture({ form }: { form: PageForm }) {
  const kind = useStaffKind();
  const [sending, setSending] = useState(false);
  const address = form.watch('picture');

  async function send(file: File | undefined) {
    if (!file) return;
    setSending(true);
    const stored = await uploadPicture(kind, file);
    setSending(false);
    if (stored.ok) form.set({ picture: stored.value.picture });
    else form.fail(null, { picture: stored.message });
  }

  // The form has the address of what is stored; people choose a file.
  const { error, ref: _, ...field } = form.field('picture');
  return (
    <div className="flex items-start gap-4 sm:col-span-2">
      {address !== '' && (
        <img src={address} alt="" className="size-24 shrink-0 rounded-control bg-mist object-cover" />
      )}
      <Input
        field={{
          ...field,
          error,
          ref: () => {},
          onChange: async ({ target }) => send(target.files?.[0]),
          onBlur: async () => {},
        }}
        label="Picture"
        type="file"
        accept={PICTURE_TYPES}
        hint={sending ? 'It is being sent…' : 'JPEG, PNG, WebP or AVIF, up to 10 MB.'}
        className="min-w-0 grow"
      />
    </div>
  );
}
