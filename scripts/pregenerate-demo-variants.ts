import { pregenerateDemoVariants } from '../shop/media/pregenerate-demo-variants.ts';

/** Part of the build (launcher/build-shop.mjs); a shop without the demo catalogue shows none of them. */
if (process.env.DEMO_CATALOGUE !== 'off') await pregenerateDemoVariants();
