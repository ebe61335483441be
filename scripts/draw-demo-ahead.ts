import { drawDemoAhead } from '../shop/media/draw-demo-ahead.ts';

/** Part of the build (launcher/build-shop.mjs). */
await drawDemoAhead();
