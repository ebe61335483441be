import type { ModeratedReview } from '../../shop/catalogue/reviews/responses.ts';
import { hideReviewSchema } from '../../shop/catalogue/reviews/schemas.ts';
import { Input } from '../forms/field.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { failureMessage } from '../staff/failure-message.ts';
import { Dialog } from '../staff/ui/dialog.tsx';
import { useWrite } from '../staff/use-write.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { showToast } from '../ui/toast.ts';

interface HideReviewProps {
  review: ModeratedReview;
  onClose: () => void;
}

/** Hides a review, with the reason that colleagues will read. */
export function HideReview({ review, onClose }: HideReviewProps) {
  const write = useWrite();
  const form = useSchemaForm({ schema: hideReviewSchema, defaultValues: { reason: '' } });
  const submit = form.submit(async ({ reason }) => {
    const result = await write<{ message: string }>(`/api/reviews/${review._id}/visibility`, {
      method: 'PUT',
      body: { hidden: true, reason },
    });
    if (!result.ok) return form.fail(failureMessage(result), result.fields);
    showToast('success', result.value.message);
    onClose();
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
        <FormAlert message={form.alert} />
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
