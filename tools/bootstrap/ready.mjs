import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { portalNode, requireNode } from './node.mjs';

/**
 * Installs and builds what a fresh clone lacks. Answers the Node that runs the portal.
 * @param {'portal' | 'everything'} size what has to be installed
 * @param {import('./build.mjs').ServerBuild | 'as-built'} server what the build of the server has in it
 */
export async function readyNode(size, server = 'whole') {
  requireNode();
  await ensureInstalled(size);
  const node = portalNode();
  await ensureBuilt(node, server);
  return node;
}
