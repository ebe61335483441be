import { type StandIn, settingsFor, startStandIn } from '../../support/courier-stand-in/start-stand-in.ts';
import { openBuiltShop } from './open-shop.ts';
import { test } from './test.ts';

/** `test` against another shop, which nobody else visits, and whose parcels are booked with a stand-in for PostEx. */
export const testWithCourier = test.extend<object, { courier: StandIn }>({
  courier: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures it has to make.
    async ({}, use) => {
      const courier = await startStandIn('PostEx');
      await use(courier);
      await courier.stop();
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ courier }, use) => {
      const shop = await openBuiltShop(settingsFor({ PostEx: courier.url }));
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
});
