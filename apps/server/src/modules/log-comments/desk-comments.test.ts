import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import {
  aSupporter,
  atDesk,
  close,
  giveReason,
  openCase,
  take,
} from '../consultations/consultations.fixture.ts';
import { callsOf } from '../my-data/my-data.fixture.ts';
import { sentPicture } from '../my-data/sent-picture.fixture.ts';
import { aSharedLog, comment, readBy, sendComment, write } from './log-comments.fixture.ts';

const portal = usePortal();
type Desk = Awaited<ReturnType<typeof aSharedLog>>;

const listAt = ({ supporter, caseId }: Pick<Desk, 'supporter' | 'caseId'>) =>
  supporter.call('GET', `/desk/cases/${caseId}/logs`);
const readAt = ({ supporter, caseId }: Pick<Desk, 'supporter' | 'caseId'>, logId: string) =>
  supporter.call('GET', `/desk/cases/${caseId}/logs/${logId}`);

/** What all three calls on one case and log answer. */
const statuses = async (desk: Pick<Desk, 'supporter' | 'caseId'>, logId: string) => [
  (await listAt(desk)).statusCode,
  (await readAt(desk, logId)).statusCode,
  (await sendComment(desk.supporter, { ...desk, logId }, 'あ')).statusCode,
];

describe('机で見る記録（G42）', () => {
  // @proves call GET /desk/cases/{id}/logs
  it('見せると選ばれた記録だけを、新しい順に、種類と短い文で並べる', async () => {
    const desk = await aSharedLog(portal);
    await write(desk.member, { log_date: '2026-03-05', share_with_supporter: false, title: '見せない記録' });
    const newer = await write(desk.member, { log_date: '2026-03-04', title: '散歩', symptoms: [] });
    await comment(desk.supporter, { caseId: desk.caseId, logId: desk.log.id }, '読みました。');
    const list = await listAt(desk);
    expect(list.json()).toEqual({
      data: [
        {
          id: newer.id,
          log_date: '2026-03-04',
          log_time: '14:20',
          categories: ['is_condition_log', 'is_other_log'],
          title: '散歩',
          excerpt: '夕方にだるさが強かった',
          comments: 0,
        },
        {
          id: desk.log.id,
          log_date: '2026-03-02',
          log_time: '14:20',
          categories: ['is_condition_log', 'is_other_log'],
          title: null,
          excerpt: 'だるさ：この日は強い',
          comments: 1,
        },
      ],
      meta: { page: 1, per_page: 20, total: 2 },
    });
  });

  // @proves call GET /desk/cases/{id}/logs/{log_id}
  it('一件を開くと、書かれたことが言葉で全部あり、写真はなく、コメントがある', async () => {
    const desk = await aSharedLog(portal);
    const written = await comment(
      desk.supporter,
      { caseId: desk.caseId, logId: desk.log.id },
      '読みました。',
    );
    const read = await readAt(desk, desk.log.id);
    expect(read.json()).toEqual({
      id: desk.log.id,
      log_date: '2026-03-02',
      log_time: '14:20',
      categories: ['is_condition_log', 'is_other_log'],
      title: null,
      fields: [
        { label: '症状', text: 'だるさ：この日は強い' },
        { label: '自由記入', text: '夕方にだるさが強かった' },
      ],
      comments: [written],
    });
  });

  it('写真は、数だけを伝える', async () => {
    const desk = await aSharedLog(portal);
    const key = await sentPicture(portal, { ...desk.member, ...callsOf(desk.member) });
    const log = await write(desk.member, { images: [key] });
    const read = await readAt(desk, log.id);
    expect(read.json().fields).toEqual([
      { label: '症状', text: 'だるさ：この日は強い' },
      { label: '自由記入', text: '夕方にだるさが強かった' },
      { label: '画像と書類', text: '1件（数だけが見えます）' },
    ]);
    expect(read.body).not.toContain(key);
  });

  // @proves call GET /desk/cases/{id}/logs
  it('見たことは、会員の「だれが見たか」に、十分に一度、番号つきで残る（F46）', async () => {
    const desk = await aSharedLog(portal);
    await listAt(desk);
    await readAt(desk, desk.log.id);
    const diary = async () => (await desk.member.call('GET', '/account/access-diary')).json().data;
    expect(await diary()).toEqual([
      expect.objectContaining({
        kind: 'logs-read',
        staff_name: '佐藤',
        reason: 'consultation',
        note: desk.number,
      }),
    ]);
    const lead = await aSupporter(portal, 'lead');
    await giveReason(lead, desk.caseId);
    await listAt({ supporter: lead, caseId: desk.caseId });
    expect(await diary()).toHaveLength(2);
    portal.pass(601);
    await readAt(desk, desk.log.id);
    expect(await diary()).toHaveLength(3);
  });

  it('終わった相談からは、どれも見られない', async () => {
    const desk = await aSharedLog(portal);
    await close(desk.supporter, desk.caseId);
    expect(await statuses(desk, desk.log.id)).toEqual([403, 403, 403]);
  });

  // @proves state comment: sharing ended
  it('会員が登録内容を見せるのをやめた場合、どれも断り、見た記録も残らない', async () => {
    const desk = await aSharedLog(portal);
    await desk.member.call('PUT', `/consultations/${desk.caseId}/sharing`, { shares_card: false });
    expect(await statuses(desk, desk.log.id)).toEqual([403, 403, 403]);
    expect((await desk.member.call('GET', '/account/access-diary')).json().data).toEqual([]);
  });

  // @proves call GET /desk/cases/{id}/logs
  it('お話し番号で受けた電話の間は見られ、二時間たつと見られない', async () => {
    const { member, log } = await aSharedLog(portal);
    const supporter = await aSupporter(portal);
    const { token } = (await member.call('GET', '/find-me/issue-token')).json();
    const { id: caseId } = (await supporter.call('POST', '/desk/cases', { talk_number: token })).json();
    expect(await statuses({ supporter, caseId }, log.id)).toEqual([200, 200, 201]);
    const [newest] = (await member.call('GET', '/account/access-diary')).json().data;
    expect(newest).toMatchObject({ kind: 'logs-read', reason: 'talk-number' });
    portal.pass(2 * 3_600 + 1);
    const late = await aSupporter(portal);
    expect((await listAt({ supporter: late, caseId })).statusCode).toBe(403);
  });

  // @proves call GET /desk/cases/{id}/logs/{log_id}
  it('見せるのをやめた記録、ごみ箱の記録、ほかの会員の記録、ない番号は、どれも同じに404で答える（F15）', async () => {
    const desk = await aSharedLog(portal);
    const hidden = await write(desk.member, { share_with_supporter: false });
    const deleted = await write(desk.member);
    await desk.member.call('DELETE', `/treatment-logs/${deleted.id}`);
    const others = await aSharedLog(portal);
    for (const id of [hidden.id, deleted.id, others.log.id, randomUUID(), 'H-1001'])
      expect((await statuses(desk, id)).slice(1), id).toEqual([404, 404]);
    expect(await statuses({ ...desk, caseId: randomUUID() }, desk.log.id)).toEqual([404, 404, 404]);
    expect((await readBy(others.member, others.log.id)).comments).toBeUndefined();
  });

  // @proves state comment: sharing ended
  it('見せるのをやめた場合、机からすぐに消え、見せなおすと、前のコメントもある', async () => {
    const desk = await aSharedLog(portal);
    await comment(desk.supporter, { caseId: desk.caseId, logId: desk.log.id }, '読みました。');
    const share = async (share_with_supporter: boolean) => {
      const { comments: _, ...contents } = await readBy(desk.member, desk.log.id);
      await desk.member.call('PUT', `/treatment-logs/${desk.log.id}`, { ...contents, share_with_supporter });
    };
    await share(false);
    expect((await listAt(desk)).json().data).toEqual([]);
    expect((await readAt(desk, desk.log.id)).statusCode).toBe(404);
    await share(true);
    expect((await readAt(desk, desk.log.id)).json().comments).toHaveLength(1);
  });

  it('病気についての情報の同意が取り消されている間は、何も見せず、書かせない', async () => {
    const desk = await aSharedLog(portal);
    await desk.member.call('PUT', '/account/consents/sensitive_data', { is_agreed: false });
    expect(await statuses(desk, desk.log.id)).toEqual([403, 403, 403]);
    expect((await listAt(desk)).json().name).toBe('CONSENT_WITHDRAWN');
  });
});

describe('コメントを書く', () => {
  // @proves call POST /desk/cases/{id}/logs/{log_id}/comments
  it('同じ送信が二度届いた場合、一つだけ残る', async () => {
    const desk = await aSharedLog(portal);
    const key = randomUUID();
    const send = () => sendComment(desk.supporter, { ...desk, logId: desk.log.id }, '読みました。', key);
    const [first, second] = [await send(), await send()];
    expect(second.json()).toEqual(first.json());
    expect((await readBy(desk.member, desk.log.id)).comments).toHaveLength(1);
  });

  // @proves call POST /desk/cases/{id}/logs/{log_id}/comments
  it('書けるのは、相談の担当だけ。ほかの人には、だれが担当かを伝える', async () => {
    const desk = await aSharedLog(portal);
    const colleague = await aSupporter(portal);
    const late = await sendComment(colleague, { ...desk, logId: desk.log.id }, 'あ');
    expect(late.statusCode).toBe(409);
    expect(late.json().current).toEqual({ taken_by: { id: desk.supporter.id, display_name: '佐藤' } });
    expect((await listAt({ ...desk, supporter: colleague })).statusCode).toBe(403);
  });

  // @proves call POST /desk/cases/{id}/logs/{log_id}/comments
  it('つらい気持ちの言葉がある相談では、二人めが読むまで書けない（G119）', async () => {
    const { member, supporter, log } = await aSharedLog(portal);
    const { id: caseId } = await openCase(member, { text: 'もう消えたいと思ってしまいます。' });
    await member.call('PUT', `/consultations/${caseId}/sharing`, { shares_card: true });
    await take(supporter, caseId);
    const place = { caseId, logId: log.id };
    expect((await sendComment(supporter, place, 'あ')).statusCode).toBe(403);
    const second = await aSupporter(portal);
    await atDesk(second, caseId);
    await second.call('POST', `/desk/cases/${caseId}/second-check`, {});
    expect((await sendComment(supporter, place, 'あ')).statusCode).toBe(201);
  });

  it('何も書いていない場合と、長すぎる場合は断り、二千文字は受け取る', async () => {
    const desk = await aSharedLog(portal);
    const send = async (text: string) =>
      (await sendComment(desk.supporter, { ...desk, logId: desk.log.id }, text)).statusCode;
    expect([await send('　 '), await send('あ'.repeat(2_001)), await send('あ'.repeat(2_000))]).toEqual([
      422, 422, 201,
    ]);
  });
});
