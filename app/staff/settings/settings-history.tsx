import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatTime } from '../../../shop/dates.ts';
import type { SettingsVersions } from '../../../shop/store-settings/responses.ts';
import { useRenewRootData } from '../../layout/renew-root-data.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import type { StaffKind } from '../token-store.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { LoadError } from '../ui/load-error.tsx';
import type { Loaded } from '../use-loaded.ts';
import { useWrite } from '../use-write.ts';
import { Changes } from './changes.tsx';

interface SettingsHistoryProps {
  kind: StaffKind;
  /** The one that counts now. */
  version: number;
  loaded: Loaded<SettingsVersions>;
}

/** Who changed what, and the way back to each earlier version. */
export function SettingsHistory({ kind, version, loaded: { data, error, reload } }: SettingsHistoryProps) {
  const [params, setParams] = useSearchParams();
  const [wanted, setWanted] = useState<number | null>(null);
  const page = Number(params.get('page') ?? '1');
  return (
    <section aria-label="History" className="rounded-card border border-line bg-paper p-4 sm:p-5">
      <h2 className="mb-3 text-base font-bold">History</h2>
      <LoadError error={error} onRetry={reload} />
      {data?.versions.length === 0 && (
        <p className="rounded-lg bg-mist px-3 py-4 text-sm text-ink-quiet">
          Nothing is changed yet: the shop has what a new shop has.
        </p>
      )}
      <ol className="divide-y divide-line text-sm">
        {data?.versions.map(({ number, at, by, restores, changes }) => (
          <li key={number} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-72">
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
      {data && (page > 1 || data.isMore) && (
        <div className="mt-3 flex justify-between gap-2">
          <Button variant="quiet" disabled={page <= 1} onClick={() => setParams({ page: String(page - 1) })}>
            Newer
          </Button>
          <Button
            variant="quiet"
            disabled={!data.isMore}
            onClick={() => setParams({ page: String(page + 1) })}
          >
            Older
          </Button>
        </div>
      )}
      {wanted !== null && (
        <RestoreDialog kind={kind} version={version} wanted={wanted} onClose={() => setWanted(null)} />
      )}
    </section>
  );
}

const nameOf = (number: number) => (number === 0 ? 'what a new shop has' : `version ${number}`);

interface RestoreDialogProps {
  kind: StaffKind;
  version: number;
  wanted: number;
  onClose: () => void;
}

function RestoreDialog({ kind, version, wanted, onClose }: RestoreDialogProps) {
  const write = useWrite(kind);
  const renewRootData = useRenewRootData();

  async function restore() {
    const result = await write<{ message: string }>('/api/v1/store-settings/restore', {
      method: 'POST',
      body: { number: wanted, version },
    });
    if (!result.ok) return result.message;
    await renewRootData();
    showToast('success', result.value.message);
    return null;
  }

  return (
    <ConfirmDialog
      title={`Back to ${nameOf(wanted)}?`}
      confirmLabel="Bring it back"
      cancelLabel="Leave it as it is"
      onConfirm={restore}
      onClose={onClose}
    >
      <p>
        All settings become what they were then, on every page at once. This is a new version: it is undone in
        the same way.
      </p>
    </ConfirmDialog>
  );
}
