import { useState } from 'react';
import type { SheetLook } from '../../../shop/back-office/settlements/responses.ts';
import type { Columns, DayOrder } from '../../../shop/back-office/settlements/sheet/rules.ts';
import type { ApiFailure } from '../../api.ts';
import { useWrite } from '../../staff/use-write.ts';

/** What is said about a sheet before it is taken. */
export interface Choice {
  courier: string;
  file: File | null;
  columns: Columns | null;
  dayOrder: DayOrder | null;
}

interface SheetState {
  /** Part of the bytes that has left; null while nothing is sent. */
  progress: number | null;
  look: SheetLook | null;
  error: ApiFailure | null;
}

const NOTHING: SheetState = { progress: null, look: null, error: null };

/** Sends a courier's sheet: for a look first, then, with what was seen, to stay. */
export function useSheet() {
  const write = useWrite('never');
  const [state, setState] = useState(NOTHING);

  async function send({ courier, file, columns, dayOrder }: Choice, seen: string | null) {
    if (!file) return null;
    setState((now) => ({ ...now, progress: 0, error: null }));
    const body = new FormData();
    body.append('courier', courier);
    if (columns) body.append('columns', JSON.stringify(columns));
    if (dayOrder) body.append('dayOrder', dayOrder);
    if (seen) body.append('seen', seen);
    body.append('file', file);
    const path = `/api/v1/money/settlements?dryRun=${seen ? 0 : 1}`;
    const result = await write<SheetLook>(path, {
      method: 'POST',
      body,
      onProgress: (progress) => setState((now) => ({ ...now, progress })),
    });
    setState((now) =>
      result.ok
        ? { progress: null, look: result.value, error: null }
        : { progress: null, look: seen ? now.look : null, error: result },
    );
    return result.ok ? result.value : null;
  }

  return {
    ...state,
    /** Looks at the sheet; nothing is stored. */
    inspect: (choice: Choice) => send(choice, null),
    /** Stores what was seen, or nothing. */
    confirm: (choice: Choice, seen: string) => send(choice, seen),
    reset: () => setState(NOTHING),
  };
}
