import type { PageState } from './schemas.ts';

/** All that is said of a page, as its form has it: lines, and each text as JSON. */
export function toTexts(state: PageState): Record<string, string> {
  return Object.fromEntries(
    Object.entries(state)
      .filter(([name]) => name !== 'kind')
      .map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : String(value)]),
  );
}
