import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetValues, readValues, storeValues } from './stored-values.ts';

const stored = new Map<string, string>();

beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  }),
);
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

test('what was typed is there after a reload, until the form forgets it', () => {
  storeValues('contact-form', { name: 'Sana', message: 'Hello' });
  expect(readValues('contact-form')).toEqual({ name: 'Sana', message: 'Hello' });
  expect(readValues('checkout-form')).toEqual({});
  forgetValues('contact-form');
  expect(readValues('contact-form')).toEqual({});
});

test.each(['', '[', 'null', '7', '{"name":7,"message":null}'])(
  'what is no form (%s) fills nothing in',
  (text) => {
    stored.set('contact-form', text);
    expect(readValues('contact-form')).toEqual({});
  },
);

test('where storage is switched off, a form is as it would be without it', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeValues('contact-form', { name: 'Sana' });
  forgetValues('contact-form');
  expect(readValues('contact-form')).toEqual({});
});
