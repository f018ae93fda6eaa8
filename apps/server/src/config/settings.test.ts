import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { RATE_LIMIT_RULES } from '../http/rate-limit-rules.ts';
import { linePlaces } from './line-places.ts';
import { PARTNER_SETTINGS } from './partner-settings.ts';
import { readSettings } from './settings.ts';
import { SettingsError } from './settings-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'hidamari-settings-'));
beforeAll(() => () => rmSync(folder, { recursive: true, force: true }));

const PRODUCTION = {
  DEPLOYMENT: 'production',
  DATA_DIR: folder,
  PUBLIC_URL: 'https://portal.example.org',
  DATABASE_URL: 'postgres://portal:a-secret-word@db.example.org/portal?sslmode=verify-full',
  SESSION_SECRET: 's'.repeat(48),
  DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
  ORGANIZATION_HOSTS: 'chofu=chofu.example.org',
  CONTENT_API_URL: 'https://content.example.org/api/v1',
  CONTENT_API_KEY: 'content-key',
  SMTP_URL: 'smtps://user:word@mail.example.org:465',
  MAIL_FROM: 'ひだまり <support@example.org>',
  SMS_PROVIDER: 'sns',
  S3_BUCKET: 'portal-files',
  TRUSTED_PROXIES: '10.0.0.0/8',
};

const LINE = {
  LINE_CHANNEL_SECRET: '0123456789abcdef0123456789abcdef',
  LINE_CHANNEL_ACCESS_TOKEN: 'long+lived/channel-access_token.of.forty.characters=',
  LINE_LOGIN_CHANNEL_ID: '1234567890',
  LINE_LOGIN_CHANNEL_SECRET: 'fedcba9876543210fedcba9876543210',
  LIFF_ID: '1234567890-AbcdEfgh',
  LINE_ADD_FRIEND_URL: 'https://lin.ee/AbCdEfG',
};

function problemsOf(variables: Record<string, string | undefined>): readonly { setting: string }[] {
  try {
    readSettings(variables);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

describe('who is on call (decision 0076)', () => {
  it('reads addresses and mobile numbers in any order, with hyphens or without', () => {
    const ON_CALL = 'lead@example.org, 090-1234-5678,+818012345678';
    expect(readSettings({ DATA_DIR: folder, ON_CALL }).onCall).toEqual({
      mails: ['lead@example.org'],
      phones: ['+819012345678', '+818012345678'],
    });
  });

  // A number that takes no SMS, or a slip, would be found out in the night in which it was needed.
  it.each(['lead', 'lead@example', '03-1234-5678', '0120-123-456', 'lead@example.org;090-1234-5678', '110'])(
    'stops the start for %s',
    (entry) => {
      expect(problemsOf({ DATA_DIR: folder, ON_CALL: `lead@example.org,${entry}` })).toMatchObject([
        { setting: 'ON_CALL' },
      ]);
    },
  );
});

describe('local settings', () => {
  it('needs nothing: every setting has a local default', () => {
    const settings = readSettings({ DATA_DIR: folder });
    expect(settings).toMatchObject({
      deployment: 'local',
      host: 'localhost',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: folder,
      database: { url: null, directUrl: null },
      organizationHosts: [{ organization: 'chofu', host: 'chofu.localhost' }],
      phones: { aflac: '0120-000-000', hatch: '0120-000-001', chofu: '042-000-0000' },
      maintenance: false,
      partsGallery: false,
      content: null,
      privacyPolicyUrl: null,
      identity: null,
      mail: null,
      sms: null,
      onCall: { mails: [], phones: [] },
      line: null,
      chatPlus: null,
      crm: null,
      partners: {},
    });
    expect(settings.demo?.password).toMatch(/^.{16}$/);
  });

  it('ends an unused session after an hour, or after what is set, within reason', () => {
    const idleOf = (seconds?: string) =>
      readSettings({ DATA_DIR: folder, SESSION_IDLE_SECONDS: seconds }).sessionIdleSeconds;
    expect([idleOf(), idleOf('  '), idleOf('1800')]).toEqual([3_600, 3_600, 1_800]);
    for (const wrong of ['60', '43201', '90.5', 'an hour']) {
      const [problem] = problemsOf({ DATA_DIR: folder, SESSION_IDLE_SECONDS: wrong });
      expect(problem, wrong).toMatchObject({ setting: 'SESSION_IDLE_SECONDS' });
    }
  });

  it('stops at once on one machine, ten seconds after it has said so in production, or after what is set', () => {
    const delayOf = (seconds?: string, more: NodeJS.ProcessEnv = {}) =>
      readSettings({ DATA_DIR: folder, STOP_DELAY_SECONDS: seconds, ...more }).stopDelaySeconds;
    expect([delayOf(), delayOf('  '), delayOf('20'), delayOf('0')]).toEqual([0, 0, 20, 0]);
    expect([delayOf('', PRODUCTION), delayOf('0', PRODUCTION)]).toEqual([10, 0]);
    for (const wrong of ['-1', '21', '0.5', 'soon']) {
      const [problem] = problemsOf({ DATA_DIR: folder, STOP_DELAY_SECONDS: wrong });
      expect(problem, wrong).toMatchObject({ setting: 'STOP_DELAY_SECONDS' });
    }
  });

  it('lists every call on one machine and in production only where that is written', () => {
    const read = (more: NodeJS.ProcessEnv) => readSettings({ DATA_DIR: folder, ...more }).apiDocs;
    expect([read({}), read({ API_DOCS: '0' })]).toEqual([true, false]);
    expect([read(PRODUCTION), read({ ...PRODUCTION, API_DOCS: '1' })]).toEqual([false, true]);
  });

  it('names who hears of faults in its safety only where somebody is written', () => {
    const read = (SECURITY_CONTACT?: string) =>
      readSettings({ ...PRODUCTION, SECURITY_CONTACT }).securityContact;
    expect([read(), read(' '), readSettings({ DATA_DIR: folder }).securityContact]).toEqual([
      null,
      null,
      null,
    ]);
    for (const contact of ['mailto:security@example.org', 'https://example.org/security'])
      expect(read(contact)).toBe(contact);
  });

  it.each([{}, PRODUCTION])('speaks for the hosts below its own only where that is written', (more) => {
    const read = (value?: string) =>
      readSettings({ DATA_DIR: folder, ...more, HSTS_SUBDOMAINS: value }).hstsSubdomains;
    expect([read(), read(' '), read('0'), read('1')]).toEqual([false, false, false, true]);
  });

  it('takes earlier secrets behind the present one, in the order they stand in', () => {
    const [one, two, three] = ['1', '2', '3'].map((digit) => digit.repeat(40));
    const given = { DATA_DIR: folder, SESSION_SECRET: one, SESSION_SECRET_PREVIOUS: ` ${two}, ${three}` };
    expect(readSettings(given).sessionSecrets).toEqual([one, two, three]);
  });

  it('makes its secrets once, readable by their owner alone', () => {
    const first = readSettings({ DATA_DIR: folder });
    const second = readSettings({ DATA_DIR: folder });
    expect(second.sessionSecrets).toEqual(first.sessionSecrets);
    expect(second.dataKeys.current).toEqual(first.dataKeys.current);
    expect(first.dataKeys.current).toHaveLength(32);
    const secrets = join(folder, 'secrets');
    expect(readdirSync(secrets).sort()).toEqual(['data-key', 'demo-password', 'session-secret']);
    for (const name of readdirSync(secrets)) expect(statSync(join(secrets, name)).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '0'],
    ['PORT', 'web'],
    ['DEPLOYMENT', 'staging'],
    ['PUBLIC_URL', 'portal.example.org'],
    ['DATABASE_URL', 'mysql://db/portal'],
    ['SESSION_SECRET', 'short'],
    ['SESSION_SECRET_PREVIOUS', 'short'],
    ['SESSION_SECRET_PREVIOUS', `${'a'.repeat(40)},short`],
    ['DATA_KEY', 'bm90IDMyIGJ5dGVz'],
    ['DATA_KEY_PREVIOUS', 'bm90IDMyIGJ5dGVz'],
    ['DEMO', 'yes'],
    ['HSTS_SUBDOMAINS', 'all'],
    ['SECURITY_CONTACT', 'security@example.org'],
    ['SECURITY_CONTACT', 'http://example.org/security'],
    ['SECURITY_CONTACT', 'mailto:security@example.org\nContact: mailto:other@example.org'],
    ['SECURITY_CONTACT', 'https://example.org/\nExpires: 2099-01-01T00:00:00Z'],
    ['API_DOCS', 'public'],
    ['DEMO_PASSWORD', 'short'],
    ['ORGANIZATION_HOSTS', 'chofu'],
    ['PHONE_HATCH', 'call us'],
    ['TRUSTED_PROXIES', 'everyone'],
    ['SMTP_URL', 'https://mail.example.org'],
    ['MAIL_FROM', 'nobody'],
    ['SMS_PROVIDER', 'pigeon'],
    ['CONTENT_IMAGE_ORIGINS', 'https://images.example/pictures'],
    ['CONTENT_IMAGE_ORIGINS', 'http://images.example'],
    ['CONTENT_WEBHOOK_SECRET', 'short'],
    ['PRIVACY_POLICY_URL', 'example.jp/wp-json/wp/v2/pages/14'],
    ['PRIVACY_POLICY_URL', 'ftp://example.jp/pages/14'],
    ['PRIVACY_POLICY_URL', 'https://user:word@example.jp/pages/14'],
    ['CONTENT_IMAGE_ORIGINS', 'https://*.example'],
    ['CRM_URL', 'example.my.salesforce.com'],
    ['CRM_URL', 'ftp://example.my.salesforce.com'],
    ['CRM_URL', 'https://user:word@example.my.salesforce.com'],
    ['CRM_OBJECT', "SurveyAnswer__c WHERE Id != ''"],
    ['COGNITO_USER_POOL_ID', 'pool'],
    ['LOG_LEVEL', 'loud'],
    ['LINE_CHANNEL_SECRET', 'not-hex'],
    ['LINE_CHANNEL_ACCESS_TOKEN', 'short'],
    ['LINE_LOGIN_CHANNEL_ID', 'the-channel'],
    ['LINE_LOGIN_CHANNEL_SECRET', 'not-hex'],
    ['LIFF_ID', '1234567890'],
    ['LIFF_ID', '1234567890-a/b?c'],
    ['LINE_ADD_FRIEND_URL', 'https://evil.example/lin.ee/abc'],
    ['LINE_ADD_FRIEND_URL', 'http://lin.ee/abc'],
    ['CHATPLUS_SITE_ID', 'https://app.chatplus.jp/cp.js'],
    ['CHATPLUS_SITE_ID', '0a1b2c3d_1; script-src *'],
    ['CHATPLUS_ORIGIN', 'http://chat.example'],
    ['CHATPLUS_ORIGIN', 'http://localhost.example'],
    ['CHATPLUS_ORIGIN', 'https://*.example'],
    ['CHATPLUS_ORIGIN', 'https://chat.example/cp.js'],
    ['TAG_MANAGER_URL', 'measure.example/tag.js'],
    ['TAG_MANAGER_URL', 'ftp://measure.example/tag.js'],
    ['TAG_MANAGER_URL', 'https://*.example/tag.js'],
    ['TAG_MANAGER_URL', "https://measure.example;'unsafe-inline'/tag.js"],
    ['TAG_MANAGER_URL', 'https://user:word@measure.example/tag.js'],
    ['TAG_MANAGER_COMPANY', 'あ'.repeat(81)],
    ['PUBLIC_URL', 'https://portal.example;form-action'],
    ['CONTENT_IMAGE_ORIGINS', "https://images.example;script-src'self'"],
    ['CHATPLUS_ORIGIN', 'https://user:word@chat.example'],
  ])('refuses %s=%s and names the setting, never its value', (setting, value) => {
    const variables = { DATA_DIR: folder, [setting]: value };
    expect(problemsOf(variables).map((problem) => problem.setting)).toContain(setting);
    expect(() => readSettings(variables)).toThrow(/->/);
    try {
      readSettings(variables);
    } catch (error) {
      expect(String(error).replace(/->.*/g, '')).not.toContain(value);
    }
  });

  it.each([
    [
      { OIDC_ISSUER: 'https://id.example.org' },
      ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'COGNITO_USER_POOL_ID'],
    ],
    [{ CONTENT_API_URL: 'https://content.example.org' }, ['CONTENT_API_KEY']],
    [{ SMTP_URL: 'smtp://localhost:25' }, ['MAIL_FROM']],
    [{ DATABASE_DIRECT_URL: 'postgres://db/portal' }, ['DATABASE_URL']],
    [{ CONTENT_WEBHOOK_SECRET: 'a-secret-of-its-own' }, ['CONTENT_API_URL']],
    [{ CONTENT_IMAGE_ORIGINS: 'https://images.example' }, ['CONTENT_API_URL']],
    [{ CHATPLUS_ORIGIN: 'https://chat.example' }, ['CHATPLUS_SITE_ID']],
    [{ CRM_URL: 'https://example.my.salesforce.com' }, ['CRM_CLIENT_ID', 'CRM_CLIENT_SECRET']],
    [{ CRM_CLIENT_ID: 'portal', CRM_CLIENT_SECRET: 'secret' }, ['CRM_URL']],
    [{ CRM_OBJECT: 'SurveyAnswer__c' }, ['CRM_URL']],
    [{ BEARS_URL: 'https://bears.example/' }, ['BEARS_SECRET']],
    [{ AVIC_SECRET: 's'.repeat(32) }, ['AVIC_URL']],
    [{ TAG_MANAGER_URL: 'https://measure.example/tag.js' }, ['TAG_MANAGER_COMPANY']],
    [{ TAG_MANAGER_COMPANY: 'みほん計測株式会社' }, ['TAG_MANAGER_URL']],
    [
      { LINE_CHANNEL_SECRET: LINE.LINE_CHANNEL_SECRET, LIFF_ID: LINE.LIFF_ID },
      [
        ...['LINE_CHANNEL_ACCESS_TOKEN', 'LINE_LOGIN_CHANNEL_ID'],
        ...['LINE_LOGIN_CHANNEL_SECRET', 'LINE_ADD_FRIEND_URL'],
      ],
    ],
  ])('refuses half of a group: %o', (half, missing) => {
    expect(problemsOf({ DATA_DIR: folder, ...half }).map((problem) => problem.setting)).toEqual(missing);
  });

  it('names where the pictures of the content service may come from', () => {
    const content = { CONTENT_API_URL: 'https://content.example.org', CONTENT_API_KEY: 'key' };
    const read = (more: Record<string, string>) =>
      readSettings({ DATA_DIR: folder, ...content, ...more }).content?.imageOrigins;
    expect(read({})).toEqual(['https://images.microcms-assets.io']);
    expect(read({ CONTENT_IMAGE_ORIGINS: 'https://a.example, https://b.example:8443' })).toEqual([
      'https://a.example',
      'https://b.example:8443',
    ]);
  });

  it('takes the outside chat from where it is by itself, or from where it is said to be', () => {
    const read = (more: Record<string, string>) =>
      readSettings({ DATA_DIR: folder, CHATPLUS_SITE_ID: '0a1b2c3d_1', ...more }).chatPlus;
    expect(read({})).toEqual({ siteId: '0a1b2c3d_1', origin: 'https://app.chatplus.jp' });
    expect(read({ CHATPLUS_ORIGIN: 'http://localhost:3199' })).toEqual({
      siteId: '0a1b2c3d_1',
      origin: 'http://localhost:3199',
    });
  });

  it('reads the partners that are set up, each with a secret of its own', () => {
    const bears = { BEARS_URL: 'https://bears.example/start', BEARS_SECRET: 'b'.repeat(32) };
    const read = (more: Record<string, string>) => ({ DATA_DIR: folder, ...bears, ...more });
    expect(readSettings(read({})).partners).toEqual({
      bears: { url: 'https://bears.example/start', secret: 'b'.repeat(32) },
    });
    const ancs = { ANCS_URL: 'https://ancs.example/', ANCS_SECRET: 'b'.repeat(32) };
    expect(problemsOf(read(ancs)).map(({ setting }) => setting)).toEqual(['BEARS_SECRET']);
    expect(problemsOf(read({ BEARS_SECRET: 'short' })).map(({ setting }) => setting)).toEqual([
      'BEARS_SECRET',
    ]);
  });

  const ADDRESSES_IN_POLICIES = [
    ...Object.values(PARTNER_SETTINGS).map(({ url }) => url),
    ...['PUBLIC_URL', 'TAG_MANAGER_URL', 'CHATPLUS_ORIGIN', 'CONTENT_IMAGE_ORIGINS'],
  ];

  it.each(ADDRESSES_IN_POLICIES)('takes no %s that would end or widen a directive of a policy', (setting) => {
    for (const value of [
      'https://a.example;script-src',
      "https://a.example'",
      'https://a.example"',
      'https://*.example',
      'https://*',
      'https://a.example;',
      'https://a_b.example',
      'https://user:word@a.example',
      'javascript:alert(1)',
      'data:text/html',
      'blob:https://a.example/b',
    ]) {
      const settings = problemsOf({ DATA_DIR: folder, [setting]: value }).map((problem) => problem.setting);
      expect(settings, value).toEqual([setting]);
    }
  });

  it('measures nothing by itself, and with a script and the company that receives', () => {
    expect(readSettings({ DATA_DIR: folder }).measurement).toBeNull();
    const both = { TAG_MANAGER_URL: 'http://localhost:3199/tag.js?id=A', TAG_MANAGER_COMPANY: 'みほん' };
    expect(readSettings({ DATA_DIR: folder, ...both }).measurement).toEqual({
      scriptUrl: 'http://localhost:3199/tag.js?id=A',
      company: 'みほん',
    });
  });

  it('lists every problem in one message', () => {
    const problems = problemsOf({ DATA_DIR: folder, PORT: 'x', DEMO: 'x', LOG_LEVEL: 'x' });
    expect(problems.map((problem) => problem.setting)).toEqual(['PORT', 'DEMO', 'LOG_LEVEL']);
  });
});

describe('production settings', () => {
  // @proves state support phone
  it('accepts a whole set, without demo and without invented numbers', () => {
    const settings = readSettings(PRODUCTION);
    expect(settings).toMatchObject({
      host: '0.0.0.0',
      demo: null,
      partsGallery: false,
      phones: { aflac: '', hatch: '', chofu: '' },
      database: { url: PRODUCTION.DATABASE_URL, directUrl: PRODUCTION.DATABASE_URL },
      mail: { from: PRODUCTION.MAIL_FROM },
      sms: { provider: 'sns' },
    });
  });

  it('takes it that nothing stands before the portal only where that is written', () => {
    expect(readSettings({ ...PRODUCTION, TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([]);
    expect(readSettings(PRODUCTION).trustedProxies).toEqual(['10.0.0.0/8']);
  });

  it.each(['DATABASE_URL', 'DATABASE_DIRECT_URL'])(
    'does not start while %s leaves open whether what goes to another machine is encrypted',
    (setting) => {
      const other = 'postgres://portal:a-secret-word@db.example.org/portal';
      const settingsOf = (url: string) =>
        problemsOf({ ...PRODUCTION, [setting]: url }).map((problem) => problem.setting);
      expect(settingsOf(other)).toEqual([setting]);
      expect(settingsOf(`${other}?application_name=portal`)).toEqual([setting]);
      for (const fine of [
        `${other}?sslmode=verify-full`,
        `${other}?sslmode=disable`,
        'postgres://portal@localhost:5432/portal',
        'postgres://portal@127.0.0.1/portal',
        'postgres:///portal?host=/var/run/postgresql',
      ])
        expect(settingsOf(fine), fine).toEqual([]);
      expect(problemsOf({ DATA_DIR: folder, DATABASE_URL: other })).toEqual([]);
    },
  );

  it.each([
    'PUBLIC_URL',
    'DATABASE_URL',
    'SESSION_SECRET',
    'DATA_KEY',
    'ORGANIZATION_HOSTS',
    'SMS_PROVIDER',
    'TRUSTED_PROXIES',
  ])('does not start without %s', (setting) => {
    expect(problemsOf({ ...PRODUCTION, [setting]: '' }).map((problem) => problem.setting)).toEqual([setting]);
  });

  it.each([
    ['DEMO', '1'],
    ['PARTS_GALLERY', '1'],
    ['PUBLIC_URL', 'http://portal.example.org'],
    ['PUBLIC_URL', 'HTTP://portal.example.org'],
    ['PRIVACY_POLICY_URL', 'http://example.jp/wp-json/wp/v2/pages/14'],
    ['PRIVACY_POLICY_URL', 'HTTP://example.jp/wp-json/wp/v2/pages/14'],
    ['CONTENT_API_URL', 'http://content.example.org/api/v1'],
    ['PHONE_AFLAC', '0120-000-000'],
    ['PHONE_HATCH', '0120000000'],
    ['PHONE_CHOFU', '042-000-0000'],
  ])('refuses %s=%s', (setting, value) => {
    expect(problemsOf({ ...PRODUCTION, [setting]: value }).map((problem) => problem.setting)).toEqual([
      setting,
    ]);
  });

  it('refuses an object storage that is reached without encryption, but for one on this machine', () => {
    const storage = { ...PRODUCTION, S3_BUCKET: 'pictures', ALLOW_EMBEDDED_STORAGE: '' };
    const problems = problemsOf({ ...storage, S3_ENDPOINT: 'http://objects.example.org' });
    expect(problems.map(({ setting }) => setting)).toEqual(['S3_ENDPOINT']);
    for (const near of ['http://localhost:9000', 'http://127.0.0.1:9000', 'http://[::1]:9000'])
      expect(readSettings({ ...storage, S3_ENDPOINT: near }).objectStorage?.endpoint).toBe(near);
  });

  it.each(['http://id.example.org', 'HTTP://id.example.org', 'http://localhost:9000'])(
    'refuses the issuer %s, which the login would not ask',
    (OIDC_ISSUER) => {
      const login = {
        OIDC_CLIENT_ID: 'portal',
        OIDC_CLIENT_SECRET: 'a-secret',
        COGNITO_USER_POOL_ID: 'ap-northeast-1_AbCdEf123',
      };
      const problems = problemsOf({ ...PRODUCTION, ...login, OIDC_ISSUER });
      expect(problems.map(({ setting }) => setting)).toEqual(['OIDC_ISSUER']);
      const issuer = 'https://id.example.org';
      expect(readSettings({ ...PRODUCTION, ...login, OIDC_ISSUER: issuer }).identity?.issuer).toBe(issuer);
    },
  );

  it.each([
    ['production', 'smtp://mail.example.org:587', true],
    ['production', 'smtp://localhost:25', false],
    ['production', 'smtp://127.0.0.1:25', false],
    ['local', 'smtp://mail.example.org:587', false],
  ])('on %s with %s, mail without encryption is refused: %s', (DEPLOYMENT, SMTP_URL, requireTls) => {
    const environment = { ...PRODUCTION, DEPLOYMENT, SMTP_URL };
    expect(readSettings(environment).mail?.requireTls).toBe(requireTls);
  });

  it('has LINE with all six settings, an example of it on the own machine without any, and none in production', () => {
    const settings = readSettings({ ...PRODUCTION, ...LINE });
    expect(settings.line).toEqual({
      channelSecret: LINE.LINE_CHANNEL_SECRET,
      channelAccessToken: LINE.LINE_CHANNEL_ACCESS_TOKEN,
      loginChannelId: LINE.LINE_LOGIN_CHANNEL_ID,
      loginChannelSecret: LINE.LINE_LOGIN_CHANNEL_SECRET,
      liffId: LINE.LIFF_ID,
      addFriendUrl: LINE.LINE_ADD_FRIEND_URL,
    });
    expect(linePlaces(settings)).toEqual({
      openUrl: 'https://liff.line.me/1234567890-AbcdEfgh',
      addFriendUrl: 'https://lin.ee/AbCdEfG',
      liffId: '1234567890-AbcdEfgh',
      isExample: false,
    });
    expect(linePlaces(readSettings(PRODUCTION))).toBeNull();
    expect(linePlaces(readSettings({ DATA_DIR: folder }))).toEqual({
      openUrl: '/example-line/open',
      addFriendUrl: '/example-line',
      liffId: null,
      isExample: true,
    });
    expect(linePlaces(readSettings({ DATA_DIR: folder, ...LINE }))?.isExample).toBe(false);
  });

  it('refuses an outside chat without https, even of this machine', () => {
    for (const origin of ['http://localhost:3199', 'HTTP://localhost:3199']) {
      const chat = { CHATPLUS_SITE_ID: '0a1b2c3d_1', CHATPLUS_ORIGIN: origin };
      const settings = problemsOf({ ...PRODUCTION, ...chat }).map(({ setting }) => setting);
      expect(settings, origin).toEqual(['CHATPLUS_ORIGIN']);
    }
  });

  it('sends members to no partner without https', () => {
    const bears = { BEARS_URL: 'http://bears.example/', BEARS_SECRET: 'b'.repeat(32) };
    expect(problemsOf({ ...PRODUCTION, ...bears }).map(({ setting }) => setting)).toEqual(['BEARS_URL']);
    expect(readSettings(PRODUCTION).partners).toEqual({});
  });

  it('refuses a measurement script without https', () => {
    const half = { TAG_MANAGER_COMPANY: 'みほん', TAG_MANAGER_URL: 'http://measure.example/tag.js' };
    expect(problemsOf({ ...PRODUCTION, ...half }).map(({ setting }) => setting)).toEqual(['TAG_MANAGER_URL']);
    const whole = { ...half, TAG_MANAGER_URL: 'https://measure.example/tag.js' };
    expect(readSettings({ ...PRODUCTION, ...whole }).measurement?.company).toBe('みほん');
  });

  it('fetches the privacy policy over https, on the own machine also without', () => {
    const page = 'example.jp/wp-json/wp/v2/pages/14';
    const read = (from: Record<string, string>, url: string) =>
      readSettings({ ...from, PRIVACY_POLICY_URL: url }).privacyPolicyUrl;
    expect(read({ DATA_DIR: folder }, `http://${page}`)).toBe(`http://${page}`);
    expect(read(PRODUCTION, `https://${page}`)).toBe(`https://${page}`);
  });

  const CRM = {
    CRM_URL: 'https://example.my.salesforce.com/',
    CRM_CLIENT_ID: 'portal',
    CRM_CLIENT_SECRET: 'a-secret',
  };

  it('sends survey answers to the CRM that is named, and keeps them without one', () => {
    expect(readSettings(PRODUCTION).crm).toBeNull();
    const crm = { url: 'https://example.my.salesforce.com', clientId: 'portal', clientSecret: 'a-secret' };
    expect(readSettings({ ...PRODUCTION, ...CRM }).crm).toEqual(crm);
    const object = 'Portal__SurveyAnswer__c';
    expect(readSettings({ ...PRODUCTION, ...CRM, CRM_OBJECT: object }).crm).toEqual({ ...crm, object });
  });

  it('reaches the CRM over https, on the own machine also without', () => {
    const http = { ...CRM, CRM_URL: 'http://localhost:3198' };
    expect(problemsOf({ ...PRODUCTION, ...http }).map(({ setting }) => setting)).toEqual(['CRM_URL']);
    expect(readSettings({ DATA_DIR: folder, ...http }).crm?.url).toBe('http://localhost:3198');
  });

  it('keeps files on one server alone only when told to', () => {
    expect(problemsOf({ ...PRODUCTION, S3_BUCKET: '' }).map(({ setting }) => setting)).toEqual(['S3_BUCKET']);
    const told = readSettings({ ...PRODUCTION, S3_BUCKET: '', ALLOW_EMBEDDED_STORAGE: '1' });
    expect(told.objectStorage).toBeNull();
  });

  it('reads where files are kept', () => {
    const storage = { S3_ENDPOINT: 'https://storage.example.org', S3_REGION: 'ap-northeast-1' };
    expect(readSettings({ ...PRODUCTION, ...storage }).objectStorage).toEqual({
      bucket: 'portal-files',
      endpoint: 'https://storage.example.org',
      region: 'ap-northeast-1',
    });
    const alone = problemsOf({ DATA_DIR: folder, S3_REGION: 'ap-northeast-1' });
    expect(alone.map(({ setting }) => setting)).toEqual(['S3_BUCKET']);
  });

  it('accepts the embedded database only when told to', () => {
    const settings = readSettings({ ...PRODUCTION, DATABASE_URL: '', ALLOW_EMBEDDED_DATABASE: '1' });
    expect(settings.database.url).toBeNull();
  });
});

describe('limits', () => {
  const { limits } = readSettings({ DATA_DIR: folder });

  it("are the rules' own until a deployment says otherwise, of each address that many share", () => {
    const own = Object.entries(RATE_LIMIT_RULES).filter(([rule]) => rule in limits);
    expect(limits).toEqual(Object.fromEntries(own.map(([rule, { points }]) => [rule, points])));
    const byAddress = Object.keys(RATE_LIMIT_RULES).filter((rule) => rule.endsWith('-by-address'));
    // A partner's server, which is no person's line.
    expect(byAddress.filter((rule) => !(rule in limits))).toEqual(['handover-redemptions-by-address']);
  });

  it('are what a deployment sets', () => {
    const set = { LIMIT_SURVEY_ANSWERS_BY_ADDRESS: '5000', LIMIT_CALLS_BY_ADDRESS: '9000' };
    expect(readSettings({ DATA_DIR: folder, ...set }).limits).toMatchObject({
      'survey-answers-by-address': 5000,
      'calls-by-address': 9000,
    });
  });

  it.each([
    ['LIMIT_CALLS_BY_ADDRESS', '19'],
    ['LIMIT_RESIDENCE_BY_ADDRESS', '0'],
    ['LIMIT_INQUIRIES_BY_ADDRESS', '1.5'],
    ['LIMIT_LINE_CALLS_BY_ADDRESS', 'many'],
    ['LIMIT_EXISTENCE_BY_ADDRESS', '100001'],
  ])('%s is not %s', (setting, value) => {
    expect(problemsOf({ DATA_DIR: folder, [setting]: value })).toMatchObject([{ setting }]);
  });
});
