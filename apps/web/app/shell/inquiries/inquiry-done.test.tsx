import { expect, it } from 'vitest';
import { drawOnPage } from '../page-under-test.fixture.tsx';
import { InquiryDone } from './inquiry-done.tsx';

const RECEIPT = { receipt_number: 'C-2345-6789', due_on: '2026-11-26' };
const shown = (isMailed: boolean) =>
  drawOnPage(<InquiryDone type="contact" receipt={{ ...RECEIPT, is_mailed: isMailed }} sent={[]} />);

it('受付番号のメールを送った場合、届かないときのことも伝える', () => {
  expect(shown(true)).toContain('受付番号を、メールでもお送りしました。');
});

it('一日の限りでメールを送らなかった場合、送ったと言わず、番号を書きとめるように伝える（G116）', () => {
  const page = shown(false);
  expect(page).toContain('C-2345-6789');
  expect(page).not.toContain('お送りしました');
  expect(page).toContain('受付番号を、書きとめておいてください。');
});
