import { MISSING_FIELDS } from '../../../shop/fields/schemas.ts';
import { identitySchema } from '../../../shop/staff/schemas.ts';
import type { ApiFailure } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSubmit } from '../../ui/use-submit.ts';
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
  const form = useForm({
    schema: identitySchema,
    initial: { currentPassword: '', code: '' },
    missing: MISSING_FIELDS,
  });
  const { busy, submit } = useSubmit(async () => {
    const checked = form.check();
    if (!checked) return;
    form.say(null);
    const refusal = await onResponse(checked);
    if (!refusal) return;
    form.say(failureMessage(refusal));
    form.markRefused(refusal.fields);
  });
  return (
    <form ref={form.ref} noValidate onSubmit={submit} aria-label="Confirm it is you" className="space-y-4">
      <FormField field={form.field('currentPassword')} label="Your password">
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
      {withCode && <CodeField field={form.field('code')} />}
      <FormAlert message={form.alert} />
      <div className="flex gap-2">
        <Button type="submit" busy={busy}>
          {button}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
