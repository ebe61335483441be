import type { Memory } from './booking-rules.ts';
import type { Request } from './request.ts';
import type { State } from './state.ts';

/** A state that the shop may be in after a round, by the model. */
interface Way {
  state: State;
  /** The requests in the order in which they are done, and what the model says of each. */
  said: string[];
}

/**
 * Goes through every order in which requests of a round may have been done, part by part.
 * @param replies what the shop answered; null asks the model alone, which needs a round of one
 * @param isSo whether this is the state that the shop is in
 * @returns the way that leads there, or null; and those that have the same answers but lead elsewhere
 */
export function explain(
  before: State,
  requests: readonly Request[],
  replies: readonly string[] | null,
  isSo: (state: State) => boolean,
): { found: State | null; others: Way[] } {
  const others: Way[] = [];
  /** Where the search has been: parts that change nothing lead to the same point in any order. */
  const been = new Set<string>();
  const go = (
    state: State,
    at: readonly number[],
    memories: readonly Memory[],
    said: string[],
  ): State | null => {
    const point = JSON.stringify([at, memories, state]);
    if (been.has(point)) return null;
    been.add(point);
    if (at.every((position) => position < 0)) {
      if (isSo(state)) return state;
      others.push({ state, said });
      return null;
    }
    for (const [index, request] of requests.entries()) {
      const position = at[index] ?? -1;
      const part = request.parts[position];
      if (position < 0 || !part) continue;
      const onwards = (next: State, to: number, memory: Memory, words: string[]) =>
        go(next, at.with(index, to), memories.with(index, memory), words);
      const now = structuredClone(state);
      const memory = { ...memories[index] };
      const { reply, isRefused } = part(now, memory);
      if (reply === null) {
        const found = onwards(now, position + 1, memory, said);
        if (found) return found;
      } else if (replies === null || reply === replies[index]) {
        const found = onwards(isRefused ? state : now, -1, memory, [...said, `${request.says}: ${reply}`]);
        if (found) return found;
      }
      const isLast = position === request.parts.length - 1;
      if (request.mayPassOver && requests.length > 1 && !isLast) {
        const found = onwards(state, position + 1, memory, said);
        if (found) return found;
      }
    }
    return null;
  };
  const found = go(
    before,
    requests.map(() => 0),
    requests.map(() => ({})),
    [],
  );
  return { found, others };
}
