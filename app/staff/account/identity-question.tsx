import { identitySchema } from '../../../shop/staff/schemas.ts';
import type { ApiFailure } from '../../api.ts';
import { PasswordInput } from '../../forms/password-input.tsx';
import { useSchemaForm } from '../../forms/use-schema-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { failureMessage } from '../failure-message.ts';
import { CodeField } from './code-field.tsx';

export interface Identity {
  currentPassword: string;
  /** Empty where no second step is on. */
  code: string;
}

interface IdentityQuestionProps {
  button: string;
  /** Whether the second step is on, so that a code is asked for too. */
  withCode: boolean;
  /** Goes on with the answer. @returns what the shop refused, or null */
  onResponse: (identity: Identity) => Promise<ApiFailure | null>;
  onCancel: () => void;
}

/** Asks for the password once more, and for a code where the second step is on. */
export function IdentityQuestion({ button, withCode, onResponse, onCancel }: IdentityQuestionProps) {
  const form = useSchemaForm({
    schema: identitySchema,
    defaultValues: { currentPassword: '', code: '' },
  });
  const submit = form.submit(async (identity) => {
    const refusal = await onResponse(identity);
    if (refusal) form.fail(failureMessage(refusal), refusal.fields);
  });
  return (
    <form ref={form.ref} noValidate onSubmit={submit} aria-label="Confirm it is you" className="space-y-4">
      <PasswordInput
        field={form.field('currentPassword')}
        label="Your password"
        autoComplete="current-password"
      />
      {withCode && <CodeField field={form.field('code')} />}
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
