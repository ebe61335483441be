import { rm } from 'node:fs/promises';
import { openGraphImageFolder } from './store-open-graph-image.ts';

/** Takes the picture that was shared with a product's link away, after the product is deleted. */
export async function removeOpenGraphImage(dataDir: string, productId: string): Promise<void> {
  await rm(openGraphImageFolder(dataDir, productId), { recursive: true, force: true });
}
