import { useState } from 'react';
import { MISSING_FIELDS, passwordFormSchema } from '../../../shop/customers/schemas.ts';
import { NewPasswordFields } from '../../account/new-password-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { STAFF_AREAS } from '../areas.ts';
import { CALL_AS } from '../call-as-staff.ts';
import { failureSentence } from '../failure-sentence.ts';
import type { StaffKind } from '../token-store.ts';
import { AccountCard } from './account-card.tsx';

const EMPTY_FORM = { currentPassword: '', password: '', confirmPassword: '' };

/** A new password for who is signed in. */
export function OwnPassword({ kind }: { kind: StaffKind }) {
  const [done, setDone] = useState<string | null>(null);
  const form = useForm({ schema: passwordFormSchema, initial: EMPTY_FORM, missing: MISSING_FIELDS });
  const { busy, submit } = useSubmit(async () => {
    setDone(null);
    const body = form.check();
    if (!body) return;
    const path = `${STAFF_AREAS[kind].api}/password`;
    const answer = await CALL_AS[kind]<{ message: string }>(path, { method: 'PUT', body });
    if (!answer.ok) {
      form.say(failureSentence(answer));
      form.markRefused(answer.fields);
      return;
    }
    form.set(EMPTY_FORM);
    setDone(answer.value.message);
  });
  return (
    <AccountCard heading="Password">
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
    </AccountCard>
  );
}
