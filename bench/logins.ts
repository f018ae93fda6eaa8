// What a login costs: `node tools/on-built-portal.mjs bench/logins.ts` (bench/README.md says how to read it).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PortalClient } from '../tools/portal-client/portal-client.ts';
import { startPortalProcess } from '../tools/portal-client/portal-process.ts';

const PORT = 3942;
const DEMO_PASSWORD = 'bench-of-the-portal';
const LOGINS = 100;
const WARM_UP = 5;

let people = 0;
/** A browser nobody has used, at an address of its own: no limit stands in the way. */
function newPerson(): PortalClient {
  people += 1;
  return new PortalClient({ port: PORT, address: `10.0.${people >> 8}.${people & 255}` });
}

const WAYS = {
  'POST /auth/login (temporary account)': (person: PortalClient) =>
    person.json('POST', '/api/auth/login', {
      username: 'temporary@demo.example',
      password: DEMO_PASSWORD,
    }),
  'Hosted login, whole round trip': (person: PortalClient) =>
    person.logIn('general@demo.example', DEMO_PASSWORD),
};

const at = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);

async function measure(what: string, logIn: (person: PortalClient) => Promise<unknown>, atOnce: number) {
  const waits: number[] = [];
  let left = LOGINS;
  const oneAfterTheOther = async () => {
    while (left > 0) {
      left -= 1;
      const person = newPerson();
      // The anti-forgery token comes with the page: it is no part of the login.
      await person.call('GET', '/api/sanctum/csrf-cookie');
      const begun = performance.now();
      await logIn(person);
      waits.push(performance.now() - begun);
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: atOnce }, oneAfterTheOther));
  const rate = LOGINS / ((performance.now() - begun) / 1_000);
  const sorted = waits.toSorted((a, b) => a - b);
  const figures = `p50 ${at(sorted, 0.5)} ms, p95 ${at(sorted, 0.95)} ms, ${rate.toFixed(1)} a second`;
  console.log(`${`${what}, ${atOnce} at once`.padEnd(58)} ${figures}`);
}

const dataFolder = mkdtempSync(join(tmpdir(), 'hidamari-bench-'));
try {
  const environment = { DEMO_PASSWORD, TRUSTED_PROXIES: '127.0.0.1,::1' };
  const portal = await startPortalProcess({ port: PORT, dataFolder, environment, patience: 180_000 });
  for (const [what, logIn] of Object.entries(WAYS)) {
    for (let login = 0; login < WARM_UP; login += 1) await logIn(newPerson());
    for (const atOnce of [1, 8]) await measure(what, logIn, atOnce);
  }
  await portal.kill('SIGTERM');
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}
