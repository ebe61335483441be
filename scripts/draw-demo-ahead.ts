import { drawDemoAhead } from '../shop/media/draw-demo-ahead.ts';

/** Part of the build (launcher/build-shop.mjs); a shop without the demo catalogue shows none of them. */
if (process.env.DEMO_CATALOGUE !== 'off') await drawDemoAhead();
