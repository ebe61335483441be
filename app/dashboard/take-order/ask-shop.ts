import { cityOf } from '../../../shop/fields/cities.ts';
import { normaliseMobile } from '../../../shop/fields/rules.ts';
import type { DraftLine } from '../../../shop/orders/editing/schemas.ts';
import type { Caller, Quote } from '../../../shop/orders/phone/responses.ts';
import { type PhoneDraft, phoneDraftSchema } from '../../../shop/orders/phone/schemas.ts';
import { newAttemptKey } from '../../cart/order-attempt.ts';
import { readValues } from '../../forms/stored-values.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { readStoredState } from '../../staff/use-stored-state.ts';
import { unitsOf } from '../orders/lines/draft-line.ts';

/** Where what was typed is stored for a reload; an exchange has its own. @param returnId of the exchange */
export const keysOf = (returnId: string | undefined) => ({
  form: returnId === undefined ? 'take-order' : `exchange-${returnId}`,
  draft: returnId === undefined ? 'take-order-lines' : `exchange-lines-${returnId}`,
});

/** The form before anything is typed. */
export const EMPTY_FORM = {
  mobile: '',
  name: '',
  email: '',
  province: '',
  city: '',
  otherCity: '',
  address: '',
  instructions: '',
};
export type PhoneForm = typeof EMPTY_FORM;

export const emptyDraft = (): PhoneDraft => ({
  key: newAttemptKey(),
  lines: [],
  paymentMethod: 'cash',
  address: null,
});

/** What the lines ask for: those whose quantity makes sense. */
export function toItems(lines: readonly DraftLine[]) {
  return lines.flatMap((line) => {
    const quantity = unitsOf(line);
    return quantity === null ? [] : [{ _id: line._id, quantity }];
  });
}

export function askCaller(mobile: string, signal: AbortSignal) {
  const path = `/api/v1/checkout/caller?mobile=${encodeURIComponent(mobile)}`;
  return requestAsStaff<Caller>('admin', path, { signal });
}

export function askQuote(
  lines: readonly DraftLine[],
  place: Pick<PhoneForm, 'province' | 'city' | 'otherCity'>,
  signal: AbortSignal,
) {
  const body = { items: toItems(lines), city: place.city === '' ? '' : cityOf(place) };
  return requestAsStaff<Quote>('admin', '/api/v1/checkout/quote', { method: 'POST', body, signal });
}

/** What the shop says of an order that was begun before a reload. */
export async function askAboutDraft(keys: ReturnType<typeof keysOf>, signal: AbortSignal) {
  const typed = { ...EMPTY_FORM, ...readValues(keys.form) };
  const lines = readStoredState(keys.draft, phoneDraftSchema)?.lines ?? [];
  const mobile = normaliseMobile(typed.mobile);
  const [caller, quote] = await Promise.all([
    mobile === null ? null : askCaller(mobile, signal),
    toItems(lines).length === 0 ? null : askQuote(lines, typed, signal),
  ]);
  return {
    caller: caller?.ok ? caller.value : null,
    quote: quote?.ok ? quote.value : null,
  };
}
