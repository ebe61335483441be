import type { ModeratedReview } from '../../shop/catalogue/reviews/responses.ts';
import { hideReviewSchema } from '../../shop/catalogue/reviews/schemas.ts';
import { MISSING_FIELDS } from '../../shop/fields/schemas.ts';
import { failureMessage } from '../staff/failure-message.ts';
import { Dialog } from '../staff/ui/dialog.tsx';
import { useWrite } from '../staff/use-write.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { FormField } from '../ui/form-field.tsx';
import { showToast } from '../ui/toast.ts';
import { useForm } from '../ui/use-form.ts';
import { useSubmit } from '../ui/use-submit.ts';

interface HideReviewProps {
  review: ModeratedReview;
  onClose: () => void;
}

/** Hides a review, with the reason that colleagues will read. */
export function HideReview({ review, onClose }: HideReviewProps) {
  const write = useWrite();
  const form = useForm({ schema: hideReviewSchema, initial: { reason: '' }, missing: MISSING_FIELDS });
  const { busy, submit } = useSubmit(async () => {
    const checked = form.check();
    if (!checked) return;
    const result = await write<{ message: string }>(`/api/reviews/${review._id}/visibility`, {
      method: 'PUT',
      body: { hidden: true, reason: checked.reason },
    });
    if (result.ok) {
      showToast('success', result.value.message);
      onClose();
      return;
    }
    form.say(failureMessage(result));
    form.markRefused(result.fields);
  });
  return (
    <Dialog open title={`Hide “${review.title}”?`} onClose={onClose}>
      <form ref={form.ref} noValidate onSubmit={submit} aria-label="Hide the review" className="space-y-4">
        <p className="text-sm text-ink-soft">
          It leaves the shop and its counts at once. It is kept, and can be shown again.
        </p>
        <FormField
          field={form.field('reason')}
          label="Reason"
          hint="For your colleagues; shoppers don't see it."
        >
          {(control) => <input {...control} type="text" autoComplete="off" />}
        </FormField>
        <FormAlert message={form.alert} />
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            Hide
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
