import { type CheckoutCities, cityOf } from '../../../shop/fields/cities.ts';
import type { DraftLine } from '../../../shop/orders/editing/schemas.ts';
import type { Caller, Quote } from '../../../shop/orders/phone/responses.ts';
import type { PhoneDraft } from '../../../shop/orders/phone/schemas.ts';
import { newAttemptKey } from '../../cart/order-attempt.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { unitsOf } from '../orders/lines/draft-line.ts';

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
  coupon: '',
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
  { lines, coupon }: Pick<PhoneDraft, 'lines' | 'coupon'>,
  place: Pick<PhoneForm, 'province' | 'city' | 'otherCity'>,
  cities: CheckoutCities,
  signal: AbortSignal,
) {
  const code = coupon.trim();
  const city = place.city === '' ? '' : cityOf(place, cities);
  const body = { items: toItems(lines), city, ...(code !== '' && { coupon: code }) };
  return requestAsStaff<Quote>('admin', '/api/v1/checkout/quote', { method: 'POST', body, signal });
}
