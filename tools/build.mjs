// `npm run build`: the pages and the server, when their sources changed.
import { readyNode } from './bootstrap/ready.mjs';

await readyNode('portal');
