import { format } from 'node:util';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { setHashingCost } from '../../shop/auth/sessions/passwords.ts';
import { dropTestDatabase } from './database.ts';

/** What holds for every test file. Vitest runs this again for each, while the files of a worker share their modules. */

/**
 * A warning or an error on the console that no test asked for is a fault, so it fails the test it came from. A test
 * that expects one replaces the method for its own duration (`vi.spyOn(console, 'error').mockImplementation(…)`).
 */
let stray: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...words: unknown[]) => {
    stray.push(`console.${method}: ${format(...words)}`);
  };
}

beforeEach(() => {
  stray = [];
});

afterEach(() => {
  if (stray.length > 0) throw new Error(`Unexpected output:\n${stray.join('\n')}`);
});

// The next file of the worker finds the globals as they are, not a browser's (fake-browser.ts).
afterEach(() => {
  vi.unstubAllGlobals();
});

setHashingCost('least');

afterAll(dropTestDatabase);
