import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { portalNode, requireNode } from './node.mjs';

/** Installs and builds what a fresh clone lacks. Answers the Node that runs the portal. */
export async function readyNode() {
  requireNode();
  await ensureInstalled();
  const node = portalNode();
  await ensureBuilt(node);
  return node;
}
