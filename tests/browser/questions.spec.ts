import { expectAccessible } from './support/axe.ts';
import { fillSampleCategory, sampleToReview } from './support/sample-category.ts';
import { openAsAdmin } from './support/staff.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ database }) => fillSampleCategory(database));

test('what a shopper asks by keyboard stands answered on the page for everybody once staff have answered', async ({
  page,
  context,
  database,
}, { project }) => {
  const { id } = sampleToReview(13);
  const asked = `Does it rust? ${project.name}`;
  await page.goto(`/product/${id}`);
  const block = page.getByRole('region', { name: 'Questions and Answers' });
  const opener = block.getByRole('button', { name: 'Ask a Question' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('form', { name: 'Ask a question' });
  await form.getByLabel('Question').fill(asked);
  await form.getByRole('button', { name: 'Send the Question' }).click();
  await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Name').fill('Sana');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(block.getByRole('alert')).toHaveText('Thank you. We answer on our next working day.');
  await expect(opener).toBeFocused();
  await expect(block).not.toContainText(asked);

  const desk = await context.newPage();
  await openAsAdmin(desk, database, 'Shop Editor');
  await desk.goto(`/dashboard/questions?search=${encodeURIComponent(asked)}`);
  await desk.getByRole('button', { name: /^Answer Sana’s question/ }).click();
  await desk.getByRole('dialog').getByLabel('Answer').fill('Not if you dry it.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(desk.getByText('The answer stands on the product’s page.')).toBeVisible();

  await page.reload();
  await expect(block).toContainText(asked);
  await expect(block).toContainText('Not if you dry it.');
});
