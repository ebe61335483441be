import { type ChangeEvent, useId, useState } from 'react';
import type { FieldBinding } from '../../forms/use-schema-form.ts';
import { findImageFault } from './submit-review.ts';

/** What the shop can read. Named one by one, a phone hands its own format over as one of them. */
const TAKEN = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** The part "image" of a form: a picture, when the shopper has one. A wrong file is refused as soon as it is chosen. */
export function ImageField({ field, className }: { field: FieldBinding; className: string }) {
  const id = useId();
  const [fault, setFault] = useState<string | null>(null);
  const error = field.error ?? fault;

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    setFault(file ? findImageFault(file) : null);
    void field.onChange(event);
  }

  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        Image<span className="font-normal text-ink-quiet"> (optional)</span>
      </label>
      <input
        id={id}
        type="file"
        name={field.name}
        ref={field.ref}
        accept={TAKEN}
        aria-invalid={error !== null}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={choose}
        className="block w-full text-sm text-ink-soft file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-line-strong file:bg-paper file:px-4 file:font-semibold file:text-ink hover:file:bg-mist"
      />
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-ink-quiet">
        A photo of at most 5 MB.
      </p>
      <p
        id={`${id}-error`}
        aria-live="polite"
        className="mt-1.5 text-sm font-medium text-danger empty:hidden"
      >
        {error}
      </p>
    </div>
  );
}
