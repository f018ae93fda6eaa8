import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { portalNode, requireNode } from './node.mjs';

/**
 * Installs and builds what a fresh clone lacks. Answers the Node that runs the portal.
 * @param {'portal' | 'everything'} size what has to be installed
 */
export async function readyNode(size) {
  requireNode();
  await ensureInstalled(size);
  const node = portalNode();
  await ensureBuilt(node);
  return node;
}
