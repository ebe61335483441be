import { describe, expect, test } from 'vitest';
import { addressKey, keysOf, listingAddress, readRedirects } from './rules.ts';

describe('an old address', () => {
  test.each([
    ['/Products/Category/Kitchen%20Ware/', '/products/category/kitchen%20ware'],
    ['https://old.example/index.php?route=product&id=42', '/index.php?route=product&id=42'],
    ['/products/category/KÜCHE', '/products/category/k%C3%BCche'],
    ['/a&b', '/a%26b'],
    ['/<b>', '/%3Cb%3E'],
    ['/100%', '/100%25'],
    ['/', '/'],
  ])('%s is found by its path in small letters and its query', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });

  test('is looked up with its query first, then without', () => {
    expect(keysOf('/old?utm_source=mail')).toEqual(['/old?utm_source=mail', '/old']);
    expect(keysOf('/old')).toEqual(['/old']);
  });
});

test('the address of a list is written as its links are', () => {
  expect(listingAddress('category', 'Pots & Pans')).toBe('/products/category/Pots%20%26%20Pans');
});

describe('lines of old and new addresses', () => {
  test('are read with commas, tabs and spaces between them, as lists come', () => {
    const text =
      '/a.html, /product/1\n\n https://old.example/b\t/products/category/Pots%20%26%20Pans \n/c /search?query=pan';
    expect(readRedirects(text)).toEqual({
      redirects: [
        { from: '/a.html', to: '/product/1', toKey: '/product/1' },
        {
          ...{ from: '/b', to: '/products/category/Pots%20%26%20Pans' },
          toKey: '/products/category/pots%20%26%20pans',
        },
        { from: '/c', to: '/search?query=pan', toKey: '/search?query=pan' },
      ],
      faults: [],
    });
  });

  test.each([
    ['/a', 'please write the old address, a comma, and the new one.'],
    ['/a /b /c', 'please write the old address, a comma, and the new one.'],
    ['a.html /b', 'the old address has to begin with a slash, or with https://.'],
    ['javascript:alert(1) /b', 'the old address has to begin with a slash, or with https://.'],
    [
      '/a https://elsewhere.example/',
      'the new address has to be one of this shop, from its slash on: /product/…',
    ],
    ['/a //elsewhere.example', 'the new address has to be one of this shop, from its slash on: /product/…'],
    ['/a /\\elsewhere.example', 'the new address has to be one of this shop, from its slash on: /product/…'],
    ['/a /A/', 'both addresses are the same.'],
    ['https://old.example /b', 'the home page has no other address.'],
    [`/${'a'.repeat(500)} /b`, 'an address has at most 500 characters.'],
  ])('%s is refused', (line, fault) => {
    expect(readRedirects(`/x /y\n${line}`)).toEqual({
      redirects: [{ from: '/x', to: '/y', toKey: '/y' }],
      faults: [`Line 2: ${fault}`],
    });
  });

  test('an old address leads to one page only', () => {
    expect(readRedirects('/a /b\n/A /c').faults).toEqual(['Line 2: this old address is above already.']);
  });
});
