import { fieldFailure } from '../../errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isCommon, isMadeOfOwnWords, type OwnWords } from './rules.ts';

const COMMON =
  'This password is one of the most common ones, and is guessed first. Please choose another, for example a few words that only you would put together.';
const OWN =
  'This password is too close to a name, an e-mail address or a mobile number. Please choose another, for example a few words that only you would put together.';

/**
 * What every new password has to pass, on the server only: the list is not for browsers (decision 053).
 * @param own what is known of the person it is for
 * @returns INVALID_INPUT naming `password`; null when the password can be taken
 */
export function refuseWeakPassword(password: string, own: OwnWords) {
  if (isMadeOfOwnWords(password, own, isCommonPassword)) return fieldFailure('password', OWN);
  return isCommon(password, isCommonPassword) ? fieldFailure('password', COMMON) : null;
}
