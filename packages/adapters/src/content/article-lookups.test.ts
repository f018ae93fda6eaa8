import { describe, expect, test } from 'vitest';
import type { StoredItem } from './filter-match.ts';
import { adding, FEW_COLLECTIONS, ids, only, setUp } from './reader-under-test.fixture.ts';

const [SAMPLE] = FEW_COLLECTIONS['cancer-information']?.items ?? [];
const article = (id: string, more: Record<string, unknown> = {}) =>
  ({
    ...SAMPLE,
    ...{ id, publishedAt: '2026-11-19T00:00:00.000Z', is_banner_display: false },
    category: { id: 'treatment' },
    ...more,
  }) as StoredItem;
const adds = (...items: StoredItem[]) => adding('cancer-information', ...items);

describe('一つの窓口だけの分類の記事', () => {
  const notice = article('notice', { category: { id: 'chofu-info' }, is_banner_display: true });
  const plain = article('plain', { is_banner_display: true });
  const group = {
    id: 'lung',
    publishedAt: '2026-10-01T00:00:00.000Z',
    name: '肺がん',
    order: 1,
    recommended: { treating: [{ id: 'notice' }, { id: 'plain' }] },
    showPage: ['treating'],
  };
  const start = () => setUp((collections) => only('cancer-group', group)(adds(notice, plain)(collections)));

  // @proves outside content: list of articles
  test.each([
    ['chofu', true],
    ['hatch', false],
    ['aflac', false],
  ] as const)('%s の読み手に、どの読み方でも %s', async (variant, isThere) => {
    const { reader } = start();
    const lists = {
      list: ids((await reader.listArticles({ variant })).value.items),
      offered: ids((await reader.offeredArticles({ variant, limit: 3 })).value),
      byIds: ids((await reader.articlesByIds(['plain', 'notice'], variant)).value),
      recommended: ids((await reader.recommendedArticles({ variant, cancerGroup: 'lung' })).value),
      madeKnown: ids((await reader.recommendedArticles({ variant })).value),
    };
    for (const [way, found] of Object.entries(lists)) {
      expect([way, found.includes('notice')]).toEqual([way, isThere]);
      expect([way, found.includes('plain')]).toEqual([way, true]);
    }
    const read = reader.getArticle('notice', variant);
    if (isThere)
      expect((await read).value.category).toEqual({ id: 'chofu-info', name: '調布市からのお知らせ' });
    else await expect(read).rejects.toMatchObject({ code: 'not_found' });
    const { value } = await reader.searchableDocuments();
    expect(value.find(({ id }) => id === 'notice')?.variants.includes(variant)).toBe(isThere);
  });

  // @proves outside content: list of articles
  test('数とページにも入らない', async () => {
    const { reader } = start();
    const total = async (variant: 'chofu' | 'hatch') =>
      (await reader.listArticles({ variant, perPage: 1 })).value.total;
    expect(await total('chofu')).toBe((await total('hatch')) + 1);
    const category = 'chofu-info';
    expect((await reader.listArticles({ variant: 'hatch', category })).value).toMatchObject({
      items: [],
      total: 0,
    });
    expect((await reader.listArticles({ variant: 'chofu', category })).value.total).toBe(1);
  });

  test('分類が読めないあいだも、出さない', async () => {
    const { reader, state } = start();
    state.silent = ['cancer-information-category'];
    const { value, stale } = await reader.listArticles({ variant: 'hatch' });
    expect([ids(value.items).includes('notice'), ids(value.items).includes('plain'), stale]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('求めた人だけが読む記事（決定0054）', () => {
  const sought = { is_only_sought: true, is_banner_display: true };
  const start = () => setUp(adds(article('loss', sought)));

  // @proves outside content: recommended articles
  test('おすすめ、あわせて読むもの、ホーム、はじめに読むものに出さない', async () => {
    const { reader } = start();
    const variant = 'hatch';
    const offered = [
      ...(await reader.offeredArticles({ variant, limit: 9 })).value,
      ...(await reader.recommendedArticles({ variant, limit: 9 })).value,
      ...(await reader.articlesByCategory(variant)).value.flatMap(({ articles }) => articles),
    ];
    expect(offered.length).toBeGreaterThan(6);
    expect(ids(offered)).not.toContain('loss');
  });

  test('一覧、番号、住所、さがす言葉では、ほかの記事と同じに読める', async () => {
    const { reader } = start();
    const variant = 'hatch';
    expect(ids((await reader.listArticles({ variant, category: 'treatment' })).value.items)[0]).toBe('loss');
    expect(ids((await reader.articlesByIds(['loss'], variant)).value)).toEqual(['loss']);
    expect((await reader.getArticle('loss', variant)).value.is_only_sought).toBe(true);
    expect(ids((await reader.searchableDocuments()).value)).toContain('loss');
  });

  test('見直しの日を過ぎた記事も、求められないところに出さない（G100）', async () => {
    const { reader } = setUp(adds(article('due', { next_review_at: '2026-11-19' })));
    expect(ids((await reader.offeredArticles({ variant: 'hatch', limit: 9 })).value)).not.toContain('due');
  });
});

describe('おすすめ', () => {
  const group = {
    id: 'lung',
    publishedAt: '2026-10-01T00:00:00.000Z',
    name: '肺がん',
    order: 1,
    recommended: { suspected: [{ id: 'first' }], treating: [{ id: 'second' }] },
    showPage: ['treating'],
  };
  const known = (id: string, ...groups: string[]) =>
    article(id, { is_banner_display: true, cancer_category: groups.map((of) => ({ id: of })) });
  const start = () =>
    setUp((collections) =>
      only(
        'cancer-information',
        article('first'),
        article('second'),
        known('breast-only', 'breast'),
        known('lung-too', 'breast', 'lung'),
        known('everybodys'),
      )(only('cancer-group', group)(collections)),
    );
  const recommended = async (query: { cancerGroup?: string; stage?: 'suspected' | 'treating' }) =>
    ids((await start().reader.recommendedArticles({ variant: 'hatch', limit: 9, ...query })).value);

  // @proves outside content: recommended articles
  test('そのがんの記事と、だれにでも向けた記事だけで足す', async () => {
    expect(await recommended({ cancerGroup: 'lung', stage: 'treating' })).toEqual([
      'second',
      'lung-too',
      'everybodys',
    ]);
    expect(await recommended({})).toEqual(['everybodys']);
  });

  // @proves outside content: recommended articles
  test('グループが出さないと決めた時期の記事は、すすめない', async () => {
    expect(await recommended({ cancerGroup: 'lung', stage: 'suspected' })).toEqual([
      'lung-too',
      'everybodys',
    ]);
  });

  // @proves outside content: recommended articles
  test('時期を伝えていない場合、どの時期の記事とも決めつけず、そのがんと、だれにでも向けた記事だけをすすめる', async () => {
    expect(await recommended({ cancerGroup: 'lung' })).toEqual(['lung-too', 'everybodys']);
  });
});

describe('番号で読む', () => {
  // @proves outside content: articles by ids
  test('100件をこえても、渡した順にすべて返す。一度に100件までしか問い合わせない', async () => {
    const many = Array.from({ length: 120 }, (_, at) => article(`kept-${at}`));
    const { reader, state } = setUp(adds(...many));
    const wanted = ids(many).reverse();
    const { value, fetchedAt } = await reader.articlesByIds(wanted, 'hatch');
    expect(ids(value)).toEqual(wanted);
    expect(fetchedAt).toBe(state.now.getTime());
    const limits = state.asked.map((asked) => Number(/limit=(\d+)/.exec(asked)?.[1]));
    expect(limits).toEqual([100, 20]);
  });
});

describe('一部だけが読めない場合', () => {
  // @proves outside content: articles by category
  test('分類ごとのまとめは、記事が読めなければ、そう伝える', async () => {
    const { reader, state } = setUp();
    state.silent = ['cancer-information'];
    await expect(reader.articlesByCategory('hatch')).rejects.toMatchObject({ code: 'unavailable' });
  });

  test.each([
    ['cancer-information', ['article', 'story']],
    ['q-contents', ['question']],
    ['faq', ['faq']],
    ['cancer-service', ['service']],
    ['info', ['news']],
  ])(
    'さがすものは、%s だけを抜き、古いと言い、何が抜けたかも言う。直れば、また入る',
    async (endpoint, missing) => {
      const { reader, state } = setUp();
      state.silent = [endpoint];
      const part = await reader.searchableDocuments();
      expect([part.stale, part.missing]).toEqual([true, missing]);
      expect((await reader.searchableDocuments()).value).toBe(part.value);
      state.silent = [];
      state.now = new Date(state.now.getTime() + 5_000);
      const whole = await reader.searchableDocuments();
      expect([whole.stale, whole.missing]).toEqual([false, []]);
      expect(whole.value.length).toBeGreaterThan(part.value.length);
      const kinds = new Set(part.value.map(({ kind }) => kind));
      expect(kinds.size).toBeGreaterThan(2);
    },
  );

  test('さがすものは、どれも読めなければ、そう伝える', async () => {
    const { reader, state } = setUp();
    state.down = true;
    await expect(reader.searchableDocuments()).rejects.toMatchObject({ code: 'unavailable' });
  });
});
