import { INQUIRY_KINDS } from '@hidamari/domain/inquiries';
import { describe, expect, it } from 'vitest';
import { messageText } from '../consultations/index.ts';
import { inquiryBody } from '../inquiries/index.ts';
import { surveyAnswers } from '../surveys/index.ts';
import { treatmentLogBody } from '../treatment-logs/index.ts';
import { boundedText, fieldErrorsOf, requiredText } from './index.ts';

const INQUIRY = {
  name: '日向 花子',
  email: 'hana@example.org',
  standing: 'self',
  kind: INQUIRY_KINDS[0].value,
  reply_by: 'mail',
  message: '使い方についてお聞きします。',
  agreed: true,
};

const faultsOf = (change: object) => {
  const checked = inquiryBody.safeParse({ ...INQUIRY, ...change });
  return checked.success ? {} : fieldErrorsOf(checked.error);
};

describe('送られる言葉の残し方', () => {
  it('お問い合わせの名前に、サイトのアドレスがある場合、断る', () => {
    expect(faultsOf({})).toEqual({});
    expect(faultsOf({ name: '当選 https://example.org' })).toEqual({ name: ['name_address'] });
  });

  it('目に見えない文字だけのメッセージや名前は、書いていないとみる', () => {
    expect(messageText.safeParse('\u3164\u200B').success).toBe(false);
    expect(faultsOf({ name: '\u3164' })).toEqual({ name: ['required'] });
    const log = { log_date: '2026-11-16', is_other_log: true };
    expect(treatmentLogBody.safeParse({ ...log, other: { text: 'メモ' } }).success).toBe(true);
    expect(treatmentLogBody.safeParse({ ...log, other: { text: '\u2060\u3164' } }).success).toBe(false);
  });

  it.each(['👨‍👩‍👧‍👦', '👩🏽‍❤️‍💋‍👨🏿', '葛\u{E0100}', '𠮷', 'e\u0302\u0303\u0323'])(
    '限りは、%s も一文字に数える',
    (letter) => {
      const short = requiredText(20);
      expect(short.safeParse(letter.repeat(20)).success).toBe(true);
      const over = short.safeParse(letter.repeat(21));
      expect(over.success ? {} : fieldErrorsOf(over.error)).toEqual({ '': ['too_long'] });
      expect(boundedText(60).safeParse(letter.repeat(60)).success).toBe(true);
    },
  );

  it('見えるのが一文字でも、つらなる印が多すぎる場合、断る', () => {
    expect(requiredText(20).safeParse(`e${'\u0301'.repeat(5_000)}`).success).toBe(false);
  });

  it('アンケートの言葉も、向きを変える文字なしで残す', () => {
    expect(surveyAnswers.parse({ comment: '\u202Eか\u3099ん\u202C', score: 3 })).toEqual({
      comment: 'がん',
      score: 3,
    });
  });
});
