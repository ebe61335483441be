import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatTime } from '../../../shop/dates.ts';
import type { HomePageVersions } from '../../../shop/home-page/responses.ts';
import { Button } from '../../ui/button.tsx';
import { Changes } from '../settings/changes.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { LoadError } from '../ui/load-error.tsx';
import type { Loaded } from '../use-loaded.ts';
import { Part } from './part.tsx';
import type { Editing } from './use-home-page.ts';

interface HomePageHistoryProps {
  editing: Editing;
  /** The one that is published now. */
  version: number;
  loaded: Loaded<HomePageVersions>;
}

/** Who changed what, and the way back to each earlier version. */
export function HomePageHistory({ editing, version, loaded: { data, error, reload } }: HomePageHistoryProps) {
  const [params, setParams] = useSearchParams();
  const [wanted, setWanted] = useState<number | null>(null);
  const page = Number(params.get('page') ?? '1');
  const turnTo = (next: number) => setParams({ page: String(next) });
  return (
    <Part title="History" note="Who published what. Each earlier page comes back by one button.">
      <LoadError error={error} onRetry={reload} />
      <div className="rounded-card border border-line bg-paper px-4 shadow-card">
        {data?.versions.length === 0 && (
          <p className="py-4 text-sm text-ink-quiet">
            Nothing is published yet: shoppers see what a new shop has.
          </p>
        )}
        <ol className="divide-y divide-line text-sm">
          {data?.versions.map(({ number, at, by, restores, changes }) => (
            <li key={number} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 grow basis-64">
                <p className="text-ink-soft">
                  <strong className="text-ink">Version {number}</strong>, {formatTime(at)}, {by}
                  {restores !== null && `, back to ${nameOf(restores)}`}
                </p>
                <Changes changes={changes} />
              </div>
              <Button variant="secondary" size="small" onClick={() => setWanted(number - 1)}>
                {number === version ? 'Undo this change' : `Back to before version ${number}`}
              </Button>
            </li>
          ))}
        </ol>
      </div>
      {data && (page > 1 || data.isMore) && (
        <div className="flex justify-between gap-2">
          <Button variant="quiet" disabled={page <= 1} onClick={() => turnTo(page - 1)}>
            Newer
          </Button>
          <Button variant="quiet" disabled={!data.isMore} onClick={() => turnTo(page + 1)}>
            Older
          </Button>
        </div>
      )}
      {wanted !== null && (
        <ConfirmDialog
          title={`Back to ${nameOf(wanted)}?`}
          confirmLabel="Bring it back"
          cancelLabel="Leave it as it is"
          onConfirm={async () =>
            (await editing.restore(wanted)) ? null : 'It could not be brought back. Please try again.'
          }
          onClose={() => setWanted(null)}
        >
          <p>
            Shoppers see that page at once. This is a new version: it is undone in the same way. A draft stays
            as it is.
          </p>
        </ConfirmDialog>
      )}
    </Part>
  );
}

const nameOf = (number: number) => (number === 0 ? 'what a new shop has' : `version ${number}`);
