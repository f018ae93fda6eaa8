import { describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { Browser, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { ENTRANCES, e164, logIn, REGISTRATION } from '../identity/sign-up.fixture.ts';
import { eraseWithdrawnMembers } from './erase-withdrawn-members.ts';
import { listUndoable, undoWithdrawal } from './undo-withdrawal.ts';
import { leave, leaveWithReceipt } from './withdrawal.fixture.ts';

const portal = usePortal();
const DAY = 86_400;
const NO_HOOKS = {
  eraseFilesOf: async () => {},
  eraseRecordKeysOf: async () => {},
  eraseAuditContentOf: async () => {},
  detachMember: async () => {},
};

const undo = (receipt: string) => undoWithdrawal(portal.dependencies, receipt);

describe('退会のお取り消し（G53）', () => {
  // @proves call POST /unsubscribe
  it('30日のうちに取り消した場合、同じIDでログインでき、記録も元のまま読め、消す日が来ても消えない', async () => {
    const person = await makeMember(portal, 'chofu');
    const log = { log_date: '2026-01-05', is_other_log: true, other: { text: '庭の水やり' } };
    await person.browser.call('POST', '/treatment-logs', log, person.accessToken);
    const receipt = await leaveWithReceipt(portal, person);
    portal.pass(30 * DAY - 60);
    await eraseWithdrawnMembers({ ...portal.dependencies, hooks: NO_HOOKS }, portal.dependencies.clock());
    expect(await undo(receipt)).toBe('undone');
    const browser = new Browser(portal.app, person.browser.host);
    const { answer } = await logIn(portal, browser, { identifier: person.phone });
    const token = answer?.json().access_token;
    const logs = await browser.call('GET', '/treatment-logs', undefined, token);
    expect(logs.json().data, logs.body).toHaveLength(1);
    const me = await browser.call('GET', '/users/me', undefined, token);
    expect(me.json()).toMatchObject({ id: person.memberId, accepts_info_delivery: false });
    expect(await portal.messageTo(person.email)).toContain('退会のお取り消しが終わりました');
    // The day that the erasure had been set for goes by.
    portal.pass(120);
    await eraseWithdrawnMembers({ ...portal.dependencies, hooks: NO_HOOKS }, portal.dependencies.clock());
    expect((await browser.call('GET', '/treatment-logs', undefined, token)).json().data).toHaveLength(1);
  });

  it('取り消しても、退会の前に開いていた画面は開かないまま。もう一度ログインしてもらう', async () => {
    const person = await makeMember(portal);
    const receipt = await leaveWithReceipt(portal, person);
    await undo(receipt);
    const me = await person.browser.call('GET', '/users/me', undefined, person.accessToken);
    expect(me.statusCode).toBe(401);
  });

  it('30日を過ぎた場合、まだ消していなくても、取り消さない', async () => {
    const person = await makeMember(portal);
    const receipt = await leaveWithReceipt(portal, person);
    portal.pass(30 * DAY);
    expect(await undo(receipt)).toBe('too_late');
    await eraseWithdrawnMembers({ ...portal.dependencies, hooks: NO_HOOKS }, portal.dependencies.clock());
    expect(await undo(receipt)).toBe('unknown');
  });

  it('二度取り消した場合や、番号が違う場合、何も変えない', async () => {
    const person = await makeMember(portal);
    const receipt = await leaveWithReceipt(portal, person);
    expect(await undo(receipt)).toBe('undone');
    expect(await undo(receipt)).toBe('unknown');
    expect(await undo('T-2222-2222')).toBe('unknown');
  });

  it('同じ種類の会員として登録し直していた場合、そう答えて、二人にしない', async () => {
    const person = await makeMember(portal);
    const receipt = await leaveWithReceipt(portal, person);
    const browser = new Browser(portal.app);
    await logIn(portal, browser, { identifier: person.phone });
    await browser.call('POST', ENTRANCES.general.path, ENTRANCES.general.proof);
    const anew = await browser.call('POST', '/hi/hosted-login/sign-up', REGISTRATION);
    expect(anew.statusCode, anew.body).toBe(201);
    expect(await undo(receipt)).toBe('registered_anew');
  });

  it('受付番号をなくした場合、電話番号から、取り消せる退会だけが新しい順に見つかる', async () => {
    const person = await makeMember(portal);
    const receipt = await leaveWithReceipt(portal, person);
    const find = () =>
      listUndoable(portal.dependencies.database, e164(person.phone), portal.dependencies.clock());
    expect(await find()).toMatchObject([{ receiptNumber: receipt, memberType: 'general' }]);
    await undo(receipt);
    expect(await find()).toEqual([]);
    const browser = new Browser(portal.app);
    const { answer } = await logIn(portal, browser, { identifier: person.phone });
    await leave({ ...person, browser, accessToken: answer?.json().access_token });
    expect(await find()).toHaveLength(1);
    portal.pass(30 * DAY);
    expect(await find()).toEqual([]);
  });
});
