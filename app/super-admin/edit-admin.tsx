import { useState } from 'react';
import { formatMobile } from '../../shop/fields/rules.ts';
import type { AdminUser } from '../../shop/staff/responses.ts';
import { editAdminFormSchema } from '../../shop/staff/schemas.ts';
import type { ApiFailure } from '../api.ts';
import { Input } from '../forms/field.tsx';
import { PasswordInput } from '../forms/password-input.tsx';
import { EmailInput, MobileInput } from '../forms/person-fields.tsx';
import { Select } from '../forms/select.tsx';
import { useSchemaForm } from '../forms/use-schema-form.ts';
import { ChangedMeanwhile, currentOf } from '../staff/ui/changed-meanwhile.tsx';
import { Dialog } from '../staff/ui/dialog.tsx';
import { useWrite } from '../staff/use-write.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { showToast } from '../ui/toast.ts';
import { ResetTwoFactor } from './reset-two-factor.tsx';
import { RoleChoice } from './role-choice.tsx';

interface EditAdminProps {
  admin: AdminUser;
  onClose: () => void;
}

const formOf = ({ username, email, mobileNo, role, allow }: AdminUser) => ({
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
  const form = useSchemaForm({ schema: editAdminFormSchema, defaultValues: formOf(admin) });

  const submit = form.submit(async ({ password, ...fields }) => {
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
    const message =
      result.code === 'UNREACHABLE'
        ? 'Failed to update admin user. Please try again.'
        : 'Error occurred while updating admin user';
    form.fail(message, result.fields);
    if (!form.owns(result.fields) && result.message) showToast('info', result.message);
  });

  function goOn(current: AdminUser, withIt: boolean) {
    setVersion(current.version);
    if (withIt) form.reset(formOf(current));
    setOvertaken(null);
  }

  return (
    <Dialog open title={`Edit ${admin.username}`} onClose={onClose}>
      <form ref={form.ref} noValidate onSubmit={submit} aria-label="Edit admin user">
        <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
          <Input field={form.field('username')} label="Username" type="text" autoComplete="off" />
          <EmailInput field={form.field('email')} autoComplete="off" />
          <MobileInput field={form.field('mobileNo')} autoComplete="off" />
          <RoleChoice field={form.field('role')} />
          <Select
            field={form.field('allow')}
            label="Status"
            prompt="Choose a status"
            choices={['Active', 'Pending']}
          />
          <PasswordInput
            field={form.field('password')}
            label="New password"
            optional
            autoComplete="new-password"
          />
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
          <Button type="submit" busy={form.busy}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
