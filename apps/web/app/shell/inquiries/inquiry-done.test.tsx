import { expect, it } from 'vitest';
import { drawOnPage } from '../page-under-test.fixture.tsx';
import { InquiryDone } from './inquiry-done.tsx';

const RECEIPT = { receipt_number: 'C-2345-6789', due_on: '2026-11-26' };

// @proves call POST /email/inquiry
it('メールが届いたとは言いきらず、一日の限りと、番号を書きとめることを伝える（G116）', () => {
  const page = drawOnPage(<InquiryDone type="contact" receipt={RECEIPT} sent={[]} />);
  expect(page).toContain('C-2345-6789');
  expect(page).not.toContain('お送りしました');
  expect(page).toContain('同じメールアドレスには、一日に三通まで');
  expect(page).toContain('受付番号を書きとめておいてください。');
});
