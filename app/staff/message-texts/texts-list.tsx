import { Link } from 'react-router';
import {
  MESSAGE_KINDS,
  TEXT_KINDS,
  type TextKind,
} from '../../../shop/settings/message-texts/kinds/rules.ts';
import type { StoreSettingsShown } from '../../../shop/settings/store-settings/responses.ts';
import { STAFF_AREAS, useStaffKind } from '../areas.ts';
import { loadSettings } from '../settings/load-settings.ts';
import { LoadError } from '../ui/load-error.tsx';
import { Loading } from '../ui/loading.tsx';
import { ScreenHeading } from '../ui/screen-heading.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { useLoaded } from '../use-loaded.ts';
import type { Route } from './+types/texts-list.ts';

export const clientLoader = loadSettings;

/** Every message that customers get, with whether its words are the owner's (R610). */
export default function TextsList({ loaderData }: Route.ComponentProps) {
  const { data, error, loading, reload } = useLoaded(loaderData);
  const { root } = STAFF_AREAS[useStaffKind()];
  return (
    <>
      <ScreenHeading title="Message texts" />
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        What customers are told, by mail and as SMS. Until you change them, the shop’s own words count.
      </p>
      <LoadError error={error} onRetry={reload} />
      {!data && loading && <Loading />}
      {data && (
        <ul className="max-w-3xl divide-y divide-line rounded-card border border-line bg-paper">
          {TEXT_KINDS.map((message) => (
            <li key={message}>
              <Link
                to={`${root}/texts/${message}`}
                className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5 hover:bg-mist sm:px-5"
              >
                <span className="min-w-0 grow basis-64">
                  <span className="block font-semibold text-brand">{MESSAGE_KINDS[message].title}</span>
                  <span className="block text-sm text-ink-soft">{MESSAGE_KINDS[message].when}</span>
                </span>
                <span className="flex items-center gap-2 text-sm text-ink-quiet">
                  {MESSAGE_KINDS[message].short ? 'Mail, SMS, WhatsApp' : 'Mail'}
                  {isOwn(message, data) && <StatusBadge tone="good">Your words</StatusBadge>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function isOwn(message: TextKind, { groups }: StoreSettingsShown): boolean {
  const { subject, text, short } = MESSAGE_KINDS[message];
  const words = groups[message];
  return words.subject !== subject || words.text !== text || words.sms !== (short?.text ?? '');
}
