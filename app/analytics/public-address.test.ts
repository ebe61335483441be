import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { publicAddress } from './public-address.ts';

const told = (pathname: string, search = '') => publicAddress('https://saman.pk', pathname, search);

describe('what is told of a page when visits are counted', () => {
  test('is the path of a public page, how somebody came and what was searched for', () => {
    expect(told('/')).toBe('https://saman.pk/');
    expect(told('/product/1')).toBe('https://saman.pk/product/1');
    expect(told('/search', '?query=pan&utm_source=mail&page=2')).toBe(
      'https://saman.pk/search?query=pan&utm_source=mail',
    );
  });

  test('is never the address of an order, nor the key of a link', () => {
    expect(told('/order/1001-6f6dc7ba', '?key=1')).toBe('https://saman.pk/order');
    expect(told('/reset-password', '?token=abc')).toBe('https://saman.pk/reset-password');
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z0-9]{12}$/),
        fc.constantFrom('order', 'track', 'profile'),
        (key, of) => {
          expect(told(`/${of}/${key}`, `?token=${key}&done=${key}`)).not.toContain(key);
        },
      ),
    );
  });
});
