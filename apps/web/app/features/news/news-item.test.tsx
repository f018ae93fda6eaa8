import type { News } from '@hidamari/contract/content';
import { expect, it } from 'vitest';
import { asCleaned } from '../../parts/content/cleaned-html.fixture.ts';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import NewsItem from './pages/news-item.tsx';

const NEWS: News = {
  ...{ id: 'holiday', publishedAt: '2026-11-18T00:00:00.000Z', title: '祝日のお休み', category: '受付時間' },
  ...{
    type: 'news',
    topics: [],
    variants: ['hatch'],
    important: true,
    ends_on: '2026-11-23',
    is_over: false,
  },
  body: asCleaned('<p>お休みします。</p>'),
};

type Props = Parameters<typeof NewsItem>[0];
const draw = (news: News) =>
  drawOnPage(
    <NewsItem {...({ loaderData: { news, day: '2026-11-18', isStale: false } } as unknown as Props)} />,
  );

it('終わりの日がすぎたお知らせのページは、終わったと言う', () => {
  expect(draw({ ...NEWS, is_over: true })).toContain('終わったお知らせです');
  expect(draw(NEWS)).not.toContain('終わったお知らせです');
});
