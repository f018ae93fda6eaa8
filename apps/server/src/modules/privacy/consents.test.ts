import { describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { type PortalUnderTest, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { rowOf, type Someone } from '../withdrawal/withdrawal.fixture.ts';
import { eraseIllnessData } from './erase-illness-data.ts';

const portal: PortalUnderTest = usePortal();
const DAY = 86_400;

const CANCER = { cancer_type_id: 'lung', stage: 'II', is_primary: true };
const LOG = { log_date: '2026-01-05', is_other_log: true, other: { text: '庭の水やり' } };

const ask = (person: Someone, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  person.browser.call(method, path, body, person.accessToken);

const say = (person: Someone, kind: string, isAgreed: boolean) =>
  ask(person, 'PUT', `/account/consents/${kind}`, { is_agreed: isAgreed });

async function consentOf(person: Someone, kind: string) {
  const answer = await ask(person, 'GET', '/account/consents');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.find((consent: { kind: string }) => consent.kind === kind);
}

const withHistory = async () => {
  const person = await makeMember(portal, 'general', {
    diagnosed_cancers: [CANCER],
    other_diseases: '高血圧',
  });
  const saved = await ask(person, 'POST', '/treatment-logs', LOG);
  expect(saved.statusCode, saved.body).toBe(201);
  return { ...person, logId: String(saved.json().id) };
};

const erase = () => eraseIllnessData(portal.dependencies, portal.dependencies.clock());

const illnessOf = (memberId: string) =>
  rowOf(
    portal,
    `select (select count(*)::int from treatment_logs where member_id = m.id) as logs,
       (select count(*)::int from member_cancers where member_id = m.id) as cancers,
       other_diseases_sealed is not null as has_diseases from members m where id = '${memberId}'`,
  );

describe('同意の一覧（G32・G33）', () => {
  // @proves call GET /account/consents
  it('登録のときの同意を、いつ、どの版にしたかといっしょに示す', async () => {
    const person = await makeMember(portal, 'chofu');
    const { data } = (await ask(person, 'GET', '/account/consents')).json();
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual([
      'terms',
      'privacy',
      'sensitive_data',
      'news',
    ]);
    expect(data[0]).toMatchObject({
      is_agreed: true,
      agreed_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      version: expect.stringMatching(/^\d+$/),
      text_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      withdrawn_at: null,
    });
    expect(data[3]).toMatchObject({ is_agreed: false, agreed_at: null, version: null });
  });

  it('ご家族の方の登録の場合、ご本人の了承も示す', async () => {
    const person = await makeMember(portal, 'general', {
      is_self: false,
      relationship: 'partner',
      patient_consent: 'given',
      diagnosed_cancers: [CANCER],
    });
    expect(await consentOf(person, 'patient')).toMatchObject({ is_agreed: true, version: null });
  });

  it('規約・個人情報・保護者・ご本人の同意は、ここでは変えられない', async () => {
    const person = await makeMember(portal);
    for (const kind of ['terms', 'privacy', 'guardian', 'patient', 'marketing']) {
      expect((await say(person, kind, false)).statusCode, kind).toBe(404);
    }
    expect(await consentOf(person, 'terms')).toMatchObject({ is_agreed: true });
  });
});

describe('お知らせのメール', () => {
  // @proves call PUT /account/consents/{kind}
  it('受け取る・やめるが、すぐに変わり、いつのことかが残る', async () => {
    const person = await makeMember(portal);
    const given = await say(person, 'news', true);
    expect(given.statusCode, given.body).toBe(200);
    const accepts = () =>
      rowOf(portal, `select accepts_info_delivery as on from members where id = '${person.memberId}'`);
    expect(await accepts()).toEqual({ on: true });
    expect(await consentOf(person, 'news')).toMatchObject({ is_agreed: true, withdrawn_at: null });
    await say(person, 'news', false);
    expect(await accepts()).toEqual({ on: false });
    expect(await consentOf(person, 'news')).toMatchObject({
      is_agreed: false,
      withdrawn_at: expect.any(String),
    });
  });

  it('登録のときに選んでいた場合も、やめられる', async () => {
    const person = await makeMember(portal, 'general', { accepts_info_delivery: true });
    expect(await consentOf(person, 'news')).toMatchObject({ is_agreed: true });
    await say(person, 'news', false);
    expect(await consentOf(person, 'news')).toMatchObject({ is_agreed: false });
  });
});

describe('病気についての情報を預けることの同意', () => {
  // @proves call PUT /account/consents/{kind}
  // @proves error consent_withdrawn
  it('取り消した場合、すぐに見ることも書くこともできなくなり、30日のあいだは消えない', async () => {
    const person = await withHistory();
    const taken = await say(person, 'sensitive_data', false);
    expect(taken.statusCode, taken.body).toBe(200);
    expect(await consentOf(person, 'sensitive_data')).toMatchObject({
      is_agreed: false,
      withdrawn_at: expect.any(String),
      restorable_until: expect.any(String),
    });
    const reads = [
      '/treatment-logs',
      `/treatment-logs/${person.logId}`,
      `/treatment-logs/bulk-get/?ids=${person.logId}`,
      '/treatment-logs/trash',
      '/treatment-logs/calendar?month=2026-01',
      '/treatment-logs/charts?from_date=2026-01-01&to_date=2026-01-31',
      '/treatment-logs/check-in',
      '/treatment-logs/next-visit-information',
      `/next-visits/${person.logId}`,
      '/contact-threshold',
    ];
    const calls = [await ask(person, 'POST', '/treatment-logs', LOG)];
    for (const path of reads) calls.push(await ask(person, 'GET', path));
    expect(calls.map((answer) => [answer.statusCode, answer.json().name])).toEqual(
      calls.map(() => [403, 'CONSENT_WITHDRAWN']),
    );
    const me = await ask(person, 'GET', '/users/me?withDiagnosedCancers=1&withTreatmentLogs=1');
    expect(me.json()).toMatchObject({ other_diseases: null, diagnosed_cancers: [], treatment_logs: [] });
    portal.pass(30 * DAY - 60);
    await erase();
    expect(await illnessOf(person.memberId)).toEqual({ logs: 1, cancers: 1, has_diseases: true });
  });

  // @proves call PUT /account/consents/{kind}
  it('30日のうちに同意し直した場合、すべて元のまま読め、前の同意の記録も残る', async () => {
    const person = await withHistory();
    await say(person, 'sensitive_data', false);
    const given = await say(person, 'sensitive_data', true);
    expect(given.statusCode, given.body).toBe(200);
    const log = await ask(person, 'GET', `/treatment-logs/${person.logId}`);
    expect(log.json()).toMatchObject({ other: { text: '庭の水やり' } });
    const me = await ask(person, 'GET', '/users/me?withDiagnosedCancers=1');
    expect(me.json()).toMatchObject({ other_diseases: '高血圧', diagnosed_cancers: [CANCER] });
    const kept = await rowOf(
      portal,
      `select count(*)::int as all, count(withdrawn_at)::int as taken_back from member_consents
       where member_id = '${person.memberId}' and kind = 'sensitive_data'`,
    );
    expect(kept).toEqual({ all: 2, taken_back: 1 });
    portal.pass(31 * DAY);
    await erase();
    expect(await illnessOf(person.memberId)).toEqual({ logs: 1, cancers: 1, has_diseases: true });
  });

  // @proves call PUT /account/consents/{kind}
  it('30日たった場合、病気についての情報だけが消え、会員のままでいられる', async () => {
    const person = await withHistory();
    const neighbour = await withHistory();
    await say(person, 'sensitive_data', false);
    portal.pass(30 * DAY);
    await erase();
    expect(await illnessOf(person.memberId)).toEqual({ logs: 0, cancers: 0, has_diseases: false });
    expect(await illnessOf(neighbour.memberId)).toEqual({ logs: 1, cancers: 1, has_diseases: true });
    const { last_name: name } = await rowOf(
      portal,
      `select last_name from members where id = '${person.memberId}'`,
    );
    expect(name).toBe('山田');
  });

  it('取り消し、同意し直し、また取り消した場合、最後の日から30日を数える', async () => {
    const person = await withHistory();
    const { database } = portal.dependencies;
    await say(person, 'sensitive_data', false);
    await database.execute(
      `update member_consents set withdrawn_at = withdrawn_at - interval '40 days'
       where member_id = '${person.memberId}' and withdrawn_at is not null`,
    );
    await say(person, 'sensitive_data', true);
    await say(person, 'sensitive_data', false);
    await erase();
    expect(await illnessOf(person.memberId)).toMatchObject({ logs: 1, cancers: 1 });
  });

  it('二度取り消した場合、最初の日から数え、二度同意しても一つだけ残す', async () => {
    const person = await withHistory();
    await say(person, 'sensitive_data', false);
    const first = (await consentOf(person, 'sensitive_data')).withdrawn_at;
    portal.pass(5);
    await say(person, 'sensitive_data', false);
    expect((await consentOf(person, 'sensitive_data')).withdrawn_at).toBe(first);
    await Promise.all([say(person, 'sensitive_data', true), say(person, 'sensitive_data', true)]);
    const { all } = await rowOf(
      portal,
      `select count(*)::int as all from member_consents
       where member_id = '${person.memberId}' and kind = 'sensitive_data'`,
    );
    expect(all).toBe(2);
  });
});
