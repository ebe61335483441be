import type { Versions } from '../../../shop/settings/versions/responses.ts';
import { useRenewRootData } from '../../layout/renew-root-data.ts';
import { showToast } from '../../ui/toast.ts';
import type { Loaded } from '../use-loaded.ts';
import { useWrite } from '../use-write.ts';
import { VersionHistory } from './version-history.tsx';

interface SettingsHistoryProps {
  /** The one that counts now. */
  version: number;
  loaded: Loaded<Versions>;
}

/** Who changed what, and the way back to each earlier version. */
export function SettingsHistory({ version, loaded }: SettingsHistoryProps) {
  const write = useWrite();
  const renewRootData = useRenewRootData();

  async function restore(number: number) {
    const result = await write('/api/v1/store-settings/restore', {
      method: 'POST',
      body: { number, version },
    });
    if (!result.ok) return result.message;
    await renewRootData();
    showToast('success', result.value.message);
    return null;
  }

  return (
    <section
      id="history"
      aria-label="History"
      className="scroll-mt-20 rounded-card border border-line bg-paper p-4 sm:p-5"
    >
      <h2 className="mb-3 text-base font-bold">History</h2>
      <VersionHistory
        version={version}
        loaded={loaded}
        nothing="Nothing is changed yet: the shop has what a new shop has."
        consequence="All settings become what they were then, on every page at once. This is a new version: it is undone in the same way."
        onRestore={restore}
      />
    </section>
  );
}
