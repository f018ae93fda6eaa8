import { beforeEach, describe, expect, it } from 'vitest';
import { makeMember } from '../../../portal-under-test/make-member.fixture.ts';
import { Browser, newEmail, usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';

const portal = usePortal();
let browser: Browser;
beforeEach(() => {
  browser = new Browser(portal.app);
});

const askAgain = (email: string, from = browser) =>
  from.call('POST', '/email/verification', { path: '/login/mail-verification', email });
const askExistence = (email: string, from = browser) =>
  from.call('GET', `/email/hi/existence?email=${encodeURIComponent(email)}`);

async function mailsTo(email: string): Promise<string[]> {
  await portal.messageTo(email);
  const { rows } = await portal.dependencies.database.execute(
    `select subject from sent_messages where recipient = '${email}' order by sent_at, subject`,
  );
  return rows.map(({ subject }) => String(subject).replace('【ひだまり】', ''));
}

const tokenIn = (mail: string) =>
  new URL(/http\S+/.exec(mail)?.[0] ?? '').searchParams.get('email_verify_token') ?? '';

const VERIFICATION = 'メールアドレスの確認のお願い';

describe('確認メールの再送（POST email/verification・G116）', () => {
  // @proves call POST /email/verification
  it('確認の済んでいない方の場合、新しいリンクが届き、そのリンクで確認できる', async () => {
    const person = await makeMember(portal, 'general');
    const first = tokenIn(await portal.messageTo(person.email));
    const answer = await askAgain(person.email);
    expect([answer.statusCode, answer.json()]).toEqual([200, { accepted: true }]);
    portal.pass(1);
    const second = tokenIn(await portal.messageTo(person.email));
    expect(await mailsTo(person.email)).toEqual([VERIFICATION, VERIFICATION]);
    expect(second).not.toBe(first);
    expect(
      (await browser.call('PUT', '/email/verification', { email_verify_token: second })).statusCode,
    ).toBe(200);
  });

  it('期限の切れたリンクからも、アドレスを書かずに送り直せる', async () => {
    const person = await makeMember(portal, 'chofu');
    const token = tokenIn(await portal.messageTo(person.email));
    portal.pass(25 * 3_600);
    expect((await browser.call('PUT', '/email/verification', { email_verify_token: token })).statusCode).toBe(
      403,
    );
    const answer = await browser.call('POST', '/email/verification', { email_verify_token: token });
    expect(answer.json()).toEqual({ accepted: true });
    const again = await portal.messageTo(person.email);
    expect(new URL(/http\S+/.exec(again)?.[0] ?? '').host).toBe('chofu.localhost:3000');
    const body = { email_verify_token: tokenIn(again) };
    expect((await browser.call('PUT', '/email/verification', body)).statusCode).toBe(200);
  });

  // @proves call POST /email/verification
  it('確認の済んだ方の場合、届くことを確かめるメールを送り、その日時を残す（G47）', async () => {
    const person = await makeMember(portal, 'general');
    const token = tokenIn(await portal.messageTo(person.email));
    await browser.call('PUT', '/email/verification', { email_verify_token: token });
    await askAgain(person.email);
    expect((await mailsTo(person.email)).at(-1)).toBe('メールが届くかどうかの確認');
    const me = await person.browser.call('GET', '/users/me', undefined, person.accessToken);
    expect(me.json().sent_arrival_confirmation_email_at).toMatch(/^\d{4}-\d\d-\d\d /);
  });

  it('でたらめなリンクの場合、何も送らず、送ったとも言わない', async () => {
    const before = (await portal.dependencies.database.execute('select 1 from sent_messages')).rows.length;
    const answer = await browser.call('POST', '/email/verification', { email_verify_token: 'x'.repeat(43) });
    expect([answer.statusCode, answer.json().name]).toEqual([403, 'LINK_UNKNOWN']);
    await portal.messageTo('');
    expect((await portal.dependencies.database.execute('select 1 from sent_messages')).rows.length).toBe(
      before,
    );
  });
});

describe('登録されているかのお問い合わせ（GET email/hi/existence・G50）', () => {
  // @proves call GET /email/hi/existence
  it('登録のある方にはログインを、ない方には登録のしかたを、そのアドレスにだけ知らせる', async () => {
    const person = await makeMember(portal, 'general');
    const stranger = newEmail();
    await askExistence(person.email.toUpperCase());
    await askExistence(stranger);
    expect((await mailsTo(person.email)).at(-1)).toBe('すでに登録されているメールアドレスです');
    expect(await mailsTo(stranger)).toEqual(['このメールアドレスは登録されていません']);
  });

  it('ほかのサイトのページから求められた場合、だれにもメールを送らず、数にも入れない', async () => {
    const stranger = newEmail();
    const ask = (headers: Record<string, string>) =>
      browser.ask(`/api/email/hi/existence?email=${encodeURIComponent(stranger)}`, { headers });
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
    ];
    for (const headers of foreign) {
      const answer = await ask(headers);
      expect([answer.statusCode, answer.json().name]).toEqual([403, 'FORBIDDEN']);
    }
    expect(await mailsTo(stranger)).toEqual([]);
    const own = await ask({ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' });
    expect([own.statusCode, own.json()]).toEqual([200, { accepted: true }]);
    expect((await ask({ 'sec-fetch-site': 'none' })).statusCode).toBe(200);
    expect(await mailsTo(stranger)).toHaveLength(2);
  });

  it('求められたアドレスは、記録に残らない', async () => {
    const stranger = newEmail();
    expect((await askExistence(stranger)).statusCode).toBe(200);
    await browser.ask(`/api/email/hi/existence?email=${stranger}`, {
      headers: { origin: 'https://evil.example' },
    });
    await portal.runOutbox();
    const lines = portal.logged.join('\n');
    expect(lines).toContain('/email/hi/existence');
    expect(lines).not.toContain(stranger.split('@')[0]);
  });
});

describe('知っているアドレスも、知らないアドレスも（G50・F18）', () => {
  // @proves call POST /email/verification
  it.each([
    ['確認メールの再送', askAgain],
    ['登録のお問い合わせ', askExistence],
  ] as const)('%sの答えは、一字も変わらず、答える前には、だれのアドレスかを調べない', async (_, ask) => {
    const person = await makeMember(portal, 'general');
    await portal.messageTo(person.email);
    const known = await ask(person.email, new Browser(portal.app));
    const unknown = await ask(newEmail(), new Browser(portal.app));
    expect(unknown.body).toBe(known.body);
    const plain = ({ headers }: typeof known) => ({
      ...headers,
      date: '',
      'x-request-id': '',
      'set-cookie': '',
    });
    expect(plain(unknown)).toEqual(plain(known));
    // Both wait in the outbox, and nobody has been looked up or written to yet.
    const { rows } = await portal.dependencies.database.execute(
      "select count(*)::int as waiting from outbox_messages where kind = 'answer-email-request' and done_at is null",
    );
    expect(rows).toEqual([{ waiting: 2 }]);
    await portal.messageTo('');
  });

  // @proves error mail_sends_spent
  // @proves error address_wait
  it('1つのアドレスには、1日に3通まで。1つの場所からは、1分に5回まで', async () => {
    const address = newEmail();
    const answers = [];
    for (let time = 0; time < 4; time += 1)
      answers.push((await askExistence(address, new Browser(portal.app))).json().name ?? 200);
    expect(answers).toEqual([200, 200, 200, 'MAIL_SENDS_SPENT']);
    const sprayed = [];
    for (let time = 0; time < 6; time += 1) sprayed.push((await askExistence(newEmail())).json().name ?? 200);
    expect(sprayed).toEqual([200, 200, 200, 200, 200, 'ADDRESS_WAIT']);
    await portal.messageTo('');
  });
});

it('答えの途中でサーバーが止まり、同じお願いが二度はたらいても、メールは1通だけ（F6）', async () => {
  const stranger = newEmail();
  const payload = { request: { asks: 'existence', email: stranger }, variant: 'hatch' };
  const delivery = { idempotencyKey: 'email-request:one', payload, signal: AbortSignal.timeout(10_000) };
  await portal.modules.identity.handlers['answer-email-request']?.(delivery);
  await portal.modules.identity.handlers['answer-email-request']?.(delivery);
  expect(await mailsTo(stranger)).toEqual(['このメールアドレスは登録されていません']);
});
