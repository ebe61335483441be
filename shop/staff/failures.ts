import { failure, fieldFailure } from '../errors.ts';

/** What several operations on staff refuse alike. */
export function emailTaken() {
  return fieldFailure('email', 'This e-mail address belongs to another admin user.', 'EMAIL_TAKEN');
}

export function unknownAdminUser() {
  return failure('NOT_FOUND', 'This admin user does not exist any more.');
}

export function passwordIsEmail() {
  return fieldFailure('password', 'Please choose a password that is not the e-mail address.');
}
