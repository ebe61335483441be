import { useEffect, useRef, useState } from 'react';
import type {
  ImportLine,
  ImportProgress,
  ImportSummary,
  Problem,
} from '../../../shop/catalogue/product-files/responses.ts';
import { streamAsAdmin } from '../../staff/request-as-staff.ts';

/** The most problems that are listed; more would only slow the screen down. */
export const LISTED_PROBLEMS = 500;

interface ImportState {
  running: boolean;
  progress: ImportProgress | null;
  problems: readonly Problem[];
  end: { ok: boolean; saved: boolean; message: string; summary: ImportSummary | null } | null;
}

const NOTHING: ImportState = { running: false, progress: null, problems: [], end: null };

/** Sends a file of products, for a look or to stay, and follows what becomes of it. */
export function useImport() {
  const [state, setState] = useState(NOTHING);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function run(file: File, dryRun: boolean): Promise<void> {
    stop.current?.abort();
    const stopped = new AbortController();
    stop.current = stopped;
    const now: ImportState = { ...NOTHING, running: true };
    const show = (changed: Partial<ImportState>) => {
      if (!stopped.signal.aborted) setState({ ...Object.assign(now, changed) });
    };
    show({});
    const body = new FormData();
    body.append('file', file);
    const path = `/api/v1/products/import?dryRun=${dryRun ? 1 : 0}`;
    const request = { body, signal: stopped.signal };
    const response = await streamAsAdmin<ImportLine>(path, request, (line) => {
      if (line.kind === 'progress') show({ progress: line.progress });
      else if (line.kind === 'problem') {
        if (now.problems.length < LISTED_PROBLEMS) show({ problems: [...now.problems, line.problem] });
      } else {
        const { success: ok, message, summary = null } = line;
        show({ end: { ok, saved: line.kind === 'done' && line.saved, message, summary } });
      }
    });
    if (!response.ok || !now.end) {
      const message = !response.ok ? response.message : 'The answer broke off. Please look at the products.';
      show({ end: { ok: false, saved: false, message, summary: null } });
    }
    show({ running: false });
  }

  return {
    ...state,
    run,
    /** Ends what is under way; nothing of it is stored. */
    cancel() {
      stop.current?.abort();
      setState(NOTHING);
    },
    reset: () => setState(NOTHING),
  };
}
