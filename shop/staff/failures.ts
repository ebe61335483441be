import { failure, fieldFailure } from '../errors.ts';

export function emailTaken() {
  return fieldFailure('email', 'This e-mail address belongs to another admin user.', 'EMAIL_TAKEN');
}

export function unknownAdminUser() {
  return failure('NOT_FOUND', 'This admin user does not exist any more.');
}

export function notSignedIn() {
  return failure('NOT_LOGGED_IN', 'Please sign in.');
}
