import { beforeEach, describe, expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aMember, type Member } from '../consultations/consultations.fixture.ts';
import { passToDaytime } from '../notices/notices.fixture.ts';
import { rowOf } from '../withdrawal/withdrawal.fixture.ts';
import {
  aFinishedCase,
  anAskedMember,
  answerAll,
  aVisitor,
  CALL_PAGES_ANSWERED,
  type Link,
  letCaseRest,
  sendPage,
  verify,
} from './surveys.fixture.ts';

const portal = usePortal();
beforeEach(() => passToDaytime(portal));

const inCrm = (survey = 'call') =>
  portal.dependencies.crm.listSurveyAnswers({
    survey: survey as 'call',
    from: '2000-01-01',
    to: '2100-01-01',
  });

describe('相談のあとのアンケート（G91・G101）', () => {
  // @proves call POST /crm/satisfaction-survey
  it('届いたリンクから、ログインせずに一ページずつ答えられ、答えは名前なしでCRMに届く', async () => {
    const { link } = await anAskedMember(portal);
    const visitor = aVisitor(portal);
    expect(await verify(visitor, link)).toMatchObject({ is_allowed: true, next_page: 1, is_finished: false });
    const before = (await inCrm()).length;
    await sendPage(visitor, { link, ...CALL_PAGES_ANSWERED[0] });
    expect(await verify(visitor, link)).toMatchObject({ is_allowed: true, next_page: 2 });
    await answerAll(visitor, link);
    await portal.runOutbox();
    const kept = await inCrm();
    expect(kept).toHaveLength(before + 1);
    expect(kept.at(-1)).toMatchObject({
      survey: 'call',
      is_complete: true,
      answers: { ease: 5, burden_after: 3, again: null, opinion: 'ひみつの意見' },
    });
    expect(await verify(visitor, link)).toMatchObject({ is_allowed: true, is_finished: true });
  });

  it('置かれた答えは封をされ、CRMの番号から会員は分からない', async () => {
    const { link, caseId } = await anAskedMember(portal);
    await answerAll(aVisitor(portal), link);
    await portal.runOutbox();
    const row = await rowOf(portal, `select * from survey_responses where occasion = '${caseId}'`);
    expect(JSON.stringify(row)).not.toContain('ひみつ');
    expect(row.crm_id).not.toBe(row.id);
    const crm = await rowOf(portal, `select * from crm_survey_answers where id = '${row.crm_id}'`);
    expect(crm).toMatchObject({ survey: 'call', is_complete: true });
    expect(JSON.stringify(crm)).not.toContain('ひみつ');
    expect(JSON.stringify(crm)).not.toContain(String(row.member_id));
    expect(JSON.stringify(crm)).not.toContain(caseId);
  });

  it('同じページが二度届いても、同時に届いても、一つの答え', async () => {
    const { link, caseId } = await anAskedMember(portal);
    const visitor = aVisitor(portal);
    const page = { link, page: 1, answers: { ease: 4 } };
    const sent = await Promise.all([
      sendPage(visitor, page),
      sendPage(visitor, page),
      sendPage(visitor, page),
    ]);
    expect(new Set(sent.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(sent.map((answer) => answer.json().survey_response_id)).size).toBe(1);
    expect(
      await rowOf(
        portal,
        `select count(*)::int as rows, max(revision) as revision from survey_responses where occasion = '${caseId}'`,
      ),
    ).toEqual({ rows: 1, revision: 1 });
  });

  it('だれの窓口の言葉で開くかも、リンクが言う', async () => {
    expect((await anAskedMember(portal)).link.role).toBe('hatch');
  });

  const alter: [string, (link: Link) => Link][] = [
    ['署名のない', ({ signature: _, ...link }) => link],
    ['署名を書きかえた', (link) => ({ ...link, signature: `${link.signature?.slice(0, -2)}AA` })],
    ['相談を入れかえた', (link) => ({ ...link, case_id: crypto.randomUUID() })],
    ['番号を入れかえた', (link) => ({ ...link, sf_survey_response_id: crypto.randomUUID() })],
    ['だれあてかを入れかえた', (link) => ({ ...link, hash_base_account_id: 'A'.repeat(43) })],
    ['期限をのばした', (link) => ({ ...link, exp: String(Number(link.exp) + 86_400) })],
    ['だれあてかだけの', ({ hash_base_account_id = '' }) => ({ hash_base_account_id })],
  ];
  // @proves call POST /base-accounts/survey-verifications
  it.each(alter)('%sリンクは断り、答えも預からない', async (_, change) => {
    const { link } = await anAskedMember(portal);
    const visitor = aVisitor(portal);
    const altered = change(link);
    expect(await verify(visitor, altered)).toMatchObject({ is_allowed: false, is_closed: false });
    const sent = await sendPage(visitor, { link: altered, page: 1, answers: { ease: 5 } });
    expect(sent.statusCode, sent.body).toBe(403);
  });

  it('ほかの会員がログインしている場合、その人の手では答えられない', async () => {
    const { link } = await anAskedMember(portal);
    const other = await aMember(portal);
    expect(await verify(other.call, link)).toMatchObject({ is_allowed: false, is_closed: false });
    expect((await sendPage(other.call, { link, page: 1, answers: { ease: 1 } })).statusCode).toBe(403);
  });

  it('二週間たったリンクは、終わったことを答え、預からない', async () => {
    const { link, caseId } = await anAskedMember(portal);
    const visitor = aVisitor(portal);
    portal.pass(14 * 86_400);
    expect(await verify(visitor, link)).toMatchObject({ is_closed: true, closed_because: 'expired' });
    expect((await sendPage(visitor, { link, page: 1, answers: { ease: 1 } })).statusCode).toBe(403);
    expect(await rowOf(portal, `select 1 from survey_responses where occasion = '${caseId}'`)).toEqual({});
  });

  it('答え終えて一日たったリンクは、答えていただいたことを答え、預からない', async () => {
    const { link } = await anAskedMember(portal);
    const visitor = aVisitor(portal);
    await answerAll(visitor, link);
    portal.pass(86_400);
    expect(await verify(visitor, link)).toMatchObject({ is_closed: true, closed_because: 'answered' });
    expect((await sendPage(visitor, { link, page: 1, answers: { ease: 1 } })).statusCode).toBe(403);
  });

  // @proves call POST /crm/additional-survey
  it('終わりのページの前に、おまけのページは預からない。終えたあとは預かる', async () => {
    const { link } = await anAskedMember(portal);
    const visitor = aVisitor(portal);
    const more = { link, path: '/crm/additional-survey', answers: { amiss: ['waiting'], wants_lead: true } };
    expect((await sendPage(visitor, more)).statusCode).toBe(403);
    await answerAll(visitor, link);
    expect((await sendPage(visitor, more)).statusCode).toBe(201);
  });

  it.each([
    ['ない質問', { secret: 1 }],
    ['11', { burden_after: 11 }],
    ['長すぎる意見', { opinion: 'あ'.repeat(501) }],
    ['おまけの質問', { wants_lead: true }],
  ])('%sは、どの答えかを示して断る', async (_, answers) => {
    const { link } = await anAskedMember(portal);
    const sent = await sendPage(aVisitor(portal), { link, page: 2, answers });
    expect(sent.statusCode, sent.body).toBe(422);
  });
});

describe('たずねるとき（G101）', () => {
  it('終わって一日たたないうちは、たずねない', async () => {
    const { caseId } = await aFinishedCase(portal);
    await portal.runOutbox();
    expect(await rowOf(portal, `select 1 from survey_invitations where case_id = '${caseId}'`)).toEqual({});
  });

  it('30日のうちに二つ終わっても、たずねるのは一度', async () => {
    const { member, supporter } = await anAskedMember(portal);
    const second = await aFinishedCase(portal, { member, supporter });
    await letCaseRest(portal, second.caseId);
    expect(
      await rowOf(portal, `select 1 from survey_invitations where case_id = '${second.caseId}'`),
    ).toEqual({});
  });

  it.each([
    ['お知らせを受け取らない方', "notice_channel = 'none'", { invited: true, mailed: false }],
    ['お知らせを控える方', 'prompts_held_at = now()', { invited: false, mailed: false }],
    ['試験用の会員', 'member_test_marketing = true', { invited: false, mailed: false }],
    ['ご家族を亡くされた方', 'bereaved_at = now()', { invited: false, mailed: false }],
  ])('%sの場合', async (_, change, { invited, mailed }) => {
    const { member, caseId } = await aFinishedCase(portal);
    await portal.dependencies.database.execute(
      `update members set ${change} where id = (select member_id from consultation_cases where id = '${caseId}')`,
    );
    await letCaseRest(portal, caseId);
    const row = await rowOf(portal, `select 1 as found from survey_invitations where case_id = '${caseId}'`);
    expect(row.found === 1).toBe(invited);
    expect((await portal.messageTo(member.email)).includes('/survey/call')).toBe(mailed);
  });

  // @proves call GET /consultations/{id}/survey-address
  it('自分の相談のそばに、答え終えるまで住所が立つ。亡くされた方には立たず、ほかの会員には見つからない', async () => {
    const { member, caseId, link } = await anAskedMember(portal);
    const read = async (who: Member) => {
      const answer = await who.call('GET', `/consultations/${caseId}/survey-address`);
      return answer.statusCode === 200 ? answer.json().address : answer.statusCode;
    };
    expect(await read(member)).toContain(`signature=${link.signature}`);
    expect(await read(await aMember(portal))).toBe(404);
    const tell = (is_bereaved: boolean) => member.call('PUT', '/users/profile', { is_bereaved });
    expect((await tell(true)).statusCode).toBe(200);
    expect(await read(member), 'nothing is asked after a death (G149)').toBeNull();
    await tell(false);
    expect(await read(member)).toContain(`signature=${link.signature}`);
    await answerAll(member.call, {});
    expect(await read(member)).toBeNull();
  });
});

describe('サービスとくらしのアンケート（G101）', () => {
  const LIFE = { survey: 'life', page: 1, answers: { content: 5, body: 2, mind: 9 } };

  // @proves call POST /crm/additional-satisfaction-survey
  it('会員は、リンクなしで答え、90日たつまで二度は答えない', async () => {
    const member = await aMember(portal);
    expect(await verify(member.call, {}, 'life')).toMatchObject({ is_allowed: true });
    expect((await sendPage(member.call, LIFE)).statusCode).toBe(201);
    const more = {
      ...LIFE,
      path: '/crm/additional-satisfaction-survey',
      page: undefined,
      answers: { troubles: ['money'] },
    };
    expect((await sendPage(member.call, more)).statusCode).toBe(201);
    await portal.runOutbox();
    expect((await inCrm('life')).at(-1)).toMatchObject({ answers: { mind: 9, troubles: ['money'] } });
    await portal.dependencies.database.execute(
      "update survey_responses set completed_at = completed_at - interval '25 hours' where survey = 'life'",
    );
    expect(await verify(member.call, {}, 'life')).toMatchObject({
      is_closed: true,
      closed_because: 'answered',
    });
    expect((await sendPage(member.call, LIFE)).statusCode).toBe(403);
  });

  it('訪問者には、だれのものでもない', async () => {
    expect(await verify(aVisitor(portal), {}, 'service')).toMatchObject({
      is_allowed: false,
      is_closed: false,
    });
    expect(
      (await sendPage(aVisitor(portal), { survey: 'service', page: 1, answers: { used: [] } })).statusCode,
    ).toBe(403);
  });

  // @proves call GET /crm/satisfaction-survey-response-status
  // @proves call POST /popup-restraint-flags
  it('「今回は答えない」のあいだは、たずねない。二度つづけば、もうたずねない', async () => {
    const member = await aMember(portal);
    const { database } = portal.dependencies;
    await database.execute("update members set created_at = created_at - interval '60 days'");
    const status = async () =>
      (await member.call('GET', '/crm/satisfaction-survey-response-status?survey=life')).json();
    const putOff = () => member.call('POST', '/popup-restraint-flags', { popup_id: 15 });
    expect(await status()).toEqual({ due: true });
    expect((await putOff()).statusCode).toBe(204);
    expect((await putOff()).statusCode).toBe(204);
    const first = await status();
    expect(first).toMatchObject({ due: false });
    expect(first.restrained_until.slice(0, 4)).not.toBe('9999');
    await database.execute("update popup_restraints set until = until - interval '91 days'");
    expect(await status()).toMatchObject({ due: true });
    await putOff();
    expect(await status()).toMatchObject({ due: false, restrained_until: '9999-12-31 23:59:59' });
  });

  it('訪問者には、たずねる時期について何も答えない', async () => {
    const answer = await portal.app.inject({
      url: '/api/crm/satisfaction-survey-response-status?survey=life',
    });
    expect(answer.json()).toEqual({});
  });
});
