import { expect, test } from './support/test.ts';

test('a toast is at the top right, lasts five seconds, and waits while it is hovered', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/products/category/Kitchen');
  await page
    .getByRole('button', { name: /^ADD TO CART/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Close the cart' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Item Added to Cart' });
  // The library closes a toast when the animation of its progress bar has ended.
  const progress = page.getByRole('progressbar', { name: 'notification timer', includeHidden: true }).first();
  // Held from the first moment, so that a slow machine can look at it as long as it needs. What hovers while it still
  // slides in does not hold it: the library lets it run when it has arrived.
  await expect(async () => {
    await page.mouse.move(5, 600);
    await toast.hover();
    await expect(progress).toHaveCSS('animation-play-state', 'paused', { timeout: 500 });
  }).toPass();

  const box = await toast.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y).toBeLessThan(140);
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThan(40);

  await expect(progress).toHaveCSS('animation-duration', '5s');
  await page.mouse.move(5, 600);
  await expect(progress).toHaveCSS('animation-play-state', 'running');
  await expect(toast).toBeHidden({ timeout: 10_000 });
});
