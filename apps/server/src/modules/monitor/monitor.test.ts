import { MONITOR_STATES } from '@hidamari/domain/monitor';
import { describe, expect, it } from 'vitest';
import { erasureHooks } from '../../erasure-hooks.ts';
import { makeStaff } from '../../portal-under-test/make-staff.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aSupporter } from '../consultations/consultations.fixture.ts';
import { eraseIllnessData } from '../privacy/erase-illness-data.ts';
import { actFor } from '../staff/staff.fixture.ts';
import { eraseWithdrawnMembers } from '../withdrawal/erase-withdrawn-members.ts';
import { leave, rowOf } from '../withdrawal/withdrawal.fixture.ts';
import { aPanelMember, DESK, FORM, PATH, type PanelMember, rowAtDesk, standing } from './monitor.fixture.ts';

const portal = usePortal();
const DAY = 86_400;

async function requested(): Promise<PanelMember> {
  const member = await aPanelMember(portal);
  const saved = await member.save();
  expect(saved.statusCode, saved.body).toBe(200);
  return member;
}

const countOf = async ({ memberId }: PanelMember) =>
  (
    await rowOf(
      portal,
      `select count(*)::int as n from monitor_registrations where member_id = '${memberId}'`,
    )
  ).n;

/** Sets the state as if the way there had been walked. */
const putInto = ({ memberId }: PanelMember, state: string) =>
  portal.dependencies.database.execute(
    `update monitor_registrations set state = '${state}' where member_id = '${memberId}'`,
  );

describe('体験を聞かせてくださる方の登録（G87）', () => {
  // @proves call GET /monitor-registration
  it('まだない場合は空で答え、申し込むと申請中になり、書いたとおりに読め、ほかの会員には見えない', async () => {
    const [member, other] = [await aPanelMember(portal), await aPanelMember(portal)];
    expect((await member.read()).json()).toEqual({ data: null });
    const saved = await member.save();
    expect([saved.statusCode, saved.json().state, saved.json().version]).toEqual([200, 'requested', 1]);
    const { data } = (await member.read()).json();
    expect(data).toEqual(saved.json());
    expect(data).toMatchObject({
      form: { methods: ['phone', 'web'], contacts: ['mail'], themes: ['meals', 'work'], wishes: FORM.wishes },
      consent_version: FORM.consent_version,
      ending_words: null,
    });
    expect((await other.read()).json()).toEqual({ data: null });
  });

  it('書いたことは、データベースには読める形で残らない', async () => {
    const { memberId } = await requested();
    const row = JSON.stringify(
      await rowOf(portal, `select * from monitor_registrations where member_id = '${memberId}'`),
    );
    expect(row).toContain(memberId);
    expect(row).not.toMatch(/かすれる|meals|morning|phone/);
  });

  // @proves call PUT /monitor-registration
  it('同じ申し込みがもう一度届いた場合も、二つが同時に届いた場合も、一つの申し込みとして答える', async () => {
    const member = await requested();
    const again = await member.save();
    expect([again.statusCode, again.json().version]).toEqual([200, 1]);
    const late = await aPanelMember(portal);
    const both = await Promise.all([late.save(), late.save()]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await countOf(late)).toBe(1);
  });

  // @proves call PUT /monitor-registration
  it('ほかの版から直した場合、いまの内容といっしょに断り、何も書きかえない', async () => {
    const member = await requested();
    const second = await member.save({ wishes: '二つめ', version: 1 });
    expect(second.json()).toMatchObject({ state: 'requested', version: 2 });
    for (const version of [0, 1, 9]) {
      const late = await member.save({ wishes: '遅れた', version });
      expect([late.statusCode, late.json().current]).toEqual([409, second.json()]);
    }
    expect((await standing(member)).form?.wishes).toBe('二つめ');
  });

  // @proves call PUT /monitor-registration
  it('同意がない場合と、古い文への同意の場合は、断り、何も残さない。同意ずみの直しには、もう聞かない', async () => {
    const member = await aPanelMember(portal);
    const without = await member.save({ agreed_panel: false, methods: [] });
    expect([without.statusCode, without.json().fields]).toEqual([422, { methods: ['choose_one'] }]);
    const unsaid = await member.save({ agreed_panel: false });
    expect(unsaid.json().fields).toEqual({ agreed_panel: ['consent'] });
    const old = await member.save({ consent_version: '2020-01-01' });
    expect(old.json().fields).toEqual({ agreed_panel: ['consent_changed'] });
    expect(await countOf(member)).toBe(0);
    await member.save();
    const { consented_at } = await standing(member);
    portal.pass(60);
    const corrected = await member.save({ agreed_panel: false, themes: [], version: 1 });
    expect(corrected.json()).toMatchObject({ version: 2, consented_at });
  });

  // @proves call GET /monitor-registration
  it('市の会員の場合、登録はない。読むことも、申し込むことも、やめることも404（仕様 6）', async () => {
    const member = await aPanelMember(portal, 'chofu');
    const answers = [await member.read(), await member.save(), await member.change('ended', 1)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await countOf(member)).toBe(0);
  });

  // @proves call PUT /monitor-registration
  it('担当者が会員の代わりに入っている場合、どれもできない', async () => {
    const member = await requested();
    const staff = await makeStaff(portal);
    const { bearer } = await actFor(portal, staff, member.phone);
    const answers = [
      await staff.browser.call('GET', PATH, undefined, bearer),
      await staff.browser.call('PUT', PATH, { ...FORM, version: 1 }, bearer),
      await staff.browser.call('POST', `${PATH}/state`, { to: 'ended', version: 1 }, bearer),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  });
});

/** Where the member's own wish leads from each state; 409: nowhere. Written out. */
const WISHES: Readonly<Record<string, readonly (string | 409)[]>> = {
  registered: [409, 409, 'registered', 409],
  paused: [409, 'paused', 409, 409],
  ended: ['ended', 'ended', 'ended', 409],
};

// @proves state monitor: states
describe('状態の進みかた（G87）', () => {
  // @proves call POST /monitor-registration/state
  it.each(Object.keys(WISHES))('本人が %s へ進みたい場合、表のとおり', async (to) => {
    for (const [at, from] of MONITOR_STATES.entries()) {
      const member = await requested();
      await putInto(member, from);
      const answer = await member.change(to, 1);
      const reached = answer.statusCode === 200 ? answer.json().state : answer.statusCode;
      expect(reached, `${from} から`).toBe(WISHES[to]?.[at]);
      if (answer.statusCode === 409) expect(answer.json().current).toMatchObject({ state: from, version: 1 });
    }
  });

  it('申請中へは自分で進めず、申し込んでいない場合は404', async () => {
    const member = await requested();
    expect((await member.change('requested', 1)).statusCode).toBe(422);
    expect((await (await aPanelMember(portal)).change('ended', 1)).statusCode).toBe(404);
  });

  // @proves call POST /monitor-registration/state
  it('同じやめるが二度届いた場合は一つ。ほかの版からは断る', async () => {
    const member = await requested();
    expect((await member.change('ended', 2)).statusCode).toBe(409);
    const first = await member.change('ended', 1);
    const again = await member.change('ended', 1);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  });

  // @proves call POST /monitor-registration/state
  it('やめると書いたことはすぐに消え、あらためて申し込むと、同意からはじまる', async () => {
    const member = await requested();
    expect((await member.change('ended', 1)).json()).toMatchObject({
      state: 'ended',
      form: null,
      version: 2,
    });
    const unsaid = await member.save({ agreed_panel: false, version: 2 });
    expect(unsaid.json().fields).toEqual({ agreed_panel: ['consent'] });
    portal.pass(60);
    const anew = await member.save({ wishes: 'あらためて', version: 2 });
    expect(anew.json()).toMatchObject({ state: 'requested', version: 3, form: { wishes: 'あらためて' } });
    expect(anew.json().consented_at).toBe(anew.json().state_at);
    expect(await countOf(member)).toBe(1);
  });

  it('休んでいる間の直しでは、休止のまま', async () => {
    const member = await requested();
    await putInto(member, 'paused');
    const { state_at } = await standing(member);
    portal.pass(60);
    expect((await member.save({ themes: [], version: 1 })).json()).toMatchObject({
      state: 'paused',
      state_at,
    });
  });
});

describe('机の登録（G87）', () => {
  // @proves call GET /desk/monitor-registrations
  // @proves call POST /desk/monitor-registrations/{id}/register
  it('申し込みを読み、登録すると、会員の画面が変わり、何のことかを書かないメールが届く', async () => {
    const member = await requested();
    const staff = await aSupporter(portal, 'concierge');
    const row = await rowAtDesk(staff, member);
    expect(row).toMatchObject({
      variant: 'hatch',
      state: 'requested',
      phone_number: null,
      form: { wishes: FORM.wishes },
      ending: null,
    });
    const done = await staff.call('POST', `${DESK}/${row.id}/register`, { version: row.version });
    expect(done.json(), done.body).toMatchObject({ state: 'registered', registered_by_name: '佐藤' });
    expect(await standing(member)).toMatchObject({ state: 'registered', version: 2 });
    const mail = await portal.messageTo(member.email);
    expect(mail).toContain('お申し込みの状態が変わりました。');
    expect(mail).not.toMatch(/かすれ|食事|体験|佐藤|登録しました|[0-9a-f]{8}-/);
    expect(await rowAtDesk(staff, member)).toBeUndefined();
    expect(await rowAtDesk(staff, member, 'registered')).toMatchObject({ id: row.id });
  });

  it('電話を希望した方の番号は、机でそのまま電話できる形で見える', async () => {
    const member = await aPanelMember(portal);
    await member.save({ contacts: ['mail', 'phone'] });
    const row = await rowAtDesk(await aSupporter(portal, 'concierge'), member);
    expect(row.phone_number).toBe(member.phone);
    expect(row.phone_number).toMatch(/^0\d{10}$/);
  });

  // @proves call POST /desk/monitor-registrations/{id}/end
  it('言葉をそえて終えると、会員だけがその言葉を読み、書いたことと連絡先は机からも消える', async () => {
    const member = await requested();
    const staff = await aSupporter(portal);
    const row = await rowAtDesk(staff, member);
    const end = (ending_words: string, version = row.version) =>
      staff.call('POST', `${DESK}/${row.id}/end`, { ending_words, version });
    expect((await end(' ')).json().fields).toEqual({ ending_words: ['required'] });
    const words = 'いまは募集がありません。お申し込みをありがとうございました。';
    const done = await end(words);
    expect(done.json(), done.body).toMatchObject({
      state: 'ended',
      email: null,
      form: null,
      ending: { by_name: '佐藤', words },
    });
    expect([(await end(words)).statusCode, (await end('ほかの言葉')).statusCode]).toEqual([200, 409]);
    expect(await standing(member)).toMatchObject({ state: 'ended', form: null, ending_words: words });
    expect(await portal.messageTo(member.email)).not.toContain('募集');
    expect((await member.save({ version: 2 })).json()).toMatchObject({
      state: 'requested',
      ending_words: null,
    });
  });

  // @proves call POST /desk/monitor-registrations/{id}/register
  it('二人が進めた場合や、本人がやめていた場合は断り、そこでは何も読ませない', async () => {
    const member = await requested();
    const [one, two] = [await aSupporter(portal), await aSupporter(portal, 'lead')];
    const { id } = await rowAtDesk(one, member);
    await member.change('ended', 1);
    const late = await two.call('POST', `${DESK}/${id}/register`, { version: 1 });
    expect([late.statusCode, late.json().current]).toEqual([409, undefined]);
    const ended = await two.call('POST', `${DESK}/${id}/register`, { version: 2 });
    expect(ended.statusCode).toBe(409);
    const nobody = '99999999-9999-4999-8999-999999999999';
    expect((await one.call('POST', `${DESK}/${nobody}/register`, { version: 1 })).statusCode).toBe(404);
  });

  // @proves call POST /desk/monitor-registrations/{id}/end
  it.each(['registered', 'paused'])(
    '%s からも、お電話でやめたいと言われた場合、机が終えられる',
    async (state) => {
      const member = await requested();
      await putInto(member, state);
      const staff = await aSupporter(portal);
      const { id } = await rowAtDesk(staff, member, state);
      expect((await staff.call('POST', `${DESK}/${id}/register`, { version: 1 })).statusCode).toBe(409);
      const end = { ending_words: 'お電話でうかがいました。', version: 1 };
      expect((await staff.call('POST', `${DESK}/${id}/end`, end)).json()).toMatchObject({ state: 'ended' });
    },
  );

  // @proves call GET /desk/monitor-registrations
  it('読んだことと進めたことは、会員の「だれが見たか」に、読み直しを数えずに残る（F46）', async () => {
    const member = await requested();
    const staff = await aSupporter(portal, 'concierge');
    const { id } = await rowAtDesk(staff, member);
    await rowAtDesk(staff, member);
    await staff.call('POST', `${DESK}/${id}/register`, { version: 1 });
    const { data } = (
      await member.browser.call('GET', '/account/access-diary', undefined, member.accessToken)
    ).json();
    expect(data.map(({ kind, reason }: { kind: string; reason: string }) => [kind, reason])).toEqual([
      ['monitor-registered', 'monitor'],
      ['monitor-read', 'monitor'],
    ]);
  });

  it('同じ登録がほかの担当者から届き、いまの内容を読ませる場合、それも読んだこととして残る（F46）', async () => {
    const member = await requested();
    const [one, two] = [await aSupporter(portal, 'concierge'), await aSupporter(portal, 'lead')];
    const { id } = await rowAtDesk(one, member);
    await one.call('POST', `${DESK}/${id}/register`, { version: 1 });
    const again = await two.call('POST', `${DESK}/${id}/register`, { version: 1 });
    expect([again.statusCode, again.json().form?.wishes]).toEqual([200, FORM.wishes]);
    const { data } = (
      await member.browser.call('GET', '/account/access-diary', undefined, member.accessToken)
    ).json();
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual([
      'monitor-read',
      'monitor-registered',
      'monitor-read',
    ]);
  });

  // @proves call GET /desk/monitor-registrations
  it('一覧は20件ずつで、長く待つ方が先に並ぶ', async () => {
    await portal.dependencies.database.execute('delete from monitor_registrations');
    const first = await requested();
    portal.pass(60);
    const second = await requested();
    const staff = await aSupporter(portal);
    const { data, meta } = (await staff.call('GET', DESK)).json();
    expect(data.map(({ email }: { email: string }) => email)).toEqual([first.email, second.email]);
    expect(meta).toEqual({ page: 1, per_page: 20, total: 2 });
    expect((await staff.call('GET', `${DESK}?page=2`)).json()).toMatchObject({
      data: [],
      meta: { total: 2 },
    });
    expect((await staff.call('GET', `${DESK}?state=asleep`)).statusCode).toBe(400);
  });
});

describe('病気についての同意と、登録（G53、0021）', () => {
  // @proves call GET /monitor-registration
  it('取り消した場合は、書いたことは会員にも机にも見えず、直せず、やめることはできる。30日で消える', async () => {
    const [member, leaving, neighbour] = [await requested(), await requested(), await requested()];
    const say = (person: PanelMember, is_agreed: boolean) =>
      person.browser.call('PUT', '/account/consents/sensitive_data', { is_agreed }, person.accessToken);
    for (const person of [member, leaving]) await say(person, false);
    expect(await standing(member)).toMatchObject({ state: 'requested', form: null });
    const refused = await member.save({ version: 1 });
    expect([refused.statusCode, refused.json().name]).toEqual([403, 'CONSENT_WITHDRAWN']);
    const staff = await aSupporter(portal);
    expect(await rowAtDesk(staff, member)).toBeUndefined();
    expect((await leaving.change('ended', 1)).json()).toMatchObject({ state: 'ended' });
    portal.pass(30 * DAY);
    await eraseIllnessData(portal.dependencies, portal.dependencies.clock());
    expect([await countOf(member), await countOf(neighbour)]).toEqual([0, 1]);
  });
});

describe('退会と、登録（G53）', () => {
  it('退会すると、机の一覧からすぐになくなり、消去の日に、行ごと消える', async () => {
    const [member, neighbour] = [await requested(), await requested()];
    const staff = await aSupporter(portal);
    expect((await leave(member)).statusCode).toBe(200);
    expect(await rowAtDesk(staff, member)).toBeUndefined();
    expect(await countOf(member)).toBe(1);
    portal.pass(31 * DAY);
    await eraseWithdrawnMembers(
      { ...portal.dependencies, hooks: erasureHooks(portal.dependencies) },
      portal.dependencies.clock(),
    );
    expect([await countOf(member), await countOf(neighbour)]).toEqual([0, 1]);
  });
});
