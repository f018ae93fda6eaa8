import { expect, test } from 'vitest';
import type { StoredItem } from './filter-match.ts';
import { adding, FEW_COLLECTIONS, ids, setUp } from './reader-under-test.fixture.ts';

/** Holds until 31 July 2027. */
const FACT = 'high-cost-u-fixed';
const [sample] = FEW_COLLECTIONS['cancer-information']?.items ?? [];
const dated = {
  ...sample,
  ...{ id: 'dated', publishedAt: '2026-11-19T00:00:00.000Z', next_review_at: '2099-01-01' },
  ...{ body: `<h2>額</h2><p>{{${FACT}}}です。</p>`, facts: [FACT] },
} as StoredItem;

test('終わりの日をすぎた数のあるページは、内容を確認中となり、すすめる中に出ない（G100、G150）', async () => {
  const { state, reader } = setUp(adding('cancer-information', dated));
  const isDue = async () => (await reader.getArticle('dated', 'hatch')).value.review_due;
  const offered = async () =>
    ids((await reader.offeredArticles({ variant: 'hatch', limit: 20 })).value).includes('dated');
  state.now = new Date('2027-07-31T23:00:00+09:00');
  expect([await isDue(), await offered()]).toEqual([false, true]);
  state.now = new Date('2027-08-01T00:00:00+09:00');
  expect([await isDue(), await offered()]).toEqual([true, false]);
});

test('ページには、表の言葉が出る。さがす文にも出る', async () => {
  const { reader } = setUp(adding('cancer-information', dated));
  expect((await reader.getArticle('dated', 'hatch')).value.body).toMatch(/<p>[\d,]+円です。<\/p>/);
  const { value } = await reader.searchableDocuments();
  expect(value.find(({ id }) => id === 'dated')?.text).toMatch(/[\d,]+円です。/);
});

test('どのページに、どの数があるかが分かる', async () => {
  const { reader } = setUp(adding('cancer-information', dated));
  const { value } = await reader.datedPages();
  expect(value.find(({ id }) => id === 'dated')).toEqual({ id: 'dated', facts: [FACT] });
});
