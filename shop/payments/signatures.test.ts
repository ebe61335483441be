import { describe, expect, test } from 'vitest';
import {
  isSignature,
  isSignedByJazzCash,
  jazzCashHash,
  safepaySignature,
  signJazzCash,
} from './signatures.ts';

describe('the hash of JazzCash', () => {
  const salt = '0F5DD14AE2';

  test('is the one of its own example', () => {
    const fields = { pp_Amount: '2995', pp_MerchantID: 'MER123', pp_Password: 'A48cvE28' };
    expect(jazzCashHash(fields, salt)).toBe(
      'c7689cda7474eb1adcd343fd0c0b676bad0ba66361cc46db589bdb0da4c1c867',
    );
  });

  test('counts fields by their names, in whatever order they come, and none that is empty or foreign', () => {
    const fields = { pp_Password: 'A48cvE28', pp_MerchantID: 'MER123', pp_Amount: '2995' };
    expect(jazzCashHash({ ...fields, ppmpf_1: '', pp_BankID: '', other: 'x' }, salt)).toBe(
      jazzCashHash(fields, salt),
    );
    expect(jazzCashHash({ ...fields, ppmpf_1: 'x' }, salt)).not.toBe(jazzCashHash(fields, salt));
  });

  test('fits in any case, to these fields and with this salt only', () => {
    const signed = signJazzCash({ pp_Amount: '2995', pp_TxnRefNo: 'T1' }, salt);
    expect(isSignedByJazzCash(signed, salt)).toBe(true);
    const { pp_SecureHash = '' } = signed;
    expect(isSignedByJazzCash({ ...signed, pp_SecureHash: pp_SecureHash.toLowerCase() }, salt)).toBe(true);
    expect(isSignedByJazzCash({ ...signed, pp_Amount: '29950' }, salt)).toBe(false);
    expect(isSignedByJazzCash(signed, '0F5DD14AE3')).toBe(false);
    expect(isSignedByJazzCash({ pp_Amount: '2995' }, salt)).toBe(false);
  });
});

test('a signature of Safepay is HMAC-SHA512 of the bytes that came', () => {
  const body = Buffer.from('{"token":"evt_1"}');
  const signature = safepaySignature(body, 'secret');
  expect(signature).toMatch(/^[0-9a-f]{128}$/);
  expect(isSignature(signature, signature.toUpperCase())).toBe(true);
  expect(isSignature(signature, safepaySignature(Buffer.from('{"token": "evt_1"}'), 'secret'))).toBe(false);
  expect(isSignature(signature, signature.slice(1))).toBe(false);
  expect(isSignature(signature, undefined)).toBe(false);
});
