import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMobile, holdsWebAddress, normaliseMobile } from './rules.ts';

describe('mobile number', () => {
  test.each([
    '03012345678',
    '0301-2345678',
    '0301 234 5678',
    '(0301) 2345678',
    '+923012345678',
    '+92 301 2345678',
    '00923012345678',
    '923012345678',
    '+92 0301 2345678',
    '۰۳۰۱۲۳۴۵۶۷۸',
    '٠٣٠١٢٣٤٥٦٧٨',
  ])('%s is kept as +923012345678', (text) => {
    expect(normaliseMobile(text)).toBe('+923012345678');
  });

  test.each(['', 'abc', '0301234567', '030123456789', '04212345678', '+13012345678', '0300-12345678'])(
    '%j is no mobile number',
    (text) => {
      expect(normaliseMobile(text)).toBeNull();
    },
  );

  test('what is shown can be typed again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (digits) => {
        const kept = `+923${String(digits).padStart(9, '0')}`;
        expect(normaliseMobile(formatMobile(kept))).toBe(kept);
      }),
    );
  });
});

describe('a name', () => {
  test.each([
    'You won Rs 50,000 https://evil.example/x',
    'http evil',
    'visit www evil',
    'WWW.evil.pk',
    'Prize at evil.com',
    'x.com',
    'evil.com.',
    'evil.shop now',
    'bit.ly/abc',
    'evil．com',
    'evil。com',
    'ev\u200bil.c\u200bom',
    'evil[.]com',
    'evil (dot) pk',
    'evil dot com',
    'evil.example/win',
    '185.10.20.30',
    'win@evil.example',
  ])('with an address of the web is none: %s', (name) => {
    expect(holdsWebAddress(name)).toBe(true);
  });

  test.each([
    'M. Ali',
    'M.Ali',
    'St. John',
    'St.John',
    'Md.Ali Khan',
    'Dr. A.Q. Khan',
    'A.K.Khan',
    'Dr.de Souza',
    'Syed M. Co Ali',
    "D'Souza",
    'Ayesha Khan-Malik',
    'S/O Ahmed',
    'Hira Network',
    'Dotty Commons',
    'عائشہ خان',
    'محمد علی۔',
    'Ayesha Khan (Shop 14)',
    'Bilal <b>Ahmed</b>',
  ])('of a person is one: %s', (name) => {
    expect(holdsWebAddress(name)).toBe(false);
  });
});
