import type { CallBack } from '@hidamari/contract/call-backs';
import type { InquiryRow } from '@hidamari/contract/inquiries';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { Rows } from './call-back-list.tsx';

const ROW: CallBack = {
  ...{ id: '1', variant: 'chofu', name: '見本 花子', phone_number: '0420000001', wish: 'H-1003 の方' },
  ...{ due_on: '2026-11-24', state: 'open', tries: 0, created_by_name: '佐藤', version: 1 },
  ...{ created_at: '2026-11-20 10:00:00', ended_by_name: null, ended_at: null, danger: null },
};
const WISHED = { id: '2', receipt_number: 'C-7K4M-QX2H', variant: 'hatch' } as InquiryRow;

const draw = (danger: CallBack['danger'], wished: InquiryRow[] = []) =>
  drawOnPage(
    <QueryClientProvider client={new QueryClient()}>
      <Rows found={{ wished, data: [{ ...ROW, danger }] }} view="open" />
    </QueryClientProvider>,
  );

it.each([
  ['case', 'H-1003', 'H-1003 は、つらい気持ちの言葉があった相談です。'],
  ['inquiry', 'C-7K4M-QX2H', 'C-7K4M-QX2H は、つらい気持ちの言葉があったお問い合わせです。'],
  ['noted', null, '聞き取ったことに、つらい気持ちの言葉があるようです。'],
] as const)('先に立つ約束は、なぜかと、電話の前にすることを言う：%s（G119）', (by, number, words) => {
  const html = draw({ by, number });
  expect(html).toContain(words);
  expect(html).toContain('お電話の前に、担当の人か責任者と話してください。');
  expect(html).toContain('二人で確認');
  expect(draw(null)).not.toContain('二人で確認');
});

it('電話での返事を望むお問い合わせは、約束より前に、ひらく道とともに出る', () => {
  const html = draw(null, [WISHED]);
  expect(html.indexOf('C-7K4M-QX2H')).toBeLessThan(html.indexOf('見本 花子'));
  expect(html).toContain('href="/desk/inquiries/2"');
});
