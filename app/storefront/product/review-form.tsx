import { type FormEvent, useState } from 'react';
import { MISSING_FIELDS } from '../../../shop/fields/schemas.ts';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { useForm } from '../../ui/use-form.ts';
import { ImageField } from './image-field.tsx';
import { RatingStars } from './rating-stars.tsx';
import { submitReview, writtenSchema } from './submit-review.ts';

interface ReviewFormProps {
  productId: string;
  /**
   * Called once it is stored; the form stays busy until this is done.
   * @param replaced whether it took the place of an earlier one
   */
  onSubmitted: (replaced: boolean) => Promise<void>;
}

/** Writes a review of a product; whoever shows it closes it once the review is stored. */
export default function ReviewForm({ productId, onSubmitted }: ReviewFormProps) {
  const form = useForm({
    schema: writtenSchema,
    initial: { name: '', mobile: '', title: '', comment: '', rating: '0', image: '' },
    missing: MISSING_FIELDS,
  });
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const parts = new FormData(event.currentTarget);
    if (!form.check()) return;
    setBusy(true);
    const submitted = await submitReview(parts);
    if (submitted.ok) {
      await onSubmitted(submitted.replaced);
      return;
    }
    setBusy(false);
    form.say(`Error: ${submitted.message}`);
    form.markRefused(submitted.fields);
  }

  return (
    <form
      ref={form.ref}
      noValidate
      onSubmit={submit}
      aria-label="Write a review"
      className="mt-5 max-w-3xl rounded-card border border-line bg-paper p-4 sm:p-6"
    >
      <input type="hidden" name="productId" value={productId} />
      <FormSummary form={form} className="mb-4" />
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <RatingStars field={form.field('rating')} />
        </div>
        <FormField field={form.field('name')} label="Name">
          {(control) => <input {...control} dir="auto" autoComplete="name" />}
        </FormField>
        <FormField
          field={form.field('mobile')}
          label="Mobile"
          hint="It is not shown to anybody. The one you ordered with marks you as a verified buyer."
        >
          {(control) => (
            <input {...control} type="tel" inputMode="tel" autoComplete="tel" placeholder="03XX-XXXXXXX" />
          )}
        </FormField>
        <FormField field={form.field('title')} label="Title" className="sm:col-span-2">
          {(control) => <input {...control} dir="auto" />}
        </FormField>
        <FormField field={form.field('comment')} label="Comment" className="sm:col-span-2">
          {(control) => <textarea {...control} dir="auto" rows={4} />}
        </FormField>
        <ImageField field={form.field('image')} className="sm:col-span-2" />
        <div className="flex flex-col items-start gap-4 sm:col-span-2">
          <Button type="submit" size="large" busy={busy}>
            {busy ? 'Submitting...' : 'Submit Review'}
          </Button>
        </div>
      </div>
    </form>
  );
}
