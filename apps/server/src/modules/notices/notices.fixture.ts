import { addDays, japanDay, japanInstant } from '@hidamari/domain/japanese-dates';
import { afterQuietHours } from '@hidamari/domain/notices';
import { expect } from 'vitest';
import { makeTreatmentLog } from '../../portal-under-test/make-treatment-log.fixture.ts';
import type { PortalUnderTest } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aMember, type Member, rowsOf } from '../consultations/consultations.fixture.ts';
import type { Entrance } from '../identity/sign-up.fixture.ts';

export const todayOf = ({ dependencies }: PortalUnderTest) => japanDay(dependencies.clock());

/** Moves the clock to the next time that it is HH:mm in Japan, `days` days later. */
export function passTo(portal: PortalUnderTest, time: string, days = 0): void {
  const now = portal.dependencies.clock();
  const today = japanInstant(japanDay(now), time);
  const next = today > now ? today : japanInstant(addDays(japanDay(now), 1), time);
  portal.pass((next.getTime() - now.getTime()) / 1_000 + 1 + days * 86_400);
}

/** Moves the clock to the first moment at which what waits a few minutes goes out, quiet hours or not (G135). */
export function passToNotices(portal: PortalUnderTest): void {
  portal.pass(15 * 60);
  const now = portal.dependencies.clock();
  portal.pass((afterQuietHours(now).getTime() - now.getTime()) / 1_000 + 1);
}

/** An hour by day begins: what goes out now goes out at once (G135). */
export function passToDaytime(portal: PortalUnderTest): void {
  const now = portal.dependencies.clock();
  const soon = new Date(now.getTime() + 3_600_000);
  const isDaytime = afterQuietHours(now) <= now && afterQuietHours(soon) <= soon;
  // The end of a night that is not over yet, also where it is over within the hour.
  if (!isDaytime) passTo(portal, '08:00');
}

/** A member who wants to hear of this, with the id that only a test may know. */
export async function aNotifiedMember(
  portal: PortalUnderTest,
  settings: Record<string, unknown>,
  entrance: Entrance = 'general',
) {
  const member = await aMember(portal, entrance);
  const answer = await member.call('PUT', '/users/profile', settings);
  expect(answer.statusCode, answer.body).toBe(200);
  return member;
}
export type NotifiedMember = Awaited<ReturnType<typeof aNotifiedMember>>;

/** Changes what no call does, or what is done when the session is long over. */
export const setMember = (portal: PortalUnderTest, { memberId }: NotifiedMember, assignment: string) =>
  rowsOf(portal, `update members set ${assignment} where id = '${memberId}'`);

export const linkLine = (portal: PortalUnderTest, { memberId }: NotifiedMember, more = '') =>
  rowsOf(
    portal,
    `update base_accounts set line_user_id = 'U-${memberId}'${more} where id = (select base_account_id from members where id = '${memberId}')`,
  );

/** Plans a visit, and answers its id. */
export async function planVisit(member: Member, day: string): Promise<{ id: string; version: number }> {
  const answer = await member.call('POST', '/treatment-logs/next-visit-information', {
    visit_date: day,
    visit_time: '10:30',
    hospital: 'ひなた総合病院',
    department: '乳腺外科',
    questions: [],
    belongings: [],
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

/** Writes a log of a day. */
export async function writeLog(member: Member, day: string): Promise<void> {
  const log = { log_date: day, is_other_log: true, other: { text: '庭の水やり' } };
  await makeTreatmentLog(member.portal, member, log);
}

/** So many more members who chose and planned the same, all of one account. */
export async function addCopiesOf(portal: PortalUnderTest, { memberId }: NotifiedMember, copies: number) {
  await rowsOf(
    portal,
    `insert into members select (jsonb_populate_record(pattern, jsonb_build_object('id', gen_random_uuid()))).*
     from members pattern, generate_series(1, ${copies}) where pattern.id = '${memberId}'`,
  );
  await rowsOf(
    portal,
    `insert into member_consents select (jsonb_populate_record(consent, jsonb_build_object('id', gen_random_uuid(), 'member_id', copy.id))).*
     from member_consents consent, members pattern, members copy
     where pattern.id = '${memberId}' and consent.member_id = pattern.id
       and copy.base_account_id = pattern.base_account_id and copy.id <> pattern.id`,
  );
  await rowsOf(
    portal,
    `insert into next_visits select (jsonb_populate_record(visit, jsonb_build_object('id', gen_random_uuid(), 'member_id', copy.id, 'idempotency_key', null))).*
     from next_visits visit, members pattern, members copy
     where pattern.id = '${memberId}' and visit.member_id = pattern.id
       and copy.base_account_id = pattern.base_account_id and copy.id <> pattern.id`,
  );
}

interface Sent extends Record<string, unknown> {
  channel: string;
  subject: string;
  body: string;
}

/** What went out to a member since they registered, by mail and LINE, of the kinds that are notices. */
export async function noticesTo(
  portal: PortalUnderTest,
  { email, memberId }: NotifiedMember,
): Promise<Sent[]> {
  await portal.runOutbox();
  const words = `(body like '%お知らせの受け取り方を変える%' or channel = 'line')`;
  return rowsOf<Sent>(
    portal,
    `select channel, subject, body from sent_messages where recipient in ('${email}', 'U-${memberId}') and ${words} order by sent_at`,
  );
}

/** The notices' jobs that are due, and what they put into the outbox. */
export async function runJobs(portal: PortalUnderTest): Promise<void> {
  await portal.runNoticeJobs();
  await portal.runOutbox();
}
