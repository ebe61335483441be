import { type ReactNode, useState } from 'react';
import type { ZodType } from 'zod';
import { MISSING_FIELDS } from '../../shop/fields/schemas.ts';
import type { ApiRequest } from '../api.ts';
import { sendForm } from '../send-form.ts';
import { Form } from '../ui/form.tsx';
import { FormField } from '../ui/form-field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { type Field, useForm } from '../ui/use-form.ts';
import { useSubmit } from '../ui/use-submit.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const EMPTY_FORM = { currentPassword: '', password: '', confirmPassword: '', code: '' };

interface PasswordFormProps<Done> {
  /** The call that changes it, and what it takes. */
  path: string;
  schema: ZodType<object>;
  /** As whom; shoppers by default. */
  call?: ApiRequest;
  /** The field of a code, where the account asks for one. */
  codeField?: ((field: Field) => ReactNode) | undefined;
  /** Hears what the call answered. */
  onDone?: (result: Done) => void;
}

/**
 * A new password for who is signed in.
 * @typeParam Done what the call answers beside its sentence
 */
export function PasswordForm<Done extends object>({
  path,
  schema,
  call,
  codeField,
  onDone,
}: PasswordFormProps<Done>) {
  const [done, setDone] = useState<string | null>(null);
  const form = useForm({ schema, initial: EMPTY_FORM, missing: MISSING_FIELDS });
  const { busy, submit } = useSubmit(async () => {
    setDone(null);
    const body = form.check();
    if (!body) return;
    const result = await sendForm<Done & { message: string }>(form, path, {
      method: 'PUT',
      body,
      ...(call && { call }),
    });
    if (!result.ok) return;
    onDone?.(result.value);
    form.set(EMPTY_FORM);
    setDone(result.value.message);
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
      {codeField?.(form.field('code'))}
    </Form>
  );
}
