import { findNode } from './find-node.mjs';
import { installPackages } from './install-packages.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

/**
 * The beginning of every command: a Node that is new enough, and the packages. @returns the path of Node
 * @param {(node: string) => Promise<void>} [more] further preparation, such as the build
 */
export function prepareCheckout(more = async () => {}) {
  return oneAtATime(async () => {
    const node = await findNode();
    await installPackages(node);
    await more(node);
    return node;
  });
}
