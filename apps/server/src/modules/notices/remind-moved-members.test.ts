import { addDays } from '@hidamari/domain/japanese-dates';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { rowsOf } from '../consultations/consultations.fixture.ts';
import { movesOf } from '../identity/migration/moves.fixture.ts';
import { enqueuePlainNotice } from './index.ts';
import { noticesTo, passTo, planVisit, todayOf } from './notices.fixture.ts';

const portal = usePortal();
const { move, twoAccounts, untilConfirm } = movesOf(portal);

// A job that was never seen waits for its first time of day.
beforeEach(async () => {
  passTo(portal, '12:00');
  await portal.runNoticeJobs();
});

const wish = (memberId: string) =>
  rowsOf(portal, `update members set is_told_of_next_visit = true where id = '${memberId}'`);

/** Somebody with two accounts, who wants to hear of visits on both, and has one tomorrow on the newer. */
async function aVisitor() {
  const { common, commonMemberId, earlier } = await twoAccounts();
  for (const id of [commonMemberId, earlier.memberId]) await wish(id);
  const call = (method: 'POST', path: string, body?: unknown) =>
    common.browser.call(method, path, body, common.accessToken);
  const visitor = { ...common, call };
  await planVisit(visitor as never, addDays(todayOf(portal), 1));
  return { common, commonMemberId, earlier };
}
type Visitor = Awaited<ReturnType<typeof aVisitor>>;

const becomeOne = async ({ earlier, common }: Visitor) => {
  const done = await move(await untilConfirm(earlier, common));
  expect(done.json(), done.body).toMatchObject({ url: '/login/migration' });
};

/** It is 18:00: what is to be reminded of waits, and nothing of it goes out for ten minutes, as when the mail is down. */
async function queueAndHold(): Promise<void> {
  passTo(portal, '18:00');
  await portal.runNoticeJobs();
  const held = new Date(portal.dependencies.clock().getTime() + 600_000).toISOString();
  await rowsOf(
    portal,
    `update outbox_messages set due_at = '${held}' where kind = 'notify-next-visit' and done_at is null`,
  );
}

/** Everything that went to either of the two members, by mail. */
async function reminders({ common, earlier }: Visitor): Promise<string[]> {
  const found = await noticesTo(portal, { email: common.email, memberId: earlier.memberId } as never);
  const lost = await noticesTo(portal, { email: earlier.email, memberId: earlier.memberId } as never);
  return [...found, ...lost].map(({ subject }) => subject);
}

const ONE = ['【ひだまり】あしたの予定のお知らせ'];

it('会員への知らせが待っているあいだに、二つのIDがひとつになった場合、残った会員に、一通だけ届く（G40・G119）', async () => {
  const visitor = await aVisitor();
  const { database, clock } = portal.dependencies;
  for (const key of ['once', 'once']) {
    await database.transaction((tx) =>
      enqueuePlainNotice(portal.dependencies, tx, {
        subject: 'phone-opened',
        memberId: visitor.commonMemberId,
        key,
        notBefore: new Date(clock().getTime() + 3_600_000),
      }),
    );
  }
  await becomeOne(visitor);
  portal.pass(3_700);
  expect(await reminders(visitor)).toEqual(['【ひだまり】ご登録の電話番号について']);
});

describe('18時のあとに、二つのIDがひとつになった場合（G40・G135）', () => {
  it('待っていたお知らせは、残った会員に、一通だけ届く', async () => {
    const visitor = await aVisitor();
    await queueAndHold();
    await becomeOne(visitor);
    portal.pass(700);
    expect(await reminders(visitor)).toEqual(ONE);
    await portal.runNoticeJobs();
    portal.pass(700);
    expect(await reminders(visitor)).toEqual(ONE);
  });

  it('残った会員が選んでいない場合は、届かない', async () => {
    const visitor = await aVisitor();
    await queueAndHold();
    await becomeOne(visitor);
    await rowsOf(
      portal,
      `update members set is_told_of_next_visit = false where id = '${visitor.earlier.memberId}'`,
    );
    portal.pass(700);
    expect(await reminders(visitor)).toEqual([]);
  });

  it('どちらの会員にも予定があり、どちらのお知らせも待っていた場合も、一通だけ届く', async () => {
    const visitor = await aVisitor();
    const day = addDays(todayOf(portal), 1);
    const other = await twoAccounts();
    await planVisit(
      {
        call: (method: 'POST', path: string, body?: unknown) =>
          other.common.browser.call(method, path, body, other.common.accessToken),
      } as never,
      day,
    );
    // As if the older account had written one down too: who has no session yet writes nothing.
    await rowsOf(
      portal,
      `update next_visits set member_id = '${visitor.earlier.memberId}' where member_id = '${other.commonMemberId}'`,
    );
    await queueAndHold();
    await becomeOne(visitor);
    portal.pass(700);
    expect(await reminders(visitor)).toEqual(ONE);
  });

  it('もう届いていた場合、残った会員に二通目は届かない', async () => {
    const visitor = await aVisitor();
    passTo(portal, '18:00');
    await portal.runNoticeJobs();
    expect(await reminders(visitor)).toEqual(ONE);
    await becomeOne(visitor);
    portal.pass(700);
    expect(await reminders(visitor)).toEqual(ONE);
  });
});
