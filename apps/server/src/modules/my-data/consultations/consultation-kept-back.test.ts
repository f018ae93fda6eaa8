import { describe, expect, it } from 'vitest';
import { usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { atDesk, close, openCase, reply, send, take } from '../../consultations/consultations.fixture.ts';
import {
  aNamedSupporter,
  answeredInquiry,
  aTalker,
  consultationsIn,
  done,
  INQUIRY,
  newKey,
} from './consultation-export.fixture.ts';

const portal = usePortal();

/** Every file of an export as one text, whatever the file is. */
async function allOf(member: Awaited<ReturnType<typeof aTalker>>): Promise<string> {
  const files = await member.files();
  return Object.entries(files)
    .map(([name, bytes]) => `${name}\n${Buffer.from(bytes).toString('utf8')}`)
    .join('\n');
}

describe('机だけのものは、書き出しに入らない', () => {
  // @proves state consultations taken along: kept back
  it('覚え書き、危険の印、二人の確認、引き受けた人、担当者の番号とログイン名は、ZIPのどこにもない', async () => {
    const member = await aTalker(portal);
    const [first, checker, writer] = [
      await aNamedSupporter(portal, '引受花江'),
      await aNamedSupporter(portal, '確認次郎'),
      await aNamedSupporter(portal, '返事三枝'),
    ];
    const { id } = await openCase(member, { text: 'もう死にたいです。' });
    await take(first, id);
    await done(first, 'POST', `/desk/cases/${id}/notes`, { text: '机だけの覚え書き', ...newKey() });
    await atDesk(checker, id);
    await done(checker, 'POST', `/desk/cases/${id}/second-check`, {});
    await done(first, 'POST', `/desk/cases/${id}/hand-over`, { to: writer.id });
    await reply(writer, id, 'お話しくださり、ありがとうございます。');
    await close(writer, id);
    // Written again: it is the desk's turn, somebody else has it, and nobody has answered yet.
    await send(member, id, '続きです。');
    await done(writer, 'POST', `/desk/cases/${id}/hand-over`, { to: first.id });

    const stands = await atDesk(first, id);
    expect([stands.notes[0]?.text, stands.second_check?.staff_name, stands.taken_by?.display_name]).toEqual([
      '机だけの覚え書き',
      '確認次郎',
      '引受花江',
    ]);
    const all = await allOf(member);
    for (const shown of [
      'もう死にたいです。',
      '返事三枝',
      'お話しくださり',
      '仕事を続けながらの通院について',
    ]) {
      expect(all).toContain(shown);
    }
    const people = [first, checker, writer].flatMap((one) => [one.id, one.login]);
    const marks = [
      'danger',
      'checked_',
      'second_check',
      'taken_by',
      'staff_id',
      'waiting_since',
      'client_key',
    ];
    for (const kept of ['机だけの覚え書き', '確認次郎', '引受花江', ...people, ...marks, id]) {
      expect(all, kept).not.toContain(kept);
    }
  });

  // @proves state consultations taken along: kept back
  it('電話でお返事したときの控えと、だれが答えたかは、入らない', async () => {
    const [member, supporter] = [await aTalker(portal), await aNamedSupporter(portal, '控え四郎')];
    const sent = { ...INQUIRY, reply_by: 'phone' };
    const answer = { by: 'phone', text: '電話で話した控え' };
    const { receipt_number } = await answeredInquiry(member, supporter, sent, answer);
    expect(consultationsIn(await member.files()).inquiries).toMatchObject([
      { receipt_number, reply_by: 'phone', answer: { by: 'phone', text: null } },
    ]);
    const all = await allOf(member);
    expect(all).toContain(receipt_number);
    for (const kept of ['電話で話した控え', '控え四郎', supporter.id]) expect(all, kept).not.toContain(kept);
  });
});

// @proves state consultations taken along: kept back
it('ほかの会員のご相談とお問い合わせは、たがいに入らない', async () => {
  const [one, two] = [await aTalker(portal), await aTalker(portal)];
  for (const [member, words] of [
    [one, 'ひとりめの言葉'],
    [two, 'ふたりめの言葉'],
  ] as const) {
    await openCase(member, { text: `${words}（相談）` });
    await done(member, 'POST', '/email/inquiry', { ...INQUIRY, message: `${words}（お問い合わせ）` });
  }
  const [ofOne, ofTwo] = [await allOf(one), await allOf(two)];
  for (const kind of ['（相談）', '（お問い合わせ）']) {
    expect(ofOne).toContain(`ひとりめの言葉${kind}`);
    expect(ofTwo).toContain(`ふたりめの言葉${kind}`);
  }
  expect(ofOne).not.toContain('ふたりめ');
  expect(ofTwo).not.toContain('ひとりめ');
});
