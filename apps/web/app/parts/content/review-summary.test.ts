import { describe, expect, it } from 'vitest';
import { reviewSummary } from './review-summary.ts';

const TODAY = '2026-11-20';
const NURSE = 'がん看護の経験がある看護師';
const words = (...texts: Parameters<typeof reviewSummary>[0]) => reviewSummary(texts, '説明', TODAY).words;

describe('たくさんの短い文を、まとめて一度だけ言う、確認の言葉（G100）', () => {
  it('日も人も同じ場合、いつ、だれが、すべてを確認したかを言う', () => {
    const one = { reviewed_at: '2026-10-01', reviewer_role: NURSE };
    expect(words(one, one)).toBe(`2026年10月1日に、${NURSE}が、すべての説明の内容を確認しました。`);
  });

  it('日が違う場合、いちばん古い日かそのあとだと言い、役割はみな並べる', () => {
    const said = words(
      { reviewed_at: '2026-11-01', reviewer_role: NURSE },
      { reviewed_at: '2026-10-01', reviewer_role: '薬剤師' },
    );
    expect(said).toMatch(/^どの説明も、2026年10月1日かそのあとに、/);
    expect(said).toContain(NURSE);
    expect(said).toContain('薬剤師');
  });

  it('役割のないものがまじる場合は役割を、日のないものがまじる場合は何も言わない', () => {
    expect(words({ reviewed_at: '2026-10-01', reviewer_role: NURSE }, { reviewed_at: '2026-10-01' })).toBe(
      '2026年10月1日に、すべての説明の内容を確認しました。',
    );
    expect(words({ reviewed_at: '2026-10-01' }, {})).toBe('');
    expect(words()).toBe('');
  });

  it('確認した人が見本の場合、確認したとは言わず、まだ受けていないと言う', () => {
    const sample = { reviewed_at: '2026-10-01', reviewer_role: `${NURSE}（見本）` };
    expect(words(sample, sample)).toBe(`見本の説明です。${NURSE}による確認は、まだ受けていません。`);
  });

  it.each([
    [['2027-09-30', '2027-03-31'], '次の見直し：2027年3月', false],
    [['2026-11-19'], '次の見直し：2026年11月', true],
    [['2026-11-20'], '次の見直し：2026年11月', false],
    [[], '', false],
  ])('次の見直しが %j の場合、「%s」と言い、過ぎているか: %s', (days, next, isDue) => {
    const texts = days.map((next_review_at) => ({ next_review_at }));
    expect(reviewSummary(texts, '説明', TODAY)).toMatchObject({ next, isDue });
  });
});
