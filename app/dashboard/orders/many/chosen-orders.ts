import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { MOST_CHOSEN } from '../../../../shop/orders/fulfilment/rules.ts';
import type { ApiResult } from '../../../api.ts';
import { requestAsStaff } from '../../../staff/request-as-staff.ts';
import { createListeners } from '../../../ui/listeners.ts';

/** Under this name of the session's storage the chosen orders outlast paging, the way to the printer, and a reload. */
const STORAGE_KEY = 'chosen-orders';

const chosenSchema = z.array(z.object({ _id: z.string(), number: z.number() }));
export type ChosenOrder = z.infer<typeof chosenSchema>[number];

const { subscribe, notify } = createListeners();
const NONE: readonly ChosenOrder[] = [];

let stored = { text: '', chosen: NONE };

/** The chosen orders, in the order in which they were chosen. What is stored may be anything. */
function readChosen(): readonly ChosenOrder[] {
  const text = sessionStorage.getItem(STORAGE_KEY) ?? '';
  if (text !== stored.text) stored = { text, chosen: parse(text) };
  return stored.chosen;
}

function parse(text: string): readonly ChosenOrder[] {
  try {
    return text === '' ? NONE : chosenSchema.parse(JSON.parse(text));
  } catch {
    return NONE;
  }
}

/** What a document says of the chosen orders, for a `clientLoader`. @param nothing what it says of none */
export const loadOfChosen =
  <T>(path: string, nothing: T) =>
  async ({ request: { signal } }: { request: Request }): Promise<ApiResult<T>> => {
    const ids = readChosen().map(({ _id }) => _id);
    if (ids.length === 0) return { ok: true, value: nothing };
    return requestAsStaff<T>('admin', path, { method: 'POST', body: { ids }, signal });
  };

/** Chooses these orders and no others; no more than can be chosen. @returns whether all of them are chosen */
export function storeChosen(chosen: readonly ChosenOrder[]): boolean {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(chosen.slice(0, MOST_CHOSEN)));
  notify();
  return chosen.length <= MOST_CHOSEN;
}

/** The chosen orders as they change; none on the server. */
export const useChosen = () => useSyncExternalStore(subscribe, readChosen, () => NONE);
