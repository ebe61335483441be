import { type FormEvent, useState } from 'react';
import { useStaffKind } from '../../areas.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PICTURE_TYPES } from '../../ui/picture-files.ts';
import { uploadPicture } from '../upload-picture.ts';
import type { OpenEditor } from './open-editor.ts';

interface PictureDialogProps {
  editor: OpenEditor;
  onClose: () => void;
}

/** Sends a picture, and puts it into the text with what it shows. */
export function PictureDialog({ editor: { view }, onClose }: PictureDialogProps) {
  const kind = useStaffKind();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const [file, alt] = [form.get('picture'), form.get('alt')];
    if (!(file instanceof File) || file.size === 0) return setError('Please choose a picture.');
    setBusy(true);
    const stored = await uploadPicture(kind, file);
    setBusy(false);
    if (!stored.ok) return setError(stored.message);
    const attributes = { src: stored.value.picture, alt: typeof alt === 'string' ? alt.trim() : '' };
    const picture = view.state.schema.nodes.picture?.create(attributes);
    if (picture) view.dispatch(view.state.tr.replaceSelectionWith(picture).scrollIntoView());
    onClose();
  }

  return (
    <FormDialog
      title="Put in a picture"
      form={{ alert: error, busy }}
      onSubmit={submit}
      confirmLabel="Put it in"
      onClose={onClose}
    >
      <label className="grid gap-1.5 text-sm font-semibold">
        Picture
        <input
          type="file"
          name="picture"
          accept={PICTURE_TYPES}
          className="block min-h-12 w-full rounded-control border border-line-strong px-3.5 py-2.5 text-base font-normal"
        />
      </label>
      <label className="grid gap-1.5 text-sm font-semibold">
        What it shows, for those who cannot see it
        <input
          name="alt"
          maxLength={300}
          autoComplete="off"
          className="block min-h-12 w-full rounded-control border border-line-strong px-3.5 py-2.5 text-base font-normal"
        />
      </label>
      <p className="text-xs text-ink-quiet">
        JPEG, PNG, WebP or AVIF, up to 10 MB. Without a description it is taken for decoration.
      </p>
    </FormDialog>
  );
}
