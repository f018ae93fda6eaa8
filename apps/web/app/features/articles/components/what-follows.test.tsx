import type { ArticleSummary } from '@hidamari/contract/content';
import { describe, expect, it } from 'vitest';
import type { ListedService } from '../../../parts/content/listed-services.ts';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { NextStep } from './next-step.tsx';
import { RelatedArticles } from './related-articles.tsx';

const MONEY = { id: 'money', name: 'お金' };
const ARTICLE = { id: 'a', title: '記事', category: MONEY, reading_minutes: 3 } as ArticleSummary;
const SERVICE: ListedService = {
  ...{ id: 's', title: 'サービス', summary: 'まとめ', category: MONEY, tag: [], href: '/financial/s' },
  ...{ provider: 'supporter', provider_name: '相談員', fee: '無料', is_free: true },
  ...{ sub_category: [], recommend_category: [], review_due: false },
};

const PARTS = [
  [
    'あわせて読む',
    (stale: boolean, isTold: boolean) => (
      <RelatedArticles related={{ value: [ARTICLE], stale }} isTold={isTold} />
    ),
  ],
  [
    '次にできること',
    (stale: boolean, isTold: boolean) => (
      <NextStep category={MONEY} services={{ value: [SERVICE], stale }} isTold={isTold} />
    ),
  ],
] as const;

describe.each(PARTS)('記事のあとの「%s」が前に読んだものの場合（G138）', (heading, part) => {
  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
  ])('古い: %s、画面がもう伝えている: %s、その場所で伝える: %s', (stale, isTold, isSaid) => {
    const drawn = drawOnPage(part(stale, isTold));
    expect(drawn).toContain(heading);
    expect(drawn.includes('最新でない可能性があります')).toBe(isSaid);
  });
});
