import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { Browser, newNumber, usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { logIn } from '../sign-up.fixture.ts';
import { signInEarlier, writeLogs } from './earlier-account.fixture.ts';
import { movesOf } from './moves.fixture.ts';

const portal = usePortal();
const { state, move, logsOf, twoAccounts, untilConfirm } = movesOf(portal);

describe('移している途中で切れた場合、続けて届いた場合', () => {
  it('2つ同時に届いても、移すのは1度で、セッションは1つ', async () => {
    const { common, earlier, commonMemberId } = await twoAccounts();
    await writeLogs(portal, commonMemberId, ['一', '二', '三']);
    const browser = await untilConfirm(earlier, common);
    const headers = {
      'x-xsrf-token': decodeURIComponent(browser.cookies.get('XSRF-TOKEN')?.value ?? ''),
      origin: 'http://localhost:3000',
    };
    const send = () => browser.ask('/api/hi/hosted-login/transfer', { method: 'POST', headers });
    const answers = (await Promise.all([send(), send()])).map((answer) => answer.json());
    expect(answers.filter(({ access_token: token }) => token !== undefined)).toHaveLength(1);
    expect(await logsOf(earlier.memberId)).toHaveLength(3);
    const { rows } = await portal.dependencies.database.execute(
      sql`select count(*)::int as moves from account_moves where from_base_account_id = ${earlier.baseId}`,
    );
    expect(rows).toEqual([{ moves: 1 }]);
  });

  describe('途中の書き込みが失敗した場合', () => {
    const refuse = async (moment: string) => {
      const { database } = portal.dependencies;
      await database.execute(`create function refuse_move() returns trigger language plpgsql as
        $$ begin raise exception 'shutting down' using errcode = '57P01'; end $$`);
      await database.execute(`create trigger refuse_move ${moment} execute function refuse_move()`);
    };
    const allow = () => portal.dependencies.database.execute('drop function if exists refuse_move cascade');
    afterEach(allow);

    // @proves call POST /hi/hosted-login/transfer
    it.each([
      ['はじめ', 'before insert on account_moves for each row', 'U-L12'],
      ['終わり', 'before update on account_moves for each row', 'U-L12'],
      ['記録を移すあいだ', 'after update on treatment_logs for each statement', 'U-L12'],
    ])('%sの場合、半分の姿はだれにも見えず、どちらのIDで来ても、続きから移せる', async (_, moment, next) => {
      const { common, earlier, commonMemberId } = await twoAccounts();
      const texts = Array.from({ length: 60 }, (_unused, index) => `記録 ${index}`);
      await writeLogs(portal, commonMemberId, texts);
      const browser = await untilConfirm(earlier, common);
      await refuse(moment);
      expect((await move(browser)).statusCode).toBe(503);
      await allow();
      // By the earlier ID: no session, the move again.
      const byEarlier = new Browser(portal.app);
      expect((await signInEarlier(byEarlier, earlier.username)).json().next_page_id).toBe(next);
      expect(byEarlier.cookies.has('session')).toBe(false);
      const isBegun = (await state(byEarlier)).json().step === 'moving';
      if (!isBegun) {
        expect((await move(browser)).json()).toHaveProperty('access_token');
      } else {
        // By the common ID: no session either, and its old one is over.
        const held = await common.browser.call('GET', '/users/me', undefined, common.accessToken);
        expect(held.statusCode).toBe(401);
        const byCommon = new Browser(portal.app);
        const { answer } = await logIn(portal, byCommon, { identifier: common.phone });
        expect(answer?.json(), answer?.body).toMatchObject({ next_page_id: 'U-L12' });
        expect((await state(byCommon)).json()).toMatchObject({ step: 'moving' });
        const number = {
          phone_number: newNumber(),
          email: 'a@example.jp',
          email_confirmation: 'a@example.jp',
        };
        const otherWay = await byEarlier.call('POST', '/hi/hosted-login/transfer/number', number);
        expect(otherWay.statusCode).toBe(403);
        expect((await move(byCommon)).json()).toHaveProperty('access_token');
      }
      expect(await logsOf(earlier.memberId)).toHaveLength(60);
      expect(await logsOf(commonMemberId)).toHaveLength(0);
    });
  });

  it('記録が多い場合、何度かに分けて移し、終わるまでは残りの数を答える', async () => {
    const { common, earlier, commonMemberId } = await twoAccounts();
    const texts = Array.from({ length: 210 }, (_, index) => `多い記録 ${index}`);
    await writeLogs(portal, commonMemberId, texts);
    const browser = await untilConfirm(earlier, common);
    expect((await move(browser)).json()).toEqual({ next_page_id: 'U-L12' });
    expect((await state(browser)).json()).toEqual({ step: 'moving', left: 110 });
    expect((await move(browser)).json()).toEqual({ next_page_id: 'U-L12' });
    const done = await move(browser);
    expect(done.json(), done.body).toHaveProperty('access_token');
    const token = done.json().access_token;
    const found = await browser.call('GET', '/treatment-logs?keyword=多い記録', undefined, token);
    expect(found.json().meta?.total ?? found.json().total, found.body.slice(0, 300)).toBe(210);
  });

  it('移したあとで利用者プールが止まっていた場合、次に以前のIDで来たときに閉じ、移行は完了と答える（U-E10）', async () => {
    const { common, earlier } = await twoAccounts();
    const browser = await untilConfirm(earlier, common);
    expect((await move(browser)).statusCode).toBe(200);
    const { database } = portal.dependencies;
    await database.execute(sql`update pool_users set is_enabled = true where username = ${earlier.username}`);
    const later = await signInEarlier(new Browser(portal.app), earlier.username);
    expect(later.json()).toEqual({ next_page_id: 'U-E10' });
    const { rows } = await database.execute(
      sql`select is_enabled from pool_users where username = ${earlier.username}`,
    );
    expect(rows).toEqual([{ is_enabled: false }]);
  });

  it('移す準備のあとに書かれた記録も、置いていかない', async () => {
    const { common, earlier, commonMemberId } = await twoAccounts();
    await writeLogs(portal, commonMemberId, ['はじめの記録']);
    const browser = await untilConfirm(earlier, common);
    const write = common.browser.call(
      'POST',
      '/treatment-logs',
      { log_date: '2026-03-01', is_other_log: true, other: { text: '移すあいだの記録' } },
      common.accessToken,
    );
    const [written, moved] = await Promise.all([write, move(browser)]);
    expect(moved.json()).toHaveProperty('access_token');
    // Either it was saved and moved, or it was refused and the form still has it: nothing is lost in silence.
    const expected = written.statusCode === 201 ? 2 : 1;
    expect(await logsOf(earlier.memberId)).toHaveLength(expected);
    expect(await logsOf(commonMemberId)).toHaveLength(0);
  });
});
