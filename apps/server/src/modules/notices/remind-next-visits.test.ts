import { addDays, japanTime } from '@hidamari/domain/japanese-dates';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { rowsOf } from '../consultations/consultations.fixture.ts';
import {
  aNotifiedMember,
  linkLine,
  type NotifiedMember,
  noticesTo,
  passTo,
  planVisit,
  runJobs,
  setMember,
  todayOf,
} from './notices.fixture.ts';

const portal = usePortal();
const WANTED = { is_told_of_next_visit: true };
const REMINDER = 'あした、予定があります。くわしくは、サイトでご確認ください。';

// A job that was never seen waits for its first time of day.
beforeEach(async () => {
  passTo(portal, '12:00');
  await portal.runNoticeJobs();
});

const tomorrow = () => addDays(todayOf(portal), 1);
const remindedOf = async (member: NotifiedMember) => {
  passTo(portal, '18:00');
  await runJobs(portal);
  return noticesTo(portal, member);
};

// @proves notice next-visit
describe('次の診察の前の日のお知らせ（G135）', () => {
  it('選んだ方には、前の日の18時に、病院も科も書かないメールが一通だけ届く', async () => {
    const member = await aNotifiedMember(portal, WANTED);
    await planVisit(member, tomorrow());
    await planVisit(member, tomorrow());
    passTo(portal, '17:58');
    await runJobs(portal);
    expect(await noticesTo(portal, member)).toEqual([]);
    const [mail, ...more] = await remindedOf(member);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ channel: 'mail', subject: '【ひだまり】あしたの予定のお知らせ' });
    expect(mail?.body).toContain(`${REMINDER}\n\nhttp://localhost:3000/?role=hatch\n`);
    expect(mail?.body).not.toMatch(/ひなた|乳腺|診察|治療|treatment/);
    // Another server, and the same job once more.
    await Promise.all([portal.runNoticeJobs(), portal.runNoticeJobs()]);
    expect(await noticesTo(portal, member)).toHaveLength(1);
  });

  it('選んでいない方、控える方、亡くなられた方、受け取らない方、試しの会員、退会した方には届かない', async () => {
    const silences = [
      'is_told_of_next_visit = false',
      'prompts_held_at = now()',
      'bereaved_at = now()',
      "notice_channel = 'none'",
      'member_test_marketing = true',
      'withdrawn_at = now()',
    ];
    const members: NotifiedMember[] = [];
    for (const silence of silences) {
      const member = await aNotifiedMember(portal, WANTED);
      await planVisit(member, tomorrow());
      await setMember(portal, member, silence);
      members.push(member);
    }
    passTo(portal, '18:00');
    await runJobs(portal);
    for (const member of members) expect(await noticesTo(portal, member)).toEqual([]);
  });

  it('お知らせを待つあいだに控えるようにした場合、送る前にたずね直して、送らない', async () => {
    const member = await aNotifiedMember(portal, WANTED);
    await planVisit(member, tomorrow());
    passTo(portal, '18:00');
    await portal.runNoticeJobs();
    await setMember(portal, member, 'prompts_held_at = now()');
    expect(await noticesTo(portal, member)).toEqual([]);
  });

  it('延ばした場合は新しい日の前の日に一度だけ、消した場合は一度も届かない', async () => {
    const member = await aNotifiedMember(portal, WANTED);
    const gone = await aNotifiedMember(portal, WANTED);
    const visit = await planVisit(member, tomorrow());
    const removed = await planVisit(gone, tomorrow());
    const later = addDays(tomorrow(), 1);
    await rowsOf(portal, `update next_visits set visit_date = '${later}' where id = '${visit.id}'`);
    expect((await gone.call('DELETE', `/next-visits/${removed.id}`)).statusCode).toBe(204);
    expect(await remindedOf(member)).toEqual([]);
    expect(await remindedOf(member)).toHaveLength(1);
    expect(await remindedOf(member)).toHaveLength(1);
    expect(await noticesTo(portal, gone)).toEqual([]);
  });

  it('18時にサーバーが止まっていた場合、夜8時までなら追いかけて送る', async () => {
    const member = await aNotifiedMember(portal, WANTED);
    await planVisit(member, tomorrow());
    passTo(portal, '19:40');
    await runJobs(portal);
    expect(await noticesTo(portal, member)).toHaveLength(1);
  });

  it.each([
    ['夜8時を過ぎて', '20:10'],
    ['次の日の朝に', '08:30'],
  ])('18時にサーバーが止まっていて、%s動いた場合、送らず、何も残さない', async (_, time) => {
    const member = await aNotifiedMember(portal, WANTED);
    await planVisit(member, tomorrow());
    await planVisit(member, addDays(tomorrow(), 1));
    passTo(portal, time);
    await runJobs(portal);
    expect(await noticesTo(portal, member)).toEqual([]);
    // Nothing is given up either: a late reminder is no fault that somebody would have to look at.
    const waiting = await rowsOf(
      portal,
      `select kind from outbox_messages where idempotency_key like 'next-visit:${member.memberId}%'`,
    );
    expect(waiting).toEqual([]);
  });

  it('お知らせを待つあいだに延ばした場合と消した場合と取りやめた場合、送る前にたずね直して、送らない', async () => {
    const [moved, gone, off] = await Promise.all([1, 2, 3].map(() => aNotifiedMember(portal, WANTED)));
    if (!moved || !gone || !off) throw new Error('nobody to tell');
    const [put, removed] = [await planVisit(moved, tomorrow()), await planVisit(gone, tomorrow())];
    const cancelled = await planVisit(off, tomorrow());
    passTo(portal, '18:00');
    await portal.runNoticeJobs();
    await rowsOf(portal, `update next_visits set visit_date = visit_date + 7 where id = '${put.id}'`);
    await rowsOf(portal, `delete from next_visits where id = '${removed.id}'`);
    await rowsOf(portal, `update next_visits set status = 'changed' where id = '${cancelled.id}'`);
    for (const member of [moved, gone, off]) expect(await noticesTo(portal, member)).toEqual([]);
  });

  it('病気の情報の同意を取り消しているあいだは、届かない', async () => {
    const member = await aNotifiedMember(portal, WANTED);
    await planVisit(member, tomorrow());
    const answer = await member.call('PUT', '/account/consents/sensitive_data', { is_agreed: false });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await remindedOf(member)).toEqual([]);
  });

  it('LINEを選んで連携した方にはLINEで、連携していない方と友だちでない方にはメールで届く', async () => {
    const line = { ...WANTED, notice_channel: 'line' };
    const [linked, unlinked, stranger] = [
      await aNotifiedMember(portal, line),
      await aNotifiedMember(portal, line),
      await aNotifiedMember(portal, line),
    ];
    const ofChofu = await aNotifiedMember(portal, line, 'chofu');
    await linkLine(portal, linked);
    await linkLine(portal, stranger, ', is_line_friend = false');
    await linkLine(portal, ofChofu);
    for (const member of [linked, unlinked, stranger, ofChofu]) await planVisit(member, tomorrow());
    passTo(portal, '18:00');
    await runJobs(portal);
    expect(japanTime(portal.dependencies.clock()) < '20:00').toBe(true);
    expect(await noticesTo(portal, linked)).toEqual([
      { channel: 'line', subject: '', body: `${REMINDER}\nhttp://localhost:3000/?role=hatch` },
    ]);
    for (const member of [unlinked, stranger, ofChofu])
      expect((await noticesTo(portal, member)).map(({ channel }) => channel)).toEqual(['mail']);
  });
});
