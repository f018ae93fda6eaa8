import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aMember, type Member, openCase } from '../../modules/consultations/consultations.fixture.ts';
import { type PortalUnderTest, startPortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { describeOnBundle, PAGE_BUNDLE } from './page-bundle.fixture.ts';
import { loadPageBundle } from './page-handler.ts';

/** Texts of the statements while something happens: each as often as it was sent. */
async function statementsOf(happening: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await happening();
    return query.mock.calls.map(([statement]: unknown[]) =>
      typeof statement === 'string' ? statement : String((statement as { text?: string }).text),
    );
  } finally {
    query.mockRestore();
  }
}

const isAboutSessions = (statement: string) => /from "sessions"/.test(statement);

describeOnBundle('会員の画面は、要るものを一度だけ読む（0116）', () => {
  let portal: PortalUnderTest;
  let member: Member;

  beforeAll(async () => {
    portal = await startPortal({ pages: await loadPageBundle(PAGE_BUNDLE) });
    member = await aMember(portal);
    for (const entry of ['朝からだるい。', '食欲がすこし戻った。', '眠れた。']) {
      const log = {
        log_date: '2026-01-10',
        is_condition_log: true,
        other: { text: entry },
        is_other_log: true,
        symptoms: [{ key: 'fatigue', today: 2 }],
      };
      const saved = await member.call('POST', '/treatment-logs', log);
      expect(saved.statusCode, saved.body).toBe(201);
    }
    await openCase(member);
    return () => portal.close();
  });
  afterEach(() => void vi.restoreAllMocks());

  const visit = async (path: string) => {
    const page = await member.browser.ask(path);
    expect(page.statusCode, page.body.slice(0, 200)).toBe(200);
    expect(page.body).toContain('</html>');
  };

  test.each([
    ['/', 12],
    ['/treatment-logs', 13],
  ])('%s は、%i 文までで、同じ文を二度送らず、セッションを一度だけ読む', async (path, most) => {
    // What is the same for everybody is read by whoever comes first.
    await visit(path);
    const statements = await statementsOf(() => visit(path));
    expect(statements.filter((one, at) => statements.indexOf(one) !== at)).toEqual([]);
    expect(statements.filter(isAboutSessions)).toHaveLength(1);
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
  });

  test('同意を取り消すと、次の画面はもう体のことを読まず、また同意すると読む', async () => {
    const readsLogs = async () =>
      (await statementsOf(() => visit('/'))).some((one) =>
        /"sealed_details".* from "treatment_logs"/s.test(one),
      );
    expect(await readsLogs()).toBe(true);
    await member.call('PUT', '/account/consents/sensitive_data', { is_agreed: false });
    expect(await readsLogs()).toBe(false);
    await member.call('PUT', '/account/consents/sensitive_data', { is_agreed: true });
    expect(await readsLogs()).toBe(true);
  });

  test('呼び出しの長い答えは、自分の画面か鍵を持つ者が尋ねたときだけ、圧縮する（0115）', async () => {
    const ask = (headers: Record<string, string>) =>
      member.browser.ask('/api/treatment-logs', { headers: { 'accept-encoding': 'gzip', ...headers } });
    const bearer = { authorization: `Bearer ${member.accessToken}` };
    const packed = await ask(bearer);
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding, Authorization, Cookie, Sec-Fetch-Site',
    });
    const plain = await ask({ ...bearer, 'accept-encoding': 'identity' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    const short = await member.browser.ask('/api/treatment-logs/unread-comments', {
      headers: { 'accept-encoding': 'gzip', ...bearer },
    });
    expect(short.headers['content-encoding']).toBeUndefined();
  });
});
