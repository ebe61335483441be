import { setTimeout as delay } from 'node:timers/promises';
import type { ShopProcess } from '../chaos/shop-process.ts';

/** How long a shop may take to open (milliseconds). */
const PATIENCE = 300_000;

/** Waits until the shop answers. @throws Error with what it printed, where it does not open */
export async function untilOpen({ address, output }: ShopProcess): Promise<void> {
  const limit = performance.now() + PATIENCE;
  while (performance.now() < limit) {
    const response = await fetch(`${address}/readyz`).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await delay(50);
  }
  throw new Error(`The shop did not open. It said:\n${output()}`);
}
