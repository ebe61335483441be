import { Button } from '../../ui/button.tsx';

interface PageStepsProps {
  page: number;
  totalPages: number;
  busy?: boolean;
  onPage: (page: number) => void;
}

/** The way through the pages of a table that has no address of its own. */
export function PageSteps({ page, totalPages, busy = false, onPage }: PageStepsProps) {
  if (totalPages < 2) return null;
  return (
    <div className="mt-2 flex items-center justify-between gap-2 text-sm text-ink-soft tabular-nums">
      Page {page} of {totalPages}
      <span className="flex gap-2">
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          disabled={page === 1}
          onClick={() => onPage(page - 1)}
        >
          Previous
        </Button>
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          disabled={page === totalPages}
          onClick={() => onPage(page + 1)}
        >
          Next
        </Button>
      </span>
    </div>
  );
}
