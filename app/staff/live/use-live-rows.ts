import { startTransition, useState } from 'react';
import type { ApiResult } from '../../api.ts';
import type { Loaded } from '../use-loaded.ts';
import { useOnOrdersChanged } from './waiting-store.ts';

interface LiveRowsOptions<Page, Row> {
  loaded: Pick<Loaded<Page>, 'data' | 'show' | 'reload'>;
  /** False on a later page, where rows of the page before come in and nothing is new. */
  counts?: boolean;
  /** Loads what the screen shows once more, without asking anybody to sign in. */
  load: () => Promise<ApiResult<Page>>;
  rowsOf: (page: Page) => readonly Row[];
  /** The page with other rows in the place of its own. */
  withRows: (page: Page, rows: Row[]) => Page;
}

/**
 * Keeps a list of orders up to date under the eyes of who works in it (R308): rows that are there change where they
 * stand; what is new is only counted, so that nothing moves by itself.
 * @returns how many rows are new since the list was loaded, and what shows them
 */
export function useLiveRows<Page, Row extends { _id: string }>({
  loaded: { data, show, reload },
  counts = true,
  load,
  rowsOf,
  withRows,
}: LiveRowsOptions<Page, Row>): { count: number; showNew: () => void } {
  const [unseen, setUnseen] = useState<{ of: readonly string[]; count: number }>({ of: [], count: 0 });
  const shown = data ? rowsOf(data).map(({ _id }) => _id) : [];

  useOnOrdersChanged(async () => {
    const result = await load();
    if (!result.ok || !data) return;
    const latest = new Map(rowsOf(result.value).map((row) => [row._id, row]));
    const count = [...latest.keys()].filter((id) => !shown.includes(id)).length;
    startTransition(() => {
      setUnseen({ of: shown, count });
      show(
        withRows(
          data,
          rowsOf(data).map((row) => latest.get(row._id) ?? row),
        ),
      );
    });
  });

  // Another page of the list has been loaded since they were counted.
  const same = unseen.of.length === shown.length && unseen.of.every((id, index) => id === shown[index]);
  return { count: same && counts ? unseen.count : 0, showNew: reload };
}
