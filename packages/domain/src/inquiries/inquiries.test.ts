import { expect, it } from 'vitest';
import { INQUIRY_KINDS, inquiryLabel, inquiryRecordLimit } from './index.ts';

it('お問い合わせは一年、メールの相談はほかの相談と同じく五年おく（G53）', () => {
  const now = new Date('2026-11-24T00:00:00Z');
  expect(inquiryRecordLimit('contact', now).toISOString()).toBe('2025-11-24T00:00:00.000Z');
  expect(inquiryRecordLimit('consultation', now).toISOString()).toBe('2021-11-24T00:00:00.000Z');
});

it('種類の言葉は決まりどおり。知らない種類に、言葉はない（G121）', () => {
  expect(INQUIRY_KINDS.map(({ label }) => label)).toEqual([
    '登録・ログイン',
    '使い方',
    '個人情報',
    'サービス',
    'ご意見',
    'その他',
  ]);
  expect(inquiryLabel(INQUIRY_KINDS, 'opinion')).toBe('ご意見');
  expect([inquiryLabel(INQUIRY_KINDS, 'weather'), inquiryLabel(INQUIRY_KINDS, null)]).toEqual(['', '']);
});
