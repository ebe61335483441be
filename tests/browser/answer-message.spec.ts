import { randomUUID } from 'node:crypto';
import { answerMessage } from '../../shop/back-office/people/messages/settle-message.ts';
import { openAsAdmin } from './support/staff.ts';
import { expect, test } from './support/test.ts';

// The browser tells of the answer that comes too late.
test.use({ expectedOutput: [/409 \(Conflict\)/] });

test('who answers a message second sees the first answer above the own text, which is kept and can be sent', {
  tag: '@desktop',
}, async ({ page, database }) => {
  const id = randomUUID();
  const message = `Is the degchi back? ${id}`;
  await database
    .insertInto('contact_messages')
    .values({ id, name: 'Bilal', email: 'bilal@example.com', message })
    .execute();
  await openAsAdmin(page, database, 'Shop Editor');
  await page.goto(`/dashboard/messages?search=${id}`);
  await page.getByRole('link', { name: 'Bilal' }).click();
  await expect(page.getByText(message)).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.type('It is back.');

  const other = { kind: 'admin', id: randomUUID(), name: 'Omar' } as const;
  await answerMessage(database, id, { text: 'On Monday.', way: 'mail', version: 1 }, other);
  await page.getByRole('button', { name: 'Send by mail' }).click();
  await expect(page.getByRole('region', { name: 'Answers' })).toContainText('On Monday.');
  await expect(page.getByText('Omar was here in the meantime.')).toBeVisible();
  await expect(page.getByLabel('Answer once more')).toHaveValue('It is back.');
  await page.getByRole('button', { name: 'Send by mail' }).click();
  await expect(page.getByRole('region', { name: 'Answers' })).toContainText('It is back.');
});
