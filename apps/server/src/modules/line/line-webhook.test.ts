import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { rowOf } from '../withdrawal/withdrawal.fixture.ts';
import {
  accountLinkEvent,
  aLineOwner,
  callWebhook,
  friendEvent,
  lineUserIdOf,
  linked,
  linkStatus,
  nonceFor,
  signatureOf,
  tell,
} from './line.fixture.ts';
import { tidyLine } from './link-attempts.repository.ts';

const portal = usePortal();

const messagesTo = async (account: string) => {
  await portal.runOutbox();
  const { count } = await rowOf(
    portal,
    `select count(*)::int as count from sent_messages where recipient = '${account}'`,
  );
  return count;
};

/** LINE takes no message for as long as `act` takes. */
async function whileLineIsDown(act: () => Promise<void>): Promise<void> {
  const { line } = portal.dependencies;
  if (line === null) throw new Error('no LINE');
  const { send: sent } = line;
  line.send = async () => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  };
  await act().finally(() => {
    line.send = sent;
  });
}

const send = (payload: string, signature: string) =>
  callWebhook(portal, payload, { 'x-line-signature': signature });

describe('LINEからの知らせ', () => {
  it.each([
    ['ない', null],
    ['ほかの本文の', 'other-body'],
    ['半分の', 'half'],
    ['署名でない', 'not-a-signature'],
    ['空の', ''],
  ])('署名が、%s場合、403で断り、何も読まない', async (_what, how) => {
    const member = await makeMember(portal);
    const owner = await aLineOwner(portal);
    const nonce = await nonceFor(portal, member, owner);
    const events = [accountLinkEvent({ account: owner.account, nonce })];
    const signature =
      how === 'other-body'
        ? signatureOf(portal, '{}')
        : how === 'half'
          ? signatureOf(portal, '{}').slice(0, 20)
          : how;
    const answer = await tell(portal, events, { signature });
    expect([answer.statusCode, answer.json().name]).toEqual([403, 'FORBIDDEN']);
    expect(await lineUserIdOf(member)).toBeNull();
    expect(await linkStatus(member)).toMatchObject({ attempt: 'waiting' });
  });

  // @proves outside LINE: messages and links
  it('同じ知らせが3度届いた場合、同時でも、することも知らせるのも一度だけ', async () => {
    const member = await makeMember(portal);
    const owner = await aLineOwner(portal);
    const nonce = await nonceFor(portal, member, owner);
    const event = accountLinkEvent({ account: owner.account, nonce, eventId: 'event-of-this-test' });
    const answers = await Promise.all([1, 2, 3].map(() => tell(portal, [event])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await lineUserIdOf(member)).toBe(owner.account);
    expect(await messagesTo(owner.account)).toBe(1);
  });

  it('受け取った番号の知らせは、中身や時刻がどうであれ、もう読まない', async () => {
    const member = await makeMember(portal);
    const owner = await linked(portal, member);
    const added = friendEvent(portal, owner.account, 'follow');
    await tell(portal, [added]);
    portal.pass(1);
    const { webhookEventId } = added;
    await tell(portal, [{ ...friendEvent(portal, owner.account, 'unfollow'), webhookEventId }]);
    expect(await linkStatus(member)).toMatchObject({ is_friend: true });
  });

  it('古い「友だちをやめた」の再送が後から届いても、新しい知らせを打ち消さない', async () => {
    const member = await makeMember(portal);
    const owner = await linked(portal, member);
    const left = friendEvent(portal, owner.account, 'unfollow');
    await tell(portal, [left]);
    portal.pass(1);
    await tell(portal, [friendEvent(portal, owner.account, 'follow')]);
    await tell(portal, [{ ...left, deliveryContext: { isRedelivery: true } }]);
    expect(await linkStatus(member)).toMatchObject({ is_friend: true });
  });

  it.each([
    ['follow', 'unfollow', false],
    ['unfollow', 'follow', true],
  ] as const)(
    'はじめの「%s」だけが届きそこなって、あとの「%s」のあとに届いた場合も、あとのことを覚えている',
    async (first, second, isFriend) => {
      const member = await makeMember(portal);
      const owner = await linked(portal, member);
      const late = friendEvent(portal, owner.account, first);
      portal.pass(1);
      await tell(portal, [friendEvent(portal, owner.account, second)]);
      const answer = await tell(portal, [{ ...late, deliveryContext: { isRedelivery: true } }]);
      expect([answer.statusCode, await linkStatus(member)]).toMatchObject([200, { is_friend: isFriend }]);
    },
  );

  // @proves outside LINE: messages and links
  it('連携の途中で友だちに追加した場合、連携したときに、もう友だちだと知っている', async () => {
    const member = await makeMember(portal);
    const owner = await aLineOwner(portal);
    const nonce = await nonceFor(portal, member, owner);
    const left = friendEvent(portal, owner.account, 'unfollow');
    portal.pass(1);
    await tell(portal, [friendEvent(portal, owner.account, 'follow'), left]);
    await tell(portal, [accountLinkEvent({ account: owner.account, nonce })]);
    expect(await linkStatus(member)).toMatchObject({ is_linked: true, is_friend: true });
    // What was so before the link began is known better since.
    await tell(portal, [{ ...left, webhookEventId: randomUUID() }]);
    expect(await linkStatus(member)).toMatchObject({ is_friend: true });
  });

  // @proves call PUT /line/friend-status
  it('友だちに追加した、やめた、を覚える。連携していないLINEのものは覚えない', async () => {
    const member = await makeMember(portal);
    const owner = await linked(portal, member);
    await tell(portal, [friendEvent(portal, owner.account, 'follow')]);
    expect(await linkStatus(member)).toMatchObject({ is_friend: true });
    portal.pass(1);
    await tell(portal, [friendEvent(portal, owner.account, 'unfollow')]);
    expect(await linkStatus(member)).toMatchObject({ is_friend: false });
    const stranger = await aLineOwner(portal);
    expect((await tell(portal, [friendEvent(portal, stranger.account, 'follow')])).statusCode).toBe(200);
  });

  it('知らない種類、知らない合言葉、書きこまれた言葉は、何も残さずに200で受け取る。ほかの知らせは止めない', async () => {
    const member = await makeMember(portal);
    const owner = await aLineOwner(portal);
    const nonce = await nonceFor(portal, member, owner);
    const words = '書きこまれた言葉';
    const answer = await tell(portal, [
      {
        type: 'message',
        webhookEventId: randomUUID(),
        source: { userId: owner.account },
        message: { text: words },
      },
      { type: 'videoPlayComplete', webhookEventId: randomUUID() },
      'not an event',
      null,
      accountLinkEvent({ account: owner.account, nonce: 'a-nonce-of-nobody' }),
      accountLinkEvent({ account: owner.account, nonce }),
    ]);
    expect(answer.statusCode).toBe(200);
    expect(await lineUserIdOf(member)).toBe(owner.account);
    expect(await messagesTo(owner.account)).toBe(1);
    expect(portal.logged.join('')).not.toContain(words);
  });

  it('LINEの設定画面からの確かめ（知らせのない本文）や、JSONでない本文、空の本文にも、署名が正しければ200で答える', async () => {
    expect((await tell(portal, [])).statusCode).toBe(200);
    for (const body of ['{', '']) {
      expect((await send(body, signatureOf(portal, body))).statusCode, body).toBe(200);
      expect((await send(body, signatureOf(portal, '{}'))).statusCode, body).toBe(403);
    }
  });

  it('本文が大きすぎる場合、署名が正しくても、読まずに断り、何も残さない', async () => {
    const member = await makeMember(portal);
    const owner = await aLineOwner(portal);
    const nonce = await nonceFor(portal, member, owner);
    const event = accountLinkEvent({ account: owner.account, nonce });
    const bodyOf = (length: number) => JSON.stringify({ events: [event], more: 'x'.repeat(length) });
    const huge = bodyOf(2 ** 20);
    expect((await send(huge, signatureOf(portal, huge))).statusCode).toBe(413);
    expect(await linkStatus(member)).toMatchObject({ attempt: 'waiting' });
    const large = bodyOf(2 ** 20 - 1_000);
    expect((await send(large, signatureOf(portal, large))).statusCode).toBe(200);
    expect(await linkStatus(member)).toMatchObject({ attempt: 'linked' });
  });

  it('一つの知らせでつまずいた場合、ほかの知らせは受け取り、LINEに、もう一度送ってもらう', async () => {
    const member = await makeMember(portal);
    const owner = await linked(portal, member);
    const follow = friendEvent(portal, owner.account, 'follow');
    // No database keeps such a text.
    const broken = { ...friendEvent(portal, `U${'\0'}`, 'follow'), webhookEventId: 'broken' };
    expect((await tell(portal, [broken, follow])).statusCode).toBe(500);
    expect(await linkStatus(member)).toMatchObject({ is_friend: true });
  });

  it('知らせを受け取るあいだLINEが答えない場合、連携し、トークへは、LINEが戻ってから一度だけ知らせる', async () => {
    const member = await makeMember(portal);
    const owner = await aLineOwner(portal);
    const nonce = await nonceFor(portal, member, owner);
    await whileLineIsDown(async () => {
      const told = await tell(portal, [accountLinkEvent({ account: owner.account, nonce })]);
      expect([told.statusCode, await messagesTo(owner.account)]).toEqual([200, 0]);
    });
    expect(await lineUserIdOf(member)).toBe(owner.account);
    portal.pass(60);
    expect(await messagesTo(owner.account)).toBe(1);
    portal.pass(60);
    expect(await messagesTo(owner.account)).toBe(1);
  });

  it('覚えた番号と連携の試みは、日がたつと消える', async () => {
    const member = await makeMember(portal);
    await linked(portal, member);
    const counts = () =>
      rowOf(
        portal,
        `select (select count(*)::int from line_webhook_events) as events,
                (select count(*)::int from line_link_attempts) as attempts`,
      );
    const now = portal.dependencies.clock();
    await tidyLine(portal.dependencies.database, now);
    expect(Object.values(await counts()).every((count) => Number(count) > 0)).toBe(true);
    await tidyLine(portal.dependencies.database, new Date(now.getTime() + 4 * 86_400_000));
    expect(await counts()).toEqual({ events: 0, attempts: 0 });
    expect(await linkStatus(member)).toMatchObject({ is_linked: true, attempt: 'none' });
  });
});
