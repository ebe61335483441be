/** Which passwords are guessed first: common ones, and those made of one's own or the shop's words (decision 053). */

export interface OwnWords {
  name: string;
  email: string;
  /** As it is stored, +923XXXXXXXXX. */
  mobile?: string;
  storeName: string;
}

/** Digits and signs that are put behind a word to make it look like a better password. */
const LONGEST_ENDING = 4;

/** Shorter parts of a name are in too many words. */
const SHORTEST_OWN_WORD = 3;

/** So many characters have to stand beside one's own name. */
const LEAST_BESIDE_OWN_WORDS = 6;

/** Signs that stand for a letter: `P@ssw0rd`. */
const LETTER_OF_SIGN: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Whether it is listed, also with signs in or behind it, or repeats, or is in a row. @param isListed of lower case */
export function isCommon(password: string, isListed: (text: string) => boolean): boolean {
  const text = fold(password);
  if (/^(.{1,4}?)\1+.?$/u.test(text) || isInARow(text)) return true;
  const spellings = [text, ...withoutEnding(text)];
  return [...spellings, ...spellings.map(readSigns)].some(isListed);
}

/** Whether hardly anything of a password is left without one's own words. @param isListed of a text in lower case */
export function isMadeOfOwnWords(
  password: string,
  own: OwnWords,
  isListed: (text: string) => boolean,
): boolean {
  const text = fold(password).replace(/\s+/g, '');
  return [text, readSigns(text)].some((spelling) => {
    const left = ownWords(own).reduce((rest, word) => rest.replaceAll(word, ''), spelling);
    return left !== spelling && (left.length < LEAST_BESIDE_OWN_WORDS || isListed(left));
  });
}

/** One's own words, the longest first: a part of a word must not be taken out of the whole. */
function ownWords({ name, email, mobile = '', storeName }: OwnWords): string[] {
  const [mailbox = '', host = ''] = email.toLowerCase().split('@');
  const digits = mobile.replace(/^\+92/, '');
  const texts = [name, storeName, mailbox].map(fold);
  const words = [
    fold(email),
    ...texts.map((text) => text.replace(/\s+/g, '')),
    ...texts.flatMap((text) => text.split(/[^\p{L}]+/u)),
    host,
    host.split('.')[0] ?? '',
    ...(digits === '' ? [] : [`0${digits}`, `92${digits}`, digits]),
  ];
  return [...new Set(words)]
    .filter((word) => word.length >= SHORTEST_OWN_WORD)
    .toSorted((one, other) => other.length - one.length);
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

function readSigns(text: string): string {
  return text.replace(/[@4310!$57]/g, (sign) => LETTER_OF_SIGN[sign] ?? sign);
}

/** The texts that are left when the last digits and signs are removed one after the other. */
function withoutEnding(text: string): string[] {
  const shorter: string[] = [];
  const characters = [...text];
  while (shorter.length < LONGEST_ENDING && /[^\p{L}]/u.test(characters.at(-1) ?? '')) {
    characters.pop();
    shorter.push(characters.join('').trimEnd());
  }
  return shorter.filter((one) => one !== '');
}

/** `abcdefgh`, `87654321`, and digits that go on after the nine. */
function isInARow(text: string): boolean {
  const codes = Array.from(text.replace(/^\+/, ''), (character) => character.codePointAt(0) ?? 0);
  const [first = 0, second = 0] = codes;
  const step = second - first;
  if (Math.abs(step) !== 1) return false;
  return codes.every((code, index) => index === 0 || followsBy(step, codes[index - 1] ?? 0, code));
}

function followsBy(step: number, before: number, code: number): boolean {
  if (code - before === step) return true;
  const [nine, zero] = [0x39, 0x30];
  return step === 1 ? before === nine && code === zero : before === zero && code === nine;
}
