import { expect, test } from 'vitest';
import { PLANTED_BUGS, withBug } from './planted-bugs.ts';

test.each(Object.keys(PLANTED_BUGS))('the bug %s has a place in the code', (name) => {
  expect(withBug(name).size).toBeGreaterThan(0);
});
