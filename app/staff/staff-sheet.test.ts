import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sourcesOf = (sheet: string) =>
  readFileSync(new URL(sheet, import.meta.url), 'utf8').match(/@source [^;]+/g) ?? [];

test('what only the staff’s screens look like is in the staff’s sheet and not in the shop’s', () => {
  expect(sourcesOf('../ui/tokens.css')).toEqual([]);
  expect(sourcesOf('staff.css')).toEqual(['@source "../"']);
  expect(sourcesOf('../ui/shop.css')).toEqual([
    '@source "../"',
    '@source not "../staff"',
    '@source not "../dashboard"',
    '@source not "../super-admin"',
  ]);
});
