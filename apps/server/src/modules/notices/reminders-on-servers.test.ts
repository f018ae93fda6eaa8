import { addDays } from '@hidamari/domain/japanese-dates';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Executor } from '../../database/database.ts';
import type { Outbox } from '../../jobs/outbox.ts';
import { claimDue } from '../../jobs/outbox-queue.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { rowsOf } from '../consultations/consultations.fixture.ts';
import { addCopiesOf, aNotifiedMember, passTo, planVisit, setMember, todayOf } from './notices.fixture.ts';
import { enqueueCheckInReminders } from './remind-check-ins.ts';
import { enqueueVisitReminders, sendVisitReminder } from './remind-next-visits.ts';
import { monthWithoutLog, pagesOf, withVisitOn } from './reminded-members.repository.ts';

const portal = usePortal();
/** Two full pages and some, with the pattern itself. */
const MANY = 1_100;

const tomorrow = () => addDays(todayOf(portal), 1);

// A job that was never seen waits for its first time of day. Nobody of another test is reminded again.
beforeEach(async () => {
  await rowsOf(portal, 'update members set is_told_of_next_visit = false, is_told_of_check_in = false');
  passTo(portal, '09:30');
  await portal.runNoticeJobs();
});

const REMINDERS = {
  visits: {
    name: 'remind-next-visits',
    kind: 'notify-next-visit',
    time: '18:00',
    wanted: { is_told_of_next_visit: true },
    run: enqueueVisitReminders,
    pages: (executor: Executor) => pagesOf(executor, withVisitOn(tomorrow())),
  },
  checkIns: {
    name: 'remind-check-ins',
    kind: 'notify-check-in',
    time: '10:00',
    wanted: { is_told_of_check_in: true },
    run: enqueueCheckInReminders,
    pages: (executor: Executor) => pagesOf(executor, monthWithoutLog(todayOf(portal))),
  },
} as const;
type Reminder = (typeof REMINDERS)[keyof typeof REMINDERS];
const EACH = [
  ['次の診察のお知らせ', REMINDERS.visits],
  ['月に一度のお知らせ', REMINDERS.checkIns],
] as const;

/** So many members to remind besides the one who is answered. */
async function manyTold({ wanted }: Reminder, copies: number) {
  const member = await aNotifiedMember(portal, wanted);
  await setMember(portal, member, `check_in_rest_from = '${addDays(todayOf(portal), -40)}'`);
  await planVisit(member, tomorrow());
  await addCopiesOf(portal, member, copies);
  return member;
}

/**
 * How many members each page holds, and how many different ones there are. A page goes on behind the last member of the
 * one before, so pages are right in the order of the ids alone: which way a database finds the members is its own affair,
 * and may be another one once they are many.
 */
async function readPages({ pages }: Reminder, { isFoundInAnyOrder = false } = {}) {
  const sizes: number[] = [];
  const seen = new Set<string>();
  await portal.dependencies.database.transaction(async (tx) => {
    for (const way of isFoundInAnyOrder ? ['sort', 'indexscan', 'indexonlyscan', 'bitmapscan'] : [])
      await tx.execute(`set local enable_${way} = off`);
    for await (const ids of pages(tx)) {
      sizes.push(ids.length);
      for (const id of ids) seen.add(id);
    }
  });
  return [sizes, seen.size];
}

/** Reminders that wait, and for how many members: the same key never comes twice. */
const waiting = async ({ kind }: Reminder) =>
  (
    await rowsOf<{ members: number }>(
      portal,
      `select count(*)::int as members from outbox_messages where kind = '${kind}' and done_at is null and dead_at is null`,
    )
  )[0]?.members;

/** An outbox whose server dies with the message of this number. */
function dyingAt(number: number): Outbox {
  let count = 0;
  const { outbox } = portal.dependencies;
  return {
    async enqueue(tx, message) {
      count += 1;
      if (count === number) throw new Error('the server died');
      await outbox.enqueue(tx, message);
    },
  };
}

/** What is sent by mail from now on, each try counted, until `act` is through. */
async function triesOfMailDuring(act: () => Promise<unknown>): Promise<string[]> {
  const tries: string[] = [];
  const { deliver } = portal.dependencies;
  const { 'send-mail': send } = deliver;
  deliver['send-mail'] = async (delivery) => {
    tries.push(delivery.idempotencyKey);
    await send(delivery);
  };
  await act().finally(() => {
    deliver['send-mail'] = send;
  });
  return tries;
}

describe.each(EACH)('%sと、多くの会員（G135）', (_, reminder) => {
  it('会員を500人ずつ読み、ひとりも欠けず、ひとりも二度読まない', async () => {
    await manyTold(reminder, MANY);
    const whole = [[500, 500, 101], MANY + 1];
    expect(await readPages(reminder)).toEqual(whole);
    expect(await readPages(reminder, { isFoundInAnyOrder: true })).toEqual(whole);
  });

  it('一つの回の途中でサーバーが止まった場合、そこまでは残り、別のサーバーが、仕事のひもがほどけてから、残りを続ける', async () => {
    await manyTold(reminder, MANY);
    passTo(portal, reminder.time);
    const { database, clock } = portal.dependencies;
    const dying = reminder.run({ database, outbox: dyingAt(620) }, clock());
    await expect(dying).rejects.toThrow('the server died');
    expect(await waiting(reminder)).toBe(500);
    // As a dead server leaves it: claimed, and never settled.
    const leasedUntil = new Date(clock().getTime() + 30 * 60_000).toISOString();
    await rowsOf(
      portal,
      `update scheduled_jobs set leased_until = '${leasedUntil}' where name = '${reminder.name}'`,
    );
    expect(await portal.runNoticeJobs()).not.toContain(reminder.name);
    portal.pass(31 * 60);
    expect(await portal.runNoticeJobs()).toContain(reminder.name);
    expect(await waiting(reminder)).toBe(MANY + 1);
  });

  // @proves notice check-in
  it('二つのサーバーが同時に数え、同時に送る場合も、どの会員にも一度だけ送る', async () => {
    await manyTold(reminder, 40);
    passTo(portal, reminder.time);
    const { database, outbox, clock } = portal.dependencies;
    await Promise.all([1, 2].map(() => reminder.run({ database, outbox }, clock())));
    expect(await waiting(reminder)).toBe(41);
    const tries = await triesOfMailDuring(() => Promise.all([portal.runOutbox(), portal.runOutbox()]));
    expect([tries.length, new Set(tries).size]).toEqual([41, 41]);
    expect(await waiting(reminder)).toBe(0);
  });
});

describe('送るサーバーが、途中で止まった場合', () => {
  const { visits } = REMINDERS;
  const mailsTo = async (email: string) =>
    (
      await rowsOf<{ mails: number }>(
        portal,
        `select count(*)::int as mails from sent_messages where recipient = '${email}' and body like '%あした、予定があります%'`,
      )
    )[0]?.mails;
  /** One server has taken the reminder in hand. */
  async function takenInHand() {
    const member = await manyTold(visits, 0);
    passTo(portal, visits.time);
    await portal.runNoticeJobs();
    const { database, clock, keyRing } = portal.dependencies;
    const claim = { now: clock(), kinds: [visits.kind], limit: 5, keyIds: keyRing.keyIds };
    const rows = await claimDue(database, claim);
    expect(rows).toHaveLength(1);
    return { member, idempotencyKey: String(rows[0]?.idempotency_key) };
  }

  it('送る前に止まった場合、別のサーバーが、1分あとに送る', async () => {
    const { member } = await takenInHand();
    await portal.runOutbox();
    expect(await mailsTo(member.email)).toBe(0);
    portal.pass(61);
    await portal.runOutbox();
    expect(await mailsTo(member.email)).toBe(1);
  });

  it('送ったあと、そう書きとめる前に止まった場合、別のサーバーは同じしるしで送り、届くのは一通だけ', async () => {
    const { member, idempotencyKey } = await takenInHand();
    const payload = { member_id: member.memberId, visit_day: tomorrow() };
    const { signal } = new AbortController();
    const send = () => sendVisitReminder(portal.dependencies)({ idempotencyKey, payload, signal });
    const first = await triesOfMailDuring(send);
    portal.pass(61);
    const second = await triesOfMailDuring(() => portal.runOutbox());
    expect([first, second]).toEqual([[`${idempotencyKey}:mail`], [`${idempotencyKey}:mail`]]);
    expect(await mailsTo(member.email)).toBe(1);
  });
});
