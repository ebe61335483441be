import { expect, test } from 'vitest';

const files = import.meta.glob('../../{dashboard,super-admin}/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** It signs in; nothing but passwords and an address is typed there. */
const WITHOUT_DRAFTS = ['registration.tsx'];

test('each form of the staff’s screens keeps what is typed', () => {
  const names = Object.keys(files).filter((name) => !WITHOUT_DRAFTS.some((other) => name.endsWith(other)));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => /\buseSchemaForm\(/.test(String(files[name])))).toEqual([]);
});
