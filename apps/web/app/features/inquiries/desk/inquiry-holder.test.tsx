import type { Inquiry } from '@hidamari/contract/inquiries';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { PRESENCE_KEY } from '../../../parts/desk/presence.ts';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { InquiryHolder } from './inquiry-holder.tsx';

const INQUIRY = {
  ...{ id: '1', state: 'received', type: 'consultation', has_danger: true },
  taken_by: { id: 'other', display_name: '田中' },
};

function draw(change: Partial<Inquiry> = {}, present: readonly string[] = ['me']): string {
  const client = new QueryClient();
  client.setQueryData(PRESENCE_KEY, { data: present.map((id) => ({ id })) });
  return drawOnPage(
    <QueryClientProvider client={client}>
      <InquiryHolder inquiry={{ ...INQUIRY, ...change } as Inquiry} me={{ id: 'me', role: 'supporter' }} />
    </QueryClientProvider>,
  );
}

it('つらい言葉があるメールの相談の担当が机にいない場合、わけといっしょに引き取るボタンがある（G119）', () => {
  const drawn = draw();
  expect(drawn).toContain('田中さんから引き取る');
  expect(drawn).toContain('田中さんは、いま机にいません。');
});

it.each<[string, Partial<Inquiry>, string[]]>([
  ['担当が机にいる', {}, ['me', 'other']],
  ['つらい言葉がない', { has_danger: false }, ['me']],
  ['お問い合わせの', { type: 'contact' }, ['me']],
])('%s場合は、責任者でない人にはない', (_, change, present) => {
  expect(draw(change, present)).not.toMatch(/引き取る|机にいません/);
});
