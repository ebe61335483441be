import { answerAsCustomer } from '../../../shop/orders/confirmation/answer-as-customer.ts';
import { writePayload } from '../../../shop/orders/messages/button-payload.ts';
import type { PressedButton } from '../../../shop/orders/messages/schemas.ts';
import { takeButton } from '../../../shop/orders/messages/take-whatsapp-events.ts';
import { changeOwnOrder } from '../../../shop/orders/own-changes/change-own-order.ts';
import { changeOwnOrderSchema } from '../../../shop/orders/own-changes/schemas.ts';
import type { Command } from './commands.ts';
import type { SeenOrder } from './read-database.ts';
import type { Till } from './till.ts';
import { wordOf } from './with-order.ts';

const PLACES = {
  Karachi: { province: 'Sindh', city: 'Karachi' },
  Lahore: { province: 'Punjab', city: 'Lahore' },
} as const;

type ByPage = Extract<Command, { kind: 'own-change' | 'own-answer' }>;

/** What a customer does by the order's page, in a tab that shows the order as it was before the round. */
export async function doByPage({ shop }: Till, order: SeenOrder, command: ByPage): Promise<string> {
  const { database, settings } = shop;
  const { id: orderId, version, lines } = order;
  if (command.kind === 'own-answer') {
    const { answer, by } = command;
    return wordOf(await answerAsCustomer(database, { orderId, answer, by }));
  }
  const [first] = lines;
  const wanted = changeOwnOrderSchema.parse({
    version,
    lines: first ? [{ lineNumber: first.number, quantity: command.units }] : [],
    place: command.city && { ...PLACES[command.city], address: 'House 9, Mall Road', instructions: '' },
  });
  return wordOf(await changeOwnOrder(database, orderId, wanted, settings));
}

type OfButton = Extract<
  Command,
  { kind: 'button' | 'button-again' | 'stranger-button' | 'old-button' | 'button-of-nothing' }
>;

const STRANGER = '923119999999';
const WEEKS_AGO = 15 * 24 * 60 * 60_000;
let presses = 0;

/** WhatsApp tells that a button was pressed. @returns in a word what came of it; null where nobody has such a message */
export async function pressButton({ shop, messenger, pressed }: Till, command: OfButton) {
  const { database } = shop;
  if (command.kind === 'button-again') {
    const [before] = pressed.toReversed().slice(command.nth);
    return before ? ((await takeButton(database, before)) ?? 'ok') : null;
  }
  const [question] = messenger.asked.toReversed().slice(command.nth);
  if (!question) return null;
  presses += 1;
  const press: PressedButton = {
    from: command.kind === 'stranger-button' ? STRANGER : question.mobile.replace('+', ''),
    id: `wamid.pressed.${presses}`,
    timestamp: new Date(Date.now() - (command.kind === 'old-button' ? WEEKS_AGO : 0)),
    type: 'button',
    button: {
      payload: writePayload(
        command.answer,
        command.kind === 'button-of-nothing' ? crypto.randomUUID() : question.answerKey,
      ),
    },
  };
  const word = (await takeButton(database, press)) ?? 'ok';
  pressed.push(press);
  return word;
}
