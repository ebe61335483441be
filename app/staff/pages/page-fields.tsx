import type { ReactNode } from 'react';
import { PAGE_TEXTS, type PageKind, toSlug } from '../../../shop/content/pages/rules.ts';
import { Input, TextArea } from '../../forms/field.tsx';
import { Select } from '../../forms/select.tsx';
import { useRootData } from '../../layout/use-root-data.ts';
import { TextEditor } from './editor/text-editor.tsx';
import type { PageForm } from './page-form.ts';
import { PostPicture } from './post-picture.tsx';

interface PageFieldsProps {
  kind: PageKind;
  form: PageForm;
}

const LINE = { autoComplete: 'off' } as const;
const IN_BRACES = 'A name in braces is a value of the shop, for example {shop-name} or {delivery-time}.';

/** Enough lines for what is typed, also on a phone. */
const rowsFor = (text: string) => Math.min(Math.max(Math.ceil(text.length / 40), 3), 6);

/** All that is said of a page of this kind. */
export function PageFields({ kind, form }: PageFieldsProps) {
  return (
    <>
      {kind === 'post' ? <PostHead form={form} /> : <PageHead kind={kind} form={form} />}
      {Object.entries<{ label: string; headings: readonly [string, string] }>(PAGE_TEXTS[kind]).map(
        ([name, { label, headings }]) => (
          <Card key={name} heading={label}>
            <TextEditor
              label={label}
              headings={headings}
              field={form.field(name)}
              value={form.watch(name)}
              onChange={(json) => form.set({ [name]: json })}
            />
          </Card>
        ),
      )}
      {kind !== 'blogs' && kind !== 'post' && (
        <Card heading="Card with phone number and address">
          <Input
            field={form.field('contactHeading')}
            label="Heading of the card"
            optional
            hint="Empty: the page has no such card."
            {...LINE}
          />
          <TextArea field={form.field('contactText')} label="Text of the card" optional rows={3} />
        </Card>
      )}
    </>
  );
}

function Card({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading} className="grid gap-4 rounded-card border border-line bg-paper p-4 sm:p-5">
      {children}
    </section>
  );
}

function PageHead({ kind, form }: Pick<PageFieldsProps, 'kind' | 'form'>) {
  const isOwn = kind === 'page';
  /** A new page gets its address from its name, until somebody writes another one. */
  function proposeSlug(title: string) {
    if (isOwn && form.getValues().slug === '') form.set({ slug: toSlug(title) });
  }
  return (
    <Card heading="About the page">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Input
          field={form.field('title')}
          label="Title"
          hint="In the browser’s tab and where links lead here."
          {...LINE}
          onBlurCapture={({ target }) => proposeSlug(target.value)}
        />
        {isOwn && (
          <Input
            field={form.field('slug')}
            label="Address"
            hint={`In the shop: /pages/${form.watch('slug') || 'its-address'}. Former addresses lead here, too.`}
            {...LINE}
            autoCapitalize="none"
          />
        )}
        <Input field={form.field('heading')} label="Heading" hint={IN_BRACES} {...LINE} />
        <TextArea
          field={form.field('lead')}
          label="Below the heading"
          optional
          rows={rowsFor(form.watch('lead'))}
          className="sm:col-span-2"
        />
        <TextArea
          field={form.field('description')}
          label="For search engines"
          optional
          rows={rowsFor(form.watch('description'))}
          hint="What stands below the title in their results: about 150 letters."
          className="sm:col-span-2"
        />
        {isOwn && (
          <>
            <Select
              field={form.field('inFooter')}
              label="Link at the foot of every page"
              prompt="Choose"
              choices={[
                ['yes', 'Yes'],
                ['no', 'No'],
              ]}
            />
            <Input
              field={form.field('place')}
              label="Place among these links"
              hint="Smaller numbers come first."
              inputMode="numeric"
              {...LINE}
            />
          </>
        )}
      </div>
    </Card>
  );
}

function PostHead({ form }: Pick<PageFieldsProps, 'form'>) {
  const { categories } = useRootData();
  function proposeSlug(heading: string) {
    if (form.getValues().slug === '') form.set({ slug: toSlug(heading) });
  }
  return (
    <Card heading="About the post">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Input
          field={form.field('heading')}
          label="Heading"
          {...LINE}
          onBlurCapture={({ target }) => proposeSlug(target.value)}
        />
        <Input
          field={form.field('slug')}
          label="Address"
          hint={`In the shop: /Blogs-Page#${form.watch('slug') || 'its-address'}`}
          {...LINE}
          autoCapitalize="none"
        />
        <TextArea
          field={form.field('lead')}
          label="What it is about"
          rows={rowsFor(form.watch('lead'))}
          className="sm:col-span-2"
          hint="Shown before the post is opened."
        />
        <Input field={form.field('date')} label="Day" type="date" />
        <Select
          field={form.field('category')}
          label="Leads to the category"
          optional
          prompt="None"
          choices={categories.map(({ name }) => name)}
        />
        <PostPicture form={form} />
      </div>
    </Card>
  );
}
