import type { CaseAhead } from '@hidamari/contract/consultations';
import type { StaffMe } from '@hidamari/contract/staff';
import { AppError } from '@hidamari/domain/errors';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { deskCaseQuery } from './desk-queries.ts';
import { ReadingReasonStep } from './reading-reason-step.tsx';

const AHEAD: CaseAhead = {
  number: 'H-1003',
  is_closed: false,
  taken_by: { id: 'b', display_name: '佐藤' },
  member_left: false,
};

const draw = (change: Partial<CaseAhead> = {}, role: StaffMe['role'] = 'supporter') =>
  drawOnPage(
    <QueryClientProvider client={new QueryClient()}>
      <ReadingReasonStep caseId="a" ahead={{ ...AHEAD, ...change }} me={{ id: 'c', role } as StaffMe} />
    </QueryClientProvider>,
  );

describe('ひらく前の理由（F46）', () => {
  it('相談番号、だれの担当か、なぜたずねるか、だれが読むかを言い、何も選ばれていない', () => {
    const html = draw();
    for (const words of ['H-1003 をひらく前に', '佐藤さんが担当している相談です。', '「だれが見たか」'])
      expect(html).toContain(words);
    expect(html.match(/type="radio"/g)).toHaveLength(3);
    expect(html).not.toContain('checked');
    expect(html).not.toContain('textarea');
  });

  it('言葉や対応の確認は、責任者にだけ出る', () => {
    expect(draw()).not.toContain('責任者');
    expect(draw({}, 'lead')).toContain('言葉や対応の確認（責任者）');
  });

  it('終わった相談ではそう言い、退会された方のときは、ご本人が読むとは言わない', () => {
    expect(draw({ is_closed: true })).toContain('佐藤さんが担当した、終わった相談です。');
    const left = draw({ is_closed: true, taken_by: null, member_left: true });
    expect(left).toContain('終わった相談です。退会された方の相談です。');
    expect(left).not.toContain('だれが見たか');
  });
});

describe('相談を読む問い合わせ', () => {
  const asked = (error: unknown) =>
    new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
      deskCaseQuery({ call: () => Promise.reject(error) }, 'a'),
    );

  // @proves error reason_required
  it('理由がいる場合、ページの中身として、ひらく前のことが届く', async () => {
    const refused = new AppError('reason_required', { current: AHEAD });
    expect(await asked(refused)).toEqual({ found: null, ahead: AHEAD });
  });

  it('ほかの断りは、いつもの断りのまま', async () => {
    const refused = new AppError('not_found');
    await expect(asked(refused)).rejects.toBe(refused);
  });
});
