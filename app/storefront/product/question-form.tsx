import { askQuestionSchema } from '../../../shop/customers/questions/schemas.ts';
import { requestApi } from '../../api.ts';
import { Input, TextArea } from '../../forms/field.tsx';
import { FormSummary } from '../../forms/form-summary.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { Button } from '../../ui/button.tsx';
import type { WritingFormProps } from './writing-section.tsx';

/** Asks the shop about a product; its caller closes it once the question is stored. */
export default function QuestionForm({ productId, onSubmitted }: WritingFormProps<string>) {
  const form = useSchemaForm({
    schema: askQuestionSchema,
    defaultValues: { name: '', email: '', question: '' },
    storageKey: `question-${productId}`,
  });
  const { field, ref } = form;

  const submit = form.submit(async (body) => {
    const path = `/api/v1/products/${productId}/questions`;
    const asked = await requestApi<{ message: string }>(path, { method: 'POST', body });
    if (!asked.ok) return form.refuse(asked);
    form.forget();
    await onSubmitted(asked.value.message);
  });

  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-label="Ask a question"
      className="mt-5 max-w-3xl rounded-card border border-line bg-paper p-4 sm:p-6"
    >
      <FormSummary form={form} className="mb-4" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextArea field={field('question')} label="Question" dir="auto" rows={3} className="sm:col-span-2" />
        <Input
          field={field('name')}
          label="Name"
          dir="auto"
          autoComplete="name"
          hint="Shown with your question."
        />
        <Input
          field={field('email')}
          label="E-mail"
          type="email"
          autoComplete="email"
          optional
          hint="One e-mail with the answer. Never shown."
        />
        <div className="sm:col-span-2">
          <Button type="submit" size="large" busy={form.busy}>
            {form.busy ? 'Sending...' : 'Send the Question'}
          </Button>
        </div>
      </div>
    </form>
  );
}
