import type { StaffQuestion } from '../../../shop/back-office/people/questions/responses.ts';
import { answerQuestionSchema } from '../../../shop/back-office/people/questions/schemas.ts';
import { TextArea } from '../../forms/field.tsx';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { FormDialog } from '../../staff/ui/form-dialog.tsx';
import { useWrite } from '../../staff/use-write.ts';

const TEXT = answerQuestionSchema.pick({ text: true });

interface AnswerQuestionProps {
  question: StaffQuestion;
  onClose: () => void;
}

/** Writes what the shop answers to a question, for everybody to read, or changes it. */
export function AnswerQuestion({ question, onClose }: AnswerQuestionProps) {
  const write = useWrite();
  const { _id, name, email, answer, version, declined } = question;
  const form = useStaffForm({
    draft: `answer-question-${_id}`,
    schema: TEXT,
    defaultValues: { text: answer?.text ?? '' },
    missing: 'Please write the answer.',
  });

  const submit = form.submit(async ({ text }) => {
    const body = { text, version };
    const path = `/api/v1/questions/${_id}/answer`;
    const result = await write(path, { method: 'PUT', body });
    if (form.tell(result)) onClose();
  });

  const told = answer === null && email !== null ? ` ${name} is told by mail.` : '';
  return (
    <FormDialog
      title={answer ? 'Change the answer' : 'Answer the question'}
      form={form}
      onSubmit={submit}
      confirmLabel={declined ? 'Answer and show' : answer ? 'Save the answer' : 'Answer'}
      onClose={onClose}
    >
      <p dir="auto" className="line-clamp-6 text-sm break-words whitespace-pre-line text-ink-soft">
        {question.question}
      </p>
      <TextArea
        field={form.field('text')}
        label="Answer"
        rows={4}
        hint={`Everybody reads both on the product’s page; your name is not shown.${told}`}
      />
    </FormDialog>
  );
}
