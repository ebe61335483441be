import { type ApiFailure, SERVER_ERROR } from '../api.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SLIM_FRAME } from './slim-frame.tsx';
import { staffLinks, staffMeta } from './staff-head.ts';

export const handle = SLIM_FRAME;
export const meta = staffMeta('Admin login');
export const links = staffLinks;

/** The message of a failed sign-in (R156); after too many tries, how long to wait. */
function explain({ code, message }: ApiFailure): string {
  if (code === 'UNREACHABLE') return SERVER_ERROR;
  return code === 'TOO_MANY_REQUESTS' ? message : 'Invalid email or password';
}

export default function AdminLogin() {
  return <SignInForm kind="admin" heading="Admin login" onFailure={explain} />;
}
