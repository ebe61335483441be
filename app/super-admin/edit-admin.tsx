import { useState } from 'react';
import { formatMobile } from '../../shop/fields/rules.ts';
import { MISSING_FIELDS } from '../../shop/fields/schemas.ts';
import type { AdminUser } from '../../shop/staff/responses.ts';
import { editAdminFormSchema } from '../../shop/staff/schemas.ts';
import type { ApiFailure } from '../api.ts';
import { ChangedMeanwhile, currentOf } from '../staff/ui/changed-meanwhile.tsx';
import { Dialog } from '../staff/ui/dialog.tsx';
import { useWrite } from '../staff/use-write.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { FormField } from '../ui/form-field.tsx';
import { PasswordInput } from '../ui/password-input.tsx';
import { Select } from '../ui/select.tsx';
import { showToast } from '../ui/toast.ts';
import { useForm } from '../ui/use-form.ts';
import { useSubmit } from '../ui/use-submit.ts';
import { ResetTwoFactor } from './reset-two-factor.tsx';
import { RoleChoice } from './role-choice.tsx';

interface EditAdminProps {
  admin: AdminUser;
  onClose: () => void;
}

type FieldName = 'username' | 'email' | 'mobileNo' | 'role' | 'allow' | 'password';

const formOf = ({ username, email, mobileNo, role, allow }: AdminUser): Record<FieldName, string> => ({
  username,
  email,
  mobileNo: formatMobile(mobileNo),
  role,
  allow: allow === 1 ? 'Active' : 'Pending',
  password: '',
});

/** Changes an admin's account: who it is, the role, whether it is active, and a new password if one is needed. */
export function EditAdmin({ admin, onClose }: EditAdminProps) {
  const write = useWrite('super-admin', 'on success');
  const [version, setVersion] = useState(admin.version);
  const [overtaken, setOvertaken] = useState<{ refusal: ApiFailure; current: AdminUser } | null>(null);
  const form = useForm({ schema: editAdminFormSchema, initial: formOf(admin), missing: MISSING_FIELDS });

  const { busy, submit } = useSubmit(async () => {
    const checked = form.check();
    if (!checked) return;
    const { password, ...fields } = checked;
    const result = await write<{ user: AdminUser }>(`/api/user/admin/admin-users/${admin._id}`, {
      method: 'PUT',
      body: { ...fields, version, ...(password !== '' && { password }) },
    });
    if (result.ok) {
      showToast('success', 'Admin user updated successfully');
      onClose();
      return;
    }
    if (result.code === 'CHANGED_MEANWHILE') {
      setOvertaken({ refusal: result, current: currentOf<AdminUser>(result) });
      return;
    }
    form.say(
      result.code === 'UNREACHABLE'
        ? 'Failed to update admin user. Please try again.'
        : 'Error occurred while updating admin user',
    );
    if (!form.markRefused(result.fields) && result.message) showToast('info', result.message);
  });

  function goOn(current: AdminUser, withIt: boolean) {
    setVersion(current.version);
    if (withIt) form.set(formOf(current));
    setOvertaken(null);
  }

  return (
    <Dialog open title={`Edit ${admin.username}`} onClose={onClose}>
      <form ref={form.ref} noValidate onSubmit={submit} aria-label="Edit admin user">
        <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
          <FormField field={form.field('username')} label="Username">
            {(control) => <input {...control} type="text" autoComplete="off" />}
          </FormField>
          <FormField field={form.field('email')} label="Email">
            {(control) => <input {...control} type="email" inputMode="email" autoComplete="off" />}
          </FormField>
          <FormField field={form.field('mobileNo')} label="Mobile">
            {(control) => <input {...control} type="tel" inputMode="tel" autoComplete="off" />}
          </FormField>
          <RoleChoice field={form.field('role')} />
          <FormField field={form.field('allow')} label="Status">
            {(control) => <Select {...control} prompt="Choose a status" choices={['Active', 'Pending']} />}
          </FormField>
          <FormField field={form.field('password')} label="New password" optional>
            {(control) => <PasswordInput {...control} autoComplete="new-password" />}
          </FormField>
        </div>
        <p className="mt-3 text-xs text-ink-quiet">
          Whoever is signed in to this account is out at once with another e-mail address or password, and
          when it is no longer active.
        </p>
        {admin.secondFactor && <ResetTwoFactor admin={admin} onDone={onClose} />}
        <div className="mt-4 space-y-3">
          <FormAlert message={form.alert} />
          {overtaken && (
            <ChangedMeanwhile
              refusal={overtaken.refusal}
              onReload={() => goOn(overtaken.current, true)}
              onKeepTyping={() => goOn(overtaken.current, false)}
            />
          )}
        </div>
        <div className="mt-5 flex justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
