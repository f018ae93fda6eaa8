// `npm run build`: the pages and the server, when their sources changed. `npm run build -- --production` leaves out of the
// server what serves a demo alone (decision 0130).
import { readyNode } from './bootstrap/ready.mjs';
import { stop } from './bootstrap/say.mjs';

const options = process.argv.slice(2);
const unknown = options.filter((option) => option !== '--production');
if (unknown.length > 0)
  stop(`Unknown option ${unknown.join(' ')}. There is one: npm run build -- --production`);
await readyNode('portal', options.length > 0 ? 'production' : 'whole');
