import { failure, fieldFailure } from '../errors.ts';

export function emailTaken() {
  return fieldFailure(
    'email',
    'An account with this e-mail address exists already. Please log in.',
    'EMAIL_TAKEN',
  );
}

export function notLoggedIn() {
  return failure('NOT_LOGGED_IN', 'Please log in.');
}
