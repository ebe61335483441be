import { dictionary } from '@zxcvbn-ts/language-common';
import { fieldFailure } from '../../errors.ts';
import { isOwnEmail } from '../../fields/rules.ts';
import type { AccountKind } from '../../principal.ts';
import { isCommon, isMadeOfOwnWords, type OwnWords } from './rules.ts';

/** The 49,000 most common passwords (decision 053), in lower case. On the server only: they are 380 KB. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Words that shoppers of Pakistan take, and that a list from everywhere leaves out. */
const LOCAL_WORDS: ReadonlySet<string> = new Set(
  'zindabad pakistanzindabad dildilpakistan jeevaypakistan ilovepakistan mashallah alhamdulillah subhanallah assalamualaikum khudahafiz yaallah yaali yarasool meripyari meraghar lahori faisalabad rawalpindi peshawar quetta multan sialkot gujranwala sukkur sindh'.split(
    ' ',
  ),
);

/** @param text in lower case */
export function isCommonPassword(text: string): boolean {
  return COMMON_PASSWORDS.has(text) || LOCAL_WORDS.has(text);
}

const COMMON =
  'This password is one of the most common ones, and is guessed first. Please choose another, for example a few words that only you would put together.';
const OWN =
  'This password is too close to a name, an e-mail address or a mobile number. Please choose another, for example a few words that only you would put together.';

/** Refuses a weak password, which only the server can tell (decision 053). @returns INVALID_INPUT naming `password`, or null */
export function refuseWeakPassword(kind: AccountKind, password: string, own: OwnWords) {
  if (isOwnEmail(password, own.email)) {
    const whose = kind === 'customer' ? 'your' : 'the';
    return fieldFailure('password', `Please choose a password that is not ${whose} e-mail address.`);
  }
  if (isMadeOfOwnWords(password, own, isCommonPassword)) return fieldFailure('password', OWN);
  return isCommon(password, isCommonPassword) ? fieldFailure('password', COMMON) : null;
}
