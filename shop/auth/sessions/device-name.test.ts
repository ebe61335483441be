import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deviceNameOf } from './device-name.ts';

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device is named in plain words', () => {
  test.each([
    [`${ANDROID} Chrome/139.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
    [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
    [`${WINDOWS} Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0`, 'Edge on Windows'],
    [`${WINDOWS} Chrome/139.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
      'Safari on Mac',
    ],
    ['Mozilla/5.0 (Windows NT 10.0)', 'A browser on Windows'],
    ['curl/8.5.0', 'Unknown device'],
    ['', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('%s', (userAgent, name) => {
    expect(deviceNameOf(userAgent)).toBe(name);
  });

  test('whatever is sent, only words of the shop come out, and few', () => {
    const word = /^(?:Unknown device|(?:A browser|[A-Z][A-Za-z]+(?: [A-Z][a-z]+)?)(?: on [A-Za-z]+)?)$/;
    const pieces = fc.constantFrom('<script>', 'Chrome/', 'Android', 'Edg/', 'Instagram', '\n', 'Mac OS X');
    const sent = fc.array(fc.oneof(fc.string(), pieces), { maxLength: 60 }).map((all) => all.join(' '));
    fc.assert(
      fc.property(sent, (userAgent) => {
        const name = deviceNameOf(userAgent);
        expect(name).toMatch(word);
        expect(name.length).toBeLessThan(40);
      }),
    );
  });
});
