import { expect, test } from 'vitest';
import { filterText } from './filters.ts';

test('a search that is too long is told in words, how long it may be', () => {
  const { error } = filterText(100).safeParse('x'.repeat(101));
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please type 100 characters at most.']);
  expect(filterText(100).parse(` ${'x'.repeat(100)}\u0000`)).toHaveLength(100);
});
