import { expect, test } from 'vitest';
import { withBug } from '../chaos/planted-bugs.ts';
import { PLANTED_BUGS } from './planted-bugs.ts';

test.each(Object.keys(PLANTED_BUGS))('the bug %s has a place in the code', (name) => {
  expect(withBug(name, PLANTED_BUGS).size).toBeGreaterThan(0);
});
