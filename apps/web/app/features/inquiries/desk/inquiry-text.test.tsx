import type { Inquiry } from '@hidamari/contract/inquiries';
import { expect, it } from 'vitest';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { noteOf } from './inquiry-list.tsx';
import { InquiryText } from './inquiry-text.tsx';

const INQUIRY = {
  ...{ id: '1', receipt_number: 'C-7K4M-QX2H', type: 'contact', variant: 'hatch', kind: 'how_to_use' },
  ...{ reply_by: 'mail', state: 'answered', due_on: null, is_member: false, has_danger: false },
  ...{ created_at: '2026-11-20 10:00:00', answered_at: '2026-11-20 11:00:00', answered_by_name: '佐藤' },
  ...{ checked_by: null, version: 2, name: '日向 花子', name_kana: null, email: 'hana@example.jp' },
  ...{ phone_number: '0312345678', standing: 'self', message: '印刷のしかた', background: null },
  ...{ answer: { by: 'mail', text: 'お返事の文' }, mail_fate: 'taken' },
} as Inquiry;
const draw = (change: Partial<Inquiry>) => drawOnPage(<InquiryText inquiry={{ ...INQUIRY, ...change }} />);

it.each([
  ['waiting', 'メールは、これから送られます'],
  ['taken', 'メールを送りました'],
] as const)('お返事のメールが %s の場合、「%s」とだけ言う', (mail_fate, words) => {
  const drawn = draw({ mail_fate });
  expect(drawn).toContain(words);
  expect(drawn).not.toContain('届いて');
});

it('お返事のメールが受け取られなかった場合、書いた人に、ほかの方法とともに言う', () => {
  const drawn = draw({ mail_fate: 'refused' });
  expect(drawn).toContain('お返事のメールは、届いていません。');
  expect(drawn).toContain('お電話で、お返事してください。');
  expect(draw({ mail_fate: 'refused', phone_number: null })).toContain(
    'ほかに連絡する方法は、書かれていません。',
  );
});

it('控えが受け取られなかった場合、お返事を書く前に言う', () => {
  expect(draw({ mail_fate: 'refused', answer: null })).toContain('このアドレスには、メールが届きません。');
});

it('つらい言葉がある場合、約束していない日にちは、一覧にも本文にも出ない（G119）', () => {
  const waiting = {
    ...INQUIRY,
    state: 'received',
    answer: null,
    answered_at: null,
    due_on: '2026-11-26',
  } as Inquiry;
  expect(noteOf(waiting, '2026-11-20')).toContain('期限 11月26日');
  expect(drawOnPage(<InquiryText inquiry={waiting} />)).toContain('11月26日');
  const danger = { ...waiting, has_danger: true };
  expect(noteOf(danger, '2026-11-20')).toBe('受付 11月20日（金）・いちばん先に読みます');
  expect(drawOnPage(<InquiryText inquiry={danger} />)).toContain('いちばん先に読みます');
  for (const one of [danger, { ...INQUIRY, has_danger: true, due_on: '2026-11-26' }])
    expect(drawOnPage(<InquiryText inquiry={one} />)).not.toContain('11月26日');
  expect(noteOf({ ...danger, due_on: null }, '2026-11-20')).toContain('返事はいりません');
});
