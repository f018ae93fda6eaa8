import type { Queue } from '@hidamari/contract/consultations';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { QUEUE_KEY } from './desk-queries.ts';
import { QueueColumn } from './queue-column.tsx';

const AT = '2026-11-28 14:03:00';
const ROW = {
  ...{ id: 'a', number: 'H-1001', channel: 'chat', topics: ['life'], status: 'working', title: '生活のこと' },
  ...{ opened_at: AT, updated_at: AT, reply_due_on: '2026-12-01', variant: 'hatch', is_self: true },
  ...{ taken_by: null, waiting_since: AT, has_new_correction: false },
};

function draw(row: Partial<Queue['data'][number]>): string {
  const client = new QueryClient();
  const counts = { open: 1, working: 0, mine: 0 };
  const meta = { page: 1, per_page: 50, total: 1 };
  const queue = { data: [{ ...ROW, ...row }], meta, counts, at: AT };
  client.setQueryData([...QUEUE_KEY, { view: 'open', channel: null, page: 1 }], queue);
  return drawOnPage(
    <QueryClientProvider client={client}>
      <QueueColumn part={{ view: 'open', channel: undefined, page: 1 }} />
    </QueryClientProvider>,
  );
}

it.each([
  ['二人めを待つ', { needs_second_check: true, first_reading: 'due' }, '二人で確認'],
  ['二人が読み、お返事を待つ', { needs_second_check: false, first_reading: 'done' }, '二人が読みました'],
] as const)('つらい言葉が%s相談には、そのことが出て、日にちは出ない（G119）', (_, row, words) => {
  const drawn = draw(row);
  expect(drawn).toMatch(new RegExp(`ui-tag[^]*${words}</`));
  expect(drawn).not.toMatch(/12月1日|期限/);
});

it('つらい言葉が待っていない相談には、そのどちらも出ない', () => {
  expect(draw({ needs_second_check: false, first_reading: null })).not.toMatch(
    /二人で確認<|二人が読みました/,
  );
});
