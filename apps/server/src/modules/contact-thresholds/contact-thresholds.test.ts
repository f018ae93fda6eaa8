import { describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { makeStaff } from '../../portal-under-test/make-staff.fixture.ts';
import { type PortalUnderTest, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { eraseIllnessData } from '../privacy/erase-illness-data.ts';
import { actFor } from '../staff/staff.fixture.ts';
import { rowOf, type Someone } from '../withdrawal/withdrawal.fixture.ts';

const portal: PortalUnderTest = usePortal();
const DAY = 86_400;
const PATH = '/contact-threshold';

const CARD = {
  hospital_name: 'ひなた総合病院',
  card_number: 'カード番号4711',
  day_phone: '03-0000-0001',
  night_phone: '０３－００００－０００２',
  treatment_name: 'ひみつの治療',
  rules: [{ kind: 'temperature', at_least: 38 }],
  note: '迷ったら電話を',
  version: 0,
};

const ask = (
  person: Pick<Someone, 'browser' | 'accessToken'>,
  method: 'GET' | 'PUT' | 'DELETE',
  body?: unknown,
) => person.browser.call(method, PATH, body, person.accessToken);

async function withCard(): Promise<Someone> {
  const person = await makeMember(portal);
  const saved = await ask(person, 'PUT', CARD);
  expect(saved.statusCode, saved.body).toBe(200);
  return person;
}

const cardsOf = ({ memberId }: Someone) =>
  rowOf(portal, `select count(*)::int as cards from contact_thresholds where member_id = '${memberId}'`).then(
    ({ cards }) => cards,
  );

describe('病院から言われた目安のカード（G75）', () => {
  // @proves call GET /contact-threshold
  it('まだない場合は空で答え、書いた場合は書いたとおりに読め、ほかの会員には見えない', async () => {
    const [person, other] = [await makeMember(portal), await makeMember(portal)];
    expect((await ask(person, 'GET')).json()).toEqual({ data: null });
    const saved = await ask(person, 'PUT', CARD);
    expect(saved.json(), saved.body).toMatchObject({
      version: 1,
      day_phone: '0300000001',
      day_from: '09:00',
    });
    const { data } = (await ask(person, 'GET')).json();
    expect(data).toEqual(saved.json());
    expect(data).toMatchObject({
      hospital_name: 'ひなた総合病院',
      rules: CARD.rules,
      note: '迷ったら電話を',
    });
    expect((await ask(other, 'GET')).json()).toEqual({ data: null });
  });

  // @proves call PUT /contact-threshold
  it('書いたことは、データベースには読める形で残らない', async () => {
    const person = await withCard();
    const row = JSON.stringify(
      await rowOf(portal, `select * from contact_thresholds where member_id = '${person.memberId}'`),
    );
    expect(row).toContain(person.memberId);
    expect(row).not.toMatch(/ひなた|カード番号|ひみつ|temperature|0300000001|迷ったら/);
  });

  // @proves call PUT /contact-threshold
  it('別の端末で先に直されていた場合、いまのカードといっしょに断り、何も書きかえない', async () => {
    const person = await withCard();
    const second = await ask(person, 'PUT', { ...CARD, note: '二つめ', version: 1 });
    expect(second.json()).toMatchObject({ version: 2 });
    for (const version of [0, 1]) {
      const late = await ask(person, 'PUT', { ...CARD, note: '遅れた', version });
      expect([late.statusCode, late.json().current]).toEqual([409, second.json()]);
    }
    expect((await ask(person, 'GET')).json().data.note).toBe('二つめ');
  });

  it('同じ内容がもう一度届いた場合、一つの保存として答える', async () => {
    const person = await withCard();
    const again = await ask(person, 'PUT', CARD);
    expect([again.statusCode, again.json().version]).toEqual([200, 1]);
  });

  // @proves call DELETE /contact-threshold
  it('消した場合はすぐになくなり、二度目も同じ。消えたカードへの保存は、いまは何もないと答える', async () => {
    const person = await withCard();
    expect((await ask(person, 'DELETE')).statusCode).toBe(204);
    expect((await ask(person, 'DELETE')).statusCode).toBe(204);
    expect(await cardsOf(person)).toBe(0);
    const late = await ask(person, 'PUT', { ...CARD, version: 1 });
    expect([late.statusCode, late.json().current]).toEqual([409, null]);
    expect((await ask(person, 'PUT', CARD)).json()).toMatchObject({ version: 1 });
  });

  // @proves call PUT /contact-threshold
  it('書き方が足りない場合、どの欄かを答え、何も書かない', async () => {
    const person = await makeMember(portal);
    const refused = await ask(person, 'PUT', { version: 0, hospital_name: '', told_on: '2999-01-01' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toMatchObject({
      hospital_name: ['required'],
      day_phone: ['phone_required'],
    });
    const late = await ask(person, 'PUT', { ...CARD, told_on: '2999-01-01' });
    expect(late.json().fields).toEqual({ told_on: ['date_in_future'] });
    expect(await cardsOf(person)).toBe(0);
  });

  // @proves call GET /contact-threshold
  it('担当者が会員の代わりに入っている場合、読むことも、書くことも、消すこともできない', async () => {
    const member = await makeMember(portal, 'general');
    expect((await ask(member, 'PUT', CARD)).statusCode).toBe(200);
    const staff = await makeStaff(portal);
    const { bearer } = await actFor(portal, staff, member.phone);
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const answer = await ask(
        { browser: staff.browser, accessToken: bearer },
        method,
        method === 'PUT' ? CARD : undefined,
      );
      expect(answer.statusCode, method).toBe(403);
      expect(answer.body).not.toContain('ひなた');
    }
  });
});

describe('病気についての同意と、目安のカード（G53）', () => {
  // @proves call GET /contact-threshold
  it('取り消した場合はすぐに読めず、30日で消える。同意し直すまでは、消えずに待つ', async () => {
    const [person, neighbour] = [await withCard(), await withCard()];
    const say = (is_agreed: boolean) =>
      person.browser.call('PUT', '/account/consents/sensitive_data', { is_agreed }, person.accessToken);
    await say(false);
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const answer = await ask(person, method, method === 'PUT' ? { ...CARD, version: 1 } : undefined);
      expect([answer.statusCode, answer.json().name]).toEqual([403, 'CONSENT_WITHDRAWN']);
    }
    await say(true);
    expect((await ask(person, 'GET')).json().data).toMatchObject({ note: '迷ったら電話を' });
    await say(false);
    portal.pass(30 * DAY);
    await eraseIllnessData(portal.dependencies, portal.dependencies.clock());
    expect([await cardsOf(person), await cardsOf(neighbour)]).toEqual([0, 1]);
  });
});

describe('どの版の目安を見せたかの記録（G75）', () => {
  const fever = (value: number) => ({
    log_date: '2026-01-05',
    is_condition_log: true,
    measurements: [{ kind: 'body_temperature', value }],
  });
  const shown = () => portal.logged.filter((line) => line.includes('contact_threshold_shown'));
  const write = ({ browser, accessToken }: Someone, body: object) =>
    browser.call('POST', '/treatment-logs', body, accessToken);

  // @proves state contact threshold: versions
  it('カードや文を見せる記録を保存した場合、版だけが残り、だれの何かは残らない', async () => {
    const [withIt, without] = [await withCard(), await makeMember(portal)];
    portal.logged.length = 0;
    const saved = await write(withIt, fever(38));
    expect(saved.statusCode, saved.body).toBe(201);
    await write(without, fever(38.5));
    const lines = shown().map((line) => JSON.parse(line));
    expect(lines.map(({ level: _, time: __, ...rest }) => rest)).toEqual([
      { rule_version: 1, shown: 'card', msg: 'contact_threshold_shown' },
      { rule_version: 1, shown: 'fever_sentence', msg: 'contact_threshold_shown' },
    ]);
    expect(shown().join()).not.toContain(withIt.memberId);
  });

  it('直した記録でも残し、あてはまらない記録では何も残さない', async () => {
    const person = await withCard();
    const { id, version } = (await write(person, fever(37.9))).json();
    portal.logged.length = 0;
    await write(person, { log_date: '2026-01-05', is_other_log: true, other: { text: '38.5' } });
    expect(shown()).toEqual([]);
    const path = `/treatment-logs/${id}`;
    const changed = await person.browser.call('PUT', path, { ...fever(39), version }, person.accessToken);
    expect(changed.statusCode, changed.body).toBe(200);
    expect(shown()).toHaveLength(1);
  });

  it('ひとつ押すだけの記録でも、目安にあてはまれば残す', async () => {
    const person = await makeMember(portal);
    const card = { ...CARD, rules: [{ kind: 'symptom', key: 'pain', at_least: 3 }] };
    expect((await ask(person, 'PUT', card)).statusCode).toBe(200);
    const path = '/treatment-logs/check-in';
    const { day } = (await person.browser.call('GET', path, undefined, person.accessToken)).json();
    portal.logged.length = 0;
    const tap = (today: number) =>
      person.browser.call('PUT', path, { day, symptoms: [{ key: 'pain', today }] }, person.accessToken);
    expect((await tap(2)).statusCode).toBe(200);
    expect(shown()).toEqual([]);
    expect((await tap(4)).statusCode).toBe(200);
    expect(shown()).toHaveLength(1);
  });

  it('カードが開けない場合も、記録は保存される', async () => {
    const person = await withCard();
    await portal.dependencies.database.execute(
      `update contact_thresholds set sealed_card = 'broken' where member_id = '${person.memberId}'`,
    );
    portal.logged.length = 0;
    expect((await write(person, fever(39))).statusCode).toBe(201);
    expect(portal.logged.join()).toContain('contact_threshold_shown: not noted');
  });
});
