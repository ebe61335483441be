import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The rows of docs/spec-coverage.md: what is said, and where it is proved. */
const rows = readFileSync('docs/spec-coverage.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (statement|---)/.test(line))
  .map((line) => {
    const [statement = '', place = ''] = line.slice(2, -2).split(' | ');
    const [file = '', name = ''] = place.split(' › ');
    return { statement, file, name: name.trim() };
  });

test('every statement of the specification names a test that exists', () => {
  expect(rows.length).toBeGreaterThan(80);
  const unproved = rows.filter(({ file, name }) => {
    if (name === '' || !existsSync(file)) return true;
    // A long name may be broken over lines; a quote in it may be escaped.
    const source = readFileSync(file, 'utf8').replaceAll('\\', '');
    return !source.includes(name);
  });
  expect(unproved).toEqual([]);
});
