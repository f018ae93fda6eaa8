import { randomUUID } from 'node:crypto';
import { Browser, type PortalUnderTest } from '../../portal-under-test/portal-under-test.fixture.ts';

/** The municipality's host: the one that takes consultations by mail. */
export const CHOFU = 'chofu.localhost:3000';

/** An address that nobody has written from yet. */
export const anAddress = () => `hana-${randomUUID()}@example.jp`;

/** The contact form, filled in. */
export const FORM = {
  name: '日向 花子',
  email: 'hana@example.jp',
  standing: 'self',
  kind: 'how_to_use',
  message: '治療ログの印刷のしかたを教えてください。',
  reply_by: 'mail',
  agreed: true,
};

/** A consultation by mail, filled in. */
export const MAIL = {
  name: '日向 花子',
  email: 'hana@example.jp',
  standing: 'family',
  message: '父の通院のことで、気持ちの整理がつきません。',
  background: '先月から通っています。',
  agreed: true,
  agreed_health: true,
};

export const visitorOn = (portal: PortalUnderTest, host?: string) => new Browser(portal.app, host);

/** Sends a form as a browser does, with the anti-forgery token that visitors have too. */
export async function send(browser: Browser, path: string, body: object, key?: string) {
  await browser.ask('/api/sanctum/csrf-cookie');
  return browser.ask(`/api${path}`, {
    method: 'POST',
    json: body,
    headers: {
      'x-xsrf-token': decodeURIComponent(browser.cookies.get('XSRF-TOKEN')?.value ?? ''),
      origin: `http://${browser.host}`,
      'sec-fetch-site': 'same-origin',
      ...(key && { 'idempotency-key': key }),
    },
  });
}
