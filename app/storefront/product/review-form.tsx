import { type ChangeEvent, useId, useState } from 'react';
import { Input, TextArea } from '../../forms/field.tsx';
import { FormSummary } from '../../forms/form-summary.tsx';
import { MobileInput } from '../../forms/person-fields.tsx';
import { type FieldBinding, useSchemaForm } from '../../forms/use-schema-form.ts';
import { Button } from '../../ui/button.tsx';
import { StarIcon } from '../../ui/icons.tsx';
import { findImageFault, type Submitted, submitReview, writtenSchema } from './submit-review.ts';
import type { WritingFormProps } from './writing-section.tsx';

/** Writes a review of a product; its caller closes it once the review is stored. */
export default function ReviewForm({ productId, onSubmitted }: WritingFormProps<Submitted>) {
  const form = useSchemaForm({
    schema: writtenSchema,
    defaultValues: { name: '', mobile: '', title: '', comment: '', rating: '0', image: '' },
  });
  const { field, ref } = form;

  const submit = form.submit(async () => {
    const submitted = await submitReview(new FormData(ref.current ?? undefined));
    if (submitted.ok) await onSubmitted(submitted);
    else form.fail(`Error: ${submitted.message}`, submitted.fields);
  });

  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-label="Write a review"
      className="mt-5 max-w-3xl rounded-card border border-line bg-paper p-4 sm:p-6"
    >
      <input type="hidden" name="productId" value={productId} />
      <FormSummary form={form} className="mb-4" />
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <RatingStars field={field('rating')} chosen={Number(form.watch('rating'))} />
        </div>
        <Input field={field('name')} label="Name" dir="auto" autoComplete="name" />
        <MobileInput
          field={field('mobile')}
          hint="Never shown. The one you ordered with marks you as a verified buyer."
          placeholder="03XX-XXXXXXX"
        />
        <Input field={field('title')} label="Title" dir="auto" className="sm:col-span-2" />
        <TextArea field={field('comment')} label="Comment" dir="auto" rows={4} className="sm:col-span-2" />
        <ImageField field={field('image')} className="sm:col-span-2" />
        <div className="flex flex-col items-start gap-4 sm:col-span-2">
          <Button type="submit" size="large" busy={form.busy}>
            {form.busy ? 'Submitting...' : 'Submit Review'}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** What the shop can read. Named one by one, a phone hands its own format over as one of them. */
const TAKEN = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** The part "image" of a form: a picture, when the shopper has one. A wrong file is refused as soon as it is chosen. */
function ImageField({ field, className }: { field: FieldBinding; className: string }) {
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

const RATINGS = [1, 2, 3, 4, 5] as const;

/** The part "rating" of a form: five stars, of which one is chosen; none chosen is 0 (R92). */
function RatingStars({ field, chosen }: { field: FieldBinding; chosen: number }) {
  // Not its onBlur: only the server can say whether a rating is fine.
  const { name, ref, onChange, error } = field;
  const errorId = useId();
  const [pointed, setPointed] = useState(0);
  const lit = pointed || chosen;
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="text-sm font-semibold">Rating</legend>
      {chosen === 0 && <input type="hidden" name={name} value="0" />}
      <div className="-ml-1.5 flex">
        {RATINGS.map((rating) => (
          <label
            key={rating}
            onPointerEnter={() => setPointed(rating)}
            onPointerLeave={() => setPointed(0)}
            className="relative grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              ref={ref}
              value={rating}
              onChange={onChange}
              aria-invalid={error !== undefined}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="sr-only">
              {rating} {rating === 1 ? 'star' : 'stars'}
            </span>
            <StarIcon className={`size-8 transition-colors ${rating <= lit ? 'text-star' : 'text-line'}`} />
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
