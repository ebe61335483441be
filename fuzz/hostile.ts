import type { Chance } from './chance.ts';

/** Values that have broken programs before: where nothing was, at the ends of what fits, in the wrong type. */
const NUMBERS = [
  0,
  -1,
  -0,
  0.1,
  1e-320,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  99_999_999_999,
];

const DATES = [
  '0000-01-01',
  '0001-01-01',
  '10000-01-01',
  '-000001-01-01',
  '9999-12-31',
  '2024-02-30',
  '2026-13-01',
  '+275760-09-13',
  '1900-02-29',
];

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202e\u200b\ufeff',
  '__proto__',
  'constructor',
  'toString',
  '../../../../etc/passwd',
  '..\\..\\',
  '//',
  'https://attacker.example/',
  "' or 1=1 --",
  '%',
  '\\',
  '_%\\',
  '%00',
  '#{7*7}',
  '<script>alert(1)</script>',
  '{{x}}',
  '\r\nSet-Cookie: a=b',
  'zzqxj vvqxk',
  'laptop dell',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  '1e999',
  '-0',
  '0x10',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'عائشہ 🎁',
  '𝒳'.repeat(300),
  'x'.repeat(70_000),
  'ﷺ'.repeat(200),
  'a\u0301'.repeat(500),
];

/** A text that no form would send. */
export function hostileText(chance: Chance): string {
  if (chance.percent(15)) return chance.one(DATES);
  if (chance.percent(15)) return String(chance.one(NUMBERS));
  if (chance.percent(20)) return chance.text(200);
  return chance.one(TEXTS);
}

/** A value of JSON that no form would send. */
export function hostileValue(chance: Chance): unknown {
  switch (chance.below(8)) {
    case 0:
      return chance.one(NUMBERS);
    case 1:
      return chance.one([null, true, false]);
    case 2:
      return [];
    case 3:
      return [hostileText(chance), hostileText(chance)];
    case 4:
      return { ['__proto__']: { admin: true }, constructor: hostileText(chance) };
    case 5:
      return chance.value();
    default:
      return hostileText(chance);
  }
}

/** Pieces of an address as they go over the wire, some of which decode to nothing. */
const WIRE = [
  '%',
  '%0',
  '%zz',
  '%00',
  '%ff',
  '%C0%80',
  '%ED%A0%80',
  '+',
  '%2F',
  '%2e%2e%2f',
  '%5c',
  '%23',
  '%3F',
  '[]',
  '.',
  '..',
  '%0d%0a',
  ';',
  '&',
  '=',
];

/** A piece of an address, encoded, more or less. */
export function hostilePiece(chance: Chance): string {
  return chance.percent(30) ? chance.one(WIRE) : encodePiece(hostileText(chance).slice(0, 3000));
}

/** Encodes a text for an address; half a character becomes the sign for one that is none. */
export function encodePiece(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

const HEADERS: readonly (readonly [string, readonly string[]])[] = [
  [
    'authorization',
    ['Bearer', 'Bearer ', 'Basic YTpi', `Bearer ${'a'.repeat(201)}`, 'Bearer x', 'bearer \xff'],
  ],
  [
    'cookie',
    [
      'session',
      'session=',
      'session=%00',
      'session=%',
      'session="a"; session=b',
      '__Host-session=x',
      `a=${'b'.repeat(6000)}`,
      '=;;=',
      'session=\xff',
    ],
  ],
  ['accept', ['', '*/*;q=0', 'image/avif', 'text/html;q=zzz', ','.repeat(500)]],
  ['accept-encoding', ['br;q=abc', 'identity;q=0, *;q=0', 'gzip, deflate, br, zstd', '', 'nonsense']],
  ['accept-language', ['*', 'ur-PK', '-', 'x'.repeat(3000)]],
  [
    'range',
    ['bytes=0-', 'bytes=-1', 'bytes=5-2', 'bytes=0-0,1-1,2-2', 'bytes=9999999999999999999-', 'lines=1'],
  ],
  ['if-none-match', ['*', '""', 'W/"x"', '"'.repeat(200)]],
  ['if-modified-since', ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', '9'.repeat(300)]],
  ['idempotency-key', ['short', 'with space', 'x'.repeat(201), '\xff'.repeat(20)]],
  ['origin', ['null', 'http://', 'https://attacker.example', 'http://127.0.0.1:99999']],
  ['sec-fetch-site', ['cross-site', 'none', 'same-site', '']],
  ['referer', ['http://', '%', 'javascript:alert(1)']],
  ['host', ['', 'attacker.example', '127.0.0.1:0', '[::1', 'a'.repeat(300)]],
  ['x-forwarded-for', ['127.0.0.1', 'nobody', '::1, 1.2.3.4', ','.repeat(300)]],
  ['x-forwarded-host', ['attacker.example', '//']],
  ['forwarded', ['for=127.0.0.1', ';;;']],
  [
    'content-type',
    [
      '',
      'application/json; charset=utf-16',
      'application/jsonx',
      'text/plain',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      `multipart/form-data; boundary=${'b'.repeat(300)}`,
      'application/x-www-form-urlencoded',
      'application/json, application/json',
      '/',
      'application/json;',
    ],
  ],
  ['content-encoding', ['gzip', 'br', 'identity', 'nonsense']],
  ['upgrade', ['websocket', 'h2c']],
  ['x-http-method-override', ['DELETE']],
];

/** A header that a browser of this shop would not send, or not so. */
export function hostileHeader(chance: Chance): readonly [string, string] {
  const [name, values] = chance.one(HEADERS);
  return [name, chance.one(values)];
}
