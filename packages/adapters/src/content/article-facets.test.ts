import { describe, expect, test } from 'vitest';
import type { StoredItem } from './filter-match.ts';
import { FEW_COLLECTIONS, only, setUp } from './reader-under-test.fixture.ts';

const [sample] = FEW_COLLECTIONS['cancer-information']?.items ?? [];
const article = (id: string, more: Record<string, unknown> = {}) =>
  ({ ...sample, ...{ id, cancer_category: [], cancer_status: [], topics: [] }, ...more }) as StoredItem;
const of = (...articles: StoredItem[]) => setUp(only('cancer-information', ...articles)).reader;

describe('記事を選ぶ手がかり', () => {
  test('記事に書かれたものだけ。話題には、その上の話題も入る', async () => {
    const reader = of(
      article('family', {
        topics: ['caregivers'],
        cancer_status: [{ id: 'before-treatment', name: '治療前' }],
      }),
      article('nausea', { topics: ['nausea'], cancer_category: [{ id: 'lung', name: '肺がん' }] }),
    );
    const { topics, statuses, cancerGroups, readers } = (await reader.articleFacets('hatch')).value;
    expect([...topics].sort()).toEqual(['caregivers', 'family', 'nausea', 'symptoms']);
    expect([...statuses]).toEqual(['before-treatment']);
    expect([...cancerGroups]).toEqual(['lung']);
    expect([...readers]).toEqual(['self', 'family']);
  });

  test('ほかの入口だけの記事は数えない。一つの記事もなければ、何もない', async () => {
    const reader = of(article('notice', { topics: ['grief'], category: { id: 'chofu-info' } }));
    expect([...(await reader.articleFacets('chofu')).value.readers]).toEqual(['bereaved']);
    expect([...(await reader.articleFacets('hatch')).value.readers]).toEqual([]);
  });

  test('同じ一覧からは一度だけ作る', async () => {
    const reader = of(article('one', { topics: ['fever'] }));
    const [first, second] = [await reader.articleFacets('hatch'), await reader.articleFacets('hatch')];
    expect(first.value).toBe(second.value);
  });
});
