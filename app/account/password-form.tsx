import { useState } from 'react';
import { MISSING_FIELDS, passwordFormSchema } from '../../shop/customers/schemas.ts';
import type { Call } from '../api.ts';
import { sendForm } from '../send-form.ts';
import { Form } from '../ui/form.tsx';
import { FormField } from '../ui/form-field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { useForm } from '../ui/use-form.ts';
import { useSubmit } from '../ui/use-submit.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const EMPTY_FORM = { currentPassword: '', password: '', confirmPassword: '' };

interface PasswordFormProps {
  /** The call that changes it. */
  path: string;
  /** As whom; shoppers by default. */
  call?: Call;
}

/** A new password for who is signed in. */
export function PasswordForm({ path, call }: PasswordFormProps) {
  const [done, setDone] = useState<string | null>(null);
  const form = useForm({ schema: passwordFormSchema, initial: EMPTY_FORM, missing: MISSING_FIELDS });
  const { busy, submit } = useSubmit(async () => {
    setDone(null);
    const body = form.check();
    if (!body) return;
    const answer = await sendForm<{ message: string }>(form, path, {
      method: 'PUT',
      body,
      ...(call && { call }),
    });
    if (!answer.ok) return;
    form.set(EMPTY_FORM);
    setDone(answer.value.message);
  });

  return (
    <Form
      form={form}
      label="Change password"
      button="CHANGE PASSWORD"
      busy={busy}
      done={done}
      onSubmit={submit}
    >
      <FormField field={form.field('currentPassword')} label="Current password">
        {(control) => <PasswordInput {...control} autoComplete="current-password" />}
      </FormField>
      <NewPasswordFields field={form.field} label="New password" />
    </Form>
  );
}
