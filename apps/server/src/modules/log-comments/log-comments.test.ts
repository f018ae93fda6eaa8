import type { ListedLog } from '@hidamari/contract/treatment-logs';
import { describe, expect, it } from 'vitest';
import { readUnreadForPage } from '../../page-sessions.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aMember } from '../consultations/consultations.fixture.ts';
import { passToNotices } from '../notices/notices.fixture.ts';
import { actFor } from '../staff/staff.fixture.ts';
import { aSharedLog, comment, readBy, unreadOf, write } from './log-comments.fixture.ts';

const portal = usePortal();
const TEXT = 'だるさの続いた日のことを、よく書いてくださいました。次の診察で、この記録を見せてみませんか。';

describe('会員が読むコメント（G72）', () => {
  it('記録といっしょに、書いた人の名前と日時で届き、古い順に並ぶ', async () => {
    const { member, supporter, log, caseId } = await aSharedLog(portal);
    expect(await readBy(member, log.id)).toEqual(log);
    const place = { caseId, logId: log.id };
    const first = await comment(supporter, place, TEXT);
    portal.pass(60);
    const second = await comment(supporter, place, '書き忘れがありました。');
    expect(first).toMatchObject({ staff_name: '佐藤', text: TEXT });
    expect(await readBy(member, log.id)).toEqual({ ...log, comments: [first, second] });
  });

  // @proves call GET /treatment-logs/unread-comments
  // @proves call PUT /treatment-logs/viewed
  // @proves state comment: written, told, read
  it('読んでいない数を、一覧の記録と、画面の上に示し、開くとなくなり、新しいものは、また数える', async () => {
    const { member, supporter, log, caseId } = await aSharedLog(portal);
    const other = await write(member, { log_date: '2026-03-03' });
    const unreadInList = async () => {
      const { data } = (await member.call('GET', '/treatment-logs')).json();
      return data.map(({ id, unread_comments }: ListedLog) => [id, unread_comments]);
    };
    expect(await unreadOf(member)).toEqual({ unread: 0, log_id: null });
    await comment(supporter, { caseId, logId: log.id }, TEXT);
    portal.pass(60);
    await comment(supporter, { caseId, logId: log.id }, TEXT);
    portal.pass(60);
    await comment(supporter, { caseId, logId: other.id }, TEXT);
    expect(await unreadOf(member)).toEqual({ unread: 3, log_id: other.id });
    expect(await unreadInList()).toEqual([
      [other.id, 1],
      [log.id, 2],
    ]);
    portal.pass(1);
    expect((await member.call('PUT', '/treatment-logs/viewed', { ids: [other.id] })).statusCode).toBe(204);
    expect(await unreadOf(member)).toEqual({ unread: 2, log_id: log.id });
    await member.call('PUT', '/treatment-logs/viewed', {});
    expect(await unreadOf(member)).toEqual({ unread: 0, log_id: null });
    expect(await unreadInList()).toEqual([
      [other.id, undefined],
      [log.id, undefined],
    ]);
    portal.pass(60);
    await comment(supporter, { caseId, logId: log.id }, TEXT);
    expect(await unreadOf(member)).toEqual({ unread: 1, log_id: log.id });
  });

  it('記録を書きかえても、読んだ印とコメントは、そのまま残る', async () => {
    const { member, supporter, log, caseId } = await aSharedLog(portal);
    await comment(supporter, { caseId, logId: log.id }, TEXT);
    const { comments: _, ...contents } = await readBy(member, log.id);
    const saved = await member.call('PUT', `/treatment-logs/${log.id}`, { ...contents, title: '書きかえ' });
    expect(saved.statusCode, saved.body).toBe(200);
    expect((await readBy(member, log.id)).comments).toHaveLength(1);
    expect(await unreadOf(member)).toEqual({ unread: 1, log_id: log.id });
  });

  it('ごみ箱の記録のコメントは数えず、戻せば、また読める', async () => {
    const { member, supporter, log, caseId } = await aSharedLog(portal);
    await comment(supporter, { caseId, logId: log.id }, TEXT);
    await member.call('DELETE', `/treatment-logs/${log.id}`);
    expect(await unreadOf(member)).toEqual({ unread: 0, log_id: null });
    await member.call('PUT', `/treatment-logs/${log.id}/restore`);
    expect((await readBy(member, log.id)).comments).toHaveLength(1);
  });

  // @proves state comment: sharing ended
  it('見せるのをやめた場合も、届いたコメントは、会員に残る', async () => {
    const { member, supporter, log, caseId } = await aSharedLog(portal);
    await comment(supporter, { caseId, logId: log.id }, TEXT);
    const { comments: _, ...contents } = await readBy(member, log.id);
    await member.call('PUT', `/treatment-logs/${log.id}`, { ...contents, share_with_supporter: false });
    expect((await readBy(member, log.id)).comments).toMatchObject([{ text: TEXT }]);
  });

  // @proves call GET /treatment-logs/unread-comments
  it('ほかの会員には、コメントも数も届かない', async () => {
    const { supporter, log, caseId } = await aSharedLog(portal);
    await comment(supporter, { caseId, logId: log.id }, TEXT);
    const stranger = await aMember(portal);
    expect(await unreadOf(stranger)).toEqual({ unread: 0, log_id: null });
    expect((await stranger.call('GET', `/treatment-logs/${log.id}`)).statusCode).toBe(404);
  });

  it('代行の担当者には、コメントも数も見せない（G42）', async () => {
    const { member, supporter, log, caseId } = await aSharedLog(portal);
    await comment(supporter, { caseId, logId: log.id }, TEXT);
    const { bearer } = await actFor(portal, supporter, member.phone);
    const ask = (path: string) => supporter.browser.call('GET', path, undefined, bearer);
    const read = await ask(`/treatment-logs/${log.id}`);
    expect(read.statusCode, read.body).toBe(200);
    expect(read.body).not.toContain('comments');
    const list = await ask('/treatment-logs');
    expect(list.json().data).toHaveLength(1);
    expect(list.body).not.toContain('unread_comments');
    expect((await ask('/treatment-logs/unread-comments')).statusCode).toBe(403);
  });

  it('病気についての情報の同意を取り消している間は、数も読めず、画面の上にも出ない', async () => {
    const { member, supporter, log, caseId } = await aSharedLog(portal);
    await comment(supporter, { caseId, logId: log.id }, TEXT);
    const { id } = (await member.call('GET', '/users/me')).json();
    const forPage = async () =>
      (await readUnreadForPage(portal.dependencies.database, { memberId: id })).comments;
    expect(await forPage()).toEqual({ unread: 1, log_id: log.id });
    await member.call('PUT', '/account/consents/sensitive_data', { is_agreed: false });
    const answer = await member.call('GET', '/treatment-logs/unread-comments');
    expect(answer.json()).toMatchObject({ status_code: 403, name: 'CONSENT_WITHDRAWN' });
    expect(await forPage()).toEqual({ unread: 0, log_id: null });
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('同時に起きた場合', () => {
  it('コメントが待たされている間に会員が開いた場合、そのコメントは、読んでいないまま残る', async () => {
    const { member, supporter, log, caseId } = await aSharedLog(portal);
    const { database, clock } = portal.dependencies;
    const isWaiting = async () => {
      const { rows } = await database.execute(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows.length > 0;
    };
    const written = await database.transaction(async (tx) => {
      await tx.execute(`select 1 from treatment_logs where id = '${log.id}' for update`);
      const sending = comment(supporter, { caseId, logId: log.id }, TEXT);
      await expect.poll(isWaiting).toBe(true);
      portal.pass(60);
      await tx.execute(
        `update treatment_logs set viewed_at = '${clock().toISOString()}' where id = '${log.id}'`,
      );
      portal.pass(1);
      return { sending };
    });
    await written.sending;
    expect(await unreadOf(member)).toEqual({ unread: 1, log_id: log.id });
  });
});

describe('コメントの知らせ（G54、G135）', () => {
  const mailsTo = async (email: string) => {
    const { rows } = await portal.dependencies.database.execute<{ mails: number }>(
      `select count(*)::int as mails from sent_messages where recipient = '${email}' and subject like '%コメント%'`,
    );
    return rows[0]?.mails;
  };

  // @proves state comment: written, told, read
  // @proves notice comment
  it('読まないままの場合、中身も病気の言葉もないメールが、何件あっても一通だけ届く', async () => {
    const { member, supporter, log, caseId } = await aSharedLog(portal);
    await comment(supporter, { caseId, logId: log.id }, TEXT);
    portal.pass(60);
    await comment(supporter, { caseId, logId: log.id }, '書き忘れがありました。');
    passToNotices(portal);
    const mail = await portal.messageTo(member.email);
    expect(mail).toContain('相談員からコメントが届いています。');
    expect(mail).not.toMatch(/だるさ|書き忘れ|佐藤|治療|ログの|treatment|[0-9a-f]{8}-/);
    expect(await mailsTo(member.email)).toBe(1);
  });

  // @proves state comment: written, told, read
  it('もう読んだ場合、メールは届かない', async () => {
    const { member, supporter, log, caseId } = await aSharedLog(portal);
    await comment(supporter, { caseId, logId: log.id }, TEXT);
    portal.pass(1);
    await member.call('PUT', '/treatment-logs/viewed', { ids: [log.id] });
    passToNotices(portal);
    await portal.runOutbox();
    expect(await mailsTo(member.email)).toBe(0);
  });

  it('知らせの前に病気についての情報の同意を取り消した場合、メールは届かない', async () => {
    const { member, supporter, log, caseId } = await aSharedLog(portal);
    await comment(supporter, { caseId, logId: log.id }, TEXT);
    await member.call('PUT', '/account/consents/sensitive_data', { is_agreed: false });
    passToNotices(portal);
    await portal.runOutbox();
    expect(await mailsTo(member.email)).toBe(0);
  });
});
