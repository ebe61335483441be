import { useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import type { ApiFailure, ApiResult } from '../api.ts';

export interface Loaded<T> {
  /** The loader's data; while another page of it is on its way or cannot be loaded, the one before. */
  data: T | null;
  error: ApiFailure | null;
  loading: boolean;
  /** Loads again; the old data stays until the new is there. */
  reload: () => void;
  /** Puts what a write's response says in the place of what was loaded, until it is loaded again. */
  show: (data: T) => void;
}

/** The loader data of a staff screen. A failed load takes nothing from the screen, so not what is typed on it. */
export function useLoaded<T>(result: ApiResult<T>): Loaded<T> {
  const navigation = useNavigation();
  const { revalidate, state } = useRevalidator();
  const [shown, setShown] = useState({ result, data: result.ok ? result.value : null });
  if (result !== shown.result) setShown({ result, data: result.ok ? result.value : shown.data });
  return {
    data: shown.data,
    error: result.ok ? null : result,
    loading: navigation.state === 'loading' || state === 'loading',
    reload: () => void revalidate(),
    show: (data) => setShown((now) => ({ ...now, data })),
  };
}
