import { MISSING_FIELDS } from '../../../shop/customers/schemas.ts';
import { ownPasswordSchema } from '../../../shop/staff/schemas.ts';
import type { CallFailure } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { failureSentence } from '../failure-sentence.ts';

interface PasswordQuestionProps {
  button: string;
  /** Goes on with the password. @returns what the shop refused, or null */
  onAnswer: (password: string) => Promise<CallFailure | null>;
  onCancel: () => void;
}

/** Asks for the password once more. */
export function PasswordQuestion({ button, onAnswer, onCancel }: PasswordQuestionProps) {
  const form = useForm({
    schema: ownPasswordSchema,
    initial: { currentPassword: '' },
    missing: MISSING_FIELDS,
  });
  const { busy, submit } = useSubmit(async () => {
    const checked = form.check();
    if (!checked) return;
    const refusal = await onAnswer(checked.currentPassword);
    if (!refusal) return;
    form.say(failureSentence(refusal));
    form.markRefused(refusal.fields);
  });
  return (
    <form ref={form.ref} noValidate onSubmit={submit} aria-label="Confirm it is you" className="space-y-4">
      <FormField field={form.field('currentPassword')} label="Your password">
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
      <FormAlert sentence={form.alert} />
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
