import { hideReviewSchema } from '../../shop/reviews/schemas.ts';
import type { ModeratedReview } from '../../shop/reviews/types.ts';
import { Input } from '../forms/field.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { callAsAdmin } from '../staff/call-as-staff.ts';
import { failureSentence } from '../staff/failure-sentence.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { showToast } from '../ui/toast.ts';
import { Dialog } from './parts/dialog.tsx';

interface HideReviewProps {
  review: ModeratedReview;
  onClose: () => void;
  onDone: () => void;
}

/** Hides a review, with the reason that colleagues will read. */
export function HideReview({ review, onClose, onDone }: HideReviewProps) {
  const form = useSchemaForm({ schema: hideReviewSchema, defaultValues: { reason: '' } });
  const submit = form.submit(async ({ reason }) => {
    const answer = await callAsAdmin<{ message: string }>(`/api/reviews/${review._id}/visibility`, {
      method: 'PUT',
      body: { hidden: true, reason },
    });
    if (!answer.ok) return form.fail(failureSentence(answer), answer.fields);
    showToast('success', answer.value.message);
    onDone();
  });
  return (
    <Dialog open title={`Hide “${review.title}”?`} onClose={onClose}>
      <form ref={form.ref} noValidate onSubmit={submit} aria-label="Hide the review" className="space-y-4">
        <p className="text-sm text-ink-soft">
          It leaves the shop and its counts at once. It is kept, and can be shown again.
        </p>
        <Input
          field={form.field('reason')}
          label="Reason"
          hint="For your colleagues; shoppers don't see it."
          type="text"
          autoComplete="off"
        />
        <FormAlert sentence={form.alert} />
        <div className="flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={form.busy}>
            Hide
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
