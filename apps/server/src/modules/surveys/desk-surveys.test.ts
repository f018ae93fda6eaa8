import { beforeEach, describe, expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aSupporter } from '../consultations/consultations.fixture.ts';
import { PASSWORD } from '../identity/sign-up.fixture.ts';
import { passToDaytime } from '../notices/notices.fixture.ts';
import { rowOf } from '../withdrawal/withdrawal.fixture.ts';
import { forgetAnswers } from './forget-answers.ts';
import { anAskedMember, answerAll, aVisitor, sendPage } from './surveys.fixture.ts';

const portal = usePortal();
beforeEach(() => passToDaytime(portal));
type Desk = Awaited<ReturnType<typeof aSupporter>>;

const report = async (desk: Desk) => (await desk.call('GET', '/desk/surveys/report?survey=call')).json();
const contacts = async (desk: Desk) => (await desk.call('GET', '/desk/surveys/contacts')).json().data;

async function someAnswers(count: number) {
  for (let index = 0; index < count; index += 1) {
    const { link } = await anAskedMember(portal);
    await answerAll(aVisitor(portal), link);
  }
  await portal.runOutbox();
}

describe('アンケートの机（G101）', () => {
  // @proves call GET /desk/surveys/report
  it('5件に満たないうちは数だけ、5件から内訳と言葉。言葉は、相談を読む役割だけに', async () => {
    await someAnswers(4);
    const lead = await aSupporter(portal, 'lead');
    expect(await report(lead)).toMatchObject({ total: 4, is_few: true, questions: [], words: [] });
    await someAnswers(1);
    const seen = await report(lead);
    expect(seen).toMatchObject({ total: 5, is_few: false });
    const of = (name: string) => seen.questions.find((question: { name: string }) => question.name === name);
    expect(of('ease')).toMatchObject({
      mean: 5,
      answered: 5,
      declined: 0,
      counts: [{ value: 5, count: 5 }, {}, {}, {}, {}],
    });
    expect(of('again')).toMatchObject({ mean: null, answered: 0, declined: 5 });
    expect(seen.words).toHaveLength(5);
    expect(seen.words[0]).toEqual({
      name: 'opinion',
      text: 'ひみつの意見',
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(JSON.stringify(seen)).not.toMatch(/member|case_id|account/);
    const keeper = await report(await aSupporter(portal, 'administrator'));
    expect(keeper).toMatchObject({ total: 5, words: [] });
  });

  it.each([['supporter'], ['concierge'], ['editor']] as const)('%s は、まとめを見られない', async (role) => {
    const desk = await aSupporter(portal, role);
    expect((await desk.call('GET', '/desk/surveys/report')).statusCode).toBe(403);
    expect((await desk.call('GET', '/desk/surveys/contacts')).statusCode).toBe(403);
  });

  it.each([
    ['さかさま', 'from=2026-11-02&to=2026-11-01'],
    ['長すぎる', 'from=2024-01-01&to=2026-11-01'],
  ])('%s期間は、断る', async (_, period) => {
    const lead = await aSupporter(portal, 'lead');
    expect((await lead.call('GET', `/desk/surveys/report?${period}`)).statusCode).toBe(422);
  });

  // @proves call GET /desk/surveys/contacts
  // @proves call POST /desk/surveys/contacts/{id}/contacted
  it('連絡がほしい方は、相談の番号で並び、連絡したと書くと並ばなくなる', async () => {
    const { link, caseId, number } = await anAskedMember(portal);
    const visitor = aVisitor(portal);
    await answerAll(visitor, link);
    await sendPage(visitor, {
      link,
      path: '/crm/additional-survey',
      answers: { wants_lead: true, amiss_words: '待ちました' },
    });
    const lead = await aSupporter(portal, 'lead');
    const mine = (await contacts(lead)).find((one: { case_id: string }) => one.case_id === caseId);
    expect(mine).toMatchObject({ case_no: number, wish: 'lead', words: 'ひみつの意見\n\n待ちました' });
    for (const status of [204, 204])
      expect((await lead.call('POST', `/desk/surveys/contacts/${mine.id}/contacted`, {})).statusCode).toBe(
        status,
      );
    expect((await contacts(lead)).map(({ case_id }: { case_id: string }) => case_id)).not.toContain(caseId);
    const nobody = await lead.call('POST', `/desk/surveys/contacts/${crypto.randomUUID()}/contacted`, {});
    expect(nobody.statusCode).toBe(404);
  });

  it.each([
    ['責任者からの連絡', 'lead', { wants_lead: true }],
    ['連絡してもよいこと', 'may', {}],
  ])('30日たって言葉が消えても、%sは残り、退会した方は並ばない', async (_, wish, answers) => {
    const { member, link, caseId } = await anAskedMember(portal);
    const visitor = aVisitor(portal);
    await answerAll(visitor, link);
    await sendPage(visitor, { link, page: 4, answers: { may_contact: true } });
    await sendPage(visitor, { link, path: '/crm/additional-survey', answers });
    const now = portal.dependencies.clock();
    await forgetAnswers(portal.dependencies, new Date(now.getTime() + 31 * 86_400_000));
    const lead = await aSupporter(portal, 'lead');
    const mine = async () =>
      (await contacts(lead)).filter((one: { case_id: string }) => one.case_id === caseId);
    const [waiting] = await mine();
    expect(waiting).toMatchObject({ wish, words: null });
    const gone = await member.call('POST', '/unsubscribe', { present_password: PASSWORD });
    expect(gone.statusCode, gone.body).toBe(200);
    expect(await mine()).toEqual([]);
    const mark = await lead.call('POST', `/desk/surveys/contacts/${waiting.id}/contacted`, {});
    expect(mark.statusCode).toBe(404);
  });

  // @proves call GET /desk/surveys/contacts
  it('言葉を読んだことは、会員の「だれが見たか」に、読み直しを数えずに残る。言葉のない方には残らない（F46）', async () => {
    const { member, link, caseId } = await anAskedMember(portal);
    const silent = await anAskedMember(portal);
    for (const asked of [link, silent.link]) {
      await answerAll(aVisitor(portal), asked);
      await sendPage(aVisitor(portal), { link: asked, page: 4, answers: { may_contact: true } });
    }
    const lead = await aSupporter(portal, 'lead');
    await silent.member.call('PUT', '/account/consents/sensitive_data', { is_agreed: false });
    for (const times of [1, 2]) expect(await contacts(lead), `${times}`).not.toEqual([]);
    const shown = await contacts(lead);
    const wordsOf = (id: string) => shown.find((one: { case_id: string }) => one.case_id === id)?.words;
    expect([wordsOf(caseId), wordsOf(silent.caseId)]).toEqual(['ひみつの意見', null]);
    const readingsOf = async (who: typeof member) =>
      (await who.call('GET', '/account/access-diary'))
        .json()
        .data.filter(({ kind }: { kind: string }) => kind === 'survey-contact-read')
        .map(({ reason }: { reason: string }) => reason);
    expect(await readingsOf(member)).toEqual(['survey']);
    expect(await readingsOf(silent.member)).toEqual([]);
  });

  it('30日たつと、手元の写しは消え、だれの答えかは分からなくなる。CRMの答えは残る', async () => {
    const { link, caseId } = await anAskedMember(portal);
    await answerAll(aVisitor(portal), link);
    await portal.runOutbox();
    const facts = (column: string) =>
      rowOf(portal, `select ${column} from survey_responses where occasion = '${caseId}'`);
    const { id, crm_id } = await facts('id, crm_id');
    const now = portal.dependencies.clock();
    await forgetAnswers(portal.dependencies, new Date(now.getTime() + 29 * 86_400_000));
    expect((await facts('crm_id')).crm_id).toBe(crm_id);
    await forgetAnswers(portal.dependencies, new Date(now.getTime() + 31 * 86_400_000));
    const left = await facts('sealed_answers, crm_id, completed_at');
    expect(left).toMatchObject({ sealed_answers: null, crm_id: null });
    expect(left.completed_at).not.toBeNull();
    expect(await rowOf(portal, `select 1 from member_keys where member_id = '${id}'`)).toEqual({});
    expect(await rowOf(portal, `select 1 as kept from crm_survey_answers where id = '${crm_id}'`)).toEqual({
      kept: 1,
    });
  });
});
