import { addDays } from '@hidamari/domain/japanese-dates';
import { describe, expect, it } from 'vitest';
import { makeStaff } from '../../portal-under-test/make-staff.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aMember, type Member } from '../consultations/consultations.fixture.ts';
import { actFor } from '../staff/staff.fixture.ts';
import { choosePopup } from './choose-popup.ts';
import { popupsOf } from './popups.fixture.ts';

const portal = usePortal();
const {
  execute,
  popupOn,
  idOn,
  send,
  shown,
  putOff,
  letHoursPass,
  letDaysPass,
  today,
  saveLog,
  aKnownMember,
} = popupsOf(portal);

const LOG = '/treatment-logs/0b5bd5a4-6cf6-4f0b-9a0e-6a1b8a0f4b11';
const ARTICLE = '/articles/sleepless-night';

async function change(member: Member, path: string, body: object): Promise<void> {
  const answer = await member.call('PUT', path, body);
  expect(answer.statusCode, answer.body).toBe(200);
}

const idOf = async (member: Member) => String((await member.call('GET', '/users/me')).json().id);

describe('登録情報の確認（G76・G21）', () => {
  it('180日を超えると一度だけ出て、変えてから180日を超えると、また出る', async () => {
    const member = await aKnownMember('chofu');
    await letDaysPass(178);
    expect(await idOn(member, '/account')).toBeNull();
    await letDaysPass(1);
    expect(await idOn(member, '/account')).toBe(7);
    await shown(member, 7);
    await letDaysPass(200);
    expect(await idOn(member, '/account')).toBeNull();
    await change(member, '/users/me', { other_diseases: '高血圧' });
    await letDaysPass(181);
    expect(await idOn(member, '/account')).toBe(7);
  });
});

describe('治療ログのこと（G76・G78）', () => {
  it('予定の日が過ぎた診察は、次の診察ではない。きょうの診察は、まだ次の診察', async () => {
    const member = await aKnownMember();
    await saveLog(member, { is_visiting_hospital_log: true, visit: { hospital: '見本病院' } });
    const day = addDays(today(), 3);
    await send(member, '/treatment-logs/next-visit-information', { visit_date: day, hospital: '見本病院' });
    await letDaysPass(3);
    expect(await idOn(member, LOG)).toBeNull();
    await letDaysPass(1);
    expect(await idOn(member, LOG)).toBe(5);
  });

  it('亡くした印を外して30日のあいだは、月のふり返りも出ない', async () => {
    const member = await aKnownMember();
    await saveLog(member);
    await letDaysPass(40);
    expect(await idOn(member, '/treatment-logs')).toBe(4);
    await change(member, '/users/profile', { is_bereaved: true });
    await change(member, '/users/profile', { is_bereaved: false });
    await letDaysPass(29);
    expect(await idOn(member, '/treatment-logs')).toBeNull();
    await letDaysPass(1);
    expect(await idOn(member, '/treatment-logs')).toBe(4);
  });

  it('つらい値は、あとから書き足したときも、保存して48時間がすぎるまで、何も出さない（G20）', async () => {
    const member = await aKnownMember();
    const answer = await member.call('POST', '/treatment-logs', {
      log_date: today(),
      is_condition_log: true,
      symptoms: [{ key: 'pain', today: 1 }],
    });
    const { id, version } = answer.json();
    await letDaysPass(5);
    expect(await idOn(member, ARTICLE)).toBe(6);
    const symptoms = [{ key: 'pain', today: 4 }];
    const log = { log_date: addDays(today(), -5), is_condition_log: true, symptoms, version };
    await change(member, `/treatment-logs/${id}`, log);
    await letHoursPass(47);
    expect(await idOn(member, ARTICLE)).toBeNull();
    await letHoursPass(1);
    expect(await idOn(member, ARTICLE)).toBe(6);
  });

  it('薬の治療は、古い記録に書いたものも見つける', async () => {
    const member = await aKnownMember();
    await saveLog(member, { treatments: [{ type: 'chemical-treatment', status: 'ongoing' }] });
    for (let newer = 0; newer < 50; newer += 1) await saveLog(member);
    expect(await idOn(member, '/life')).toBe(17);
  });
});

describe('だれに（G76）', () => {
  it('ご本人でない方に、仲間やモニターのご案内は出ない', async () => {
    const member = await aKnownMember();
    expect([await idOn(member, '/mental'), await idOn(member, '/news/portal-open')]).toEqual([18, 19]);
    await execute(`update members set is_self = false where id = '${await idOf(member)}'`);
    expect([await idOn(member, '/mental'), await idOn(member, '/news/portal-open')]).toEqual([null, null]);
  });

  it('LINEのない環境では、連携をすすめない', async () => {
    const member = await aKnownMember();
    const { dependencies } = portal;
    const needs = { ...dependencies, surveyDue: async () => ({ isDue: false, dueDay: '' }) };
    const asked = { memberId: await idOf(member), path: '/account', now: dependencies.clock() };
    expect(await choosePopup(needs, asked)).toEqual({ id: 14 });
    expect(await choosePopup({ ...needs, line: null }, asked)).toBeNull();
  });

  it.each([
    ['breast', 8],
    ['lung', 9],
    ['cervix', 10],
    ['pharynx', 11],
    ['leukemia', 12],
    ['stomach', null],
  ])('登録したがんが %s の方には、%s だけが出る', async (cancer, id) => {
    const member = await aKnownMember();
    await execute(
      `insert into member_cancers (id, member_id, position, cancer_type_id, treatment_status_id, stage, is_primary) values (gen_random_uuid(), '${await idOf(member)}', 0, '${cancer}', 'treating', 'unknown', true)`,
    );
    const chosen = await popupOn(member, '/articles');
    expect(chosen?.id ?? null).toBe(id);
    if (id === null) return;
    expect(Object.keys(chosen.contents)).toEqual(['contents_id', 'title', 'category_name', 'image_url']);
    for (const words of Object.values(chosen.contents)) expect(words).not.toBe('');
    for (let seen = 0; seen < 10; seen += 1) {
      const { contents } = (await popupOn(member, '/articles')) ?? {};
      if (contents) await send(member, '/viewed-contents', { id: contents.contents_id, kind: 'article' });
    }
    expect(await popupOn(member, '/articles')).toBeNull();
  });
});

describe('見せたことと、断ったこと（G20・G77）', () => {
  it('アンケートを断ったことは、別の端末でも、24時間は何も出さないわけになる', async () => {
    const member = await aKnownMember();
    await letDaysPass(30);
    expect(await idOn(member, '/')).toBe(2);
    for (let sent = 0; sent < 3; sent += 1) await putOff(member, 2);
    await letHoursPass(23);
    expect(await idOn(member, '/account')).toBeNull();
    await letHoursPass(1);
    expect(await idOn(member, '/account')).toBe(14);
    await letDaysPass(90);
    expect(await idOn(member, '/')).toBe(2);
    await putOff(member, 2);
    await letDaysPass(400);
    expect(await idOn(member, '/')).toBe(15);
  });

  it('見せたことを伝えるご案内は、断ったことでは、見せたことにならない', async () => {
    const member = await aKnownMember();
    await putOff(member, 3);
    expect(await idOn(member, '/account')).toBe(14);
  });

  it('「二度つづけて」は、その方の、その案内だけで数える', async () => {
    const [member, other] = [await aKnownMember(), await aKnownMember()];
    for (const one of [member, other]) {
      await shown(one, 3);
      await putOff(one, 3);
    }
    await letDaysPass(30);
    for (const popup of [6, 14]) await shown(member, popup);
    for (let times = 0; times < 2; times += 1) await shown(other, 3);
    await letDaysPass(2);
    expect(await idOn(member, '/treatment-logs')).toBe(3);
    await shown(member, 3);
    for (const one of [member, other]) await putOff(one, 3);
    await letDaysPass(400);
    expect(await idOn(member, '/treatment-logs')).toBeNull();
    expect(await idOn(other, '/treatment-logs')).toBe(3);
  });

  it('ない番号や、自分の道でない場所は受けつけず、訪問者には答えない', async () => {
    const member = await aMember(portal);
    for (const path of ['/viewed-popups', '/popup-restraint-flags'])
      expect((await member.call('POST', path, { popup_id: 13 })).statusCode, path).toBe(422);
    for (const query of ['', '?page_path=https%3A%2F%2Fexample.com%2F'])
      expect((await member.call('GET', `/popups${query}`)).statusCode, query).toBe(400);
    const { browser } = await aMember(portal);
    expect((await browser.call('GET', '/popups?page_path=%2F')).statusCode).toBe(401);
  });

  it('代わりに操作する担当者には何も答えず、見せたことにもできない（G42）', async () => {
    const member = await aMember(portal);
    const staff = await makeStaff(portal);
    const { bearer } = await actFor(portal, staff, member.phone);
    const asked = await staff.browser.call('GET', '/popups?page_path=%2F', undefined, bearer);
    expect([asked.statusCode, asked.json()]).toEqual([200, { data: null }]);
    for (const path of ['/viewed-popups', '/popup-restraint-flags'])
      expect((await staff.browser.call('POST', path, { popup_id: 1 }, bearer)).statusCode, path).toBe(403);
    expect(await idOn(member, '/')).toBe(1);
  });
});
