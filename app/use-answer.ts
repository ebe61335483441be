import { useEffect, useState } from 'react';
import { type ApiFailure, type ApiResult, requestApi } from './api.ts';

export type Answer<T> =
  | { state: 'waiting' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; failure: ApiFailure };

/**
 * Asks the shop when a component appears, and again when the path changes.
 * @typeParam T what the call answers
 * @returns the answer as far as it is there, and what asks once more
 */
export function useAnswer<T>(path: string): { result: Answer<T>; askAgain: () => void } {
  const [round, setRound] = useState(0);
  const question = `${round} ${path}`;
  const [got, setGot] = useState<{ question: string; result: ApiResult<T> } | null>(null);

  useEffect(() => {
    let current = true;
    requestApi<T>(path).then((result) => {
      if (current) setGot({ question, result });
    });
    return () => {
      current = false;
    };
  }, [path, question]);

  return {
    result: toAnswer(got?.question === question ? got.result : null),
    askAgain: () => setRound(round + 1),
  };
}

function toAnswer<T>(result: ApiResult<T> | null): Answer<T> {
  if (!result) return { state: 'waiting' };
  return result.ok ? { state: 'ready', value: result.value } : { state: 'failed', failure: result };
}
