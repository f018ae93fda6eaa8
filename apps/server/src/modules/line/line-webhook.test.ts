import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { usePortal } from '../identity/portal-under-test.fixture.ts';
import { aMember, rowOf } from '../withdrawal/withdrawal.fixture.ts';
import {
  accountLinkEvent,
  aLineOwner,
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

describe('LINEからの知らせ', () => {
  it.each([
    ['ない', null],
    ['ほかの本文の', 'other-body'],
    ['半分の', 'half'],
    ['署名でない', 'not-a-signature'],
    ['空の', ''],
  ])('署名が、%s場合、403で断り、何も読まない', async (_what, how) => {
    const member = await aMember(portal);
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

  it('同じ知らせが3度届いた場合、同時でも、することも知らせるのも一度だけ', async () => {
    const member = await aMember(portal);
    const owner = await aLineOwner(portal);
    const nonce = await nonceFor(portal, member, owner);
    const event = accountLinkEvent({ account: owner.account, nonce, eventId: 'event-of-this-test' });
    const answers = await Promise.all([1, 2, 3].map(() => tell(portal, [event])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await lineUserIdOf(member)).toBe(owner.account);
    expect(await messagesTo(owner.account)).toBe(1);
  });

  it('古い「友だちをやめた」の再送が後から届いても、新しい知らせを打ち消さない', async () => {
    const member = await aMember(portal);
    const owner = await linked(portal, member);
    const left = friendEvent(owner.account, 'unfollow');
    await tell(portal, [left]);
    await tell(portal, [friendEvent(owner.account, 'follow')]);
    await tell(portal, [{ ...left, deliveryContext: { isRedelivery: true } }]);
    expect(await linkStatus(member)).toMatchObject({ is_friend: true });
  });

  it('友だちに追加した、やめた、を覚える。連携していないLINEのものは覚えない', async () => {
    const member = await aMember(portal);
    const owner = await linked(portal, member);
    await tell(portal, [friendEvent(owner.account, 'follow')]);
    expect(await linkStatus(member)).toMatchObject({ is_friend: true });
    await tell(portal, [friendEvent(owner.account, 'unfollow')]);
    expect(await linkStatus(member)).toMatchObject({ is_friend: false });
    const stranger = await aLineOwner(portal);
    expect((await tell(portal, [friendEvent(stranger.account, 'follow')])).statusCode).toBe(200);
  });

  it('知らない種類、知らない合言葉、書きこまれた言葉は、何も残さずに200で受け取る。ほかの知らせは止めない', async () => {
    const member = await aMember(portal);
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

  it('LINEの設定画面からの確かめ（知らせのない本文）や、JSONでない本文にも、署名が正しければ200で答える', async () => {
    expect((await tell(portal, [])).statusCode).toBe(200);
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/line/webhook',
      headers: { host: 'localhost:3000', 'x-line-signature': signatureOf(portal, '{') },
      payload: '{',
    });
    expect(answer.statusCode).toBe(200);
  });

  it('覚えた番号と連携の試みは、日がたつと消える', async () => {
    const member = await aMember(portal);
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
