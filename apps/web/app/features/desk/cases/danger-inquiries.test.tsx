import type { InquiryRow } from '@hidamari/contract/inquiries';
import { expect, it } from 'vitest';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { DangerInquiryRow } from './danger-inquiries.tsx';

const ROW = {
  id: '11111111-1111-4111-8111-111111111111',
  receipt_number: 'M-7K4M-QX2H',
  type: 'consultation',
  variant: 'chofu',
  is_member: false,
  created_at: '2026-11-28 14:03:00',
  taken_by: null,
  checked_by: null,
} as InquiryRow;
const NOW = new Date('2026-11-28T14:15:00+09:00');
const draw = (change: Partial<InquiryRow> = {}) =>
  drawOnPage(<DangerInquiryRow row={{ ...ROW, ...change }} now={NOW} />);

it('つらい言葉のあるメールの相談は、今日の相談に、待ち時間としるしと担当で出る（G119）', () => {
  const html = draw();
  for (const words of [
    'M-7K4M-QX2H',
    '12分お待ち',
    'メールの相談',
    '二人で確認',
    '会員でない方',
    '担当：まだいません',
  ])
    expect(html).toContain(words);
  expect(html).toContain(`href="/desk/inquiries/${ROW.id}"`);
});

it('だれかが担当し、だれかが読んだ場合、その人が出る', () => {
  const html = draw({
    taken_by: { id: 'a', display_name: '佐藤' },
    checked_by: { id: 'b', display_name: '田中', at: '2026-11-28 14:10:00' },
  });
  expect(html).toContain('担当：佐藤・田中さんが読みました');
});
