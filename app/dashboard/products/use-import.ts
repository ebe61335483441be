import type {
  ImportLine,
  ImportProgress,
  ImportSummary,
  PlannedProduct,
  Problem,
} from '../../../shop/catalogue/product-files/responses.ts';
import type { NewProductStatus } from '../../../shop/catalogue/product-files/rules.ts';
import { useStream } from './use-stream.ts';

/** The most problems that are listed; more would only slow the screen down. */
export const LISTED_PROBLEMS = 500;

interface ImportState {
  running: boolean;
  progress: ImportProgress | null;
  problems: readonly Problem[];
  planned: readonly PlannedProduct[];
  end: {
    ok: boolean;
    saved: boolean;
    message: string;
    summary: ImportSummary | null;
    /** Of an import that can be undone. */
    importId: string | null;
  } | null;
}

const NOTHING: ImportState = { running: false, progress: null, problems: [], planned: [], end: null };

const BROKE_OFF: NonNullable<ImportState['end']> = {
  ok: false,
  saved: false,
  message: 'The answer broke off. Please look whether it is among the imports below.',
  summary: null,
  importId: null,
};

/** Sends a file of products, for a look or to stay, and follows what becomes of it. */
export function useImport() {
  const { run: follow, reset, ...state } = useStream(NOTHING, BROKE_OFF);

  function run(file: File, dryRun: boolean, newProducts: NewProductStatus): Promise<ImportState> {
    const body = new FormData();
    body.append('file', file);
    return follow<ImportLine>(
      `/api/v1/products/import?dryRun=${dryRun ? 1 : 0}&newProducts=${newProducts}`,
      body,
      (line, now) => {
        if (line.kind === 'progress') return { progress: line.progress };
        if (line.kind === 'planned') return { planned: [...now.planned, ...line.products] };
        if (line.kind === 'problem') {
          return now.problems.length < LISTED_PROBLEMS ? { problems: [...now.problems, line.problem] } : {};
        }
        const { success: ok, message, summary = null } = line;
        const saved = line.kind === 'done' && line.saved;
        return {
          end: { ok, saved, message, summary, importId: line.kind === 'done' ? line.importId : null },
        };
      },
    );
  }

  return { ...state, run, reset };
}
