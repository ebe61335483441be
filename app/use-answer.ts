import { useEffect, useState } from 'react';
import { type CallFailure, type CallResult, callShop } from './api.ts';

export type Answer<T> =
  | { state: 'waiting' }
  | { state: 'ready'; value: T }
  | { state: 'failed'; failure: CallFailure };

/**
 * Asks the shop when a component appears, and again when the path changes.
 * @typeParam T what the call answers
 * @returns the answer as far as it is there, and what asks once more
 */
export function useAnswer<T>(path: string): { answer: Answer<T>; askAgain: () => void } {
  const [round, setRound] = useState(0);
  const question = `${round} ${path}`;
  const [got, setGot] = useState<{ question: string; result: CallResult<T> } | null>(null);

  useEffect(() => {
    let current = true;
    callShop<T>(path).then((result) => {
      if (current) setGot({ question, result });
    });
    return () => {
      current = false;
    };
  }, [path, question]);

  return {
    answer: toAnswer(got?.question === question ? got.result : null),
    askAgain: () => setRound(round + 1),
  };
}

function toAnswer<T>(result: CallResult<T> | null): Answer<T> {
  if (!result) return { state: 'waiting' };
  return result.ok ? { state: 'ready', value: result.value } : { state: 'failed', failure: result };
}
