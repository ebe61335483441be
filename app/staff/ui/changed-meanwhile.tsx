import { formatTime } from '../../../shop/dates.ts';
import type { ApiFailure } from '../../api.ts';
import { Button } from '../../ui/button.tsx';

/**
 * The record as it is now, of a failure with the code CHANGED_MEANWHILE.
 * @typeParam T the response; as in app/api.ts, the server's own schema makes sure of it
 */
export function currentOf<T>({ data }: ApiFailure): T {
  return data.current as T;
}

interface ChangedMeanwhileProps<T> {
  conflict: ApiFailure;
  /** Takes the record as it is now and drops what was typed. */
  onReload: (current: T) => void;
  /** Leaves what was typed; the next save is made with the record of now in view. */
  onKeepTyping: (current: T) => void;
}

/** Tells who was first, and lets the person at the screen choose; until then nothing is lost. */
export function ChangedMeanwhile<T>({ conflict, onReload, onKeepTyping }: ChangedMeanwhileProps<T>) {
  const { changedAt } = conflict.data;
  const current = currentOf<T>(conflict);
  return (
    <div role="alert" className="rounded-control border border-accent/40 bg-accent-soft px-4 py-3 text-sm">
      <p className="font-medium">
        {conflict.message}
        {typeof changedAt === 'string' && ` (${formatTime(changedAt)})`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => onReload(current)}>
          Show the new state
        </Button>
        <Button variant="quiet" onClick={() => onKeepTyping(current)}>
          Keep what I typed
        </Button>
      </div>
    </div>
  );
}
