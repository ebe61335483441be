import type { ModeratedReview } from '../../../shop/catalogue/reviews/responses.ts';
import { answerReviewSchema } from '../../../shop/catalogue/reviews/schemas.ts';
import { TextArea } from '../../forms/field.tsx';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { FormDialog } from '../../staff/ui/form-dialog.tsx';
import { TaskButton } from '../../staff/ui/task-button.tsx';
import { useWrite } from '../../staff/use-write.ts';

const TEXT = answerReviewSchema.pick({ text: true });

/** Writes what the shop says to a review, for everybody to read; changes it, or takes it away. */
export function AnswerDialog({ review, onClose }: { review: ModeratedReview; onClose: () => void }) {
  const write = useWrite();
  const { _id, title, comment, answer } = review;
  const form = useStaffForm({
    draft: `answer-${_id}`,
    schema: TEXT,
    defaultValues: { text: answer?.text ?? '' },
    missing: 'Please write the answer.',
  });

  async function send(text: string | null) {
    const body = { text, seen: answer?.date ?? null };
    const result = await write(`/api/reviews/${_id}/answer`, { method: 'PUT', body });
    if (form.tell(result)) onClose();
  }

  const submit = form.submit(({ text }) => send(text));
  return (
    <FormDialog
      title={`Answer “${title}”`}
      form={form}
      onSubmit={submit}
      confirmLabel={answer ? 'Save the answer' : 'Answer'}
      other={
        answer && (
          <TaskButton variant="quiet" className="mr-auto" task={() => send(null)}>
            Take it away
          </TaskButton>
        )
      }
      onClose={onClose}
    >
      <p dir="auto" className="line-clamp-6 text-sm break-words text-ink-soft">
        {comment}
      </p>
      <TextArea
        field={form.field('text')}
        label="Answer"
        rows={4}
        hint="Everybody reads it below the review, as the shop's; your name is not shown."
      />
    </FormDialog>
  );
}
