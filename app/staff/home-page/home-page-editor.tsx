import { useState } from 'react';
import type { HomePageShown } from '../../../shop/content/home-page/responses.ts';
import { formatTime } from '../../../shop/dates.ts';
import type { Versions } from '../../../shop/settings/versions/responses.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { staffKindAt } from '../areas.ts';
import { requestAsStaff } from '../request-as-staff.ts';
import { Changes } from '../settings/changes.tsx';
import { VersionHistory } from '../settings/version-history.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { Loading } from '../ui/loading.tsx';
import { ScreenHeading } from '../ui/screen-heading.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { UnsavedGuard } from '../ui/unsaved-guard.tsx';
import { type Loaded, useLoaded } from '../use-loaded.ts';
import type { Route } from './+types/home-page-editor.ts';
import { Banners } from './banners.tsx';
import { Part } from './part.tsx';
import { Preview } from './preview.tsx';
import { Sections } from './sections.tsx';
import { StripForm } from './strip.tsx';
import { type Editing, useHomePage } from './use-home-page.ts';

/** The home page as it is and as it is being arranged, and who changed it. */
export async function clientLoader({ request: { signal }, url }: Route.ClientLoaderArgs) {
  const kind = staffKindAt(url.pathname);
  const [homePage, versions] = await Promise.all([
    requestAsStaff<HomePageShown>(kind, '/api/v1/home-page', { signal }),
    requestAsStaff<Versions>(kind, `/api/v1/home-page/versions${url.search}`, { signal }),
  ]);
  return { homePage, versions };
}

/** The owner arranges the home page: banners, sections and the announcement, with the page beside them (R590 to R599). */
export default function HomePageEditor({ loaderData: { homePage, versions } }: Route.ComponentProps) {
  const { data, error, loading, reload } = useLoaded(homePage);
  const history = useLoaded(versions);
  if (data) return <Editor shown={data} history={history} />;
  return (
    <>
      <ScreenHeading title="Home page" />
      <LoadError error={error} onRetry={reload} />
      {loading && <Loading />}
    </>
  );
}

interface EditorProps {
  shown: HomePageShown;
  history: Loaded<Versions>;
}

function Editor({ shown, history }: EditorProps) {
  const editing = useHomePage(shown);
  // Where there is room beside the editor, it is there from the start.
  const [previewed, setPreviewed] = useState(() => window.matchMedia('(min-width: 80rem)').matches);
  return (
    <>
      <ScreenHeading title="Home page" below={<State shown={shown} editing={editing} />}>
        <Button variant="secondary" aria-pressed={previewed} onClick={() => setPreviewed(!previewed)}>
          {previewed ? 'Close the preview' : 'Preview'}
        </Button>
        <Button
          variant="secondary"
          busy={editing.busy === 'save'}
          disabled={!editing.unsaved}
          onClick={editing.save}
        >
          Save draft
        </Button>
        <Button
          busy={editing.busy === 'publish'}
          disabled={!editing.unsaved && shown.draft === null}
          onClick={editing.publish}
        >
          Publish
        </Button>
      </ScreenHeading>
      <UnsavedGuard unsaved={editing.unsaved} unkept={false} />
      <Said editing={editing} />
      <div
        className={`grid grid-cols-1 items-start gap-6 ${previewed ? 'xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]' : 'max-w-3xl'}`}
      >
        <div className="grid grid-cols-1 gap-8">
          <Banners editing={editing} />
          <StripForm editing={editing} />
          <Sections editing={editing} />
          <Part title="History" note="Who published what. Each earlier page comes back by one button.">
            <div className="rounded-card border border-line bg-paper p-4 shadow-card">
              <VersionHistory
                version={shown.version}
                loaded={history}
                nothing="Nothing is published yet: shoppers see what a new shop has."
                consequence="Shoppers see that page at once. This is a new version: it is undone in the same way. A draft stays as it is."
                onRestore={async (number) =>
                  (await editing.restore(number)) ? null : 'It could not be brought back. Please try again.'
                }
              />
            </div>
          </Part>
        </div>
        {previewed && (
          <div className="max-xl:-order-1 xl:sticky xl:top-18">
            <Preview page={editing.page} />
          </div>
        )}
      </div>
    </>
  );
}

/** What shoppers see, what is a draft, and what is not saved. */
function State({ shown: { version, draft }, editing }: { shown: HomePageShown; editing: Editing }) {
  const [discarding, setDiscarding] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <StatusBadge tone="good">
        {version === 0 ? 'Never changed' : `Version ${version} is published`}
      </StatusBadge>
      {editing.unsaved && <StatusBadge tone="waiting">Not saved</StatusBadge>}
      {editing.unsaved && (
        <button
          type="button"
          onClick={editing.undo}
          className="min-h-11 font-semibold text-brand hover:underline"
        >
          Undo what is not saved
        </button>
      )}
      {draft && (
        <>
          <span>
            Draft of {draft.by}, {formatTime(draft.at)}
          </span>
          <button
            type="button"
            onClick={() => setDiscarding(true)}
            className="min-h-11 font-semibold text-danger hover:underline"
          >
            Discard the draft
          </button>
        </>
      )}
      {discarding && (
        <ConfirmDialog
          title="Discard the draft?"
          confirmLabel="Discard it"
          cancelLabel="Keep it"
          dangerous
          onConfirm={async () =>
            (await editing.discard()) ? null : 'It could not be discarded. Please try again.'
          }
          onClose={() => setDiscarding(false)}
        >
          <p>The editor goes back to what shoppers see now. What was arranged in the draft is gone.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** What was refused, and what somebody else did meanwhile. */
function Said({ editing }: { editing: Editing }) {
  const { failed, conflict } = editing;
  if (!conflict) {
    return (
      <div className="mb-4 empty:hidden">
        <FormAlert message={failed} />
      </div>
    );
  }
  return (
    <div
      role="alert"
      className="mb-4 rounded-control border border-accent/40 bg-accent-soft px-4 py-3 text-sm"
    >
      <p className="font-medium">{conflict.message}</p>
      <Changes changes={conflict.changes} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={editing.undo}>
          Show theirs, drop mine
        </Button>
        <Button variant="quiet" size="small" onClick={editing.keepMine}>
          Go on with mine
        </Button>
      </div>
    </div>
  );
}
