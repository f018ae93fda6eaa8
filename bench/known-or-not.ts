// Does the time of an answer tell whether an account exists (F18)? `node tools/on-built-portal.mjs bench/known-or-not.ts`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PortalClient } from '../tools/portal-client/portal-client.ts';
import { startPortalProcess } from '../tools/portal-client/portal-process.ts';

const PORT = 3943;
const PASSWORD = 'bench-of-the-portal';
const WRONG = 'chigau-password-1';
const TRIES = 30;
/** A number gets one code a minute. */
const UNTIL_NEXT_CODE = 61_000;

let people = 0;
/** A browser nobody has used, at an address of its own: no limit stands in the way. */
function newPerson(): PortalClient {
  people += 1;
  return new PortalClient({ port: PORT, address: `10.1.${people >> 8}.${people & 255}` });
}

/** A name that a step is tried with. */
interface Named {
  phone: string;
  email: string;
}
const named = (kind: string, index: number): Named => ({
  phone: `0908${String((kind === 'known' ? 1_000_000 : 2_000_000) + index).padStart(7, '0')}`,
  email: `${kind}-${String(index).padStart(4, '0')}@example.com`,
});

/** Everything up to the step, which is sent when what this answers is called. */
type Prepare = (person: PortalClient, name: Named) => Promise<() => Promise<unknown>>;

async function atLoginPage(person: PortalClient, identifier: string) {
  const { url } = await person.json<{ url: string }>(
    'GET',
    '/api/hi/hosted-login/link?flow=login&is_insured=0',
  );
  const { pathname, search } = new URL(url);
  const { path } = await person.page(`${pathname}${search}`);
  return () =>
    person.page(path, { method: 'POST', body: new URLSearchParams({ identifier, password: WRONG }) });
}

/** A call that changes something; its anti-forgery token comes with the page and is no part of it. */
const call =
  (path: string, bodyOf: (name: Named) => object): Prepare =>
  async (person, name) => {
    await person.call('GET', '/api/sanctum/csrf-cookie');
    return () => person.call('POST', `/api${path}`, bodyOf(name));
  };

const RESET = '/hi/hosted-login/phone/password';
const STEPS: Readonly<Record<string, Prepare>> = {
  'Hosted login, wrong password': (person, { phone }) => atLoginPage(person, phone),
  'Temporary login, wrong password': call('/auth/login', ({ email }) => ({
    // The demo's only temporary account; a limit counts by name and address.
    username: email.startsWith('known') ? 'temporary@demo.example' : 'nobody-at@demo.example',
    password: WRONG,
  })),
  'Password reset, number': call(`${RESET}-reset/check/users`, ({ phone }) => ({ phone_number: phone })),
  'Password reset, code by SMS': async (person, { phone }) => {
    await person.json('POST', `/api${RESET}-reset/check/users`, { phone_number: phone });
    return () => person.call('POST', `/api${RESET}/verification`);
  },
  'Is this address registered': async (person, { email }) => {
    return () => person.call('GET', `/api/email/hi/existence?${new URLSearchParams({ email })}`);
  },
  'Desk login, wrong password': call('/desk/login', ({ email }) => ({
    login: email.startsWith('known') ? 'supporter@demo.example' : 'stranger-x@demo.example',
    password: WRONG,
  })),
  'Sign-up, the account': async (person, { phone, email }) => {
    await person.json('POST', '/api/hi/hosted-login/eligibility/check', { company_code: 'HIDAMARI' });
    const other = `new-${email}`;
    const body = { phone_number: phone, email: other, email_confirmation: other, password: PASSWORD };
    return () => person.call('POST', '/api/sign-up/account', body);
  },
};

async function timeOf(prepare: Prepare, name: Named): Promise<{ ms: number; status: number }> {
  const send = await prepare(newPerson(), name);
  const begun = performance.now();
  const answer = (await send()) as Response | { response: Response };
  const ms = performance.now() - begun;
  return { ms, status: ('response' in answer ? answer.response : answer).status };
}

const at = (sorted: readonly number[], share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);
const figures = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  return `p10 ${at(sorted, 0.1)}, p50 ${at(sorted, 0.5)}, p90 ${at(sorted, 0.9)} ms`;
};

/** Of all pairs, how often the known one took longer: 50 % tells nothing, 0 or 100 % tells everything. */
function shareOfLonger(known: readonly number[], unknown: readonly number[]): number {
  const pairs = known.flatMap((one) => unknown.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  return pairs.reduce<number>((sum, won) => sum + won, 0) / pairs.length;
}

async function measure(what: string, prepare: Prepare): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const statuses = new Set<number>();
  for (let index = 0; index < TRIES; index += 1) {
    // Interleaved, each first in every other round: a machine that slows down slows both.
    const order = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const { ms, status } = await timeOf(prepare, named(kind, index));
      times[kind].push(ms);
      statuses.add(status);
    }
  }
  const share = Math.round(shareOfLonger(times.known, times.unknown) * 100);
  console.log(`${what} (status ${[...statuses].join(', ')})`);
  console.log(`  known   ${figures(times.known)}`);
  console.log(`  unknown ${figures(times.unknown)}`);
  console.log(`  the known one took longer in ${share} % of all pairs`);
}

const dataFolder = mkdtempSync(join(tmpdir(), 'hidamari-bench-'));
try {
  const environment = { DEMO_PASSWORD: PASSWORD, TRUSTED_PROXIES: '127.0.0.1,::1' };
  const portal = await startPortalProcess({ port: PORT, dataFolder, environment, patience: 180_000 });
  for (let index = 0; index < TRIES; index += 1)
    await newPerson().signUp({ ...named('known', index), password: PASSWORD });
  const ready = performance.now() + UNTIL_NEXT_CODE;
  for (const [what, prepare] of Object.entries(STEPS)) {
    if (what.startsWith('Sign-up')) await wait(Math.max(0, ready - performance.now()));
    // The first of a kind loads what the others have at hand.
    for (const kind of ['warm-1', 'warm-2']) await timeOf(prepare, named(kind, people));
    await measure(what, prepare);
  }
  await portal.kill('SIGTERM');
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}
