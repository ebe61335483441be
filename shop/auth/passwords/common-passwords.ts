import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * The 49,000 most common passwords of what was stolen elsewhere (decision 053), in lower case. They are on the server
 * only: a browser would load 380 KB.
 */
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
