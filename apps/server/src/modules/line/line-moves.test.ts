import { addDays } from '@hidamari/domain/japanese-dates';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { movesOf } from '../identity/migration/moves.fixture.ts';
import { giveMembersTo, withdrawMember } from '../members/index.ts';
import {
  aNotifiedMember,
  type NotifiedMember,
  passTo,
  planVisit,
  runJobs,
  todayOf,
} from '../notices/notices.fixture.ts';
import { rowOf, type Someone } from '../withdrawal/withdrawal.fixture.ts';
import {
  accountLinkEvent,
  accountOf,
  aLineOwner,
  askLinkToken,
  bind,
  lineUserIdOf,
  linked,
  linkStatus,
  linkTokenOf,
  nonceFor,
  tell,
} from './line.fixture.ts';

const portal = usePortal();
const { move, twoAccounts, untilConfirm } = movesOf(portal);

type WithId = Pick<Someone, 'memberId'>;

const lineOf = async (account: string) =>
  (await rowOf(portal, `select line_user_id from base_accounts where id = '${account}'`)).line_user_id;
const linkedWith = async (lineUser: string) =>
  (
    await rowOf(
      portal,
      `select count(*)::int as accounts from base_accounts where line_user_id = '${lineUser}'`,
    )
  ).accounts;
/** What every kind of link knows of itself, of an account that has none. */
const NOTHING = { line_user_id: null, line_linked_at: null, is_line_friend: null, line_friend_told_at: null };
const wholeLineOf = (account: string) =>
  rowOf(portal, `select ${Object.keys(NOTHING).join(', ')} from base_accounts where id = '${account}'`);

/** The members of the one account go to that of the other, as at the end of a move. */
async function moveAccounts(from: WithId, to: WithId) {
  const accounts = [await accountOf(portal, from), await accountOf(portal, to)] as const;
  const { unlinkedLine } = await portal.dependencies.database.transaction((tx) =>
    giveMembersTo(tx, ...accounts),
  );
  return { left: accounts[0], kept: accounts[1], unlinkedLine };
}

// @proves outside LINE: messages and links
describe('二つのアカウントが一つになる場合（G40）', () => {
  it('残るほうにLINEがなければ、連携も、分かっていることも、いっしょに移る', async () => {
    const [earlier, common] = [await makeMember(portal), await makeMember(portal)];
    const owner = await linked(portal, earlier);
    const before = await wholeLineOf(await accountOf(portal, earlier));
    const { left, kept, unlinkedLine } = await moveAccounts(earlier, common);
    expect(before.line_user_id).toBe(owner.account);
    expect([await wholeLineOf(kept), await wholeLineOf(left)]).toEqual([before, NOTHING]);
    expect(unlinkedLine).toBeNull();
  });

  it('残るほうだけにLINEがあれば、そのまま残る', async () => {
    const [earlier, common] = [await makeMember(portal), await makeMember(portal)];
    const owner = await linked(portal, common);
    const { left, kept, unlinkedLine } = await moveAccounts(earlier, common);
    expect([await lineOf(kept), await lineOf(left), unlinkedLine]).toEqual([owner.account, null, null]);
    expect(await lineUserIdOf(earlier)).toBe(owner.account);
  });

  it('どちらにもLINEがあれば、残るほうの連携が残り、空になるほうのLINEは、だれとも連携していない', async () => {
    const [earlier, common] = [await makeMember(portal), await makeMember(portal)];
    const given = await linked(portal, earlier);
    const kept = await linked(portal, common);
    const moved = await moveAccounts(earlier, common);
    expect([await lineOf(moved.kept), moved.unlinkedLine]).toEqual([kept.account, given.account]);
    expect([await wholeLineOf(moved.left), await linkedWith(given.account)]).toEqual([NOTHING, 0]);
    // Free for whoever has it, and no more than before.
    expect((await askLinkToken(portal, given.token)).json()).toMatchObject({ status_code: 200 });
  });

  it('連携の途中で、その会員が残るほうへ移った場合、確かめたLINEは、残ったアカウントと連携する', async () => {
    const [earlier, common] = [await makeMember(portal), await makeMember(portal)];
    const owner = await aLineOwner(portal);
    const nonce = await nonceFor(portal, earlier, owner);
    const { left, kept } = await moveAccounts(earlier, common);
    await tell(portal, [accountLinkEvent({ account: owner.account, nonce })]);
    expect([await lineOf(kept), await lineOf(left)]).toEqual([owner.account, null]);
    expect(await linkStatus(earlier)).toMatchObject({ is_linked: true, attempt: 'linked' });
  });

  it('連携の途中で、残るほうに、もう一つのアカウントのLINEが来た場合、途中のものは連携しない', async () => {
    const [earlier, common] = [await makeMember(portal), await makeMember(portal)];
    const first = await linked(portal, earlier);
    const owner = await aLineOwner(portal);
    const nonce = await nonceFor(portal, common, owner);
    const { kept } = await moveAccounts(earlier, common);
    await tell(portal, [accountLinkEvent({ account: owner.account, nonce })]);
    expect([await lineOf(kept), await linkedWith(owner.account)]).toEqual([first.account, 0]);
    expect(await linkStatus(common)).toMatchObject({ attempt: 'member_has_line' });
  });

  it('LINEが移ってきた会員には、この端末に「まだ見ていない」と残っていても、LINEのご案内を出さない', async () => {
    const [earlier, common] = [await makeMember(portal), await makeMember(portal)];
    const mayPromote = async () => {
      const { browser, accessToken } = common;
      return (
        await browser.call('GET', '/line/link-status?withPromotion=true', undefined, accessToken)
      ).json().may_promote;
    };
    await linked(portal, earlier);
    expect(await mayPromote()).toBe(true);
    await moveAccounts(earlier, common);
    expect(await mayPromote()).toBe(false);
  });
});

describe('移行の画面から一つにした場合（G40）', () => {
  it('どちらにもLINEがあれば、外れたLINEのトークに、届かなくなることと、許可の取り消しかたを、一度だけ知らせる', async () => {
    const { common, earlier } = await twoAccounts();
    const kept = await linked(portal, { ...common, memberId: '' });
    const given = await aLineOwner(portal);
    await rowOf(
      portal,
      `update base_accounts set line_user_id = '${given.account}' where id = '${earlier.baseId}' returning id`,
    );
    const browser = await untilConfirm(earlier, common);
    const done = await move(browser);
    expect(done.json(), done.body).toHaveProperty('access_token');
    expect(await portal.messageTo(given.account)).toContain('「連動アプリ」');
    expect(await portal.messageTo(kept.account)).not.toContain('外しました');
    await move(browser);
    await portal.runOutbox();
    const { messages } = await rowOf(
      portal,
      `select count(*)::int as messages from sent_messages where recipient = '${given.account}'`,
    );
    expect(messages).toBe(1);
    const moved = { ...common, browser, accessToken: done.json().access_token, memberId: earlier.memberId };
    expect(await lineUserIdOf(moved)).toBe(kept.account);
  });

  it('連携をはじめた会員が空になった場合、あとから届いた確認では、だれとも連携せず、残った会員は、はじめからできる', async () => {
    const { common, commonMemberId, earlier } = await twoAccounts();
    const owner = await aLineOwner(portal);
    const nonce = await nonceFor(portal, { ...common, memberId: commonMemberId }, owner);
    const unbound = await linkTokenOf(portal, owner);
    const browser = await untilConfirm(earlier, common);
    const accessToken = (await move(browser)).json().access_token;
    const kept = { ...common, browser, accessToken, memberId: earlier.memberId };
    await tell(portal, [accountLinkEvent({ account: owner.account, nonce })]);
    expect(await linkedWith(owner.account)).toBe(0);
    expect(await portal.messageTo(owner.account)).toContain('はじめからお試しください');
    expect(await linkStatus(kept)).toMatchObject({ is_linked: false, attempt: 'none' });
    expect((await bind(kept, unbound)).statusCode).toBe(200);
  });
});

describe('一つになったあとのお知らせ（G135）', () => {
  beforeEach(async () => {
    passTo(portal, '12:00');
    await portal.runNoticeJobs();
  });
  const linkWith = ({ memberId }: NotifiedMember, lineUser: string) =>
    portal.dependencies.database.execute(
      sql`update base_accounts set line_user_id = ${lineUser} where id = (select base_account_id from members where id = ${memberId})`,
    );
  const reminded = async (recipients: readonly string[]) => {
    passTo(portal, '18:00');
    await runJobs(portal);
    const { rows } = await portal.dependencies.database.execute<{ recipient: string }>(
      `select recipient from sent_messages where body like '%あした、予定があります%' and recipient in (${recipients.map((one) => `'${one}'`)})`,
    );
    return rows.map(({ recipient }) => recipient);
  };

  it.each([
    ['どちらにもあれば、残ったLINE', ['U-earlier', 'U-common'], 'U-common'],
    ['移ってきたほうだけにあれば、そのLINE', ['U-earlier', null], 'U-earlier'],
    ['残るほうだけにあれば、そのLINE', [null, 'U-common'], 'U-common'],
  ] as const)('LINEで受け取る会員のお知らせは、%sだけに届く', async (_, lines, expected) => {
    const settings = { is_told_of_next_visit: true, notice_channel: 'line' };
    const [earlier, common] = [
      await aNotifiedMember(portal, settings),
      await aNotifiedMember(portal, settings),
    ];
    const named = (line: string) => `${line}-${earlier.memberId}`;
    for (const [index, member] of [earlier, common].entries()) {
      const line = lines[index];
      if (line) await linkWith(member, named(line));
    }
    await planVisit(earlier, addDays(todayOf(portal), 1));
    await moveAccounts(earlier, common);
    const everybody = [named('U-earlier'), named('U-common'), earlier.email, common.email];
    expect(await reminded(everybody)).toEqual([named(expected)]);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)('LINEの確認と同時に起きた場合', () => {
  const isWaiting = async () => {
    const { rows } = await portal.dependencies.database.execute(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  };
  /** LINE tells of the confirmation while the transaction of `act` is under way. */
  async function confirmDuring(
    member: Someone,
    act: (tx: Parameters<typeof withdrawMember>[0]) => Promise<unknown>,
  ): Promise<string> {
    const owner = await aLineOwner(portal);
    const nonce = await nonceFor(portal, member, owner);
    const { telling } = await portal.dependencies.database.transaction(async (tx) => {
      await act(tx);
      const sent = tell(portal, [accountLinkEvent({ account: owner.account, nonce })]);
      await expect.poll(isWaiting).toBe(true);
      return { telling: sent };
    });
    expect((await telling).statusCode).toBe(200);
    return owner.account;
  }

  it('退会した場合、そのLINEは、だれとも連携しない', async () => {
    const member = await makeMember(portal);
    const now = portal.dependencies.clock();
    const lineUser = await confirmDuring(member, (tx) => withdrawMember(tx, member.memberId, now));
    expect(await linkedWith(lineUser)).toBe(0);
  });

  it('ほかのアカウントへ移った場合、空になったアカウントではなく、残ったアカウントと連携する', async () => {
    const [earlier, common] = [await makeMember(portal), await makeMember(portal)];
    const [left, kept] = [await accountOf(portal, earlier), await accountOf(portal, common)];
    const lineUser = await confirmDuring(earlier, (tx) => giveMembersTo(tx, left, kept));
    expect([await lineOf(left), await lineOf(kept)]).toEqual([null, lineUser]);
  });
});
