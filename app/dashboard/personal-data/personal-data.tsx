import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PersonFound } from '../../../shop/back-office/people/personal-data/responses.ts';
import { lookAtPersonSchema } from '../../../shop/back-office/people/personal-data/schemas.ts';
import { Input } from '../../forms/field.tsx';
import { useStaffForm } from '../../staff/drafts/use-staff-form.ts';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Panel } from '../orders/panel.tsx';
import { HandOver } from './hand-over.tsx';

/** Gives out, or erases, what the shop holds of a mobile or an e-mail address, on its owner's request (R487 to R489). */
export default function PersonalData() {
  const write = useWrite('never');
  const [query] = useSearchParams();
  const [found, setFound] = useState<{ who: string; person: PersonFound } | null>(null);
  const form = useStaffForm({
    draft: 'who',
    schema: lookAtPersonSchema,
    defaultValues: { who: query.get('who') ?? '' },
    missing: 'Please enter an e-mail address or a mobile number.',
  });
  const look = form.submit(async () => {
    const { who } = form.getValues();
    const result = await write<PersonFound>('/api/v1/personal-data/look', { method: 'POST', body: { who } });
    if (!result.ok) return form.refuse(result);
    setFound({ who, person: result.value });
  });

  /** Of who is erased nothing stays on the screen either. */
  function forget() {
    setFound(null);
    form.reset({ who: '' });
  }

  return (
    <>
      <ScreenHeading title="Personal data" />
      <div className="grid max-w-3xl gap-4">
        <Panel title="Whose?">
          <p className="mb-3 text-sm text-ink-soft">
            Search for the mobile and the e-mail address separately.
          </p>
          <form ref={form.ref} noValidate onSubmit={look} className="grid gap-3">
            <Input
              field={form.field('who')}
              label="Mobile number or e-mail address"
              autoComplete="off"
              dir="ltr"
            />
            <FormAlert message={form.alert} />
            <Button type="submit" variant="secondary" busy={form.busy} className="justify-self-start">
              Search
            </Button>
          </form>
        </Panel>
        {found && <Found key={found.who} {...found} onErased={forget} />}
      </div>
    </>
  );
}

const NAMES: readonly [keyof PersonFound['counts'], string, string][] = [
  ['orders', 'order', 'orders'],
  ['accounts', 'account', 'accounts'],
  ['reviews', 'review', 'reviews'],
  ['messages', 'message to the shop', 'messages to the shop'],
  ['notes', 'note of staff', 'notes of staff'],
  ['alerts', 'wish to be told of a product', 'wishes to be told of products'],
  ['questions', 'question about a product', 'questions about products'],
];

function Found({
  who,
  person: { counts, others, inTheWay },
  onErased,
}: {
  who: string;
  person: PersonFound;
  onErased: () => void;
}) {
  const parts = NAMES.filter(([name]) => counts[name] > 0).map(
    ([name, one, more]) => `${counts[name]} ${counts[name] === 1 ? one : more}`,
  );
  if (others > 0)
    parts.push(
      `${others} ${others === 1 ? 'other entry' : 'other entries'} (a block, a message that did not arrive)`,
    );
  if (parts.length === 0) {
    return (
      <Panel title={`Found of ${who}`}>
        <p role="status" className="text-sm">
          The shop holds nothing of this mobile or address.
        </p>
      </Panel>
    );
  }
  return (
    <Panel title={`Found of ${who}`}>
      <p role="status" className="text-sm">
        {parts.join(', ')}
      </p>
      {inTheWay.length > 0 && (
        <div className="mt-3 rounded-control bg-accent-soft px-4 py-3 text-sm">
          <p className="font-semibold">It cannot be erased yet:</p>
          <ul className="list-disc pl-5">
            {inTheWay.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <HandOver who={who} canErase={inTheWay.length === 0} onErased={onErased} />
    </Panel>
  );
}
