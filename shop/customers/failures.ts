import { failure } from '../errors.ts';

/** What several operations on accounts refuse alike. */
export function emailTaken() {
  const message = 'An account with this e-mail address exists already. Please log in.';
  return failure('EMAIL_TAKEN', message, { fields: { email: message } });
}

export function passwordIsEmail() {
  const message = 'Please choose a password that is not your e-mail address.';
  return failure('INVALID_INPUT', message, { fields: { password: message } });
}

export function notLoggedIn() {
  return failure('NOT_LOGGED_IN', 'Please log in.');
}
