import { failure, fieldFailure } from '../errors.ts';

/** What several operations on accounts refuse alike. */
export function emailTaken() {
  return fieldFailure(
    'email',
    'An account with this e-mail address exists already. Please log in.',
    'EMAIL_TAKEN',
  );
}

export function passwordIsEmail() {
  return fieldFailure('password', 'Please choose a password that is not your e-mail address.');
}

export function notLoggedIn() {
  return failure('NOT_LOGGED_IN', 'Please log in.');
}
