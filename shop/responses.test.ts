import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a browser may load: screens, and what screens import of the shop as code. */
const loadedByBrowsers = globSync([
  'app/**/*.{ts,tsx}',
  'shop/**/{rules,schemas,types,cities}.ts',
  'shop/{money,errors,shop,identity,filters}.ts',
]);

test('no browser loads the schema of a response: what browsers load imports only the types of it', () => {
  expect(loadedByBrowsers.length).toBeGreaterThan(300);
  const faults = loadedByBrowsers.filter((file) =>
    /^import (?!type )[^;]*responses\.ts';/m.test(readFileSync(file, 'utf8')),
  );
  expect(faults).toEqual([]);
});
