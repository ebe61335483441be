import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Versions } from '../../../shop/settings/versions/responses.ts';
import { Button } from '../../ui/button.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { RestoreDialog, VersionName } from '../ui/restore-dialog.tsx';
import type { Loaded } from '../use-loaded.ts';
import { Changes } from './changes.tsx';

interface VersionHistoryProps {
  /** The one that counts now. */
  version: number;
  loaded: Loaded<Versions>;
  /** Said while there is no version. */
  nothing: string;
  /** What comes of it when an earlier one is brought back. */
  consequence: string;
  /** @returns what is wrong, or null once the version counts again */
  onRestore: (number: number) => Promise<string | null>;
}

/** Who changed what, and the way back to each earlier version. */
export function VersionHistory({ version, loaded, nothing, consequence, onRestore }: VersionHistoryProps) {
  const { data, error, reload } = loaded;
  const [params, setParams] = useSearchParams();
  const [wanted, setWanted] = useState<number | null>(null);
  const page = Number(params.get('page') ?? '1');
  const turnTo = (next: number) => setParams({ page: String(next) });
  return (
    <>
      <LoadError error={error} onRetry={reload} />
      {data?.versions.length === 0 && (
        <p className="rounded-lg bg-mist px-3 py-4 text-sm text-ink-quiet">{nothing}</p>
      )}
      <ol className="divide-y divide-line text-sm">
        {data?.versions.map(({ changes, ...made }) => (
          <li key={made.number} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-64">
              <p className="text-ink-soft">
                <VersionName {...made} />
              </p>
              <Changes changes={changes} />
            </div>
            <Button variant="secondary" size="small" onClick={() => setWanted(made.number - 1)}>
              {made.number === version ? 'Undo this change' : `Back to before version ${made.number}`}
            </Button>
          </li>
        ))}
      </ol>
      {data && (page > 1 || data.isMore) && (
        <div className="mt-3 flex justify-between gap-2">
          <Button variant="quiet" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
            Newer
          </Button>
          <Button variant="quiet" disabled={!data.isMore} onClick={() => turnTo(page + 1)}>
            Older
          </Button>
        </div>
      )}
      {wanted !== null && (
        <RestoreDialog number={wanted} onRestore={onRestore} onClose={() => setWanted(null)}>
          {consequence}
        </RestoreDialog>
      )}
    </>
  );
}
