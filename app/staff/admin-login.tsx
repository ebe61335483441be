import type { ApiFailure } from '../api.ts';
import { SLIM_FRAME } from '../layout/slim-frame.ts';
import { UNREACHABLE } from '../send-form.ts';
import type { Route } from './+types/admin-login.ts';
import { SignInForm } from './sign-in-form.tsx';
import { staffMeta } from './staff-meta.ts';

export const handle = SLIM_FRAME;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return staffMeta(matches[0].loaderData, 'Admin login');
}

/** The message of a refused sign-in (R156); after too many tries, how long to wait. */
function sayRefusal({ code, message }: ApiFailure): string {
  if (code === 'UNREACHABLE') return UNREACHABLE;
  return code === 'TOO_MANY_REQUESTS' ? message : 'Invalid email or password';
}

export default function AdminLogin() {
  return (
    <SignInForm
      kind="admin"
      heading="Admin login"
      call="/api/user/admin/admin-users/login"
      sayRefusal={sayRefusal}
    />
  );
}
