import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { publishAnew } from '../../../auth-states/outdated-terms.fixture.ts';
import { Browser, usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import {
  askForAccount,
  ENTRANCES,
  e164,
  eligiblePerson,
  openLoginPage,
  PASSWORD,
  REGISTRATION,
  signUp,
} from '../sign-up.fixture.ts';

const portal = usePortal();

const sealedIn = (html: string) => /name="terms" value="([^"]+)"/.exec(html)?.[1] ?? '';
const pathOf = (address: unknown) => {
  const url = new URL(String(address), 'http://localhost:3000');
  return `${url.pathname}${url.search}`;
};

/** A member of the general programme who registers for the insurance too, at the page of the terms. */
async function atTerms(given: { browser?: Browser; phone?: string } = {}) {
  const phone = given.phone ?? (await signUp(portal, 'general')).phone;
  const browser = given.browser ?? (await eligiblePerson(portal, 'insurance')).browser;
  const { atLogin, page } = await openLoginPage(portal, browser, true, 'sign-up');
  const shown = await atLogin.ask(page, { method: 'POST', form: { identifier: phone, password: PASSWORD } });
  const send = (ticked: readonly string[], answer = 'agree', terms = sealedIn(shown.body)) =>
    portal.app.inject({
      method: 'POST',
      url: page,
      headers: {
        host: 'localhost:3000',
        cookie: [...atLogin.cookies].map(([name, { value }]) => `${name}=${value}`).join('; '),
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams([
        ['terms', terms],
        ['answer', answer],
        ...ticked.map((kind) => ['agreed', kind]),
      ]).toString(),
    });
  const goBack = async (sent: { headers: Record<string, unknown> }) =>
    new URL(String((await atLogin.ask(pathOf(sent.headers.location))).headers.location)).searchParams;
  return { browser, shown, send, goBack, phone };
}

const finish = (browser: Browser, query: URLSearchParams, isAgreed = query.get('is_agreed') === 'true') => {
  const { is_agreed: _, ...answer } = Object.fromEntries(query);
  const body = { ...answer, ...(isAgreed && { is_agreed: true }) };
  return browser.call('POST', '/hi/hosted-login/session', body);
};
const known = async (browser: Browser) => (await browser.call('GET', '/sign-up/me')).json();
const { agreed_terms: _terms, agreed_privacy: _privacy, ...UNTICKED } = REGISTRATION;
const register = (browser: Browser, changes: object = {}) =>
  browser.call('POST', '/hi/hosted-login/sign-up', { ...UNTICKED, ...changes });

const BOTH = ['terms', 'privacy'];

describe('共通IDの手続きでの、利用規約への同意（G143）', () => {
  it('登録へ進む人に、規約と保護方針を、はじめは何も選ばれていない欄とともに見せる。病気についての同意はたずねない', async () => {
    const { shown } = await atTerms();
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain('<h1>利用規約のご確認</h1>');
    expect(shown.body).toContain('href="http://localhost:3000/terms/aflac"');
    expect(shown.body).toContain('href="http://localhost:3000/privacy"');
    expect(shown.body.match(/type="checkbox"/g)).toHaveLength(2);
    expect(shown.body).not.toMatch(/ checked|value="sensitive_data"/);
    expect(shown.body).not.toMatch(/ style=| on\w+=/);
  });

  // @proves state terms: agreed at the common ID
  it('両方に同意すると、is_agreedとともに戻り、登録の画面ではたずねず、同意したときの時刻で残る', async () => {
    const { browser, send, goBack, phone } = await atTerms();
    const agreedAt = portal.dependencies.clock().getTime();
    const query = await goBack(await send(BOTH));
    expect(query.get('is_agreed')).toBe('true');
    expect((await finish(browser, query)).json()).toMatchObject({ next_page_id: 'U-R03' });
    expect(await known(browser)).toMatchObject({ is_agreed: true });
    portal.pass(300);
    const done = await register(browser);
    expect(done.statusCode, done.body).toBe(201);
    const { rows } = await portal.dependencies.database.execute<Record<string, string>>(
      sql`select c.kind, c.text_id, c.agreed_at from member_consents c join members m on m.id = c.member_id
          join base_accounts b on b.id = m.base_account_id
          where m.member_type = 'insurance' and b.phone_number = ${`+81${phone.slice(1)}`} order by c.kind`,
    );
    const minutesLater = rows.map(({ kind, agreed_at: at }) => [
      kind,
      Math.round((new Date(String(at)).getTime() - agreedAt) / 60_000),
    ]);
    expect(minutesLater).toEqual([
      ['privacy', 0],
      ['sensitive_data', 5],
      ['terms', 0],
    ]);
    expect(rows.find(({ kind }) => kind === 'terms')?.text_id).toMatch(/^terms-aflac-v\d+$/);
  });

  it('病気についての情報を預ける同意は、これに代えられない', async () => {
    const { browser, send, goBack } = await atTerms();
    await finish(browser, await goBack(await send(BOTH)));
    const refused = await register(browser, { agreed_sensitive_data: false });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      { agreed_sensitive_data: ['consent'] },
    ]);
  });

  // @proves state terms: agreed at the common ID
  it('同意せずに進んだ場合、is_agreedと名のっても数えず、登録の画面でたずねる', async () => {
    const person = await atTerms();
    const query = await person.goBack(await person.send(BOTH, 'later'));
    expect(query.has('is_agreed')).toBe(false);
    await finish(person.browser, query, true);
    expect(await known(person.browser)).not.toHaveProperty('is_agreed');
    const refused = await register(person.browser);
    expect([refused.statusCode, refused.json().fields]).toEqual([
      422,
      { agreed_terms: ['consent'], agreed_privacy: ['consent'] },
    ]);
    expect((await register(person.browser, REGISTRATION)).statusCode).toBe(201);
  });

  it('同じブラウザーで別の共通IDに変えた場合、前の人の同意を、その人の同意とはしない', async () => {
    const one = await atTerms();
    await finish(one.browser, await one.goBack(await one.send(BOTH)));
    expect(await known(one.browser)).toMatchObject({ is_agreed: true });
    const other = await atTerms({ browser: one.browser });
    await finish(other.browser, await other.goBack(await other.send(BOTH, 'later')));
    expect(await known(other.browser)).not.toHaveProperty('is_agreed');
    expect((await register(other.browser)).json().fields).toMatchObject({ agreed_terms: ['consent'] });
  });

  it('番号の確認が済んでいない人が同意した場合、コードのあとの登録の画面でも、たずね直さない', async () => {
    const person = await eligiblePerson(portal, 'insurance');
    expect((await askForAccount(person)).statusCode).toBe(200);
    const { browser, send, goBack } = await atTerms({ phone: person.phone });
    expect((await finish(browser, await goBack(await send(BOTH)))).json()).toMatchObject({
      next_page_id: 'U-L14',
    });
    const code = await portal.codeTo(e164(person.phone));
    const checked = await browser.call('PUT', '/hi/hosted-login/phone/verification', { code });
    expect(checked.statusCode, checked.body).toBe(200);
    const { path, proof } = ENTRANCES.insurance;
    expect((await browser.call('POST', path, proof)).json()).toMatchObject({ next_page_id: 'U-R03' });
    expect(await known(browser)).toMatchObject({ is_agreed: true });
    const done = await register(browser);
    expect(done.statusCode, done.body).toBe(201);
  });

  it('is_agreedのないまま戻った場合、記録があっても登録の画面でたずねる', async () => {
    const { browser, send, goBack } = await atTerms();
    await finish(browser, await goBack(await send(BOTH)), false);
    expect(await known(browser)).not.toHaveProperty('is_agreed');
  });

  it.each([[[]], [['terms']], [['sensitive_data', 'privacy']]])(
    '%j だけを選んだ場合、足りない欄を示してもう一度たずね、選んだ欄は残す',
    async (ticked) => {
      const { send } = await atTerms();
      const again = await send(ticked);
      expect(again.statusCode).toBe(422);
      expect(again.body).toContain('同意の欄が選ばれていません');
      for (const kind of BOTH) {
        const marks = new RegExp(`id="${kind}"[^>]*`).exec(again.body)?.[0] ?? '';
        expect(marks.includes(' checked')).toBe(ticked.includes(kind as never));
        expect(marks.includes('aria-invalid="true"')).toBe(!ticked.includes(kind as never));
      }
      expect((await send(BOTH, 'agree', sealedIn(again.body))).statusCode).toBe(303);
    },
  );

  it('見せたあとに規約の番号が上がった場合、新しいものを見せてたずね直す', async () => {
    const { send } = await atTerms();
    const { version } = (await portal.dependencies.content.legalText('terms', 'hatch')).value;
    const putBack = publishAnew(portal, 'terms');
    try {
      const again = await send(BOTH);
      expect(again.statusCode).toBe(422);
      expect(again.body).toContain(`第${version + 1}版`);
    } finally {
      putBack();
    }
  });

  it('同意したあと、登録までに規約の番号が上がった場合、登録の画面でたずね直す', async () => {
    const { browser, send, goBack } = await atTerms();
    await finish(browser, await goBack(await send(BOTH)));
    const putBack = publishAnew(portal, 'terms');
    try {
      expect(await known(browser)).not.toHaveProperty('is_agreed');
      expect((await register(browser)).json().fields).toMatchObject({ agreed_terms: ['consent'] });
    } finally {
      putBack();
    }
  });

  it('ほかの窓口の規約への同意は、数えない', async () => {
    const { browser, send, goBack } = await atTerms();
    await finish(browser, await goBack(await send(BOTH)));
    // The proof of another programme in the same browser: its terms are others.
    await browser.call('POST', '/hi/hosted-login/eligibility/check', { company_code: 'HIDAMARI' });
    expect(await known(browser)).toMatchObject({ member_type: 'general' });
    expect(await known(browser)).not.toHaveProperty('is_agreed');
  });

  it('ほかのログインのしるしや、書き換えたしるしでは、進めない', async () => {
    const [one, other] = [await atTerms(), await atTerms()];
    for (const terms of [sealedIn(other.shown.body), `${sealedIn(one.shown.body).slice(0, -4)}AAAA`, '']) {
      expect((await one.send(BOTH, 'agree', terms)).statusCode).toBe(404);
    }
  });

  it('ログインだけの人には、見せない', async () => {
    const { phone } = await signUp(portal, 'general');
    const { atLogin, page } = await openLoginPage(portal, new Browser(portal.app));
    const sent = await atLogin.ask(page, { method: 'POST', form: { identifier: phone, password: PASSWORD } });
    expect(sent.statusCode).toBe(303);
  });
});
