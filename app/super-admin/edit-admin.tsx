import { useState } from 'react';
import { formatMobile } from '../../shop/fields/rules.ts';
import { STAFF_ROLES } from '../../shop/principal.ts';
import type { AdminUser } from '../../shop/staff/responses.ts';
import { editAdminFormSchema } from '../../shop/staff/schemas.ts';
import type { ApiFailure } from '../api.ts';
import { Input } from '../forms/field.tsx';
import { PasswordInput } from '../forms/password-input.tsx';
import { EmailInput, MobileInput } from '../forms/person-fields.tsx';
import { Select } from '../forms/select.tsx';
import { useStaffForm } from '../staff/drafts/use-staff-form.ts';
import { ChangedMeanwhile } from '../staff/ui/changed-meanwhile.tsx';
import { Dialog, DialogActions } from '../staff/ui/dialog.tsx';
import { TaskButton } from '../staff/ui/task-button.tsx';
import { useWrite } from '../staff/use-write.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { showToast } from '../ui/toast.ts';

const formOf = ({ username, email, mobileNo, role, allow }: AdminUser) => ({
  username,
  email,
  mobileNo: formatMobile(mobileNo),
  role,
  allow: allow === 1 ? 'Active' : 'Pending',
  password: '',
});

/** Changes an admin's account: who it is, the role, whether it is active, and a new password if one is needed. */
export function EditAdmin({ admin, onClose }: { admin: AdminUser; onClose: () => void }) {
  const write = useWrite('on success');
  const [version, setVersion] = useState(admin.version);
  const [conflict, setConflict] = useState<ApiFailure | null>(null);
  const form = useStaffForm({
    draft: admin._id,
    schema: editAdminFormSchema,
    defaultValues: formOf(admin),
  });

  const submit = form.submit(async ({ password, ...fields }) => {
    const result = await write<{ user: AdminUser }>(`/api/user/admin/admin-users/${admin._id}`, {
      method: 'PUT',
      body: { ...fields, version, ...(password !== '' && { password }) },
    });
    if (result.ok) {
      showToast('success', 'Admin user updated successfully');
      return onClose();
    }
    if (result.code === 'CHANGED_MEANWHILE') return setConflict(result);
    const unreachable = result.code === 'UNREACHABLE';
    const message = unreachable
      ? 'Failed to update admin user. Please try again.'
      : 'Error occurred while updating admin user';
    form.fail(message, result.fields);
    if (!form.owns(result.fields) && !unreachable) showToast('info', result.message);
  });

  function typeAgainst(current: AdminUser) {
    setVersion(current.version);
    setConflict(null);
  }

  function takeOver(current: AdminUser) {
    typeAgainst(current);
    form.reset(formOf(current));
  }

  return (
    <Dialog title={`Edit ${admin.username}`} onClose={onClose}>
      <form ref={form.ref} noValidate onSubmit={submit} aria-label="Edit admin user">
        <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
          <Input field={form.field('username')} label="Username" type="text" autoComplete="off" />
          <EmailInput field={form.field('email')} autoComplete="off" />
          <MobileInput field={form.field('mobileNo')} autoComplete="off" />
          <Select field={form.field('role')} label="Role" prompt="Choose a role" choices={STAFF_ROLES} />
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
          Anyone who is signed in to this account is out at once with another e-mail address or password, and
          when it is no longer active.
        </p>
        {admin.secondFactor && <ResetTwoFactor admin={admin} onDone={onClose} />}
        <div className="mt-4 space-y-3">
          <FormAlert message={form.alert} />
          {conflict && (
            <ChangedMeanwhile conflict={conflict} onReload={takeOver} onKeepTyping={typeAgainst} />
          )}
        </div>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={form.busy}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** For an admin who lost phone and recovery codes. It asks once more, since it makes the account easier to enter. */
function ResetTwoFactor({ admin, onDone }: { admin: AdminUser; onDone: () => void }) {
  const write = useWrite();
  const [asked, setAsked] = useState(false);

  async function reset() {
    if (!asked) return setAsked(true);
    const path = `/api/user/admin/admin-users/${admin._id}/second-factor`;
    const result = await write(path, { method: 'DELETE' });
    if (result.ok) {
      showToast('success', `${admin.username} signs in without a code now.`);
      onDone();
    } else showToast('error', result.message);
  }

  return (
    <p className="mt-3 flex flex-wrap items-center justify-between gap-2 rounded-control bg-mist px-3 py-2 text-sm">
      {asked ? 'Are you sure that it is really them who asked?' : 'Sign-in asks for the code of an app.'}
      <TaskButton variant="secondary" task={reset}>
        {asked ? 'Yes, turn it off' : 'Phone lost: turn it off'}
      </TaskButton>
    </p>
  );
}
