import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { StaffPage } from '../../../shop/content/pages/responses.ts';
import { pageFormSchema } from '../../../shop/content/pages/schemas.ts';
import type { ApiFailure, ApiResult } from '../../api.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { useRenewRootData } from '../../layout/renew-root-data.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { STAFF_AREAS, staffKindAt, useStaffKind } from '../areas.ts';
import { useStaffForm } from '../drafts/use-staff-form.ts';
import { ownFields } from '../own-fields.ts';
import { requestAsStaff } from '../request-as-staff.ts';
import { ChangedMeanwhile } from '../ui/changed-meanwhile.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { Loading } from '../ui/loading.tsx';
import { HeadingLink, ScreenHeading } from '../ui/screen-heading.tsx';
import { UnsavedGuard } from '../ui/unsaved-guard.tsx';
import { useLoaded } from '../use-loaded.ts';
import { useWrite } from '../use-write.ts';
import type { Route } from './+types/page-screen.ts';
import { PageFields } from './page-fields.tsx';
import { PageHistory } from './page-history.tsx';
import { PagePreview } from './page-preview.tsx';

/** A page with its versions. */
export function clientLoader({ params: { id }, request: { signal }, url }: Route.ClientLoaderArgs) {
  return requestAsStaff<StaffPage>(staffKindAt(url.pathname), `/api/v1/pages/${id}`, { signal });
}

/** The text of a page: written, looked at, published, and brought back (R600 to R605). */
export default function PageScreen({ loaderData }: Route.ComponentProps) {
  const loaded = useLoaded(loaderData);
  const { data, error, loading, reload } = loaded;
  return (
    <>
      <LoadError error={error} onRetry={reload} />
      {!data && loading && <Loading />}
      {data && <PageEditor key={data._id} page={data} onChanged={loaded.show} />}
    </>
  );
}

interface PageEditorProps {
  page: StaffPage;
  onChanged: (page: StaffPage) => void;
}

type Changed = { message: string; page: StaffPage };

function PageEditor({ page, onChanged }: PageEditorProps) {
  const pages = `${STAFF_AREAS[useStaffKind()].root}/pages`;
  const path = `/api/v1/pages/${page._id}`;
  const write = useWrite('never');
  const renewRootData = useRenewRootData();
  const navigate = useNavigate();
  // The version in view of who types: what somebody else saved since is not overwritten unseen.
  const [seen, setSeen] = useState(page.version);
  const [conflict, setConflict] = useState<ApiFailure | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [deleting, setDeleting] = useState(false);
  const form = useStaffForm<string, unknown>({
    draft: 'page',
    schema: pageFormSchema(page.kind),
    defaultValues: page.texts,
  });

  function typeAgainst(now: StaffPage) {
    setSeen(now.version);
    setConflict(null);
  }

  function show(now: StaffPage) {
    typeAgainst(now);
    form.reset(now.texts);
    onChanged(now);
  }

  /** @returns what is wrong, or null; then the page is as the shop has it */
  async function change(request: Promise<ApiResult<Changed>>): Promise<ApiFailure | null> {
    const result = await request;
    if (!result.ok) {
      if (result.code === 'CHANGED_MEANWHILE') setConflict(result);
      return result;
    }
    show(result.value.page);
    showToast('success', result.value.message);
    await renewRootData();
    return null;
  }

  const stateNow = () => ({ kind: page.kind, ...form.getValues() });

  /** Sends what is typed, once the form is fine. */
  const save = (method: 'PUT' | 'POST', what: 'draft' | 'publish') =>
    form.submit(async () => {
      const body = { version: seen, state: stateNow() };
      const failed = await change(write<Changed>(`${path}/${what}`, { method, body }));
      if (failed && failed.code !== 'CHANGED_MEANWHILE') form.refuse(ownFields(failed, 'state'));
    });
  const publish = save('POST', 'publish');
  const saveDraft = save('PUT', 'draft');
  const look = form.submit(async () => {
    const result = await write<{ address: string }>(`${path}/preview`, {
      method: 'POST',
      body: { state: stateNow() },
    });
    if (result.ok) setPreview(result.value.address);
    else form.refuse(ownFields(result, 'state'));
  });

  async function restore(number: number) {
    const body = { version: seen, number };
    const failed = await change(write<Changed>(`${path}/restore`, { method: 'POST', body }));
    return failed?.message ?? null;
  }

  async function discard() {
    const failed = await change(
      write<Changed>(`${path}/discard-draft`, { method: 'POST', body: { version: seen } }),
    );
    if (failed) showToast('error', failed.message);
  }

  async function remove() {
    const result = await write(`${path}?version=${seen}`, { method: 'DELETE' });
    if (!result.ok) return result.message;
    form.reset();
    showToast('success', result.value.message);
    await renewRootData();
    await navigate(pages);
    return null;
  }

  return (
    <>
      <ScreenHeading title={page.texts[page.kind === 'post' ? 'heading' : 'title'] ?? 'Page'}>
        <HeadingLink to={pages}>All pages</HeadingLink>
        {page.address && (
          <a
            href={page.address}
            target="_blank"
            rel="noreferrer"
            className="px-2 text-sm font-semibold text-brand hover:underline"
          >
            Look at it in the shop
          </a>
        )}
      </ScreenHeading>
      <StateNote page={page} onDiscard={() => void discard()} />
      <form ref={form.ref} noValidate onSubmit={publish} className="grid max-w-4xl grid-cols-1 gap-4">
        <FormSummary form={form} />
        <PageFields kind={page.kind} form={form} />
        {conflict && <ChangedMeanwhile conflict={conflict} onReload={show} onKeepTyping={typeAgainst} />}
        <div className="grid grid-cols-2 gap-2 rounded-card border border-line bg-paper p-3 sm:sticky sm:flex sm:justify-end sm:bottom-0 sm:z-10 sm:shadow-lift">
          {page.isOwn && !page.isDeleted && (
            <Button
              variant="quiet-danger"
              className="max-sm:order-last max-sm:col-span-2 sm:mr-auto"
              onClick={() => setDeleting(true)}
            >
              Delete
            </Button>
          )}
          <Button variant="secondary" busy={form.busy} onClick={(event) => void look(event)}>
            Preview
          </Button>
          <Button variant="secondary" busy={form.busy} onClick={(event) => void saveDraft(event)}>
            Save draft
          </Button>
          <Button type="submit" busy={form.busy} className="max-sm:col-span-2">
            Publish
          </Button>
        </div>
      </form>
      <div className="mt-4 grid max-w-4xl grid-cols-1 gap-4">
        {preview && <PagePreview address={preview} />}
        <PageHistory page={page} onRestore={restore} />
      </div>
      <UnsavedGuard unsaved={form.isDirty && !deleting} unkept={false} />
      {deleting && (
        <ConfirmDialog
          dangerous
          title="Delete this page?"
          confirmLabel="Delete"
          cancelLabel="Keep it"
          onConfirm={remove}
          onClose={() => setDeleting(false)}
        >
          <p>
            Shoppers find it no more. It stays in the list, and what was published can be brought back; a
            draft that never was is gone.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Whether shoppers see what is here. */
function StateNote({ page, onDiscard }: { page: StaffPage; onDiscard: () => void }) {
  const { draftBy, published, isDeleted } = page;
  if (isDeleted)
    return (
      <p className={NOTE}>
        This page is deleted. Publish it, or bring a version back, and it is shown again.
      </p>
    );
  if (draftBy === null) return null;
  return (
    <div className={NOTE}>
      <p dir="auto">
        This is a draft, saved by {draftBy}. Shoppers{' '}
        {published === null ? 'see nothing of this page yet.' : 'see what was published before.'}
      </p>
      {published !== null && (
        <Button variant="quiet" size="small" onClick={onDiscard}>
          Drop the draft
        </Button>
      )}
    </div>
  );
}

const NOTE =
  'mb-4 flex max-w-4xl flex-wrap items-center justify-between gap-2 rounded-control bg-accent-soft px-4 py-2.5 text-sm';
