import { expect, it } from 'vitest';
import { startNotice } from './start-notice.ts';

const SETTINGS = {
  publicUrl: 'http://localhost:3000',
  organizationHosts: [{ organization: 'chofu', host: 'chofu.localhost' }],
  demo: { password: 'himawari-2026' },
  mail: null,
  sms: null,
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

it('names the emergency numbers once nobody has compared them for 180 days (G119)', () => {
  expect(startNotice(SETTINGS, null, '2027-05-19')).not.toContain('Emergency');
  expect(startNotice(SETTINGS, null, '2027-05-20')).toContain(
    'Emergency numbers to compare again (docs/operations.md): 119, #7119, #8000, 0120-061-338,',
  );
  expect(startNotice(SETTINGS, null, '2027-05-24')).toContain(', #7119の地域\n');
});
