import type { ReactNode } from 'react';
import type { ZodType } from 'zod';
import type { ApiResult } from '../api.ts';
import { Form } from '../forms/form.tsx';
import { PasswordInput } from '../forms/password-input.tsx';
import { type FieldBinding, useSchemaForm } from '../forms/use-schema-form.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const EMPTY_FORM = { currentPassword: '', password: '', confirmPassword: '', code: '' };

interface PasswordFormProps<Done> {
  schema: ZodType<object>;
  /** Changes it, for a shopper or for staff. */
  change: (body: object) => Promise<ApiResult<Done & { message: string }>>;
  /** The field of a code, where the account asks for one. */
  codeField?: ((field: FieldBinding) => ReactNode) | undefined;
  /** Hears the response. */
  onDone?: (result: Done) => void;
}

/** A new password for who is signed in. `Done` is what the response holds beside its message. */
export function PasswordForm<Done extends object>({
  schema,
  change,
  codeField,
  onDone,
}: PasswordFormProps<Done>) {
  const form = useSchemaForm({ schema, defaultValues: EMPTY_FORM });
  const submit = form.submit(async (body) => {
    const result = await change(body);
    if (!result.ok) return form.refuse(result);
    onDone?.(result.value);
    form.reset();
    form.succeed(result.value.message);
  });

  return (
    <Form form={form} label="Change password" button="CHANGE PASSWORD" onSubmit={submit}>
      <p className="text-sm text-ink-soft">A new password ends your sessions on all other devices.</p>
      <PasswordInput
        field={form.field('currentPassword')}
        label="Current password"
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} label="New password" />
      {codeField?.(form.field('code'))}
    </Form>
  );
}
