import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

/** Where the typing begins in the form that edits an order, which the address says (`?begin=address`). */
export type EditBeginning = 'quantity' | 'product' | 'address' | 'delivery';

const FIELDS = {
  quantity: '[type="number"]',
  product: '[role="combobox"]',
  address: '[name="address"]',
  delivery: '[name="shippingReason"]',
} as const satisfies Record<EditBeginning, string>;

const isBeginning = (text: string | null): text is EditBeginning => text !== null && text in FIELDS;

/** Puts the focus on what the address names, its text selected, once the form is there. */
export function useEditBeginning(
  form: React.RefObject<HTMLFormElement | null>,
  waiveDelivery: () => void,
): void {
  const begin = useSearchParams()[0].get('begin');
  const start = useEffectEvent(() => {
    if (!isBeginning(begin)) return;
    if (begin === 'delivery') waiveDelivery();
    else focusOn(form.current, begin);
  });
  useEffect(() => start(), []);
}

/** Selects the text of the first field of that kind, to be typed over. */
export function focusOn(form: HTMLFormElement | null, begin: EditBeginning): void {
  const field = form?.querySelector(FIELDS[begin]);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.select();
}
