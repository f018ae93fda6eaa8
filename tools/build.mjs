// `npm run build`: the pages, when their sources changed.
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { portalNode, requireNode } from './bootstrap/node.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt(portalNode());
