import { describe, expect, test } from 'vitest';
import { openGraphImageAddress, readPictureAddress } from './rules.ts';

const id = '00000000-0000-4000-8000-000000000000';

test("a shared picture's address changes with the first picture of its product, and only with that", () => {
  const address = openGraphImageAddress(id, ['/media/demo/pan.svg', '/media/demo/lid.svg']);
  expect(address).toMatch(/^\/media\/og\/00000000-0000-4000-8000-000000000000\.png\?v=[0-9a-f]{8}$/);
  expect(openGraphImageAddress(id, ['/media/demo/pan.svg'])).toBe(address);
  expect(openGraphImageAddress(id, ['/media/demo/lid.svg'])).not.toBe(address);
});

describe('a picture is a file of the shop only by an address in one of its folders', () => {
  test.each([
    ['/media/demo/pan.svg', { folder: 'demo', name: 'pan.svg' }],
    ['/media/products/4f-2.webp', { folder: 'products', name: '4f-2.webp' }],
    ['/media/demo/../../../etc/passwd', null],
    ['/media/../postgres/x', null],
    ['/media/demo/..', null],
    ['/media/demo/.hidden', null],
    ['/media/demo/a/b.svg', null],
    ['/media/demo/a%2fb.svg', null],
    ['https://pictures.example/media/demo/pan.svg', null],
    ['', null],
  ])('%s', (address, expected) => {
    expect(readPictureAddress(address)).toEqual(expected);
  });
});
