import type { FormEvent, ReactNode } from 'react';
import type { z } from 'zod';
import { identitySchema } from '../../../shop/staff/schemas.ts';
import type { ApiFailure } from '../../api.ts';
import { Input } from '../../forms/field.tsx';
import { PasswordInput } from '../../forms/password-input.tsx';
import { type FieldBinding, type SchemaForm, useSchemaForm } from '../../forms/use-schema-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';

/** What staff do once they have said who they are. @returns what is wrong, or null when it is done */
export type Task = (identity: z.infer<typeof identitySchema>) => Promise<ApiFailure | null>;

interface IdentityQuestionProps {
  button: string;
  withCode: boolean;
  task: Task;
  onCancel: () => void;
}

/** Asks for the password once more, and for a code where two-factor authentication is on. */
export function IdentityQuestion({ button, withCode, task, onCancel }: IdentityQuestionProps) {
  const form = useSchemaForm({ schema: identitySchema, defaultValues: { currentPassword: '', code: '' } });
  const submit = form.submit(async (identity) => {
    const failure = await task(identity);
    if (failure) form.fail(failure.message, failure.fields);
  });
  return (
    <StepForm form={form} label="Confirm it is you" button={button} onSubmit={submit} onCancel={onCancel}>
      <PasswordInput
        field={form.field('currentPassword')}
        label="Your password"
        autoComplete="current-password"
      />
      {withCode && <CodeField field={form.field('code')} />}
    </StepForm>
  );
}

interface StepFormProps {
  form: Pick<SchemaForm<never>, 'ref' | 'alert' | 'busy'>;
  label: string;
  button: string;
  onSubmit: (event: FormEvent) => void;
  onCancel: () => void;
  children: ReactNode;
}

/** One step of what is done with the own account, which can be left. */
export function StepForm({ form, label, button, onSubmit, onCancel, children }: StepFormProps) {
  return (
    <form ref={form.ref} noValidate onSubmit={onSubmit} aria-label={label} className="space-y-4">
      {children}
      <FormAlert message={form.alert} />
      <div className="flex gap-2">
        <Button type="submit" busy={form.busy}>
          {button}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The code of the second step, for what the password alone does not open. */
export function CodeField({ field }: { field: FieldBinding }) {
  return (
    <Input
      field={field}
      label="Code"
      hint="The six digits that your authenticator app shows now, or a recovery code."
      type="text"
      autoComplete="one-time-code"
      autoCapitalize="none"
    />
  );
}
