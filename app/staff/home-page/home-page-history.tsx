import type { Versions } from '../../../shop/settings/versions/responses.ts';
import { VersionHistory } from '../settings/version-history.tsx';
import type { Loaded } from '../use-loaded.ts';
import { Part } from './part.tsx';
import type { Editing } from './use-home-page.ts';

interface HomePageHistoryProps {
  editing: Editing;
  /** The one that is published now. */
  version: number;
  loaded: Loaded<Versions>;
}

/** Who changed what, and the way back to each earlier version. */
export function HomePageHistory({ editing, version, loaded }: HomePageHistoryProps) {
  return (
    <Part title="History" note="Who published what. Each earlier page comes back by one button.">
      <div className="rounded-card border border-line bg-paper p-4 shadow-card">
        <VersionHistory
          version={version}
          loaded={loaded}
          nothing="Nothing is published yet: shoppers see what a new shop has."
          consequence="Shoppers see that page at once. This is a new version: it is undone in the same way. A draft stays as it is."
          onRestore={async (number) =>
            (await editing.restore(number)) ? null : 'It could not be brought back. Please try again.'
          }
        />
      </div>
    </Part>
  );
}
