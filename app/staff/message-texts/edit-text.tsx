import {
  isTextKind,
  MESSAGE_KINDS,
  type TextKind,
} from '../../../shop/settings/message-texts/kinds/rules.ts';
import type { StoreSettingsShown } from '../../../shop/settings/store-settings/responses.ts';
import { TEXT_FIELD_NAMES } from '../../../shop/settings/store-settings/rules.ts';
import { Input } from '../../forms/field.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { STAFF_AREAS, useStaffKind } from '../areas.ts';
import { type GroupFields, GroupForm } from '../settings/group-form.tsx';
import { loadSettings } from '../settings/load-settings.ts';
import { LoadError } from '../ui/load-error.tsx';
import { Loading } from '../ui/loading.tsx';
import { ScreenHeading } from '../ui/screen-heading.tsx';
import { useLoaded } from '../use-loaded.ts';
import type { Route } from './+types/edit-text.ts';
import { MailPreview, SmsPreview } from './previews.tsx';
import { TestMailButton, TestSmsButton } from './test-message.tsx';
import { WordsField } from './words-field.tsx';

export const clientLoader = loadSettings;

/** The words of one message, beside what its reader gets (R610, R611). */
export default function EditText({ loaderData, params: { message } }: Route.ComponentProps) {
  const { data, error, loading, reload } = useLoaded(loaderData);
  const { root } = STAFF_AREAS[useStaffKind()];
  const title = isTextKind(message) ? MESSAGE_KINDS[message].title : 'There is no such message';
  return (
    <>
      <ScreenHeading title={title}>
        <ButtonLink variant="quiet" to={`${root}/texts`}>
          All messages
        </ButtonLink>
      </ScreenHeading>
      {isTextKind(message) && (
        <p className="mb-4 max-w-prose text-sm text-ink-soft">
          {MESSAGE_KINDS[message].when} Who changed what, and the way back, stands in the history of the
          settings.
        </p>
      )}
      <LoadError error={error} onRetry={reload} />
      {!data && loading && <Loading />}
      {data && isTextKind(message) && (
        <div className="max-w-6xl">
          <GroupForm
            key={message}
            group={message}
            shown={data}
            fields={(form) => <Words message={message} form={form} shown={data} />}
          />
        </div>
      )}
    </>
  );
}

interface WordsProps {
  message: TextKind;
  form: GroupFields;
  shown: StoreSettingsShown;
}

function Words({ message, form, shown }: WordsProps) {
  const { subject, text, short } = MESSAGE_KINDS[message];
  const { name = '', phone = '' } = shown.groups.store;
  const shop = { name, phone, address: window.location.origin };
  const usual = { subject, text, sms: short?.text ?? '' };
  const isOwn = Object.entries(usual).some(([field, words]) => form.watch(field) !== words);
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <WordsField form={form} kind={message} name="subject" label={TEXT_FIELD_NAMES.subject} rows={1} />
          <WordsField
            form={form}
            kind={message}
            name="text"
            label={TEXT_FIELD_NAMES.text}
            rows={14}
            hint="Leave a line empty to begin a paragraph. A paragraph is left out when the order lacks what it names. What follows the | inside a link is the text of its button."
          />
        </div>
        <div className="grid min-w-0 gap-3">
          <MailPreview kind={message} subject={form.watch('subject')} text={form.watch('text')} shop={shop} />
          <div>
            <TestMailButton message={message} form={form} />
          </div>
        </div>
      </div>
      {short && (
        <div className="grid items-start gap-4 border-t border-line pt-4 lg:grid-cols-2">
          <div className="grid min-w-0 gap-4">
            <WordsField
              form={form}
              kind={message}
              name="sms"
              label={TEXT_FIELD_NAMES.sms}
              rows={3}
              hint="It begins with the name of the shop."
            />
            <Input
              field={form.field('template')}
              label={TEXT_FIELD_NAMES.template}
              optional
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              hint={`On WhatsApp goes the template that Meta has approved; its words are changed there. Empty: the one of the shop’s settings, else ${short.template}.`}
            />
          </div>
          <div className="grid min-w-0 gap-3">
            <SmsPreview kind={message} sms={form.watch('sms')} shop={shop} />
            <div>
              <TestSmsButton message={message} form={form} />
            </div>
          </div>
        </div>
      )}
      {isOwn && (
        <div>
          <Button variant="quiet" onClick={() => form.set(usual)}>
            Back to the shop’s own words
          </Button>
        </div>
      )}
    </>
  );
}
