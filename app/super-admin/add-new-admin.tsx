import { useState } from 'react';
import { STAFF_ROLES } from '../../shop/principal.ts';
import { addAdminFormSchema } from '../../shop/staff/schemas.ts';
import { AccountLink } from '../account/account-page.tsx';
import { NewPasswordFields } from '../account/new-password-fields.tsx';
import { Input } from '../forms/field.tsx';
import { Form } from '../forms/form.tsx';
import { EmailInput, MobileInput } from '../forms/person-fields.tsx';
import { Select } from '../forms/select.tsx';
import { checkSession, mustCheckSession } from '../staff/check-session.ts';
import { useStaffForm } from '../staff/drafts/use-staff-form.ts';
import { SignInAgain } from '../staff/session/sign-in-again.tsx';
import { useEndedSession } from '../staff/session/use-ended-session.ts';
import { staffLinks, staffMeta } from '../staff/staff-head.ts';
import { ScreenHeading } from '../staff/ui/screen-heading.tsx';
import { useWrite } from '../staff/use-write.ts';
import type { Route } from './+types/add-new-admin.ts';
import type { SignedInSuperAdmin } from './super-admin.tsx';
import { SUPER_ADMIN_FRAME, SuperAdminFrame } from './super-admin-frame.tsx';

export const handle = SUPER_ADMIN_FRAME;
export const meta = staffMeta();
export const links = staffLinks;
export const clientLoader = () => checkSession<SignedInSuperAdmin>('super-admin');
export const shouldRevalidate = () => mustCheckSession('super-admin');
export { HydrateFallback } from './super-admin.tsx';

const EMPTY_FORM = { username: '', email: '', mobileNo: '', role: '', password: '', confirmPassword: '' };
const PASSWORDS_DIFFER = 'Passwords do not match';
const FAILED = 'Failed to add admin user. Please try again.';

/** The form is there for everybody; only a super admin's is taken. */
export default function AddNewAdmin({ loaderData: session }: Route.ComponentProps) {
  const { toSignInAgain } = useEndedSession('super-admin', session);
  const write = useWrite();
  const [signedOut, setSignedOut] = useState(false);
  const form = useStaffForm({ draft: 'admin', schema: addAdminFormSchema, defaultValues: EMPTY_FORM });

  const submit = form.submit(async ({ confirmPassword, ...body }) => {
    setSignedOut(false);
    if (body.password !== confirmPassword) {
      return form.fail(PASSWORDS_DIFFER, { confirmPassword: PASSWORDS_DIFFER });
    }
    const result = await write('/api/user/admin/admin-users', { method: 'POST', body });
    if (!result.ok) {
      setSignedOut(result.status === 401);
      return form.fail(result.code === 'UNREACHABLE' ? FAILED : result.message, result.fields);
    }
    form.reset();
    form.succeed('Admin user added successfully');
  });

  return (
    <SuperAdminFrame>
      <ScreenHeading title="Add new admin" />
      <p className="-mt-1 mb-5 text-sm text-ink-soft">
        Shop Managers may do everything in the admin area. Shop Editors look after categories, products and
        orders.
      </p>
      <div className="max-w-2xl rounded-card border border-line bg-paper p-4 sm:p-6">
        <Form
          form={form}
          label="Add new admin"
          button="ADD ADMIN"
          onSubmit={submit}
          className="sm:grid-cols-2"
        >
          <Input field={form.field('username')} label="Username" type="text" autoComplete="off" />
          <Select field={form.field('role')} label="Role" prompt="Choose a role" choices={STAFF_ROLES} />
          <EmailInput field={form.field('email')} autoComplete="off" />
          <MobileInput field={form.field('mobileNo')} hint="For example 0301-2345678." autoComplete="off" />
          <NewPasswordFields form={form} label="Password" />
        </Form>
        {signedOut && (
          <p className="mt-4 text-sm">
            <AccountLink to="/super-admin-login">Sign in as super admin</AccountLink>
          </p>
        )}
      </div>
      {toSignInAgain && <SignInAgain kind="super-admin" account={toSignInAgain} />}
    </SuperAdminFrame>
  );
}
