import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { StoreSettingsShown } from '../../../shop/settings/store-settings/responses.ts';
import { nameOfGroup, namesIn } from '../../../shop/settings/store-settings/rules.ts';
import { OPENING_DAYS, ownersChoiceSchema } from '../../../shop/settings/store-settings/schemas.ts';
import type { SettingsGroup } from '../../../shop/settings/store-settings/types.ts';
import type { VersionChange } from '../../../shop/settings/versions/responses.ts';
import type { ApiFailure } from '../../api.ts';
import { Input, TextArea } from '../../forms/field.tsx';
import { FormSummary } from '../../forms/form-summary.tsx';
import { Select } from '../../forms/select.tsx';
import type { SchemaForm } from '../../forms/use-schema-form.ts';
import { useRenewRootData } from '../../layout/renew-root-data.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useStaffForm } from '../drafts/use-staff-form.ts';
import { useWrite } from '../use-write.ts';
import { Changes } from './changes.tsx';

export type GroupFields = SchemaForm<string>;

interface GroupFormProps {
  group: SettingsGroup;
  shown: StoreSettingsShown;
  /** Takes the place of the fields. */
  fields?: (form: GroupFields) => ReactNode;
  /** Above the fields. */
  first?: (form: GroupFields) => ReactNode;
  /** Below the fields. */
  children?: (form: GroupFields) => ReactNode;
}

/** The form of one group. Somebody else who was faster is named, with what they changed; what is typed stays. */
export function GroupForm({ group, shown, fields, first, children }: GroupFormProps) {
  const texts = shown.groups[group];
  const write = useWrite();
  const renewRootData = useRenewRootData();
  const [conflict, setConflict] = useState<ApiFailure | null>(null);
  const form = useStaffForm<string, unknown>({
    draft: `settings-${group}`,
    schema: ownersChoiceSchema.shape[group],
    defaultValues: texts,
  });

  // What is stored by now, also by somebody else; what is typed here stays.
  const follow = useEffectEvent(() => {
    const typed = form.getChanges();
    form.reset(texts);
    form.set(typed);
  });
  const stored = JSON.stringify(texts);
  const followed = useRef(stored);
  useEffect(() => {
    if (followed.current === stored) return;
    followed.current = stored;
    follow();
  }, [stored]);

  const submit = form.submit(async () => {
    setConflict(null);
    const result = await write<{ message: string; settings: StoreSettingsShown }>('/api/v1/store-settings', {
      method: 'PUT',
      body: { version: shown.version, [group]: form.getValues() },
    });
    if (!result.ok) {
      if (result.code === 'CHANGED_MEANWHILE') setConflict(result);
      else form.refuse({ ...result, fields: ownFields(group, result.fields) });
      return;
    }
    form.reset(result.value.settings.groups[group]);
    await renewRootData();
    showToast('success', result.value.message);
  });

  return (
    <section
      id={group}
      aria-label={nameOfGroup(group)}
      className="scroll-mt-20 rounded-card border border-line bg-paper p-4 sm:p-5"
    >
      <h2 className="mb-3 text-base font-bold">{nameOfGroup(group)}</h2>
      <form ref={form.ref} noValidate onSubmit={submit} className="grid gap-4">
        <FormSummary form={form} />
        {first?.(form)}
        {fields?.(form) ?? (
          <div className="grid items-start gap-4 sm:grid-cols-6">
            {Object.entries(namesIn(group)).map(([name, label]) => (
              <SettingField key={name} form={form} group={group} name={name} label={label} />
            ))}
          </div>
        )}
        {children?.(form)}
        {conflict && <Conflict conflict={conflict} />}
        <div className="flex flex-wrap justify-end gap-2">
          {form.isDirty && (
            <Button variant="quiet" onClick={() => form.reset(texts)}>
              Leave it as it was
            </Button>
          )}
          <Button type="submit" busy={form.busy} aria-label={`Save: ${nameOfGroup(group)}`}>
            Save
          </Button>
        </div>
      </form>
    </section>
  );
}

function Conflict({ conflict: { message, data } }: { conflict: ApiFailure }) {
  // As in app/api.ts, the server's own schema makes sure of it.
  const changes = (data.changes ?? []) as VersionChange[];
  return (
    <div role="alert" className="rounded-control border border-accent/40 bg-accent-soft px-4 py-3 text-sm">
      <p className="font-medium">{message}</p>
      <Changes changes={changes} />
      <p className="mt-1">What you typed is still here. Save again to keep yours.</p>
    </div>
  );
}

/** The server names a field by its group and its name, `store.phone`; the form by its name. */
function ownFields(group: SettingsGroup, fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [path.replace(`${group}.`, '').split('.')[0] ?? path, text]),
  );
}

const LINKS =
  'One courier on each line: its name, an equals sign, and the address of its tracking page, to whose end the tracking number is added. Example: PostEx=https://postex.pk/tracking?cn=';

const MARKED_FREE = 'With any other product in it, an order pays for delivery as usual.';

const TEXT = { autoComplete: 'off' } as const;
const NUMBER = { ...TEXT, inputMode: 'numeric' } as const;
const OPTIONAL = { optional: true } as const;

/** How a field is typed that is not a number; those with a control of their own are not here. */
const CONTROLS: Readonly<Record<string, object>> = {
  name: { ...TEXT, hint: 'In the header of a page, in mails and on invoices.' },
  phone: { ...TEXT, type: 'tel', hint: 'As people read it, for example 0300-1234567.' },
  email: { ...TEXT, type: 'email' },
  opens: { ...TEXT, type: 'time' },
  closes: { ...TEXT, type: 'time' },
  author: TEXT,
  ntn: { ...TEXT, ...OPTIONAL },
  strn: { ...TEXT, ...OPTIONAL },
  facebook: { ...TEXT, type: 'url' },
  instagram: { ...TEXT, type: 'url' },
  youtube: { ...TEXT, type: 'url' },
  searchConsoleFile: {
    ...TEXT,
    ...OPTIONAL,
    hint: 'By which Search Console knows that the shop is yours. Choose “HTML file” there, and enter its name.',
  },
  analyticsId: {
    ...TEXT,
    ...OPTIONAL,
    hint: 'Counts the visits of those who allow it. Everybody is asked once, and nothing is loaded before.',
  },
  adminOrdersCurrencySign: TEXT,
  openPerNetwork: {
    ...NUMBER,
    hint: 'Of the same home or office, so that nobody fills the list with orders that are not meant.',
  },
  freeFrom: { ...NUMBER, ...OPTIONAL, hint: 'Empty: delivery is never free.' },
  releaseUnconfirmedHours: { ...NUMBER, ...OPTIONAL, hint: 'Empty: never.' },
  confirmationReminderHours: { ...NUMBER, ...OPTIONAL, hint: 'Empty: never.' },
};

/** Two fields stand side by side, but for these: alone, and the hours in one line. */
const WIDTHS: Readonly<Record<string, string>> = {
  address: 'sm:col-span-6',
  mission: 'sm:col-span-6',
  links: 'sm:col-span-6',
  openingDays: 'sm:col-span-2',
  opens: 'sm:col-span-2',
  closes: 'sm:col-span-2',
};

/** A longer list of cities scrolls. */
const MOST_ROWS = 14;

interface SettingFieldProps {
  form: GroupFields;
  group: SettingsGroup;
  name: string;
  label: string;
}

function SettingField({ form, group, name, label }: SettingFieldProps) {
  if (name === 'costs') return null;
  const common = { field: form.field(name), label, className: WIDTHS[name] ?? 'sm:col-span-3' };
  if (name === 'mission') return <TextArea {...common} rows={3} />;
  if (group === 'cities') {
    const lines = form.watch(name).split('\n').length;
    return <TextArea {...common} rows={Math.min(Math.max(lines, 3), MOST_ROWS)} optional />;
  }
  if (name === 'links') return <TextArea {...common} rows={5} hint={LINKS} />;
  if (name === 'markedFree')
    return <Select {...common} prompt="Choose" choices={['Yes', 'No']} hint={MARKED_FREE} />;
  if (name === 'reviewsNeedApproval') return <Select {...common} prompt="Choose" choices={['Yes', 'No']} />;
  if (name === 'openingDays') return <Select {...common} prompt="Choose the days" choices={OPENING_DAYS} />;
  return <Input {...common} {...(CONTROLS[name] ?? NUMBER)} />;
}
