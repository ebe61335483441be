import { useState } from 'react';
import { Link } from 'react-router';
import { ACCOUNT_LINK } from '../account/account-page.tsx';
import type { ApiFailure } from '../api.ts';
import { SLIM_FRAME } from '../layout/slim-frame.ts';
import { SignInForm } from '../staff/sign-in-form.tsx';
import { staffMeta } from '../staff/staff-meta.ts';
import { useLeaveAfter } from '../ui/use-leave-after.ts';
import type { Route } from './+types/login.ts';

export const handle = SLIM_FRAME;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return staffMeta(matches[0].loaderData, 'Super admin login');
}

const REGISTRATION = '/super-admin-regegistration';

/** An e-mail that is not registered leads to the registration after this time (R185). */
const UNREGISTERED_LEAVE_AFTER_MS = 4000;

/** The message of a refused sign-in (R185). */
function sayRefusal({ status, code, message }: ApiFailure): string {
  if (status === 404) return 'User not registered! Redirecting to registration page.';
  const sentence = 'Login failed! Please try again.';
  return code === 'TOO_MANY_REQUESTS' ? `${sentence} ${message}` : sentence;
}

export default function SuperAdminLogin() {
  const [unregistered, setUnregistered] = useState(false);
  useLeaveAfter(unregistered, REGISTRATION, UNREGISTERED_LEAVE_AFTER_MS);
  return (
    <SignInForm
      kind="super-admin"
      heading="Super admin login"
      call="/api/user/login"
      sayRefusal={sayRefusal}
      onRefused={({ status }) => setUnregistered(status === 404)}
    >
      Not registered yet?{' '}
      <Link to={REGISTRATION} className={ACCOUNT_LINK}>
        Register
      </Link>
    </SignInForm>
  );
}
