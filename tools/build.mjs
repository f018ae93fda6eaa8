// `npm run build`: the pages, when their sources changed.
import { readyNode } from './bootstrap/ready.mjs';

await readyNode('portal');
