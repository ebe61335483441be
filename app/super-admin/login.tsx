import { useState } from 'react';
import { AccountLink } from '../account/account-page.tsx';
import type { ApiFailure } from '../api.ts';
import { SignInForm } from '../staff/sign-in-form.tsx';
import { SLIM_FRAME } from '../staff/slim-frame.tsx';
import { staffLinks, staffMeta } from '../staff/staff-head.ts';
import { useLeaveAfter } from '../ui/use-leave-after.ts';

export const handle = SLIM_FRAME;
export const meta = staffMeta('Super admin login');
export const links = staffLinks;

const REGISTRATION = '/super-admin-regegistration';

/** An e-mail that is not registered leads to the registration after this time (R185). */
const UNREGISTERED_LEAVE_AFTER_MS = 4000;

export default function SuperAdminLogin() {
  const [unregistered, setUnregistered] = useState(false);
  useLeaveAfter(unregistered, REGISTRATION, UNREGISTERED_LEAVE_AFTER_MS);

  /** @returns the message of a failed sign-in (R185) */
  function handleFailure({ status, code, message }: ApiFailure): string {
    setUnregistered(status === 404);
    if (status === 404) return 'User not registered! Redirecting to registration page.';
    return `Login failed! Please try again.${code === 'TOO_MANY_REQUESTS' ? ` ${message}` : ''}`;
  }

  return (
    <SignInForm kind="super-admin" heading="Super admin login" onFailure={handleFailure}>
      Not registered yet? <AccountLink to={REGISTRATION}>Register</AccountLink>
    </SignInForm>
  );
}
