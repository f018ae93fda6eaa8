import { beforeEach, describe, expect, it } from 'vitest';
import { erasureHooks } from '../../erasure-hooks.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aMember, type Member, rowsOf } from '../consultations/consultations.fixture.ts';
import { movesOf } from '../identity/migration/moves.fixture.ts';
import { passToDaytime } from '../notices/notices.fixture.ts';
import { eraseIllnessData } from '../privacy/erase-illness-data.ts';
import { eraseMember } from '../withdrawal/erase-withdrawn-members.ts';
import { leave, rowOf } from '../withdrawal/withdrawal.fixture.ts';
import { forgetAnswers } from './forget-answers.ts';
import { eraseAnswerKeysOf } from './index.ts';
import { surveyBelongings } from './move-surveys.ts';
import {
  aFinishedCase,
  anAskedMember,
  answerAll,
  aVisitor,
  letCaseRest,
  sendPage,
  verify,
} from './surveys.fixture.ts';

const portal = usePortal();
beforeEach(() => passToDaytime(portal));
const DAY = 86_400;
const LIFE = { survey: 'life', page: 1, answers: { content: 5, body: 2, mind: 4 } };

const idOf = async (member: Member): Promise<string> => (await member.call('GET', '/users/me')).json().id;
const answersOf = (memberId: string) =>
  rowsOf<{ id: string; survey: string; occasion: string }>(
    portal,
    `select id, survey, occasion from survey_responses where member_id = '${memberId}' order by survey`,
  );
const keysOf = async (ids: readonly string[]) =>
  (await rowsOf(portal, `select 1 from member_keys where member_id in ('${ids.join("', '")}')`)).length;
const invitationsOf = async (memberId: string) =>
  (await rowsOf(portal, `select 1 from survey_invitations where member_id = '${memberId}'`)).length;

async function answerLife(member: Member): Promise<void> {
  const sent = await sendPage(member.call, LIFE);
  expect(sent.statusCode, sent.body).toBe(201);
}

/** A member who was asked about a case and answered that, and the survey on life. */
async function anAnsweringMember() {
  const asked = await anAskedMember(portal);
  await answerAll(aVisitor(portal), asked.link);
  await answerLife(asked.member);
  const memberId = await idOf(asked.member);
  const ids = (await answersOf(memberId)).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  return { ...asked, memberId, ids };
}

describe('CRMの答えと、会員（G101・0059）', () => {
  it('CRMには答えた日だけが届き、時刻はどこにもない', async () => {
    const member = await aMember(portal);
    await answerLife(member);
    await portal.runOutbox();
    const { row } = await rowOf(
      portal,
      `select to_jsonb(c) as row from crm_survey_answers c where id =
        (select crm_id from survey_responses where member_id = '${await idOf(member)}')`,
    );
    expect(row).toMatchObject({ answered_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(JSON.stringify(row)).not.toMatch(/\d\d:\d\d/);
  });

  it('忘れたあとは、同じ日に答えた二人のどちらの答えかを、時刻からも数からも言えない', async () => {
    const [one, other] = [await aMember(portal), await aMember(portal)];
    await answerLife(one);
    await answerLife(other);
    const more = { survey: 'life', path: '/crm/additional-satisfaction-survey', answers: { troubles: [] } };
    await sendPage(other.call, more);
    await portal.runOutbox();
    const now = portal.dependencies.clock();
    await forgetAnswers(portal.dependencies, new Date(now.getTime() + 31 * DAY * 1000));
    const [first, second] = [await idOf(one), await idOf(other)].map(
      (id) =>
        `select to_jsonb(r) - 'id' - 'member_id' as row from survey_responses r where member_id = '${id}'`,
    );
    const left = await rowOf(portal, first ?? '');
    expect(left).toEqual(await rowOf(portal, second ?? ''));
    expect(left.row).toMatchObject({ sealed_answers: null, crm_id: null, pages: 0, revision: 0 });
    for (const time of ['started_at', 'touched_at', 'completed_at'])
      expect(Reflect.get(left.row as object, time), time).toMatch(/T15:00:00\+00:00$/);
  });
});

describe('答えの鍵と行（G53・0021）', () => {
  it('忘れる途中で止まった場合、鍵は残り、次の日に鍵と答えが一緒に消える', async () => {
    const { ids } = await anAnsweringMember();
    const { database } = portal.dependencies;
    const later = new Date(portal.dependencies.clock().getTime() + 31 * DAY * 1000);
    const kept =
      "select count(*)::int as kept from survey_responses where crm_id is not null and id in ('%')";
    const keptOf = async () => (await rowOf(portal, kept.replace('%', ids.join("', '")))).kept;
    await database.execute(
      'alter table survey_responses add constraint stopped check (crm_id is not null) not valid',
    );
    const stopped = forgetAnswers(portal.dependencies, later).catch(() => 'stopped');
    expect(await stopped).toBe('stopped');
    await database.execute('alter table survey_responses drop constraint stopped');
    expect([await keysOf(ids), await keptOf()]).toEqual([2, 2]);
    await forgetAnswers(portal.dependencies, later);
    expect([await keysOf(ids), await keptOf()]).toEqual([0, 0]);
  });

  it('退会から30日で、案内と答えの行も、答えの鍵も、その人のものだけが消える', async () => {
    const [leaving, staying] = [await anAnsweringMember(), await anAnsweringMember()];
    const { member, memberId } = leaving;
    expect(await keysOf(leaving.ids)).toBe(2);
    expect((await leave({ ...member, memberId })).statusCode).toBe(200);
    portal.pass(31 * DAY);
    const { database } = portal.dependencies;
    // The keys go while the rows still say whose they are.
    const seen: number[] = [];
    const hooks = erasureHooks(portal.dependencies);
    const eraseRecordKeysOf = async (id: string) => {
      await hooks.eraseRecordKeysOf(id);
      seen.push(await keysOf(leaving.ids), (await answersOf(id)).length);
    };
    await eraseMember({ ...portal.dependencies, hooks: { ...hooks, eraseRecordKeysOf } }, memberId);
    expect(seen).toEqual([0, 2]);
    expect([await answersOf(memberId), await invitationsOf(memberId)]).toEqual([[], 0]);
    expect(await answersOf(staying.memberId)).toHaveLength(2);
    expect([await keysOf(staying.ids), await invitationsOf(staying.memberId)]).toEqual([2, 1]);
    await eraseAnswerKeysOf(database, staying.memberId);
    expect(await keysOf(staying.ids)).toBe(0);
  });

  // @proves call POST /crm/satisfaction-survey
  it('病気のデータへの同意を取り消すと、たずねず、預からない。30日で、答えは鍵ごと消え、CRMの答えは残る', async () => {
    const [person, neighbour] = [await anAnsweringMember(), await anAnsweringMember()];
    const { member, memberId, ids, link } = person;
    await portal.runOutbox();
    const crm = "select count(*)::int as kept from crm_survey_answers where survey = 'life'";
    const { kept } = await rowOf(portal, crm);
    const say = (is_agreed: boolean) => member.call('PUT', '/account/consents/sensitive_data', { is_agreed });
    await say(false);
    const refused = [
      await sendPage(member.call, { ...LIFE, answers: { mind: 3 } }),
      await sendPage(aVisitor(portal), { link, page: 1, answers: { ease: 1 } }),
      await member.call('POST', '/base-accounts/survey-verifications', { survey: 'service' }),
    ];
    for (const answer of refused)
      expect([answer.statusCode, answer.json().name]).toEqual([403, 'CONSENT_WITHDRAWN']);
    const other = await aMember(portal);
    expect(await verify(other.call, link)).toMatchObject({ is_allowed: false, is_closed: false });
    expect(await answersOf(memberId)).toHaveLength(2);
    portal.pass(30 * DAY);
    await eraseIllnessData(portal.dependencies, portal.dependencies.clock());
    expect([await answersOf(memberId), await keysOf(ids)]).toEqual([[], 0]);
    expect([await keysOf(neighbour.ids), (await answersOf(neighbour.memberId)).length]).toEqual([2, 2]);
    expect(await rowOf(portal, crm)).toEqual({ kept });
  });

  it('同意を取り消した方には、相談が終わっても、答えどきが来ても、たずねない。出ていた案内も、消える', async () => {
    const { member, supporter, caseId } = await anAskedMember(portal);
    const { database } = portal.dependencies;
    await database.execute("update members set created_at = created_at - interval '60 days'");
    await database.execute(
      `update survey_invitations set created_at = created_at - interval '40 days' where case_id = '${caseId}'`,
    );
    const offered = async () => {
      const status = await member.call('GET', '/crm/satisfaction-survey-response-status?survey=service');
      const beside = await member.call('GET', `/consultations/${caseId}/survey-address`);
      return [status.json().due, beside.json().address !== null];
    };
    expect(await offered()).toEqual([true, true]);
    const next = await aFinishedCase(portal, { member, supporter });
    await member.call('PUT', '/account/consents/sensitive_data', { is_agreed: false });
    expect(await offered()).toEqual([false, false]);
    await letCaseRest(portal, next.caseId);
    const invited = `select 1 from survey_invitations where case_id = '${next.caseId}'`;
    expect(await rowOf(portal, invited)).toEqual({});
  });
});

describe('案内と答えと、共通IDへの移行（G40）', () => {
  it('少しずつ移り、ほかの会員のものは移らない。両方にある答えは、残る側のものが残り、もう一方は鍵ごと消える', async () => {
    const { database } = portal.dependencies;
    const [one, stranger] = [await anAnsweringMember(), await anAnsweringMember()];
    const staying = await aMember(portal);
    await answerLife(staying);
    const move = { from: one.memberId, to: await idOf(staying) };
    const [standing] = await answersOf(move.to);
    const doubled = (await answersOf(move.from)).find(({ survey }) => survey === 'life')?.id ?? '';
    expect(await surveyBelongings.moveSome({ database }, move, 0)).toBe(0);
    const moved: number[] = [];
    while (!(await surveyBelongings.isEmpty(database, move.from)))
      moved.push(await surveyBelongings.moveSome({ database }, move, 2));
    expect(moved).toEqual([2, 1]);
    expect(await surveyBelongings.moveSome({ database }, move, 100)).toBe(0);
    const answers = await answersOf(move.to);
    expect(answers.map(({ survey, occasion }) => [survey, occasion])).toEqual([
      ['call', one.caseId],
      ['life', standing?.occasion],
    ]);
    expect(answers.map(({ id }) => id)).toContain(standing?.id);
    expect([await keysOf([doubled]), await keysOf(answers.map(({ id }) => id))]).toEqual([0, 2]);
    expect([await invitationsOf(move.to), await invitationsOf(stranger.memberId)]).toEqual([1, 1]);
    expect(await answersOf(stranger.memberId)).toHaveLength(2);
  });

  // @proves call POST /base-accounts/survey-verifications
  it('メールのあとでアカウントが一つになっても、届いたリンクから答えられる', async () => {
    const { twoAccounts, untilConfirm, move, me } = movesOf(portal);
    const later = new Date(portal.dependencies.clock().getTime() + 60_000);
    const { common, earlier } = await twoAccounts({ at: later });
    const { link, caseId } = await anAskedMember(portal);
    // As if the earlier account had been asked: it cannot have cases of its own in a test.
    for (const table of ['survey_invitations', 'consultation_cases'])
      await portal.dependencies.database.execute(
        `update ${table} set member_id = '${earlier.memberId}'
         where ${table === 'survey_invitations' ? 'case_id' : 'id'} = '${caseId}'`,
      );
    const browser = await untilConfirm(earlier, common);
    const token = (await move(browser)).json().access_token;
    const { id } = await me(browser, token);
    expect(id).not.toBe(earlier.memberId);
    const visitor = aVisitor(portal);
    expect(await verify(visitor, link)).toMatchObject({ is_allowed: true, next_page: 1 });
    await answerAll(visitor, link);
    expect(await answersOf(id)).toMatchObject([{ survey: 'call', occasion: caseId }]);
    const themself: typeof visitor = (method, path, json) => browser.call(method, path, json, token);
    expect(await verify(themself, link)).toMatchObject({ is_allowed: true, is_finished: true });
  });
});
