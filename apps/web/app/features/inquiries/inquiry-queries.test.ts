import { type Inquiry, type InquiryRow, inquiryRow } from '@hidamari/contract/inquiries';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { inquiryKey, takeInquiryRow } from './inquiry-queries.ts';

const ID = '7e4b6c1a-0c63-4a55-9a6e-0f6d1b1d5c11';
const WAITING: InquiryRow = inquiryRow.parse({
  ...{ id: ID, receipt_number: 'M-7K4M-QX2H', type: 'consultation', variant: 'hatch', kind: null },
  ...{ reply_by: 'mail', state: 'received', due_on: null, is_member: false, has_danger: true },
  ...{ created_at: '2026-11-20 10:00:00', answered_at: null, answered_by_name: null },
  ...{ checked_by: null, call: null, mail_fate: null, taken_by: null, version: 1 },
});
const ANSWERED: Inquiry = {
  ...WAITING,
  ...{ state: 'answered', answered_at: '2026-11-20 11:00:00', answered_by_name: '佐藤', version: 2 },
  ...{ name: '日向 花子', name_kana: null, email: 'hana@example.jp', phone_number: null, standing: 'self' },
  ...{ message: '書いたこと', background: null, answer: { by: 'mail', text: 'お返事の文' } },
};

it('お返事の前に読まれた一覧が、お返事のあとに届いた場合、お返事の日も、済んだことも消えない', () => {
  const client = new QueryClient();
  client.setQueryData(inquiryKey(ID), ANSWERED);
  takeInquiryRow(client, WAITING);
  expect(client.getQueryData(inquiryKey(ID))).toEqual(ANSWERED);
});

it('一覧のほうが新しい場合と、同じ版でほかの人が読んだ場合は、それが出る', () => {
  const client = new QueryClient();
  client.setQueryData(inquiryKey(ID), { ...ANSWERED, ...WAITING, answer: null });
  const reader = { id: ID, display_name: '田中', at: '2026-11-20 10:30:00' };
  takeInquiryRow(client, { ...WAITING, checked_by: reader });
  expect(client.getQueryData<Inquiry>(inquiryKey(ID))?.checked_by).toEqual(reader);
  takeInquiryRow(client, { ...WAITING, state: 'answered', version: 2 });
  expect(client.getQueryData<Inquiry>(inquiryKey(ID))).toMatchObject({
    state: 'answered',
    message: '書いたこと',
  });
});
