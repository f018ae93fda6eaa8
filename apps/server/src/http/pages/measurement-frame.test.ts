import { createHash } from 'node:crypto';
import { HANDOVER_PARTNERS } from '@hidamari/domain/handover';
import { describe, expect, test } from 'vitest';
import { TEST_SETTINGS } from '../app-under-test.fixture.ts';
import { measurementFor, outsideInUse } from './outside-in-use.ts';
import { get, HANAKO, stage, startPortal, usePortalWithPages } from './pages-under-test.fixture.ts';

usePortalWithPages();

const LINE = {
  ...{ channelSecret: 's', channelAccessToken: 't', loginChannelId: '1', loginChannelSecret: 's' },
  ...{ liffId: '1-abcd', addFriendUrl: 'https://lin.ee/a' },
};
const MEASUREMENT = { scriptUrl: 'https://measure.example/tag.js?id="A"', company: 'みほん計測株式会社' };

const restart = async (settings: Parameters<typeof startPortal>[0]) => {
  await stage.portal.close();
  stage.portal = await startPortal(settings);
};
const policyOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['content-security-policy']).split('; ');

/** What the drawn pages were told of a measurement; a set with nothing in it where none was drawn. */
const measurementsTold = () => new Set(stage.renders.map(({ context }) => context.site.measurement));

describe('計測を設定しない場合', () => {
  test('枠はなく、どの画面も、外の番地も枠も許さない', async () => {
    expect((await get('/outside/measurement')).body).not.toContain('dataLayer');
    for (const visitor of [{}, HANAKO]) {
      const policy = policyOf(await get('/articles', visitor));
      expect(policy).toContain("frame-src 'none'");
      expect(policy.join()).not.toContain('http');
    }
    expect(measurementsTold()).toEqual(new Set([null]));
  });
});

describe('計測を設定した場合（決定0058）', () => {
  test('画面には、外の番地を一つも許さず、自分の枠だけを許す', async () => {
    await restart({ measurement: MEASUREMENT });
    for (const visitor of [{}, HANAKO]) {
      const policy = policyOf(await get('/articles', visitor));
      expect(policy).toContain("frame-src 'self'");
      expect(policy.join()).not.toContain('measure.example');
    }
    expect([...measurementsTold()]).toMatchObject([
      { company: MEASUREMENT.company },
      { company: MEASUREMENT.company },
    ]);
  });

  test('枠は、自分の源を持たず、その一つの番地にだけつながり、ほかのサイトには置けない', async () => {
    await restart({ measurement: MEASUREMENT });
    const answer = await get('/outside/measurement', HANAKO);
    const script = />(\(function.*?)<\/script>/s.exec(answer.body)?.[1] ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policyOf(answer)).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${hash}' https://measure.example`,
      'connect-src https://measure.example',
      'img-src https://measure.example',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-scripts',
    ]);
    expect(answer.headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body).toContain('data-address="https://measure.example/tag.js?id=&#34;A&#34;"');
    expect(answer.body).toBe((await get('/outside/measurement')).body);
  });

  // @proves cookie outside_consent
  test('訪問者の画面は、選んだあとも、だれにも同じバイト', async () => {
    await restart({ measurement: MEASUREMENT });
    const first = await get('/articles');
    const chosen = await get('/articles', {
      cookie: 'eligibility=insurance; eligibility_renewed=1; outside_consent=1-x:none',
    });
    expect([chosen.body, stage.renders.length]).toEqual([first.body, 1]);
  });

  test('同意の版は、会社か送り先が変わると変わり、台本の番号だけでは変わらない', () => {
    const version = (change: Partial<typeof MEASUREMENT>) =>
      measurementFor({ measurement: { ...MEASUREMENT, ...change } })?.version;
    expect(version({})).toMatch(/^\d+-[0-9a-f]{8}$/);
    expect(version({ company: 'べつの会社' })).not.toBe(version({}));
    expect(version({ scriptUrl: 'https://other.example/tag.js' })).not.toBe(version({}));
    expect(version({ scriptUrl: 'https://measure.example/tag.js?id=B' })).toBe(version({}));
    expect(measurementFor({ measurement: null })).toBeNull();
  });
});

describe('いま使っているもの', () => {
  test('何も設定しない場合、何もない', () => {
    expect(outsideInUse(TEST_SETTINGS)).toEqual({
      measurement: null,
      chat: false,
      line: false,
      login: false,
      partners: [...HANDOVER_PARTNERS],
      pictureHosts: [],
      processors: [],
    });
  });

  test('設定したものだけがある', () => {
    const settings = {
      ...TEST_SETTINGS,
      measurement: MEASUREMENT,
      database: { url: 'postgres://db/portal', directUrl: null },
      content: {
        url: 'https://c.example',
        key: 'k',
        imageOrigins: ['https://p.example'],
        webhookSecret: null,
      },
      mail: { smtpUrl: 'smtps://mail.example', from: 'a@b.example', requireTls: true },
      sms: { provider: 'sns' },
      line: LINE,
      objectStorage: { bucket: 'files' },
      identity: { issuer: 'i', clientId: 'c', clientSecret: 's', userPoolId: 'p' },
      chatPlus: { siteId: '0a1b2c3d_1', origin: 'https://chat.example' },
      crm: { url: 'https://c.example', clientId: 'c', clientSecret: 's' },
      deployment: 'production',
      partners: { bears: { url: 'https://bears.example/', secret: 's'.repeat(32) } },
    } as const;
    expect(outsideInUse(settings)).toEqual({
      measurement: 'みほん計測株式会社',
      chat: true,
      line: true,
      login: true,
      partners: ['bears'],
      pictureHosts: ['p.example'],
      processors: ['database', 'content', 'mail', 'sms', 'files', 'surveys'],
    });
  });
});
