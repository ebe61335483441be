import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './refuse-weak-password.ts';
import { isCommon, isMadeOfOwnWords } from './rules.ts';

const ayesha = {
  name: 'Ayesha Khan',
  email: 'ayesha.k@gmail.com',
  mobile: '+923012345678',
  storeName: 'Saman',
};

const isTaken = (password: string) =>
  !isCommon(password, isCommonPassword) && !isMadeOfOwnWords(password, ayesha, isCommonPassword);

describe('a common password is refused', () => {
  test.each([
    'password',
    'PassWord',
    'password1',
    'Password2026',
    'password!!!!',
    'P@ssw0rd',
    'P@$$w0rd786',
    'qwertyuiop',
    'iloveyou12',
    'Pakistan123',
    'pakistan786',
    'zindabad1',
    '1234567890',
    '12345678901234',
    '98765432',
    'abcdefgh',
    'aaaaaaaa',
    'abababab',
    '786786786',
    'welcome 123',
    'ｐａｓｓｗｏｒｄ',
  ])('%s', (password) => {
    expect(isCommon(password, isCommonPassword)).toBe(true);
  });
});

describe('a password of the person’s own words is refused', () => {
  test.each([
    'ayeshakhan',
    'Ayesha Khan 1',
    'khan2026',
    'ayesha12345678',
    'ayesha.k@gmail.com',
    'ayesha.k1',
    '03012345678',
    '923012345678',
    '+923012345678',
    '3012345678ab',
    'saman123',
    'Saman!2026',
    'S@manAyesha',
  ])('%s', (password) => {
    expect(isMadeOfOwnWords(password, ayesha, isCommonPassword)).toBe(true);
  });
});

describe('a password that nobody guesses first is taken', () => {
  test.each([
    'chai with elaichi',
    'garam masala 2',
    'kettle and lamp',
    'another kettle',
    'Ayesha likes mangoes',
    'khan of the hills',
    'xK9#vLq2',
    'چائے اور بسکٹ',
    'tawa.degchi.lota',
  ])('%s', (password) => {
    expect(isTaken(password)).toBe(true);
  });

  test('whatever four words it is made of', () => {
    const word = fc.stringMatching(/^[b-df-hj-np-tv-z]{5}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 4, maxLength: 4 }), (words) => {
        expect(isTaken(words.join(' '))).toBe(true);
      }),
    );
  });
});
