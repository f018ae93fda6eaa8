import { readCurrentUserEndpoint } from '@hidamari/contract/members';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../../config/settings.ts';
import { get, HANAKO, JIRO, stage, startPortal, usePortalWithPages } from './pages-under-test.fixture.ts';

usePortalWithPages();

const LINE: NonNullable<Settings['line']> = {
  ...{ channelSecret: 's', channelAccessToken: 't', loginChannelId: '1', loginChannelSecret: 's' },
  ...{ liffId: '1-abcd', addFriendUrl: 'https://lin.ee/a' },
};
const LIFF_ORIGINS = [
  'https://static.line-scdn.net',
  'https://api.line.me',
  'https://access.line.me',
  'https://liffsdk.line-scdn.net',
];

const policyOf = async (url: string, headers = {}) =>
  String((await get(url, headers)).headers['content-security-policy']);

async function withLine<Answer>(act: () => Promise<Answer>, settings: Partial<Settings> = { line: LINE }) {
  const before = stage.portal;
  stage.portal = await startPortal(settings);
  try {
    return await act();
  } finally {
    await stage.portal.close();
    stage.portal = before;
  }
}

describe('LINEの部品（LIFF）', () => {
  it.each([
    ['訪問者', {}],
    ['会員', HANAKO],
  ])('%sの /line/session/liff だけで、LINEの番地から読み込める', async (_who, headers) => {
    await withLine(async () => {
      const liff = await policyOf('/line/session/liff?action=link', headers);
      for (const origin of LIFF_ORIGINS) expect(liff).toContain(origin);
      expect(liff).toMatch(/script-src 'self' [^;]*https:\/\/static\.line-scdn\.net/);
      expect(liff).not.toMatch(/script-src[^;]*api\.line\.me/);
      for (const path of ['/', '/line/session', '/line/error', '/account', '/line/confirmation'])
        expect(await policyOf(path, headers), path).not.toMatch(/line\.me|line-scdn/);
    });
  });

  // @proves screen /line/session/liff
  it.each(['/line/session/liff', '/line/session/liff?action=unlink', '/line/session/liff.data'])(
    'ログインしている会員でも、%s には、名前も鍵も渡らず、読み込みは訪問者としてたずねる',
    async (path) => {
      const cookie = `${HANAKO.cookie}; challenge_token=challenge-sign-up; left_as=hatch`;
      const answers: unknown[] = [];
      stage.meanwhile = async ({ api }) => {
        answers.push(await api.call(readCurrentUserEndpoint, {}).catch(({ code }) => code));
      };
      const { body, headers, statusCode } = await get(path, { cookie });
      expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(body).not.toMatch(/access-hanako|会員/);
      const { context } = stage.renders.at(-1) ?? {};
      expect(context).toMatchObject({ member: null, hasChallenge: false, hasLeft: false });
      // The words stay those of the member's own programme.
      expect([context?.variant, answers]).toEqual(['aflac', ['unauthenticated']]);
      expect(headers['set-cookie']).toBeUndefined();
      expect((await get('/line/session', { cookie })).body).toContain('access-hanako');
    },
  );

  it('画面のない窓口の会員には、その住所の404の画面でも、LINEの番地を許さない', async () => {
    await withLine(async () => {
      const { statusCode, headers } = await get('/line/session/liff', JIRO);
      expect([statusCode, String(headers['content-security-policy']).includes('line-scdn')]).toEqual([
        404,
        false,
      ]);
    });
  });

  it('LINEを設定していない場合、その画面でも、どこからも読み込まない', async () => {
    expect(await policyOf('/line/session/liff')).not.toMatch(/line\.me|line-scdn/);
  });

  it('画面には、開く番地と、友だちになる番地と、LIFFの番号だけが渡る。設定の秘密は渡らない', async () => {
    await withLine(async () => {
      await get('/line/session/liff');
      const { context } = stage.renders.at(-1) ?? {};
      expect(context?.site.line).toEqual({
        openUrl: 'https://liff.line.me/1-abcd',
        addFriendUrl: 'https://lin.ee/a',
        liffId: '1-abcd',
        isExample: false,
      });
    });
    await withLine(
      async () => {
        await get('/line/session/liff');
        expect(stage.renders.at(-1)?.context.site.line).toBeNull();
      },
      { deployment: 'production' },
    );
  });
});
