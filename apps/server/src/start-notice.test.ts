import { expect, it } from 'vitest';
import { startNotice } from './start-notice.ts';

const SETTINGS = {
  deployment: 'local' as const,
  publicUrl: 'http://localhost:3000',
  organizationHosts: [{ organization: 'chofu', host: 'chofu.localhost' }],
  demo: { password: 'himawari-2026' },
  mail: null,
  sms: null,
  line: null,
  onCall: { mails: [], phones: [] },
};
const LINE = {
  channelSecret: 'secret',
  channelAccessToken: 'token',
  loginChannelId: '1234567890',
  loginChannelSecret: 'secret',
  liffId: '1234567890-AbcdEfgh',
  addFriendUrl: 'https://lin.ee/AbCdEfG',
};
const TODAY = '2027-05-19';
const ACCOUNTS = {
  members: [{ login: 'general@demo.example', description: 'a member of the general programme' }],
  supporter: { login: 'supporter@demo.example', authenticatorSecret: 'JBSWY3DP' },
};

it.each([
  'http://localhost:3000/?role=hatch',
  'http://localhost:3000/?role=aflac',
  'http://chofu.localhost:3000',
  'general@demo.example',
  'himawari-2026',
  'JBSWY3DP',
  'http://localhost:3000/dev/outbox',
  'http://localhost:3000/example-line',
])('a demo portal names %s', (words) => {
  expect(startNotice(SETTINGS, ACCOUNTS, TODAY)).toContain(words);
});

it('a portal without demo names no member, no password and no outbox', () => {
  const notice = startNotice(
    { ...SETTINGS, publicUrl: 'https://portal.example.org', demo: null },
    null,
    TODAY,
  );
  expect(notice).toContain('https://chofu.localhost\n');
  expect(notice).not.toMatch(/password|outbox|demo/);
});

it.each([
  ['LINE itself is set up', { line: LINE }],
  ['it is a production, which has no example', { deployment: 'production' as const }],
])('names no example LINE where %s', (_where, changes) => {
  expect(startNotice({ ...SETTINGS, ...changes }, ACCOUNTS, TODAY)).not.toContain('LINE');
});

it('names the example LINE of a local portal without demo members too', () => {
  expect(startNotice({ ...SETTINGS, demo: null }, null, TODAY)).toContain('/example-line\n');
});

// @proves state emergency numbers: compared
it('names the emergency numbers once nobody has compared them for 180 days (G119)', () => {
  expect(startNotice(SETTINGS, null, '2027-05-19')).not.toContain('Emergency');
  expect(startNotice(SETTINGS, null, '2027-05-20')).toContain(
    'Emergency numbers to compare again (docs/operations.md): 119, #7119, #8000, 0120-061-338,',
  );
});

it('says where a production has nobody on call (decision 0076)', () => {
  const production = { ...SETTINGS, deployment: 'production' as const };
  const words = 'Nobody is on call';
  expect(startNotice(production, null, TODAY)).toContain(words);
  expect(startNotice(SETTINGS, null, TODAY)).not.toContain(words);
  const onCall = { mails: ['lead@example.org'], phones: [] };
  expect(startNotice({ ...production, onCall }, null, TODAY)).not.toContain(words);
});

it('見本のアカウントが残っている場合、いくつあるかと、入れないことを言う', () => {
  const told = (leftover: Parameters<typeof startNotice>[3]) =>
    startNotice({ ...SETTINGS, demo: null }, null, TODAY, leftover);
  const accountsAlone = told({ accounts: 5, eligibility: 0, cannedAnswers: 0 });
  expect(accountsAlone).toContain('Demo accounts in this database: 5. They cannot log in');
  expect(accountsAlone).not.toContain('deleted');
  expect(told({ accounts: 0, eligibility: 4, cannedAnswers: 12 })).toContain(
    'Of a demo, deleted from this database: 4 policies and codes, 12 canned answers.',
  );
  const nothing = told({ accounts: 0, eligibility: 0, cannedAnswers: 0 });
  expect(nothing).toBe(told(null));
  expect(nothing).not.toMatch(/demo|deleted/i);
});
