import { expect, it } from 'vitest';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import { InquiryDone } from './inquiry-done.tsx';

const RECEIPT = { receipt_number: 'C-2345-6789', due_on: '2026-11-26', first_reading: null };

// @proves call POST /email/inquiry
it('メールが届いたとは言いきらず、一日の限りと、番号を書きとめることを伝える（G116）', () => {
  const page = drawOnPage(<InquiryDone type="contact" receipt={RECEIPT} sent={[]} />);
  expect(page).toContain('C-2345-6789');
  expect(page).not.toContain('お送りしました');
  expect(page).toContain('同じメールアドレスには、一日に三通まで');
  expect(page).toContain('受付番号を書きとめておいてください。');
});

it('つらい言葉があった場合、日にちを約束せず、いちばん先に読むと言う（G119）', () => {
  const drawn = (first_reading: 'due' | null) =>
    drawOnPage(<InquiryDone type="consultation" receipt={{ ...RECEIPT, first_reading }} sent={[]} />);
  expect(drawn(null)).toContain('3営業日以内にお返事します（11月26日（木）まで）。');
  expect(drawn('due')).toContain('いちばん先に、担当の者が読みます。');
  expect(drawn('due')).not.toMatch(/営業日|11月26日/);
});
