import { useState } from 'react';
import type { AccountShown } from '../../../shop/back-office/service-accounts/responses.ts';
import { formatTime } from '../../../shop/dates.ts';
import { SERVICES_OF_SHOP } from '../../../shop/settings/service-accounts/rules.ts';
import { StatusBadge, type Tone } from '../../staff/ui/status-badge.tsx';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { RemoveKeys, WriteKeys } from './keys-dialogs.tsx';

const STATES = {
  stored: ['good', 'Set'],
  environment: ['good', 'Set by the environment'],
  none: ['quiet', 'Not set'],
  unreadable: ['bad', 'Cannot be read'],
} as const satisfies Record<AccountShown['source'], readonly [Tone, string]>;

interface Found {
  works: boolean;
  message: string;
}

interface ServiceCardProps {
  account: AccountShown;
  /** Whether the own sign-in asks for a code. */
  withCode: boolean;
}

/** One account: whether it is set and by whom, what replaces it, and what asks the service whether it takes the keys. */
export function ServiceCard({ account, withCode }: ServiceCardProps) {
  const { service, source, setAt, setBy } = account;
  const { title, about, canCheck } = SERVICES_OF_SHOP[service];
  const [tone, state] = STATES[source];
  const [open, setOpen] = useState<'write' | 'remove' | null>(null);
  const [checking, setChecking] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const write = useWrite('never');

  async function check() {
    setChecking(true);
    setFound(null);
    const result = await write<Found>(`/api/v1/service-accounts/${service}/check`, { method: 'POST' });
    setFound(result.ok ? result.value : { works: false, message: result.message });
    setChecking(false);
  }

  const close = () => setOpen(null);
  const dialog = { account, withCode, onClose: close };
  return (
    <li className="rounded-card border border-line bg-paper p-4 sm:p-5">
      <section aria-label={title}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-base font-bold">{title}</h2>
          <StatusBadge tone={tone}>{state}</StatusBadge>
        </div>
        <p className="mt-1 text-sm text-ink-soft">{about}</p>
        {setAt && (
          <p dir="auto" className="mt-1 text-sm break-words text-ink-soft">
            Set {formatTime(setAt)} by {setBy}
          </p>
        )}
        {source === 'unreadable' && (
          <p className="mt-2 text-sm text-danger">
            It is encrypted with a key that the shop does not have any more. Put that key behind the first one
            in SECRETS_KEY, with a comma, and start the shop again; or write the account once more. Until then
            the shop works without it.
          </p>
        )}
        <div role="status" className="text-sm">
          {found && (
            <p className={`mt-2 break-words ${found.works ? 'font-medium text-brand' : 'text-danger'}`}>
              {found.message}
            </p>
          )}
        </div>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={() => setOpen('write')}>
            {source === 'none' ? 'Enter keys' : 'Enter new keys'}
          </Button>
          {canCheck && (source === 'stored' || source === 'environment') && (
            <Button variant="quiet" size="small" busy={checking} onClick={check}>
              Test
            </Button>
          )}
          {(source === 'stored' || source === 'unreadable') && (
            <Button variant="quiet-danger" size="small" onClick={() => setOpen('remove')}>
              Remove
            </Button>
          )}
        </div>
      </section>
      {open === 'write' && (
        <WriteKeys
          {...dialog}
          onDone={() => {
            setFound(null);
            if (canCheck) void check();
          }}
        />
      )}
      {open === 'remove' && <RemoveKeys {...dialog} onDone={() => setFound(null)} />}
    </li>
  );
}
