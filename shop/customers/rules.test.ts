import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMobile, normaliseMobile } from './rules.ts';

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
