import { formatTime } from '../../../shop/dates.ts';
import type { ApiFailure } from '../../api.ts';
import { Button } from '../../ui/button.tsx';

interface ChangedMeanwhileProps {
  /** The refusal, whose code is CHANGED_MEANWHILE. */
  refusal: ApiFailure;
  /** Takes the record as it is now and drops what was typed. */
  onReload: () => void;
  /** Keeps what was typed; the next save is made with the record of now in view. */
  onKeepTyping: () => void;
}

/**
 * The record as it is now, of a refusal with the code CHANGED_MEANWHILE.
 * @typeParam T the response; as in app/api.ts, the server's own schema makes sure of it
 */
export function currentOf<T>({ data }: ApiFailure): T {
  return data.current as T;
}

/** Tells who was first, and lets the person at the screen choose; until then nothing is lost. */
export function ChangedMeanwhile({ refusal, onReload, onKeepTyping }: ChangedMeanwhileProps) {
  const { changedAt } = refusal.data;
  return (
    <div role="alert" className="rounded-control border border-accent/40 bg-accent-soft px-4 py-3 text-sm">
      <p className="font-medium">
        {refusal.message}
        {typeof changedAt === 'string' && ` (${formatTime(changedAt)})`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onReload}>
          Show the new state
        </Button>
        <Button variant="quiet" onClick={onKeepTyping}>
          Keep what I typed
        </Button>
      </div>
    </div>
  );
}
