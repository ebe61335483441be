/** What a short message says. The same sentences are the templates of WhatsApp and the texts of SMS (R428). */
import type { OrderEvent } from '../../rules.ts';
import type { StoreDetails } from '../../store-settings/types.ts';

/** What stands in a text for the order. All of it comes from the shop: nothing that a shopper typed is sent on. */
export const PLACEHOLDERS = [
  'number',
  'items',
  'pay',
  'amount',
  'courier',
  'tracking',
  'missing',
  'link',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
export type Values = Readonly<Record<Placeholder, string>>;

const TEXTS: Readonly<Record<OrderEvent, string>> = {
  placed: 'thank you for your order {number}, {pay}. You can follow it here: {link}',
  confirm: 'do you want order {number}: {items}, {pay}? Please confirm or cancel it, also here: {link}',
  reminder:
    'your order {number} waits for you: {items}, {pay}. Please confirm or cancel it, also here: {link}',
  confirmed: 'thank you, your order {number} is confirmed. We send it soon: {link}',
  sent: 'your order {number} is with {courier}, tracking number {tracking}, {pay}. Follow it here: {link}',
  delivered: 'your order {number} was delivered. Is something not right? See here: {link}',
  cancelled: 'your order {number} is cancelled, nothing will be delivered: {link}',
  released:
    'your order {number} was not {missing} in time, so we have cancelled it. Nothing is to pay: {link}',
  changed: 'your order {number} was changed, it is now {pay}: {link}',
  refunded: 'we have given back {amount} for your order {number}: {link}',
  'payment-failed': 'your payment of {amount} for order {number} did not go through. Try again here: {link}',
};

const PLACEHOLDER = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g');
const isPlaceholder = (name: string): name is Placeholder => PLACEHOLDERS.some((known) => known === name);

/** The longest value, in characters: WhatsApp takes 1024 for all of a text. */
const LONGEST_VALUE = 300;

/** One line without anything that WhatsApp refuses in a value: line breaks, tabs, many spaces, nothing at all. */
function tidy(value: string): string {
  const line = value.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return (line.length > LONGEST_VALUE ? `${line.slice(0, LONGEST_VALUE - 1)}…` : line) || '–';
}

/** The text of an event as an SMS, which begins with the shop's name. A value is never read as a placeholder. */
export function writeText(event: OrderEvent, values: Values, { name }: Pick<StoreDetails, 'name'>): string {
  const text = TEXTS[event].replace(PLACEHOLDER, (all, found: string) =>
    isPlaceholder(found) ? tidy(values[found]) : all,
  );
  return `${name}: ${text}`;
}

/** The values of an event's template, in the order in which its text names them. */
export function templateValues(event: OrderEvent, values: Values): string[] {
  return [...TEXTS[event].matchAll(PLACEHOLDER)].flatMap(([, found = '']) =>
    isPlaceholder(found) ? [tidy(values[found])] : [],
  );
}

/** The text to register with WhatsApp as an event's template: {{1}}, {{2}} … stand for its values. */
export function templateText(
  event: OrderEvent,
  { name, phone }: Pick<StoreDetails, 'name' | 'phone'>,
): string {
  let number = 0;
  const text = TEXTS[event].replace(PLACEHOLDER, () => {
    number += 1;
    return `{{${number}}}`;
  });
  return `Assalam o Alaikum from ${name}: ${text}\nQuestions? Call ${phone}.`;
}
