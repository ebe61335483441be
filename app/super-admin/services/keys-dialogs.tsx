import { z } from 'zod';
import type { AccountShown } from '../../../shop/back-office/service-accounts/responses.ts';
import { SERVICES_OF_SHOP } from '../../../shop/settings/service-accounts/rules.ts';
import { identitySchema } from '../../../shop/staff/schemas.ts';
import { Input } from '../../forms/field.tsx';
import { PasswordInput } from '../../forms/password-input.tsx';
import { type SchemaForm, useSchemaForm } from '../../forms/use-schema-form.ts';
import { CodeField } from '../../staff/account/identity-question.tsx';
import { ownFields } from '../../staff/own-fields.ts';
import { FormDialog } from '../../staff/ui/form-dialog.tsx';
import { useWrite } from '../../staff/use-write.ts';
import { showToast } from '../../ui/toast.ts';

interface KeysDialogProps {
  account: AccountShown;
  withCode: boolean;
  onDone: () => void;
  onClose: () => void;
}

const endpoint = ({ service }: AccountShown) => `/api/v1/service-accounts/${service}`;

/** Takes all keys of an account, with the own password. What is typed is kept nowhere. */
export function WriteKeys({ account, withCode, onDone, onClose }: KeysDialogProps) {
  const { title, fields } = SERVICES_OF_SHOP[account.service];
  const write = useWrite();
  const form = useSchemaForm<string, unknown>({
    schema: identitySchema.extend(
      Object.fromEntries(
        fields.map(({ name, label, optional }) => [
          name,
          optional ? z.string() : z.string().trim().min(1, `Please enter: ${label}.`),
        ]),
      ),
    ),
    defaultValues: {
      currentPassword: '',
      code: '',
      ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
    },
    missing: 'Please fill in all fields.',
  });
  const submit = form.submit(async () => {
    const { currentPassword = '', code = '', ...typed } = form.getValues();
    const result = await write(endpoint(account), {
      method: 'PUT',
      body: { revision: account.revision, fields: typed, currentPassword, code },
    });
    if (!result.ok) return form.refuse(ownFields(result, 'fields'));
    showToast('success', result.value.message);
    onClose();
    onDone();
  });
  return (
    <FormDialog
      title={`Keys of ${title}`}
      form={form}
      onSubmit={submit}
      confirmLabel="Store the keys"
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">
        They take the place of all that is set now, so write every one of them.
      </p>
      {fields.map(({ name, label, isSecret, optional, hint }) => {
        const field = { field: form.field(name), label, optional, hint };
        return isSecret ? (
          <PasswordInput key={name} {...field} autoComplete="new-password" />
        ) : (
          <Input key={name} {...field} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        );
      })}
      <Identity form={form} withCode={withCode} />
    </FormDialog>
  );
}

/** Takes the keys of an account away, with the own password. */
export function RemoveKeys({ account, withCode, onDone, onClose }: KeysDialogProps) {
  const write = useWrite();
  const form = useSchemaForm<string, unknown>({
    schema: identitySchema,
    defaultValues: { currentPassword: '', code: '' },
  });
  const submit = form.submit(async () => {
    const { currentPassword = '', code = '' } = form.getValues();
    const result = await write(endpoint(account), {
      method: 'DELETE',
      body: { revision: account.revision, currentPassword, code },
    });
    if (!form.tell(result)) return;
    onClose();
    onDone();
  });
  return (
    <FormDialog
      title={`Remove the keys of ${SERVICES_OF_SHOP[account.service].title}?`}
      form={form}
      onSubmit={submit}
      confirmLabel="Remove them"
      dangerous
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">
        Those of the environment count again, where there are any. Otherwise the shop works without this
        service: what waits for it goes on waiting.
      </p>
      <Identity form={form} withCode={withCode} />
    </FormDialog>
  );
}

/** Who is at the screen, once more. */
function Identity({ form, withCode }: { form: SchemaForm<string>; withCode: boolean }) {
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <PasswordInput
        field={form.field('currentPassword')}
        label="Your own password"
        autoComplete="current-password"
      />
      {withCode && <CodeField field={form.field('code')} />}
    </div>
  );
}
