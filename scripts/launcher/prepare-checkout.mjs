import { buildShop, isBuilt } from './build-shop.mjs';
import { findNode, installedNode } from './find-node.mjs';
import { areInstalled, installPackages } from './install-packages.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

/**
 * The beginning of every command: a Node that is new enough, and the packages. Where all is there nothing is written, so
 * that a read-only checkout will do. @returns the path of Node
 * @param {{ build?: boolean }} [needs] whether the built shop is needed, too
 */
export async function prepareCheckout({ build = false } = {}) {
  const found = await installedNode();
  if (found && areInstalled() && (!build || isBuilt())) return found;
  return oneAtATime(async () => {
    const node = await findNode();
    await installPackages(node);
    if (build) await buildShop(node);
    return node;
  });
}
