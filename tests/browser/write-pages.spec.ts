import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openAsAdmin } from './support/staff.ts';
import { expect, test } from './support/test.ts';

// The browser itself logs an answer of 409 to the console.
test.use({ expectedOutput: [/status of 409/] });

/** Pastes what another program put onto the clipboard, as a browser hands it over. */
async function paste(page: Page, name: string, data: Record<string, string>): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).evaluate((element, kinds) => {
    const clipboardData = new DataTransfer();
    for (const [kind, text] of Object.entries(kinds)) clipboardData.setData(kind, text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);
}

const HOSTILE = `<meta charset="utf-8"><style>p{color:red}</style><script>document.title='ran'</script>
<h2 onclick="document.title='ran'">Shipping <i>abroad</i></h2>
<p style="position:fixed">By <b>sea</b>, <a href="javascript:document.title='ran'">or</a> <a href="https://elsewhere.example/">by air</a>.</p>
<img src="x" onerror="document.title='ran'"><iframe src="https://elsewhere.example/"></iframe>
<svg onload="document.title='ran'"><text>no</text></svg><ul><li>One</li><li>Two<ul><li>Deep<ul><li>Deeper</li></ul></li></ul></li></ul>`;

test('the owner writes a page, looks at it, publishes it, and brings the former one back', {
  tag: '@desktop',
}, async ({ page, database, openScreen }) => {
  await openAsAdmin(page, database, 'Shop Manager');
  const shopper = await openScreen();
  await page.goto('/dashboard/pages');
  await page.getByRole('link', { name: 'FAQs', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Questions and answers', exact: true });
  await expect(text).toContainText('3-5 business days');

  // Written by keyboard alone.
  const toolbar = page.getByRole('toolbar', { name: 'Tools: Questions and answers' });
  const topic = toolbar.getByRole('button', { name: 'Topic' });
  await text.focus();
  await expect(topic).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+End');
  // A browser tells the editor of a moved caret a little later.
  await expect(topic).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await page.keyboard.type('## Gifts');
  await page.keyboard.press('Enter');
  await page.keyboard.type('### Do you wrap gifts?');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Yes, ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('for nothing');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('. Call ');
  await page.keyboard.press('Shift+Tab');
  await expect(toolbar.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('End');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft');
  await expect(toolbar.getByRole('button', { name: 'Value of the shop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Phone number, as a link/ }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type('.');

  await page.getByRole('button', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByText('Do you wrap gifts?').click();
  await expect(frame.locator('details[open]')).toContainText('Yes, for nothing. Call 0300-1234567.');
  await page.getByText('Screen, 1440 px').click();
  await expect(page.locator('iframe')).toHaveAttribute('width', '1440');
  await expect(frame.getByText('Do you wrap gifts?')).toBeVisible();
  await shopper.goto('/FAQ-Page');
  await expect(shopper.getByText('Do you wrap gifts?')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The page is published.').first()).toBeVisible();
  await shopper.reload();
  await shopper.getByText('Do you wrap gifts?').click();
  const answer = shopper.locator('details[open]');
  await expect(answer.getByRole('link', { name: '0300-1234567' })).toHaveAttribute('href', 'tel:03001234567');
  await expect(answer.locator('strong')).toHaveText('for nothing');

  await page.getByRole('button', { name: 'Put it back to the start' }).click();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByText('The earlier text is back.').first()).toBeVisible();
  await expect(text).not.toContainText('Do you wrap gifts?');
  await shopper.reload();
  await expect(shopper.getByText('Do you wrap gifts?')).toHaveCount(0);
});

test('the editors of a page are there with its form, and move nothing below them', {
  tag: '@phone',
}, async ({ page, database }) => {
  await openAsAdmin(page, database, 'Shop Manager');
  await page.goto('/dashboard/pages');
  const address = await page.getByRole('link', { name: 'FAQs', exact: true }).getAttribute('href');
  await page.addInitScript(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const look = () => {
      const history = document.querySelector('section[aria-label="History"]');
      if (history) tops.push(Math.round(history.getBoundingClientRect().top + scrollY));
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(address ?? '');
  await expect(page.getByRole('toolbar', { name: 'Tools: Questions and answers' })).toBeVisible();
  const tops = await page.evaluate(async () => {
    // A frame that has seen the tools.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return 'tops' in window && Array.isArray(window.tops) ? window.tops : [];
  });
  expect(new Set(tops).size).toBe(1);
});

test('what is pasted from elsewhere is text, headings, lists and safe links, and runs nothing', {
  tag: '@desktop',
}, async ({ page, database }) => {
  await openAsAdmin(page, database, 'Shop Manager');
  await page.goto('/dashboard/new-page/page');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await page.getByLabel('Title').fill('Shipping abroad');
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Abroad');
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('shipping-abroad');
  await text.focus();
  await paste(page, 'Text', { 'text/html': HOSTILE, 'text/plain': 'Shipping' });
  await expect(text.getByRole('heading', { name: 'Shipping abroad' })).toBeVisible();
  await expect(
    text.locator('script, style, iframe, svg, img[src="x"], [onclick], [style*="fixed"]'),
  ).toHaveCount(0);
  await expect(text.getByRole('link')).toHaveText(['by air']);
  await expect(text).not.toContainText('color:red');
  await paste(page, 'Text', { 'text/plain': '<script>typed()</script>' });

  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('The draft is saved.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The page is published.').first()).toBeVisible();
  await page.goto('/pages/shipping-abroad');
  await expect(page).toHaveTitle('Shipping abroad | Saman');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'by air' })).toHaveAttribute(
    'href',
    'https://elsewhere.example/',
  );
  await expect(main).toContainText('Deeper');
  await expect(main).toContainText('<script>typed()</script>');
  await expect(main.locator('script, iframe, [onclick], [onerror]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Shipping abroad' })).toBeVisible();
});

test('of two who write one page the slower one is told, and what they typed stays', {
  tag: '@phone',
}, async ({ page, database, openScreen }) => {
  await openAsAdmin(page, database, 'Shop Manager');
  await page.goto('/dashboard/page/return-policy');
  const lead = page.getByLabel('Below the heading');
  await lead.fill('Mine.');

  const colleague = await openScreen();
  const name = await openAsAdmin(colleague, database, 'Shop Manager');
  await colleague.goto('/dashboard/page/return-policy');
  // The editors of the texts come a moment later, and move what stands below them.
  await expect(colleague.getByRole('textbox', { name: 'Below it' })).toBeVisible();
  await colleague.getByLabel('Below the heading').fill('Theirs.');
  await colleague.getByRole('button', { name: 'Save draft' }).click();
  await expect(colleague.getByText('The draft is saved.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert').filter({ hasText: `${name} changed this` })).toBeVisible();
  await expect(lead).toHaveValue('Mine.');
  await page.reload();
  await expect(page.getByText('What you typed here is back.')).toBeVisible();
  await expect(lead).toHaveValue('Mine.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('The page is published.').first()).toBeVisible();
  await page.goto('/return-policy');
  await expect(page.getByText('Mine.')).toBeVisible();
});
