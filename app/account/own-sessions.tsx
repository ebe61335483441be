import { Suspense, use } from 'react';
import type { OwnSessions } from '../../shop/auth/sessions/responses.ts';
import { type ApiResult, requestApi, SERVER_ERROR } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { SessionList } from './session-list.tsx';

const SESSIONS = '/api/reglogin/sessions';

export type OwnSessionsResult = ApiResult<OwnSessions>;

export function loadOwnSessions(): Promise<OwnSessionsResult> {
  return requestApi<OwnSessions>(SESSIONS);
}

interface OwnShopperSessionsProps {
  sessions: Promise<OwnSessionsResult>;
  /** Loads them once more. */
  onChange: () => void;
}

/** Where the shopper is logged in. */
export function OwnShopperSessions(props: OwnShopperSessionsProps) {
  return (
    <Suspense
      fallback={
        <div role="status">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-20" />
        </div>
      }
    >
      <LoadedSessions {...props} />
    </Suspense>
  );
}

function LoadedSessions({ sessions, onChange }: OwnShopperSessionsProps) {
  const result = use(sessions);
  if (!result.ok) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-danger">
        <p>{result.message || SERVER_ERROR}</p>
        <Button variant="secondary" onClick={onChange}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <SessionList
      sessions={result.value.sessions}
      verb="Log"
      end={async (path) => {
        const ended = await requestApi<{ message: string }>(SESSIONS + path, { method: 'DELETE' });
        if (ended.ok || ended.status === 404) onChange();
        return ended.ok ? ended : { ...ended, message: ended.message || SERVER_ERROR };
      }}
    />
  );
}
