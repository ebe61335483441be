import type { Page } from '@playwright/test';
import { openAsAdmin, placeOrder } from './support/staff.ts';
import { expect } from './support/test.ts';
import { testWithCourier as test } from './support/test-with-courier.ts';

// One person goes through a whole day.
test.setTimeout(120_000);

const MOBILE = '0314-4440001';

/** All that hands type, so that it can be said that nothing of it was known. What a scanner types is not among it. */
function watchHands({ keyboard }: Page) {
  const typed: string[] = [];
  const note = (text: string) => {
    typed.push(text);
    return text;
  };
  return { typed, note, type: (text: string) => keyboard.type(note(text)) };
}

test('a day of a shop: from the calls over parcels and returns to the courier’s money, and nothing is typed twice', {
  tag: '@desktop',
}, async ({ page, database, courier }) => {
  const ayesha = await placeOrder(page, database, 'Ayesha Khan', MOBILE);
  const bilal = await placeOrder(page, database, 'Bilal Ahmed', '0314-4440002');
  const hira = await placeOrder(page, database, 'Hira Malik', '0314-4440003');
  await openAsAdmin(page, database, 'Shop Manager');
  courier.parcels = [];
  const hands = watchHands(page);
  /** Units on all shelves. */
  const inStock = async () => {
    const rows = await database.selectFrom('stock').select('quantity').execute();
    return rows.reduce((sum, { quantity }) => sum + quantity, 0);
  };
  const morning = (await inStock()) + 3;
  const fulfilment = page.getByRole('region', { name: 'Fulfilment' });

  await test.step('two customers confirm, one says no, by one key each', async () => {
    await page.goto('/dashboard/confirm-orders');
    for (const [order, key, done] of [
      [ayesha, 'c', 'is confirmed'],
      [bilal, 'c', 'is confirmed'],
      [hira, 'x', 'is cancelled'],
    ] as const) {
      await expect(page.getByRole('article', { name: `Order ${order.number}` })).toBeVisible();
      await page.keyboard.press(key);
      if (key === 'x') await page.getByRole('button', { name: 'Cancel the order' }).click();
      await expect(
        page.getByRole('status').filter({ hasText: `Order ${order.number} ${done}.` }),
      ).toBeVisible();
    }
    await expect(page.getByText('Nothing waits to be confirmed.')).toBeVisible();
    expect(await inStock()).toBe(morning - 2);
  });

  await test.step('one wants three instead of one', async () => {
    await page.goto(`/dashboard/order/${ayesha.id}/edit`);
    await page.getByRole('spinbutton').fill(hands.note('3'));
    await page.getByRole('button', { name: 'Review the changes' }).click();
    const review = page.getByRole('dialog', { name: `Change order ${ayesha.number}?` });
    await review.getByRole('button', { name: 'Save the changes' }).click();
    await expect(page).toHaveURL(`/dashboard/order/${ayesha.id}`);
    expect(await inStock()).toBe(morning - 4);
  });

  const called = await test.step('one calls, and is known by the mobile', async () => {
    await page.goto('/dashboard/take-order');
    await expect(page.getByLabel('Mobile')).toBeFocused();
    await hands.type(MOBILE);
    await expect(page.getByRole('radio', { name: /Ayesha Khan, House 12/ })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Add a product' })).toBeFocused();
    await hands.type('kettle');
    const best = page.getByRole('listbox').getByRole('option').first();
    await expect(best).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('spinbutton')).toBeFocused();
    const total = page.getByRole('definition').last();
    await expect(total).toContainText('Rs.');
    const forOne = await total.innerText();
    await hands.type('2');
    await expect(total).not.toHaveText(forOne);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(/^Order \d+ is placed\./)).toBeVisible();
    const taken = await database
      .selectFrom('orders')
      .select(['id', 'number', 'address', 'total_paisa'])
      .where('source', '=', 'phone')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(taken.address).toBe('House 12, Street 4');
    return taken;
  });
  const parcels = [ayesha, bilal, called];

  await test.step('the three are packed together, and their labels are printed', async () => {
    await page.goto('/dashboard/view-orders?stage=to-pack');
    for (const { number } of parcels) await page.getByLabel(`Select order ${number}`).check();
    const bar = page.getByRole('region', { name: 'Chosen orders' });
    await expect(bar).toContainText('3 orders chosen');
    await bar.getByRole('button', { name: 'Move to next step …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move the chosen orders to their next step' });
    await dialog.getByRole('button', { name: 'Change 3 orders' }).click();
    await expect(dialog.getByRole('status')).toContainText('3 now “Packed”');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await bar.getByRole('link', { name: 'Labels' }).click();
    await expect(page.getByRole('article', { name: /^Label of order/ })).toHaveCount(3);
  });

  await test.step('each is booked with the courier, once', async () => {
    for (const [index, { id }] of parcels.entries()) {
      await page.goto(`/dashboard/order/${id}`);
      await page.getByRole('button', { name: 'Book with PostEx' }).click();
      await expect(page.getByText(/^Collects|Booked by/)).toBeVisible();
      expect(courier.parcels).toHaveLength(index + 1);
    }
  });
  const numbers = courier.parcels.map(({ trackingNumber }) => trackingNumber);
  const [ayeshas = '', bilals = '', calleds = ''] = numbers;

  await test.step('the scanner hands them over', async () => {
    await page.goto('/dashboard/scan?mode=hand-over');
    await expect(page.getByLabel('Number of the order or of the courier')).toBeFocused();
    await page.keyboard.type(numbers.map((number) => `${number}\n`).join(''));
    await expect(page.getByRole('region', { name: 'Latest scan' })).toContainText(
      `Order ${called.number} is now “With courier”.`,
    );
    const earlier = page.getByRole('region', { name: 'Earlier scans' });
    for (const { number } of [ayesha, bilal]) {
      await expect(earlier).toContainText(`Order ${number} is now “With courier”.`);
    }
  });

  await test.step('two are delivered; one is refused, comes back and is counted in', async () => {
    for (const { id } of [ayesha, called]) {
      await page.goto(`/dashboard/order/${id}`);
      await expect(fulfilment.getByText('With courier', { exact: true })).toBeVisible();
      await page.keyboard.press('d');
      await expect(fulfilment.getByText(/^Delivered \d/)).toBeVisible();
    }
    await page.goto(`/dashboard/order/${bilal.id}`);
    await expect(fulfilment.getByText('With courier', { exact: true })).toBeVisible();
    for (const [key, place] of [
      ['r', 'Refused at the door'],
      ['b', 'Coming back'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(fulfilment.getByText(place, { exact: true })).toBeVisible();
    }
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: `Count order ${bilal.number} back in` });
    await dialog.getByLabel('Damaged').press('Enter');
    await expect(fulfilment.getByText('Back in the shop', { exact: true })).toBeVisible();
    expect(await inStock()).toBe(morning - 5);
  });

  await test.step('one of the three comes back after all', async () => {
    await page.goto(`/dashboard/order/${ayesha.id}`);
    const panel = page.getByRole('region', { name: 'Returns and refunds' });
    await panel.getByRole('button', { name: 'Open a return …' }).click();
    const asking = page.getByRole('dialog', { name: `Return of order ${ayesha.number}` });
    await asking.getByLabel('Why').selectOption('Changed their mind');
    await asking.getByLabel('Comes back').fill(hands.note('1'));
    await asking.getByRole('button', { name: 'It has arrived' }).click();
    const parcel = page.getByRole('dialog', { name: 'What is in the parcel?' });
    await expect(parcel.getByLabel('Whole')).toHaveValue('1');
    await parcel.getByRole('button', { name: 'Count it in' }).click();
    await expect(panel).toContainText('1 whole');
    expect(await inStock()).toBe(morning - 4);
  });

  await test.step('the courier’s sheet has two faults, and both are seen', async () => {
    const collected = (number: string) =>
      Number(courier.parcels.find(({ trackingNumber }) => trackingNumber === number)?.booking.invoicePayment);
    expect(collected(calleds) * 100).toBe(Number(called.total_paisa));
    const rows = [
      [ayeshas, collected(ayeshas) - 100],
      [calleds, collected(calleds)],
      [bilals, 0],
      ['F-1', 500],
    ] as const;
    const text = rows
      .map(([number, cash]) => `${number},"Rs. ${cash}",100,${cash - 100},22/11/2026\n`)
      .join('');
    await page.goto('/dashboard/money/sheet');
    await page.getByLabel('Courier').selectOption('PostEx');
    await page.getByLabel('Sheet, CSV or XLSX').setInputFiles({
      name: 'postex.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Tracking No,COD Amount,Charges,Net Payable,Payment Date\n${text}`),
    });
    await expect(page.getByText('4 parcels, 2 faults. Nothing is stored yet.')).toBeVisible();
    for (const [number, verdict] of [
      [ayeshas, 'Short-paid'],
      [calleds, 'Paid in full'],
      [bilals, 'Charges only'],
      ['F-1', 'Unknown number'],
    ] as const) {
      await expect(page.getByRole('row').filter({ hasText: number })).toContainText(verdict);
    }
    await page.getByRole('button', { name: 'Book anyway (2 faults)' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: /^PostEx, \d+ [A-Z][a-z]{2} \d{4}$/ }),
    ).toBeVisible();
  });

  await test.step('what is missing is due, and the ledger comes to 0', async () => {
    await page.goto('/dashboard/money');
    await expect(page.getByRole('row').filter({ hasText: ayeshas })).toContainText('Rs. 100');
    await expect(page.getByRole('row').filter({ hasText: calleds })).toHaveCount(0);
    await page.getByRole('link', { name: 'Settlements' }).first().click();
    await expect(page.getByText('All entries come to Rs. 0', { exact: true })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Unclear payments −Rs\. / })).toBeVisible();
  });

  await test.step('nothing was typed twice', async () => {
    const { typed } = hands;
    expect(new Set(typed).size).toBe(typed.length);
    // A mobile is typed once to find who calls; of all else that the shop knew nothing was.
    const known = [...numbers, ayesha, bilal, hira].flatMap((one) =>
      typeof one === 'string' ? one : [String(one.number), one.total, one.total.replaceAll(',', '')],
    );
    expect(typed.filter((text) => known.includes(text) || /House|Khan|Karachi/.test(text))).toEqual([]);
    expect(typed).toEqual(['3', MOBILE, 'kettle', '2', '1']);
  });
});
