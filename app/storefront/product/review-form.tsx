import { Input, TextArea } from '../../forms/field.tsx';
import { FormSummary } from '../../forms/form-summary.tsx';
import { MobileInput } from '../../forms/person-fields.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { Button } from '../../ui/button.tsx';
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
  const form = useSchemaForm({
    schema: writtenSchema,
    defaultValues: { name: '', mobile: '', title: '', comment: '', rating: '0', image: '' },
  });
  const { field, ref } = form;

  const submit = form.submit(async () => {
    const submitted = await submitReview(new FormData(ref.current ?? undefined));
    if (submitted.ok) await onSubmitted(submitted.replaced);
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
          hint="It is not shown to anybody. The one you ordered with marks you as a verified buyer."
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
