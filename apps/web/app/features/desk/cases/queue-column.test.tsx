import type { Queue } from '@hidamari/contract/consultations';
import type { InquiryRow } from '@hidamari/contract/inquiries';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { pageApi } from '../../../shell/data/page-api.ts';
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
  ...{ is_self: true, needs_second_check: true, has_new_correction: false, taken_by: null },
  ...{ waiting_since: '2026-11-20 09:00:00', updated_at: '2026-11-20 09:00:00' },
};

function draw(part: QueuePart, inquiries: InquiryRow[]): string {
  const client = new QueryClient();
  const queue = {
    data: [CASE],
    counts: { open: 1, working: 0, mine: 0, closed: 0 },
    meta: { page: 1, pages: 1, per_page: 20, total: 1 },
    at: '2026-11-20 12:00:00',
  } as unknown as Queue;
  client.setQueryData(queueQuery(pageApi(), part).queryKey, queue);
  client.setQueryData(dangerInquiriesQuery(pageApi()).queryKey, { data: inquiries } as never);
  return drawOnPage(
    <QueryClientProvider client={client}>
      <QueueColumn part={part} />
    </QueryClientProvider>,
  );
}

it.each(['open', 'working', 'mine'] as const)(
  'つらい言葉のある訪問者のメールは、「今日の相談」の %s で、どの相談よりも先に立つ（G119）',
  (view) => {
    const drawn = draw({ view, page: 1 } as QueuePart, [MAIL]);
    const [mail, chat] = [drawn.indexOf(MAIL.receipt_number), drawn.indexOf(CASE.number)];
    expect(drawn).toContain('フォームとメールから・二人で確認（1件）');
    expect([mail > 0, chat > mail]).toEqual([true, true]);
  },
);

it('そのようなメールがない場合と、終えた相談を見ている場合、その場所はない', () => {
  expect(draw({ view: 'open', page: 1 } as QueuePart, [])).not.toContain('フォームとメールから');
  expect(draw({ view: 'closed', page: 1 } as QueuePart, [MAIL])).not.toContain(MAIL.receipt_number);
});
