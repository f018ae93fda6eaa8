import { describe, expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { passToNotices } from '../notices/notices.fixture.ts';
import {
  aMember,
  aSupporter,
  asMember,
  close,
  openCase,
  reply,
  rowsOf,
  send,
  take,
} from './consultations.fixture.ts';

const portal = usePortal();

describe('お返事の知らせ（G54、G135）', () => {
  it('読まないままの場合、内容のないメールが一通だけ届く', async () => {
    const member = await aMember(portal);
    const supporter = await aSupporter(portal);
    const { id } = await openCase(member);
    await take(supporter, id);
    await reply(supporter, id, '休める制度についてのお返事です。');
    await reply(supporter, id, '書き忘れがありました。');
    passToNotices(portal);
    const mail = await portal.messageTo(member.email);
    expect(mail).toContain('お返事が届いています。');
    expect(mail).not.toMatch(/制度|書き忘れ|佐藤/);
    const sent = await rowsOf<{ mails: number }>(
      portal,
      `select count(*)::int as mails from sent_messages where recipient = '${member.email}' and subject like '%お返事%'`,
    );
    expect(sent).toEqual([{ mails: 1 }]);
  });

  it('返事のあとで会員が続きを書いても、読んでいない返事は知らせる', async () => {
    const member = await aMember(portal);
    const supporter = await aSupporter(portal);
    const { id } = await openCase(member);
    await take(supporter, id);
    await reply(supporter, id, 'お返事です。');
    await send(member, id, '行き違いになりました。');
    passToNotices(portal);
    expect(await portal.messageTo(member.email)).toContain('お返事が届いています。');
  });

  // @proves notice summary
  it('終えた相談のまとめは、お返事とあわせて一通で知らせ、見たあとは知らせない', async () => {
    const supporter = await aSupporter(portal);
    const [late, quick] = [await aMember(portal), await aMember(portal)];
    for (const member of [late, quick]) {
      const { id } = await openCase(member);
      await take(supporter, id);
      await reply(supporter, id, 'お返事です。');
      await close(supporter, id);
      const unseen = { unread: 1, has_new_summary: true };
      const listed = async () => (await member.call('GET', '/consultations')).json().data;
      expect(await listed()).toEqual([expect.objectContaining(unseen)]);
      expect(await asMember(member, id)).toMatchObject({ has_new_summary: true });
      if (member === late) continue;
      // More than there is counts as all, and the marks never go back.
      await member.call('PUT', `/consultations/${id}/marks`, { delivered: 2, read: 2, summary: 7 });
      await member.call('PUT', `/consultations/${id}/marks`, { delivered: 0, read: 0, summary: 0 });
      expect(await listed()).toEqual([expect.objectContaining({ unread: 0, has_new_summary: false })]);
    }
    // The quiet hours are over; a day later the next mail would ask how it went (G101).
    passToNotices(portal);
    expect(await portal.messageTo(late.email)).toContain('まとめが届いています。');
    const sent = await rowsOf<{ recipient: string; subject: string }>(
      portal,
      `select recipient, subject from sent_messages where recipient in ('${late.email}', '${quick.email}') and subject like '%届いています%'`,
    );
    expect(sent).toEqual([
      { recipient: late.email, subject: expect.stringContaining('まとめが届いています') },
    ]);
  });

  it('もう読んだ場合、メールは届かない', async () => {
    const member = await aMember(portal);
    const supporter = await aSupporter(portal);
    const { id } = await openCase(member);
    await take(supporter, id);
    const { seq } = await reply(supporter, id, 'お返事です。');
    await member.call('PUT', `/consultations/${id}/marks`, { delivered: seq, read: seq });
    passToNotices(portal);
    expect(await portal.messageTo(member.email)).not.toContain('お返事が届いています');
  });
});
