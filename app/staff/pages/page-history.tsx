import { type ReactNode, useState } from 'react';
import type { StaffPage } from '../../../shop/content/pages/responses.ts';
import { Button } from '../../ui/button.tsx';
import { nameOfVersion, RestoreDialog, VersionName } from '../ui/restore-dialog.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';

interface PageHistoryProps {
  page: StaffPage;
  /** @returns what is wrong, or null once shoppers see that version */
  onRestore: (number: number) => Promise<string | null>;
}

/** Who published what, and the way back to each version. */
export function PageHistory({ page, onRestore }: PageHistoryProps) {
  const [wanted, setWanted] = useState<number | null>(null);
  const { versions, published, hasStart } = page;
  /** A version that was published, or the start. */
  const line = (number: number, said: ReactNode, bringBack: string) => (
    <li key={number} className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <p className="min-w-0 text-ink-soft" dir="auto">
        {said}
      </p>
      {number === published ? (
        <StatusBadge tone="good">Shown now</StatusBadge>
      ) : (
        <Button variant="secondary" size="small" onClick={() => setWanted(number)}>
          {bringBack}
        </Button>
      )}
    </li>
  );
  const start = (
    <>
      <strong className="text-ink">The start</strong>, {nameOfVersion(0)}
    </>
  );
  return (
    <section aria-label="History" className="rounded-card border border-line bg-paper p-4 sm:p-5">
      <h2 className="mb-2 text-base font-bold">History</h2>
      <ol className="divide-y divide-line text-sm">
        {versions.map((version) =>
          line(version.number, <VersionName {...version} />, `Bring back version ${version.number}`),
        )}
        {hasStart && line(0, start, 'Put it back to the start')}
      </ol>
      {versions.length === 0 && !hasStart && (
        <p className="rounded-lg bg-mist px-3 py-4 text-sm text-ink-quiet">
          Nothing is published yet: shoppers see nothing of this page.
        </p>
      )}
      {wanted !== null && (
        <RestoreDialog number={wanted} onRestore={onRestore} onClose={() => setWanted(null)}>
          Shoppers see it at once. It becomes a new version, so this is undone in the same way. A draft that
          is not published is gone.
        </RestoreDialog>
      )}
    </section>
  );
}
