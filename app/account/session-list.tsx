import { useRef, useState } from 'react';
import type { OwnSession } from '../../shop/auth/sessions/responses.ts';
import { formatTime } from '../../shop/dates.ts';
import type { ApiResult } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { FormAlert } from '../ui/form-alert.tsx';
import { showToast } from '../ui/toast.ts';

/** In the place of a session's id: all but the present one. */
const ALL_OTHERS = 'all others';

interface SessionListProps {
  sessions: readonly OwnSession[];
  /** What leaving is called here: shoppers log out, staff sign out. */
  verb: 'Log' | 'Sign';
  /** Ends one session, or all but the present one, then loads the list again. @param path behind the list's own address */
  end: (path: string) => Promise<ApiResult<{ message: string }>>;
}

/** Where somebody is signed in, the present session first, and the way to end the others. */
export function SessionList({ sessions, verb, end }: SessionListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [ending, setEnding] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const others = sessions.filter(({ current }) => !current);

  async function handleEnd(which: string) {
    setEnding(which);
    const result = await end(which === ALL_OTHERS ? '' : `/${which}`);
    setEnding(null);
    setFailure(result.ok ? null : result.message);
    if (!result.ok) return;
    showToast('success', result.value.message);
    // The button is gone with its session.
    list.current?.focus();
  }

  return (
    <div className="space-y-4">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Devices"
        className="divide-y divide-line rounded-control border border-line"
      >
        {sessions.map(({ _id, deviceName, signedInAt, lastUsedAt, current }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-2 px-3 py-3 sm:px-4">
            <div className="min-w-0 grow basis-36">
              <p className="flex flex-wrap items-center gap-x-2 font-semibold">
                {deviceName}
                {current && (
                  <span className="rounded-full bg-brand-soft px-2.5 py-0.5 text-xs font-semibold text-brand">
                    This device
                  </span>
                )}
              </p>
              {!current && <p className="text-sm text-ink-soft">Used {formatTime(lastUsedAt)}</p>}
              <p className="text-sm text-ink-soft">Since {formatTime(signedInAt)}</p>
            </div>
            {!current && (
              <Button
                variant="secondary"
                size="small"
                busy={ending === _id}
                aria-label={`${verb} out ${deviceName}, since ${formatTime(signedInAt)}`}
                onClick={() => handleEnd(_id)}
              >
                {verb} out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormAlert message={failure} />
      {others.length > 1 && (
        <Button variant="secondary" busy={ending === ALL_OTHERS} onClick={() => handleEnd(ALL_OTHERS)}>
          {verb} out all others
        </Button>
      )}
    </div>
  );
}
