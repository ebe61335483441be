import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSecrets, KEY_BYTES, keyIdOf } from './secrets.ts';

const key = () => randomBytes(KEY_BYTES);
const OWNER = 'two-factor of admin 1';

describe('a secret', () => {
  test('is opened again for its owner, whatever it is', () => {
    const secrets = createSecrets([key()]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (secret) => {
        expect(secrets.open(secrets.seal(secret, OWNER), OWNER)).toBe(secret);
      }),
    );
  });

  test('is sealed differently each time, and says nothing of itself or of the key', () => {
    const own = key();
    const secrets = createSecrets([own]);
    const sealed = Array.from({ length: 20 }, () => secrets.seal('JBSWY3DPEHPK3PXP', OWNER));
    expect(new Set(sealed).size).toBe(20);
    for (const text of sealed) {
      expect(text).not.toContain('JBSWY3DPEHPK3PXP');
      expect(text).not.toContain(own.toString('hex').slice(0, 12));
    }
  });

  test('opens for nobody else: moved to another account it is worth nothing', () => {
    const secrets = createSecrets([key()]);
    expect(secrets.open(secrets.seal('secret', OWNER), 'two-factor of admin 2')).toBeNull();
  });

  test('with any one character changed opens nothing', () => {
    const secrets = createSecrets([key()]);
    const sealed = secrets.seal('secret', OWNER);
    for (let place = 0; place < sealed.length; place++) {
      const other = sealed[place] === 'A' ? 'B' : 'A';
      const opened = secrets.open(sealed.slice(0, place) + other + sealed.slice(place + 1), OWNER);
      // Of the last character of base64 not every bit is read.
      if (opened !== null) expect([place, opened]).toEqual([sealed.length - 1, 'secret']);
    }
  });

  test.each(['', 'JBSWY3DPEHPK3PXP', 'sealed.', 'sealed.0123456789ab.', 'sealed.0123456789ab.AAAA'])(
    'that is none, %j, opens nothing',
    (text) => {
      expect(createSecrets([key()]).open(text, OWNER)).toBeNull();
    },
  );
});

describe('another key', () => {
  test('opens nothing, and its id says which one is missing', () => {
    const before = createSecrets([key()]);
    const sealed = before.seal('secret', OWNER);
    expect(createSecrets([key()]).open(sealed, OWNER)).toBeNull();
    expect(keyIdOf(sealed)).toBe(before.keyIds[0]);
    expect(keyIdOf('JBSWY3DPEHPK3PXP')).toBeNull();
  });

  test('takes over: the older one still opens, the new one seals', () => {
    const older = key();
    const sealed = createSecrets([older]).seal('secret', OWNER);
    const secrets = createSecrets([key(), older]);
    expect(secrets.open(sealed, OWNER)).toBe('secret');
    expect(keyIdOf(secrets.seal('secret', OWNER))).toBe(secrets.keyIds[0]);
  });
});
