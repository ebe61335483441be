import { expect, test } from 'vitest';
import { STAFF_KINDS, TWO_FACTOR_REQUIREMENTS } from '../principal.ts';
import { isTwoFactorRequired } from './rules.ts';

test('two-factor authentication is asked of nobody, of super admins, or of all staff', () => {
  const asked = TWO_FACTOR_REQUIREMENTS.map((required) => [
    required,
    STAFF_KINDS.filter((kind) => isTwoFactorRequired(required, kind)),
  ]);
  expect(asked).toEqual([
    ['none', []],
    ['super-admin', ['super-admin']],
    ['staff', ['admin', 'super-admin']],
  ]);
});
