import { useState } from 'react';
import { Link } from 'react-router';
import { MISSING_FIELDS } from '../../shop/fields/schemas.ts';
import { addAdminFormSchema } from '../../shop/staff/schemas.ts';
import { ACCOUNT_LINK } from '../account/account-page.tsx';
import { NewPasswordFields } from '../account/new-password-fields.tsx';
import { SLIM_FRAME } from '../layout/slim-frame.ts';
import { staffMeta } from '../staff/staff-meta.ts';
import { ScreenHeading } from '../staff/ui/screen-heading.tsx';
import { useWrite } from '../staff/use-write.ts';
import { Form } from '../ui/form.tsx';
import { FormField } from '../ui/form-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { useSubmit } from '../ui/use-submit.ts';
import type { Route } from './+types/add-new-admin.ts';
import { RoleChoice } from './role-choice.tsx';
import { SuperAdminFrame } from './super-admin-frame.tsx';

export const handle = SLIM_FRAME;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return staffMeta(matches[0].loaderData, null);
}

const EMPTY_FORM = { username: '', email: '', mobileNo: '', role: '', password: '', confirmPassword: '' };
const PASSWORDS_DIFFER = 'Passwords do not match';
const FAILED = 'Failed to add admin user. Please try again.';

export default function AddNewAdmin() {
  const write = useWrite('super-admin');
  const [done, setDone] = useState<string | null>(null);
  const [signedOut, setSignedOut] = useState(false);
  const form = useForm({ schema: addAdminFormSchema, initial: EMPTY_FORM, missing: MISSING_FIELDS });

  const { busy, submit } = useSubmit(async () => {
    setDone(null);
    setSignedOut(false);
    const checked = form.check();
    if (!checked) return;
    const { confirmPassword, ...body } = checked;
    if (body.password !== confirmPassword) {
      form.say(PASSWORDS_DIFFER);
      form.markRefused({ confirmPassword: PASSWORDS_DIFFER });
      return;
    }
    const result = await write('/api/user/admin/admin-users', { method: 'POST', body });
    if (!result.ok) {
      form.say(result.message || FAILED);
      form.markRefused(result.fields);
      setSignedOut(result.status === 401);
      return;
    }
    form.set(EMPTY_FORM);
    setDone('Admin user added successfully');
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
          busy={busy}
          done={done}
          onSubmit={submit}
          className="sm:grid-cols-2"
        >
          <FormField field={form.field('username')} label="Username">
            {(control) => <input {...control} type="text" autoComplete="off" />}
          </FormField>
          <RoleChoice field={form.field('role')} />
          <FormField field={form.field('email')} label="Email">
            {(control) => <input {...control} type="email" inputMode="email" autoComplete="off" />}
          </FormField>
          <FormField field={form.field('mobileNo')} label="Mobile" hint="For example 0301-2345678.">
            {(control) => <input {...control} type="tel" inputMode="tel" autoComplete="off" />}
          </FormField>
          <NewPasswordFields field={form.field} label="Password" />
        </Form>
        {signedOut && (
          <p className="mt-4 text-sm">
            <Link to="/super-admin-login" className={ACCOUNT_LINK}>
              Sign in as super admin
            </Link>
          </p>
        )}
      </div>
    </SuperAdminFrame>
  );
}
