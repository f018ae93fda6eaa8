import pg from 'pg';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedDemoMembers } from '../demo/people/seed-demo-members.ts';
import { usePortal } from '../portal-under-test/portal-under-test.fixture.ts';
import {
  LOOKUP_ENDPOINTS,
  type LookupEndpoint,
  type LookupEndpointName,
} from './lookup-endpoints.fixture.ts';

const portal = usePortal();
beforeAll(async () => void (await seedDemoMembers(portal.dependencies)));
afterEach(() => vi.restoreAllMocks());

/** What is different from one answer to the next whoever is asked about: ids, times, tokens. */
function told(answer: { statusCode: number; body: string; headers: object }, name: string) {
  const { date: _, ...headers } = answer.headers as Record<string, unknown>;
  const plain = (text: string) =>
    text
      .replaceAll(name, 'NAME')
      .replace(/"request_id":"[^"]*"/, '')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
      .replace(/(\*{3,4})\d{4}/g, '$1LAST')
      .replace(/"[^"]\*\*\*@/g, '"X***@')
      .replace(/\/idp\/interaction\/[\w-]+/g, 'PAGE')
      .replace(/(challenge_token|visit|XSRF-TOKEN)=[^;]+/g, '$1=TOKEN');
  const cookies = [headers['set-cookie'] ?? []].flat().map((line) => plain(String(line)));
  return {
    status: answer.statusCode,
    body: plain(answer.body),
    size: headers['content-length'],
    cookies,
    headers: { ...headers, 'set-cookie': '', 'x-request-id': '', 'retry-after': '' },
  };
}

/** `select sessions`, `insert outbox_messages`: what a statement does to which table. */
function kindOf(asked: unknown): string {
  const text = typeof asked === 'string' ? asked : String((asked as { text?: string }).text);
  const table = /(?:from|into|update) "?(\w+)"?/i.exec(text)?.[1] ?? '';
  return `${/^\s*\w+/.exec(text)?.[0].trim().toLowerCase()} ${table}`.trim();
}

/** Written after the answer has left, for its owner alone. */
const HISTORY = 'insert login_histories';
/** Read now and then, whoever asks. */
const SWITCH = 'select maintenance';

/** One step, with what is done for it: statements of the database, and passwords hashed or compared. */
async function work(name: LookupEndpointName, who: 'known' | 'unknown') {
  const target: LookupEndpoint = LOOKUP_ENDPOINTS[name];
  const typed = await target[who](portal);
  await portal.runOutbox();
  const send = await target.prepare(portal, typed);
  await portal.runOutbox();
  const { passwords } = portal.dependencies;
  const hash = vi.spyOn(passwords, 'hash');
  const verify = vi.spyOn(passwords, 'verify');
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await send();
  const asked = () => query.mock.calls.map(([statement]) => kindOf(statement));
  if (target.isNoted && who === 'known') await expect.poll(() => asked()).toContain(HISTORY);
  return {
    answer: told(answer, typed),
    hashes: hash.mock.calls.length + verify.mock.calls.length,
    statements: () =>
      asked()
        .filter((kind) => kind !== HISTORY && kind !== SWITCH)
        .toSorted(),
  };
}

describe.each(Object.keys(LOOKUP_ENDPOINTS) as LookupEndpointName[])('%s（F18）', (name) => {
  it('知らない人にも、知っている人と一字も違わない答えを、同じだけ働いて返す', async () => {
    const known = await work(name, 'known');
    const statements = known.statements();
    vi.restoreAllMocks();
    const unknown = await work(name, 'unknown');
    expect(unknown.answer).toEqual(known.answer);
    expect([known.hashes, unknown.hashes]).toEqual([
      LOOKUP_ENDPOINTS[name].hashes,
      LOOKUP_ENDPOINTS[name].hashes,
    ]);
    // What the answer did not wait for may still be on its way.
    await expect.poll(() => unknown.statements()).toEqual(statements);
    expect(statements.length).toBeGreaterThan(0);
  });
});
