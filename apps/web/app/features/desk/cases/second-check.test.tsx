import type { DeskCase } from '@hidamari/contract/consultations';
import type { StaffMe } from '@hidamari/contract/staff';
import { CRISIS_LINES } from '@hidamari/domain/emergency';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { SecondCheck } from './second-check.tsx';

const draw = (change: Partial<DeskCase>) =>
  drawOnPage(
    <QueryClientProvider client={new QueryClient()}>
      <SecondCheck
        found={
          { id: 'a', taken_by: null, second_check: null, needs_second_check: true, ...change } as DeskCase
        }
        me={{ id: 'b' } as StaffMe}
      />
    </QueryClientProvider>,
  );

it('二人で確認する相談には、お伝えできる番号が、会員の画面と同じだけ出る（G119）', () => {
  const html = draw({});
  for (const { number, name } of CRISIS_LINES) {
    expect(html).toContain(number);
    expect(html).toContain(name);
  }
});

it('確認がいらない相談には、番号は出ない', () => {
  expect(draw({ needs_second_check: false })).toBe('');
});
