import { describe, expect, it } from 'vitest';
import type { Settings } from '../../config/settings.ts';
import { get, HANAKO, stage, startPortal, usePortalWithPages } from './pages-under-test.fixture.ts';

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
