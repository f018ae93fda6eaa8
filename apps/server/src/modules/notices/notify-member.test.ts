import { LineRefusedError } from '@hidamari/adapters/messaging/port';
import { describe, expect, it } from 'vitest';
import { UndeliverableError } from '../../jobs/outbox-runner.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aSupporter, openCase, reply, take } from '../consultations/consultations.fixture.ts';
import { findMember } from '../members/index.ts';
import { notifyMember } from './index.ts';
import {
  aNotifiedMember,
  linkLine,
  type NotifiedMember,
  noticesTo,
  passTo,
  passToNotices,
  setMember,
} from './notices.fixture.ts';

const portal = usePortal();

const answered = async (
  settings: Record<string, unknown>,
  before?: (member: NotifiedMember) => Promise<unknown>,
) => {
  const member = await aNotifiedMember(portal, settings);
  await before?.(member);
  const supporter = await aSupporter(portal);
  const { id } = await openCase(member);
  await take(supporter, id);
  await reply(supporter, id, '休める制度についてのお返事です。');
  return member;
};
const aReplyTo = ({ memberId }: NotifiedMember) =>
  ({
    memberId,
    subject: 'reply',
    href: '/questions',
    delivery: { idempotencyKey: 'reply', signal: AbortSignal.timeout(5_000) },
  }) as const;
const channelsOf = async (member: NotifiedMember) =>
  (await noticesTo(portal, member)).map(({ channel }) => channel);

const isFriendOf = async ({ memberId }: NotifiedMember) => {
  const found = await findMember(portal.dependencies.database, memberId);
  return found?.account.is_line_friend;
};

// @proves notice reply
describe('お返事の知らせ（G22、G54、G135、G149）', () => {
  it('お返事を知らせないことを選んだ方と、受け取らない方には、届かない', async () => {
    const quiet = await answered({ is_told_of_replies: false });
    const none = await answered({ notice_channel: 'none' });
    passToNotices(portal);
    expect([await channelsOf(quiet), await channelsOf(none)]).toEqual([[], []]);
  });

  it('お知らせを控える方と亡くなられた方にも、たのんだお返事は届く', async () => {
    const held = await answered({ are_prompts_held: true });
    const bereaved = await answered({ is_bereaved: true });
    passToNotices(portal);
    expect([await channelsOf(held), await channelsOf(bereaved)]).toEqual([['mail'], ['mail']]);
  });

  it('LINEを選んで連携した方には、内容のないLINEが一通届く', async () => {
    const member = await answered({ notice_channel: 'line' }, (one) => linkLine(portal, one));
    passToNotices(portal);
    expect(await noticesTo(portal, member)).toEqual([
      {
        channel: 'line',
        subject: '',
        body: 'お返事が届いています。サイトでご確認ください。\nhttp://localhost:3000/questions?role=hatch',
      },
    ]);
  });

  it('待つあいだに選び直した場合、送るときの選び方で届く', async () => {
    const member = await answered({ notice_channel: 'mail' }, (one) => linkLine(portal, one));
    await setMember(portal, member, "notice_channel = 'line'");
    passToNotices(portal);
    expect(await channelsOf(member)).toEqual(['line']);
  });

  it('LINEがいま届かないだけの場合、メールには代えず、あとでもう一度ためす', async () => {
    const member = await aNotifiedMember(portal, { notice_channel: 'line' });
    await linkLine(portal, member);
    passToNotices(portal);
    const { dependencies } = portal;
    const deliver = { ...dependencies.deliver, 'send-line': () => Promise.reject(new Error('503')) };
    await expect(notifyMember({ ...dependencies, deliver }, aReplyTo(member))).rejects.toThrow('503');
    expect(await channelsOf(member)).toEqual([]);
  });

  it('LINEが受け取りを断った場合、なくさずに、同じ知らせがメールで届く', async () => {
    const member = await aNotifiedMember(portal, { notice_channel: 'line' });
    await linkLine(portal, member);
    passToNotices(portal);
    const { dependencies } = portal;
    const refused = new UndeliverableError('400', { cause: new LineRefusedError('400') });
    const deliver = { ...dependencies.deliver, 'send-line': () => Promise.reject(refused) };
    expect(await notifyMember({ ...dependencies, deliver }, aReplyTo(member))).toBe(true);
    expect(await channelsOf(member)).toEqual(['mail']);
    expect(await isFriendOf(member)).toBe(false);
  });

  // @proves call GET /line/link-status
  it.each([
    [
      'LINEを選び、友だちから外したかブロックした方',
      { notice_channel: 'line' },
      ', is_line_friend = false',
      'mail',
    ],
    ['LINEを選んだ方', { notice_channel: 'line' }, ', is_line_friend = true', 'line'],
    ['メールを選んだ方', { notice_channel: 'mail' }, ', is_line_friend = true', 'mail'],
    ['受け取らない方', { notice_channel: 'none' }, ', is_line_friend = true', null],
  ] as const)(
    '連携していても、いまどこへ届くかを、画面へそのとおりに言う：%s',
    async (_, settings, friend, way) => {
      const member = await aNotifiedMember(portal, settings);
      await linkLine(portal, member, friend);
      expect((await member.call('GET', '/line/link-status')).json()).toMatchObject({
        is_linked: true,
        notices_chosen: settings.notice_channel,
        notices_go_by: way,
      });
    },
  );

  it.each(['no-line', 'line-monthly-limit'])(
    'LINEを送れないのがこちらのわけ（%s）の場合、会員のLINEのせいにはしない',
    async (code) => {
      const member = await aNotifiedMember(portal, { notice_channel: 'line' });
      await linkLine(portal, member);
      passToNotices(portal);
      const { dependencies } = portal;
      const refused = new UndeliverableError(code);
      const deliver = { ...dependencies.deliver, 'send-line': () => Promise.reject(refused) };
      await notifyMember({ ...dependencies, deliver }, aReplyTo(member));
      expect(await isFriendOf(member)).toBeNull();
    },
  );

  it('うまく送れないうちに夜8時になった場合、夜のあいだは送らず、朝8時に届く（G135）', async () => {
    const member = await answered({});
    const { dependencies } = portal;
    passTo(portal, '20:30');
    // As a try of the day that failed comes again at night.
    await dependencies.database.execute("update outbox_messages set due_at = 'epoch' where done_at is null");
    expect(await channelsOf(member)).toEqual([]);
    passTo(portal, '07:58');
    expect(await channelsOf(member)).toEqual([]);
    passTo(portal, '08:00');
    expect(await channelsOf(member)).toEqual(['mail']);
  });
});
