import { describe, expect, test } from 'vitest';
import { mostConnections } from './most-connections.ts';

const limits = (files: string) => `Limit                     Soft Limit           Hard Limit           Units
Max processes             96430                96430                processes
Max open files            ${files.padEnd(21)}524288               files
`;

describe('so many connections are open at once', () => {
  test.each([
    ['what memory allows, where files are plenty', '524288', 10_000],
    ['what memory allows, where files have no limit', 'unlimited', 10_000],
    ['what files are left beside those that the shop needs itself', '1024', 768],
    ['one, where there are hardly any files', '100', 1],
  ])('%s', (_what, files, most) => {
    expect(mostConnections(limits(files))).toBe(most);
  });

  test('what memory allows, where the system does not tell', () => {
    expect(mostConnections('')).toBe(10_000);
  });
});
