import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { StaffPage } from '../../../shop/content/pages/responses.ts';
import type { OwnKind } from '../../../shop/content/pages/rules.ts';
import { pageFormSchema } from '../../../shop/content/pages/schemas.ts';
import { dayOfShop } from '../../../shop/dates.ts';
import { FormSummary } from '../../forms/form-summary.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { STAFF_AREAS, useStaffKind } from '../areas.ts';
import { useStaffForm } from '../drafts/use-staff-form.ts';
import { ownFields } from '../own-fields.ts';
import { HeadingLink, ScreenHeading } from '../ui/screen-heading.tsx';
import { UnsavedGuard } from '../ui/unsaved-guard.tsx';
import { useWrite } from '../use-write.ts';
import type { Route } from './+types/new-page.ts';
import { PageFields } from './page-fields.tsx';
import { PagePreview } from './page-preview.tsx';

const EMPTY = JSON.stringify({ type: 'doc', content: [{ type: 'paragraph' }] });

const blank = (kind: OwnKind): Record<string, string> =>
  kind === 'post'
    ? {
        ...{ heading: '', slug: '', lead: '', category: '', picture: '', body: EMPTY },
        date: dayOfShop(new Date().toISOString()),
      }
    : {
        ...{ title: '', slug: '', heading: '', lead: '', description: '', body: EMPTY },
        ...{ inFooter: 'yes', place: '10', contactHeading: '', contactText: '' },
      };

/** Begins a page or a post of the shop's own: it is a draft until it is published (R605). */
export default function NewPage({ params }: Route.ComponentProps) {
  const own = params.kind === 'post' ? 'post' : 'page';
  return <NewPageForm key={own} own={own} />;
}

function NewPageForm({ own }: { own: OwnKind }) {
  const { root } = STAFF_AREAS[useStaffKind()];
  const write = useWrite('never');
  const navigate = useNavigate();
  const [preview, setPreview] = useState<string | null>(null);
  const [created, setCreated] = useState<string | null>(null);
  const form = useStaffForm<string, unknown>({
    draft: own,
    schema: pageFormSchema(own),
    defaultValues: blank(own),
  });
  const stateNow = () => ({ kind: own, ...form.getValues() });

  const save = form.submit(async () => {
    const result = await write<{ message: string; page: StaffPage }>('/api/v1/pages', {
      method: 'POST',
      body: { state: stateNow() },
    });
    if (!result.ok) return form.refuse(ownFields(result, 'state'));
    form.reset();
    showToast('success', result.value.message);
    setCreated(result.value.page._id);
  });
  // Once the guard below knows that nothing is left to save.
  const goOn = useEffectEvent((id: string) => void navigate(`${root}/page/${id}`, { replace: true }));
  useEffect(() => {
    if (created !== null) goOn(created);
  }, [created]);
  const look = form.submit(async () => {
    const result = await write<{ address: string }>('/api/v1/pages/new/preview', {
      method: 'POST',
      body: { state: stateNow() },
    });
    if (result.ok) setPreview(result.value.address);
    else form.refuse(ownFields(result, 'state'));
  });

  return (
    <>
      <ScreenHeading title={own === 'post' ? 'New post' : 'New page'}>
        <HeadingLink to={`${root}/pages`}>All pages</HeadingLink>
      </ScreenHeading>
      <form ref={form.ref} noValidate onSubmit={save} className="grid max-w-4xl grid-cols-1 gap-4">
        <FormSummary form={form} />
        <PageFields kind={own} form={form} />
        <div className="flex flex-wrap justify-end gap-2 rounded-card border border-line bg-paper p-3 sm:sticky sm:bottom-0 sm:z-10 sm:shadow-lift">
          <Button variant="secondary" busy={form.busy} onClick={(event) => void look(event)}>
            Preview
          </Button>
          <Button type="submit" busy={form.busy}>
            Save draft
          </Button>
        </div>
      </form>
      {preview && (
        <div className="mt-4 max-w-4xl">
          <PagePreview address={preview} />
        </div>
      )}
      <UnsavedGuard unsaved={form.isDirty && created === null} unkept={false} />
    </>
  );
}
