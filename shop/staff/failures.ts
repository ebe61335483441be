import { failure } from '../errors.ts';

/** What several operations on staff refuse alike. */
export function emailTaken() {
  const message = 'This e-mail address belongs to another admin user.';
  return failure('EMAIL_TAKEN', message, { fields: { email: message } });
}

export function unknownAdminUser() {
  return failure('NOT_FOUND', 'This admin user does not exist any more.');
}

export function passwordIsEmail() {
  const message = 'Please choose a password that is not the e-mail address.';
  return failure('INVALID_INPUT', message, { fields: { password: message } });
}
