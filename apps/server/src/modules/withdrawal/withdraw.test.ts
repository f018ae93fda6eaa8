import { describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { Browser, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { ENTRANCES, logIn, REGISTRATION } from '../identity/sign-up.fixture.ts';
import { leave, rowOf } from './withdrawal.fixture.ts';

const portal = usePortal();
const DAY = 86_400;

describe('退会のお手続き（G53）', () => {
  // @proves cookie left_as
  // @proves state unsubscribe
  it.each([
    ['insurance', 'insurance'],
    ['general', 'general'],
    ['chofu', 'chofu'],
  ] as const)(
    '%sの方が退会した場合、同じホストのお別れの画面へ進み、%sだったことだけを残す',
    async (entrance, leftAs) => {
      const person = await makeMember(portal, entrance);
      const answer = await leave(person);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json()).toEqual({ url: `http://${person.browser.host}/unsubscribe/complete` });
      const kept = [...person.browser.cookies].map(([name, { value, path }]) => [name, value, path]);
      expect(kept).toContainEqual(['left_as', leftAs, '/unsubscribe']);
      const names = kept.map(([name]) => name);
      for (const name of [
        'session',
        'refresh',
        'challenge_token',
        'eligibility',
        'return_path',
        'XSRF-TOKEN',
      ]) {
        expect(names).not.toContain(name);
      }
      const line = [answer.headers['set-cookie'] ?? []]
        .flat()
        .find((cookie) => cookie.startsWith('left_as='));
      expect(line).toContain('Max-Age=600');
      expect(line).toContain('HttpOnly');
    },
  );

  // @proves call POST /unsubscribe
  it('退会した場合、すぐに見えなくなり、LINEの連携とお知らせが止まり、30日後に消す時が決まる', async () => {
    const person = await makeMember(portal, 'general', { accepts_info_delivery: true });
    await rowOf(
      portal,
      `update base_accounts set line_user_id = 'U-line'
       where id = (select base_account_id from members where id = '${person.memberId}')`,
    );
    await leave(person);
    const found = await rowOf(
      portal,
      `select b.line_user_id, m.accepts_info_delivery, w.undone_at, w.reason_sealed,
         m.withdrawn_at = w.withdrawn_at as is_same, extract(epoch from w.erase_after - w.withdrawn_at) as seconds
       from members m join withdrawals w on w.member_id = m.id
         join base_accounts b on b.id = m.base_account_id where m.id = '${person.memberId}'`,
    );
    expect(found).toMatchObject({
      line_user_id: null,
      accepts_info_delivery: false,
      undone_at: null,
      reason_sealed: null,
      is_same: true,
    });
    expect(Number(found.seconds)).toBe(30 * DAY);
  });

  // @proves call POST /unsubscribe
  it('退会した場合、ほかの端末の画面も、更新のしるしも、すぐに断る（F36）', async () => {
    const person = await makeMember(portal);
    const tablet = new Browser(portal.app);
    const onTablet = await logIn(portal, tablet, { identifier: person.phone });
    const tabletToken = onTablet.answer?.json().access_token;
    const before = await tablet.call('GET', '/users/me', undefined, tabletToken);
    expect(before.statusCode).toBe(200);
    await leave(person);
    expect((await tablet.call('GET', '/users/me', undefined, tabletToken)).statusCode).toBe(401);
    expect((await tablet.call('POST', '/auth/refresh')).statusCode).toBe(401);
    expect((await leave(person)).statusCode).toBe(401);
    const open = await rowOf(
      portal,
      `select count(*)::int as count from sessions where member_id = '${person.memberId}' and ended_at is null`,
    );
    expect(open.count).toBe(0);
  });

  it('パスワードが違う場合、項目の下で知らせ、何も変えない。10回続いたら、待ってもらう', async () => {
    const person = await makeMember(portal);
    for (let tries = 0; tries < 10; tries += 1) {
      const refused = await leave(person, { present_password: 'chigau-pasuwado-1' });
      expect(refused.statusCode, refused.body).toBe(422);
      expect(refused.json().fields).toEqual({ present_password: ['invalid'] });
    }
    const waiting = await leave(person);
    expect(waiting.statusCode).toBe(429);
    const me = await person.browser.call('GET', '/users/me', undefined, person.accessToken);
    expect(me.statusCode).toBe(200);
    // The login of the same person is not held up by whoever guessed on an open page.
    const elsewhere = await logIn(portal, new Browser(portal.app), { identifier: person.phone });
    expect(elsewhere.answer?.json()).toMatchObject({ refresh: 'cookie' });
  });

  it('パスワードを入れずに送った場合、退会にしない', async () => {
    const person = await makeMember(portal);
    const refused = await person.browser.call('POST', '/unsubscribe', {}, person.accessToken);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toEqual({ present_password: ['required'] });
  });

  it('理由を書いた場合、読めない形で残し、ログには出さない', async () => {
    const person = await makeMember(portal);
    const words = '兄がかわりに世話をしてくれるので';
    const answer = await leave(person, { reasons: ['no_longer_needed', 'other'], reason: words });
    expect(answer.statusCode, answer.body).toBe(200);
    const { id, reason_sealed: sealed } = await rowOf(
      portal,
      `select id, reason_sealed from withdrawals where member_id = '${person.memberId}'`,
    );
    expect(String(sealed)).not.toContain(words);
    const { database, encryption } = portal.dependencies;
    const cipher = await encryption.forMember(database, person.memberId);
    expect(JSON.parse(cipher.decrypt(String(sealed), `withdrawal:${id}`))).toEqual({
      reasons: ['no_longer_needed', 'other'],
      words,
    });
    expect(portal.logged.join('')).not.toContain(words);
  });

  it('メールで、消える日と、取り消しのしかたと受付番号を知らせる。理由や体調にはふれない', async () => {
    const person = await makeMember(portal);
    await leave(person, { reason: '引っこしのため' });
    const mail = await portal.messageTo(person.email);
    expect(mail).toContain('退会のお手続きが終わりました');
    expect(mail).toMatch(/受付番号：T-[2-9A-Z]{4}-[2-9A-Z]{4}/);
    expect(mail).toMatch(/\d{4}年\d{1,2}月\d{1,2}日（.）\d\d:\d\dを過ぎると、すべて消します/);
    expect(mail).not.toContain('引っこし');
  });

  it('二つの会員のうち一つを退会した場合、もう一つではそのままログインしていられる（G44）', async () => {
    const person = await makeMember(portal, 'general');
    const other = new Browser(portal.app);
    await other.call('POST', ENTRANCES.insurance.path, ENTRANCES.insurance.proof);
    await logIn(portal, other, { identifier: person.phone, flow: 'sign-up' });
    const second = await other.call('POST', '/hi/hosted-login/sign-up', REGISTRATION);
    expect(second.statusCode, second.body).toBe(201);
    const secondToken = second.json().access_token;
    await leave(person);
    expect((await other.call('GET', '/users/me', undefined, secondToken)).statusCode).toBe(200);
    expect((await person.browser.call('GET', '/users/me', undefined, person.accessToken)).statusCode).toBe(
      401,
    );
    const again = await logIn(portal, new Browser(portal.app), { identifier: person.phone });
    expect(again.answer?.json()).toMatchObject({ refresh: 'cookie' });
  });
});

describe('退会したあとのログインと登録', () => {
  it('ログインした場合、登録のない共通IDと同じに答える（U-E07）', async () => {
    const person = await makeMember(portal);
    await leave(person);
    const browser = new Browser(portal.app);
    const { answer } = await logIn(portal, browser, { identifier: person.phone });
    expect(answer?.statusCode).toBe(200);
    expect(answer?.json().next_page_id).toBe('U-E07');
    expect(answer?.json().access_token).toBeUndefined();
    expect(browser.cookies.has('session')).toBe(false);
  });

  it('U-E07から登録し直す場合、同じ共通IDのまま、新しい会員になる。前の記録は引き継がない', async () => {
    const person = await makeMember(portal);
    const log = { log_date: '2026-01-05', is_other_log: true, other: { text: '前の記録' } };
    const saved = await person.browser.call('POST', '/treatment-logs', log, person.accessToken);
    expect(saved.statusCode, saved.body).toBe(201);
    await leave(person);
    const browser = new Browser(portal.app);
    await logIn(portal, browser, { identifier: person.phone });
    const { path, proof } = ENTRANCES.general;
    const passed = await browser.call('POST', path, proof);
    expect(passed.json(), passed.body).toMatchObject({ next_page_id: 'U-R03' });
    const anew = await browser.call('POST', '/hi/hosted-login/sign-up', REGISTRATION);
    expect(anew.statusCode, anew.body).toBe(201);
    const token = anew.json().access_token;
    const me = await browser.call('GET', '/users/me', undefined, token);
    expect(me.json().id).not.toBe(person.memberId);
    const logs = await browser.call('GET', '/treatment-logs', undefined, token);
    expect(logs.json().data).toEqual([]);
  });
});
