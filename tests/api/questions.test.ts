import { describe, expect, test } from 'vitest';
import type { StaffQuestion } from '../../shop/back-office/people/questions/responses.ts';
import { listQuestions } from '../../shop/customers/questions/queries.ts';
import { readWaiting } from '../../shop/orders/waiting/read-waiting.ts';
import { send } from '../support/customers.ts';
import { deliverTo, mailsTo, openMailbox } from '../support/mailbox.ts';
import { openTestShop, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const mailbox = openMailbox();
const shop = openTestShop();

const asker = { name: 'Sana', email: 'sana@example.com', question: 'Does the lid fit the small pan?' };

const ask = (id: string, changes: object = {}) =>
  send(shop.app, 'POST', `/api/v1/products/${id}/questions`, { body: { ...asker, ...changes } });
const list = async (staff: string, query = ''): Promise<StaffQuestion[]> =>
  (await requestAs(shop, staff, 'GET', `/api/v1/questions${query}`)).json().questions;
const answer = (staff: string, { _id, version }: StaffQuestion, text: string) =>
  requestAs(shop, staff, 'PUT', `/api/v1/questions/${_id}/answer`, { text, version });
const decline = (staff: string, { _id, version }: StaffQuestion, declined: boolean) =>
  requestAs(shop, staff, 'PUT', `/api/v1/questions/${_id}/declined`, { declined, version });
/** As the product's page has them. */
const shown = (id: string) => listQuestions(shop.database, id);

async function only(staff: string, query = '?view=all'): Promise<StaffQuestion> {
  const [question] = await list(staff, query);
  if (!question) throw new Error('No question is there.');
  return question;
}

describe('a question about a product', () => {
  test('is seen by nobody but staff before it is answered, and by everybody then, without the address', async () => {
    const staff = await signInAsAdmin(shop, 'Shop Editor');
    const { _id } = await stockProduct(shop.database);
    expect((await ask(_id)).statusCode).toBe(201);
    // A second click.
    expect((await ask(_id)).statusCode).toBe(201);
    expect(await list(staff)).toHaveLength(1);
    expect(await shown(_id)).toEqual([]);
    expect((await readWaiting(shop.database, 5)).questions).toBe(1);

    expect((await answer(staff, await only(staff), 'It does, from 20 cm.')).statusCode).toBe(200);
    const answered = { name: 'Sana', question: asker.question, answer: 'It does, from 20 cm.' };
    expect(await shown(_id)).toEqual([{ _id: expect.any(String), date: expect.any(String), ...answered }]);
    expect(await list(staff)).toEqual([]);
    expect((await readWaiting(shop.database, 5)).questions).toBe(0);
  });

  test('is declined and taken up again, and is shown or not at once', async () => {
    const staff = await signInAsAdmin(shop);
    const { _id } = await stockProduct(shop.database);
    await ask(_id);
    await answer(staff, await only(staff), 'It does.');
    expect(await shown(_id)).toMatchObject([{ answer: 'It does.' }]);
    expect((await decline(staff, await only(staff), true)).json()).toMatchObject({
      question: { declined: true },
    });
    expect(await shown(_id)).toEqual([]);
    expect(await list(staff, '?view=declined')).toHaveLength(1);
    await decline(staff, await only(staff), false);
    expect(await shown(_id)).toMatchObject([{ answer: 'It does.' }]);
    const log = await requestAs(shop, staff, 'GET', '/api/v1/audit-log?kind=question');
    expect(log.json().entries.map(({ action }: { action: string }) => action)).toEqual([
      'took up again',
      'declined',
      'answered',
    ]);
  });

  test('that two answer at once is answered once, and the second sees the first one’s answer', async () => {
    const staff = await signInAsAdmin(shop);
    const { _id } = await stockProduct(shop.database);
    await ask(_id);
    const question = await only(staff);
    const answers = await Promise.all([answer(staff, question, 'Yes.'), answer(staff, question, 'No.')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    expect(refused.data.current.answer.text).toBe((await only(staff)).answer?.text);
  });

  test('is refused with its fields, for a product that is gone, and where too many wait', async () => {
    const { _id } = await stockProduct(shop.database);
    const refused = await ask(_id, { name: '', email: 'nobody', question: 'x'.repeat(501) });
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields)).toEqual(['name', 'email', 'question']);
    expect((await ask('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
    for (let number = 1; number <= 30; number += 1) await ask(_id, { question: `Number ${number}?` });
    expect((await ask(_id, { question: 'One more?' })).json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

describe('who asked a question', () => {
  test('is told once by mail, with the answer and not the question, and not again when it is changed', async () => {
    const staff = await signInAsAdmin(shop);
    const { _id, name } = await stockProduct(shop.database);
    await ask(_id, { question: 'Buy at evil.example!' });
    await answer(staff, await only(staff), 'We sell it here.');
    await answer(staff, await only(staff), 'We sell it here alone.');
    await deliverTo(mailbox, shop);
    const mails = mailsTo(mailbox, asker.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`Subject: Your question about ${name}`);
    expect(mails[0]).toContain('We sell it here alone.');
    expect(mails[0]).not.toContain('evil');
  });

  test('without an address is told by the page alone', async () => {
    const staff = await signInAsAdmin(shop);
    const { _id } = await stockProduct(shop.database);
    await ask(_id, { email: '' });
    await answer(staff, await only(staff), 'Yes.');
    const waiting = await shop.database.selectFrom('outbox').selectAll().execute();
    expect(waiting.filter(({ kind }) => kind === 'question-answered')).toEqual([]);
  });
});
