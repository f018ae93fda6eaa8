import type { Queue } from '@hidamari/contract/consultations';
import type { InquiryRow } from '@hidamari/contract/inquiries';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { pageApi } from '../../../shell/data/contract-calls.ts';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { dangerInquiriesQuery, queueQuery } from './desk-queries.ts';
import type { QueuePart } from './queue-address.ts';
import { QueueColumn } from './queue-column.tsx';

const MAIL = {
  id: '11111111-1111-4111-8111-111111111111',
  ...{ receipt_number: 'M-7K4M-QX2H', type: 'consultation', variant: 'chofu', is_member: false },
  ...{ created_at: '2026-11-20 11:50:00', taken_by: null, checked_by: null },
} as InquiryRow;
/** A chat that two people have to read as well, and that has waited longer. */
const CASE = {
  id: '22222222-2222-4222-8222-222222222222',
  ...{ number: 'H-1031', title: 'くらしのご相談', topics: [], channel: 'chat', variant: 'hatch' },
  ...{ status: 'working', is_self: true, has_new_correction: false, taken_by: null },
  ...{ needs_second_check: true, first_reading: 'due', reply_due_on: '2026-12-01' },
  ...{ opened_at: '2026-11-20 09:00:00', updated_at: '2026-11-20 09:00:00' },
  waiting_since: '2026-11-20 09:00:00',
} as unknown as Queue['data'][number];

interface Waiting {
  /** 'unread' where they could not be asked for. */
  inquiries?: InquiryRow[] | 'unread';
  row?: Partial<Queue['data'][number]>;
}

function draw(part: QueuePart, { inquiries = [], row = {} }: Waiting): string {
  const client = new QueryClient();
  const queue = {
    data: [{ ...CASE, ...row }],
    counts: { open: 1, working: 0, mine: 0, closed: 0 },
    meta: { page: 1, pages: 1, per_page: 20, total: 1 },
    at: '2026-11-20 12:00:00',
  } as unknown as Queue;
  client.setQueryData(queueQuery(pageApi(), part).queryKey, queue);
  const { queryKey } = dangerInquiriesQuery(pageApi());
  if (inquiries === 'unread')
    client
      .getQueryCache()
      .build<unknown>(client, { queryKey })
      .setState({ status: 'error', error: new Error('unread'), errorUpdateCount: 1 });
  else client.setQueryData(queryKey, { data: inquiries } as never);
  return drawOnPage(
    <QueryClientProvider client={client}>
      <QueueColumn part={part} />
    </QueryClientProvider>,
  );
}

const viewed = (view: string) => ({ view, page: 1 }) as QueuePart;

it.each([
  ['二人めを待つ', { needs_second_check: true, first_reading: 'due' }, '二人で確認'],
  ['二人が読み、お返事を待つ', { needs_second_check: false, first_reading: 'done' }, '二人が読みました'],
] as const)('つらい言葉が%s相談には、そのことが出て、日にちは出ない（G119）', (_, row, words) => {
  const drawn = draw(viewed('open'), { row });
  expect(drawn).toMatch(new RegExp(`ui-tag[^]*${words}</`));
  expect(drawn).not.toMatch(/12月1日|期限/);
});

it('つらい言葉が待っていない相談には、そのどちらも出ない', () => {
  const drawn = draw(viewed('open'), { row: { needs_second_check: false, first_reading: null } });
  expect(drawn).not.toMatch(/二人で確認<|二人が読みました/);
});

it.each(['open', 'working', 'mine'] as const)(
  'つらい言葉のある訪問者のメールは、「今日の相談」の %s で、どの相談よりも先に立つ（G119）',
  (view) => {
    const drawn = draw(viewed(view), { inquiries: [MAIL] });
    const [mail, chat] = [drawn.indexOf(MAIL.receipt_number), drawn.indexOf(CASE.number)];
    expect(drawn).toContain('フォームとメールから・二人で確認（1件）');
    expect([mail > 0, chat > mail]).toEqual([true, true]);
  },
);

it('そのようなメールがない場合と、終えた相談を見ている場合、その場所はない', () => {
  expect(draw(viewed('open'), {})).not.toContain('フォームとメールから');
  expect(draw(viewed('closed'), { inquiries: [MAIL] })).not.toContain(MAIL.receipt_number);
});

it('そのようなメールを読めなかった場合、ないことにせず、読めなかったと言い、読み直せる', () => {
  const drawn = draw(viewed('open'), { inquiries: 'unread' });
  expect(drawn).toMatch(/フォームとメールから届いた、二人で確認するものを表示できませんでした。<\/p><button/);
});
