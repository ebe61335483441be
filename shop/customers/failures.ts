import { failure } from '../errors.ts';

/** What several operations on accounts refuse alike. */
export function emailTaken() {
  const sentence = 'An account with this e-mail address exists already. Please log in.';
  return failure('EMAIL_TAKEN', sentence, { fields: { email: sentence } });
}

export function passwordIsEmail() {
  const sentence = 'Please choose a password that is not your e-mail address.';
  return failure('INVALID_INPUT', sentence, { fields: { password: sentence } });
}

export function notLoggedIn() {
  return failure('NOT_LOGGED_IN', 'Please log in.');
}
