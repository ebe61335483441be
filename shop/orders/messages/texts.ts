/**
 * What a short message says. The shop's own sentences are the templates of WhatsApp, which are approved there as they are;
 * of an SMS they are the owner's to change (R428, R612).
 */

import { kindOf } from '../../notifications/rules.ts';
import type { OrderEvent } from '../../rules.ts';
import { MESSAGE_KINDS } from '../../settings/message-texts/kinds/rules.ts';
import { fillShort } from '../../settings/message-texts/rules.ts';
import type { OwnTexts } from '../../settings/message-texts/types.ts';
import type { StoreDetails } from '../../settings/store-settings/types.ts';

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

const PLACEHOLDER = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g');
const isPlaceholder = (name: string): name is Placeholder => PLACEHOLDERS.some((known) => known === name);

/** The longest value, in characters: WhatsApp takes 1024 for all of a text. */
const LONGEST_VALUE = 300;

/** One line without anything that WhatsApp refuses in a value: line breaks, tabs, many spaces, nothing at all. */
function tidy(value: string): string {
  const line = value.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return (line.length > LONGEST_VALUE ? `${line.slice(0, LONGEST_VALUE - 1)}…` : line) || '–';
}

/** The shop's own text of an event. */
const textOf = (event: OrderEvent) => MESSAGE_KINDS[kindOf(event)].short?.text ?? '';

/**
 * The text of an event as an SMS, which begins with the shop's name. A value is never read as a placeholder.
 * @param own the owner's words, where there are any
 */
export function writeText(
  event: OrderEvent,
  values: Values,
  { name }: Pick<StoreDetails, 'name'>,
  own: Pick<OwnTexts, 'sms'> = { sms: null },
): string {
  const tidied = Object.fromEntries(
    PLACEHOLDERS.map((placeholder) => [placeholder, tidy(values[placeholder])]),
  );
  return fillShort(kindOf(event), own, tidied, name);
}

/** The values of an event's template, in the order in which its text names them. */
export function templateValues(event: OrderEvent, values: Values): string[] {
  return [...textOf(event).matchAll(PLACEHOLDER)].flatMap(([, found = '']) =>
    isPlaceholder(found) ? [tidy(values[found])] : [],
  );
}

/** The text to register with WhatsApp as an event's template: {{1}}, {{2}} … stand for its values. */
export function templateText(
  event: OrderEvent,
  { name, phone }: Pick<StoreDetails, 'name' | 'phone'>,
): string {
  let number = 0;
  const text = textOf(event).replace(PLACEHOLDER, () => {
    number += 1;
    return `{{${number}}}`;
  });
  return `Assalam o Alaikum from ${name}: ${text}\nQuestions? Call ${phone}.`;
}
