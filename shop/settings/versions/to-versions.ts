import type { VersionChange, Versions } from './responses.ts';

const PAGE_SIZE = 20;

/** Which rows a page of versions is made of: one more than it shows, which the last of it is compared with. */
export const versionRows = (page: number) => ({ limit: PAGE_SIZE + 1, offset: (page - 1) * PAGE_SIZE });

interface VersionRow {
  number: number;
  created_at: Date;
  actor: string;
  restores: number | null;
}

/**
 * A page of versions, each with what it changed.
 * @param rows as `versionRows` says
 * @param states what each of them says
 * @param start what a new shop has
 */
export function toVersions<State>(
  rows: readonly VersionRow[],
  states: readonly State[],
  start: State,
  describe: (before: State, after: State) => VersionChange[],
): Versions {
  return {
    versions: rows.slice(0, PAGE_SIZE).map(({ number, created_at, actor, restores }, index) => {
      const [after = start, before = start] = [states[index], states[index + 1]];
      return {
        ...{ number, at: created_at.toISOString(), by: actor, restores },
        changes: describe(before, after),
      };
    }),
    isMore: rows.length > PAGE_SIZE,
  };
}
