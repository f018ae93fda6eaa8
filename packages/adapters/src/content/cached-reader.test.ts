import type { ContentAnswer, ContentReader } from '@hidamari/contract/content';
import { LEGAL_TEXTS } from '@hidamari/sample-content/legal-texts';
import { describe, expect, test } from 'vitest';
import type { StoredItem } from './filter-match.ts';
import { adding, FEW_COLLECTIONS, ids, only, PUBLISHED, setUp } from './reader-under-test.fixture.ts';

describe('記事の一覧', () => {
  // @proves outside content: list of articles
  test('新しい順に、本文なしで、ページごとに返す', async () => {
    const { reader } = setUp();
    const { value } = await reader.listArticles({ variant: 'hatch', page: 2, perPage: 2 });
    expect(value).toMatchObject({ page: 2, perPage: 2, total: 6 });
    expect(ids(value.items)).toEqual(['sleepless-night', 'before-taking-leave']);
    expect(value.items[0]).not.toHaveProperty('body');
    expect(value.items[0]?.category).toEqual({ id: 'mind', name: 'こころ' });
  });

  // @proves outside content: list of articles
  test('分類とがんの種類でしぼり、だれにでも向けた記事も含める', async () => {
    const { reader } = setUp();
    const breast = await reader.listArticles({
      variant: 'hatch',
      category: 'treatment',
      illness: { cancerGroup: 'breast' },
    });
    expect(ids(breast.value.items)).toEqual(['body-notes', 'write-before-visit']);
    const uterine = await reader.listArticles({
      variant: 'hatch',
      category: 'treatment',
      illness: { cancerGroup: 'uterine' },
    });
    expect(ids(uterine.value.items)).toEqual(['write-before-visit']);
  });

  test.each(['money[or]category[exists]', '../info', ''])(
    '分類が %j の場合、一つもない',
    async (category) => {
      const { reader, state } = setUp();
      expect((await reader.listArticles({ variant: 'hatch', category })).value).toMatchObject({
        items: [],
        total: 0,
      });
      // What a visitor writes into the address is never a part of a question to the service.
      expect(state.asked.join()).not.toContain('money[or]');
    },
  );

  // @proves outside content: list of articles
  test('時期、読む人、話題でしぼり、よく合うものを先に並べる', async () => {
    const [sample] = FEW_COLLECTIONS['cancer-information']?.items ?? [];
    const article = (id: string, topics: string[], statuses: string[], day: number) =>
      ({
        ...sample,
        ...{ id, topics, cancer_category: [], cancer_status: statuses.map((status) => ({ id: status })) },
        publishedAt: `2026-10-0${day}T00:00:00.000Z`,
      }) as StoredItem;
    const { reader } = setUp(
      only(
        'cancer-information',
        article('main', ['injury-allowance'], ['treating'], 1),
        article('beside', ['work', 'injury-allowance'], ['treating', 'before-treatment'], 2),
        article('family', ['caregivers', 'money'], [], 3),
        article('loss', ['grief'], ['follow-up'], 4),
      ),
    );
    const found = async (wish: Partial<Parameters<ContentReader['listArticles']>[0]>) =>
      ids((await reader.listArticles({ variant: 'hatch', ...wish })).value.items);
    expect(await found({ topics: ['money'] })).toEqual(['main', 'family', 'beside']);
    expect(await found({ topics: ['money', 'caregivers'] })).toEqual(['family']);
    expect(await found({ reader: 'family' })).toEqual(['family']);
    expect(await found({ reader: 'bereaved' })).toEqual(['loss']);
    expect(await found({ reader: 'self' })).toEqual(['beside', 'main']);
    // Whoever waits for the first treatment; what names no time is for every time, behind what names this one.
    expect(await found({ time: 'just-diagnosed' })).toEqual(['beside', 'family']);
    expect(await found({ time: 'palliative' })).toEqual(['family']);
  });

  test('ページの数が読めない場合、1ページ目を返す', async () => {
    const { reader } = setUp();
    expect((await reader.listArticles({ variant: 'hatch', page: Number.NaN })).value.page).toBe(1);
    expect((await reader.listArticles({ variant: 'hatch', page: -3 })).value.page).toBe(1);
  });
});

describe('記事', () => {
  // @proves outside content: one article
  test('本文は洗われ、見出しと一緒に届く', async () => {
    const bad = { ...FEW_COLLECTIONS['cancer-information']?.items[0], id: 'bad' } as StoredItem;
    const { reader } = setUp(adding('cancer-information', { ...bad, body: '<h2>あ</h2><script>x</script>' }));
    const { value } = await reader.getArticle('bad', 'hatch');
    expect(value.body).toBe('<h2 id="section-1">あ</h2>');
    expect(value.headings).toEqual([{ id: 'section-1', text: 'あ' }]);
  });

  test('ない記事は not_found とし、二度は問い合わせない', async () => {
    const { reader, state } = setUp();
    for (const id of ['nothing', 'nothing', '../info', 'a b']) {
      await expect(reader.getArticle(id, 'hatch')).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(state.asked).toEqual(['cancer-information/nothing']);
  });

  // @proves outside content: recommended articles
  test('次に確かめる日を過ぎると、確認中となり、おすすめから外れる（G100）', async () => {
    const { reader, state } = setUp();
    state.now = new Date('2027-04-05T14:59:00.000Z');
    expect((await reader.getArticle('medical-bill-notice', 'hatch')).value.review_due).toBe(false);
    state.now = new Date('2027-04-05T15:00:00.000Z');
    expect((await reader.getArticle('medical-bill-notice', 'hatch')).value.review_due).toBe(true);
    expect(ids((await reader.recommendedArticles({ variant: 'hatch', limit: 9 })).value)).not.toContain(
      'medical-bill-notice',
    );
  });

  // @proves outside content: articles by ids
  test('番号を渡した順に返し、ないものは抜く', async () => {
    const { reader } = setUp();
    const { value } = await reader.articlesByIds(
      ['sleepless-night', 'nothing', 'body-notes', 'sleepless-night'],
      'hatch',
    );
    expect(ids(value)).toEqual(['sleepless-night', 'body-notes']);
  });

  // @proves outside content: recommended articles
  test('おすすめは、がんの種類と時期の記事を先にする', async () => {
    const lung = {
      id: 'lung',
      publishedAt: '2026-10-01T00:00:00.000Z',
      name: '肺がん',
      order: 1,
      recommended: { treating: [{ id: 'body-notes' }, { id: 'sleepless-night' }] },
      showPage: ['treating'],
    };
    const { reader } = setUp(only('cancer-group', lung));
    const { value } = await reader.recommendedArticles({
      variant: 'hatch',
      cancerGroup: 'lung',
      stage: 'treating',
    });
    expect(ids(value)).toEqual(['body-notes', 'sleepless-night', 'before-taking-leave']);
    expect(ids((await reader.recommendedArticles({ variant: 'hatch' })).value)).toEqual([
      'before-taking-leave',
      'medical-bill-notice',
      'write-before-visit',
    ]);
  });
});

describe('記事の分類', () => {
  // @proves outside content: article categories
  test('番号に「組織名-info」を含むものは、どの窓口でも出さない（仕様7）', async () => {
    const { reader } = setUp();
    for (const variant of ['hatch', 'chofu'] as const) {
      const { value } = await reader.listArticleCategories(variant);
      expect(ids(value)).toEqual(['treatment', 'money', 'life', 'mind', 'story']);
    }
  });

  // @proves outside content: articles by category
  test('分類ごとに新しい3件までをまとめる', async () => {
    const [sample] = FEW_COLLECTIONS['cancer-information']?.items ?? [];
    const more = ['x1', 'x2'].map(
      (id) => ({ ...sample, id, publishedAt: '2026-11-19T00:00:00.000Z' }) as StoredItem,
    );
    const { reader } = setUp(adding('cancer-information', ...more));
    const { value } = await reader.articlesByCategory('hatch');
    expect(value.map(({ category, articles }) => [category.name, ids(articles)])).toEqual([
      ['治療', ['x1', 'x2', 'body-notes']],
      ['お金', ['medical-bill-notice']],
      ['くらし', ['before-taking-leave']],
      ['こころ', ['telling-family', 'sleepless-night']],
    ]);
  });
});

describe('お知らせ', () => {
  // @proves outside content: news
  test('窓口ごとに、新しい順に返す', async () => {
    const { reader } = setUp();
    expect(ids((await reader.listNews({ variant: 'hatch' })).value.items)[0]).toBe(
      'labour-thanksgiving-2026',
    );
    const chofu = (await reader.listNews({ variant: 'chofu', perPage: 1 })).value;
    expect([ids(chofu.items), chofu.total]).toEqual([['article-updated-visit'], 3]);
  });

  test('終わりの日がすぎた場合、一覧から消え、ページは終わったと言う', async () => {
    const { reader, state } = setUp();
    const told = async () => ids((await reader.listNews({ variant: 'hatch' })).value.items);
    const isOver = async (id: string) => (await reader.getNews(id, 'hatch')).value.is_over;
    const whole = ['labour-thanksgiving-2026', 'article-updated-visit', 'new-year-2026', 'portal-open'];
    state.now = new Date('2026-11-23T14:59:00.000Z');
    expect([await told(), await isOver('labour-thanksgiving-2026')]).toEqual([whole, false]);
    state.now = new Date('2026-11-23T15:00:00.000Z');
    expect([await told(), await isOver('labour-thanksgiving-2026')]).toEqual([whole.slice(1), true]);
    expect((await reader.listNews({ variant: 'hatch' })).value.total).toBe(3);
    expect(await isOver('portal-open')).toBe(false);
  });

  test.each([
    ['休みの最後の日まで', { type: 'closure', closure_from: '2026-11-18', closure_to: '2026-11-20' }, true],
    ['休みの日がすぎた', { type: 'closure', closure_from: '2026-11-19' }, false],
    ['休みより長く知らせる', { type: 'closure', closure_from: '2026-11-18', ends_on: '2026-11-20' }, true],
    ['休みではない知らせの、休みの日', { closure_from: '2026-11-18' }, true],
  ])('%s場合（11月20日）', async (_, days, isTold) => {
    const one = {
      id: 'one',
      publishedAt: PUBLISHED,
      title: 'あ',
      body: '<p>い</p>',
      category: 'う',
      ...days,
    };
    const { reader } = setUp(only('info', one as StoredItem));
    expect((await reader.listNews({ variant: 'hatch' })).value.total).toBe(isTold ? 1 : 0);
    expect((await reader.closures('hatch')).value.length > 0).toBe('type' in days);
  });

  test('ないお知らせは not_found とする', async () => {
    const { reader } = setUp();
    expect((await reader.getNews('portal-open', 'hatch')).value.body).toContain('<a href="/contact">');
    await expect(reader.getNews('nothing', 'hatch')).rejects.toMatchObject({ code: 'not_found' });
    const othersNews = reader.getNews('labour-thanksgiving-2026', 'chofu');
    await expect(othersNews).rejects.toMatchObject({ code: 'not_found' });
  });

  // @proves state hours: days off
  test('休業のお知らせは、日ごとの休みになる（G7）', async () => {
    const closure = {
      id: 'c',
      publishedAt: '2026-11-01T00:00:00.000Z',
      title: '点検のためお休みです',
      body: '<p>お休みです。</p>',
      category: '受付時間',
      type: ['closure'],
      variants: ['chofu'],
      closure_from: '2026-11-30T15:00:00.000Z',
      closure_to: '2026-12-02',
    };
    const { reader } = setUp(adding('info', closure));
    const reason = '点検のためお休みです';
    expect((await reader.closures()).value).toEqual([
      { day: '2026-12-01', variants: ['chofu'], reason },
      { day: '2026-12-02', variants: ['chofu'], reason },
    ]);
    expect((await reader.closures('hatch')).value).toEqual([]);
  });
});

describe('選択肢', () => {
  // @proves outside content: treatment statuses
  test('治療の状況は ALL を除き、番号の順に返す', async () => {
    const { reader } = setUp();
    const all = (await reader.treatmentStatuses()).value.map(({ status_id }) => status_id);
    expect(all).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const button = (await reader.treatmentStatuses({ button: true })).value.map(({ name }) => name);
    expect(button).toEqual(['疑い', '診断直後', '治療前', '治療中', '経過観察', '再発・転移']);
  });

  // @proves outside content: cancers and times
  test('がんの部位、種類、グループ、診断の時期を順に返す', async () => {
    const { reader } = setUp();
    expect((await reader.cancerParts()).value[1]?.name).toBe('胸');
    expect((await reader.cancerTypes()).value.find(({ id }) => id === 'lung')).toMatchObject({
      group_id: 'lung',
    });
    expect((await reader.cancerGroups()).value).toHaveLength(5);
    expect((await reader.diagnosedTimes()).value).toHaveLength(6);
  });

  test('100件を超える一覧も、すべて読む', async () => {
    const more = Array.from({ length: 230 }, (_, at) => ({
      id: `t${at}`,
      publishedAt: '2026-10-01T00:00:00.000Z',
      name: `種類${at}`,
      kana: 'シュルイ',
      part_id: 'other',
      order: 9_000 + at,
    }));
    // The half-filled one among them must not shift the pages that follow.
    const broken = { id: 'broken', publishedAt: '2026-10-01T00:00:00.000Z', order: 0 };
    const { reader } = setUp(adding('cancer-type', broken, ...more));
    const { value } = await reader.cancerTypes();
    const expected = (FEW_COLLECTIONS['cancer-type']?.items.length ?? 0) + 230;
    expect([value.length, new Set(ids(value)).size]).toEqual([expected, expected]);
  });

  // @proves outside content: landing sections
  test('紹介ページは、出すと決めたものだけを返す', async () => {
    const hidden = {
      id: 'h',
      publishedAt: '2026-10-01T00:00:00.000Z',
      variant: ['hatch'],
      is_show: false,
      title: 'x',
      body: 'x',
      order: 0,
    };
    const shown = { ...hidden, id: 's', is_show: true };
    const elsewhere = { ...shown, id: 'e', variant: ['aflac'] };
    const { reader } = setUp(only('lp-info', hidden, elsewhere, shown));
    expect(ids((await reader.landingSections('hatch')).value)).toEqual(['s']);
  });
});

describe('規約などの文章', () => {
  const TERMS = LEGAL_TEXTS.find(({ id }) => id.startsWith('terms-aflac'));
  const NUMBERED = { id: TERMS?.id, version: TERMS?.version, date: TERMS?.date };

  test('窓口ごとの規約を、番号と日付つきで返す', async () => {
    const { reader } = setUp();
    const { value } = await reader.legalText('terms', 'aflac');
    expect(value).toMatchObject({ ...NUMBERED, bundled: false });
  });

  test('新しい版は、始まる日から返す', async () => {
    const now = TERMS?.version ?? 0;
    const next = { ...(TERMS as StoredItem), id: 'next', version: now + 1, date: '2027-12-01' };
    const { reader, state } = setUp(adding('legal-text', next));
    expect((await reader.legalText('terms', 'aflac')).value.version).toBe(now);
    state.now = new Date('2027-11-30T15:00:00.000Z');
    expect((await reader.legalText('terms', 'aflac')).value.version).toBe(now + 1);
  });

  test('サービスが止まっている場合、製品と一緒に届いた写しを返す（G12）', async () => {
    const { reader, state } = setUp();
    state.down = true;
    expect(await reader.legalText('privacy-policy', 'chofu')).toMatchObject({
      stale: true,
      value: { bundled: true, kind: 'privacy-policy' },
    });
  });

  test('サービスに文章の置き場がない場合も、写しを返す', async () => {
    const { reader } = setUp(({ 'legal-text': _, ...rest }) => rest);
    expect(await reader.legalText('service-policy', 'hatch')).toMatchObject({
      stale: false,
      value: { bundled: true },
    });
  });

  test('市の取扱規程は、市の窓口にだけある', async () => {
    const { reader } = setUp();
    expect((await reader.legalText('privacy-rule', 'chofu')).value.title).toBe('個人情報取扱規程');
    await expect(reader.legalText('privacy-rule', 'hatch')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('コンテンツのサービスが止まった場合', () => {
  test('どの問い合わせも、前の答えを古いと示して返す（G138）。いつ読んだものかも言う', async () => {
    const { reader, state } = setUp();
    const look: Record<string, (from: ContentReader) => Promise<ContentAnswer<unknown>>> = {
      list: (from) => from.listArticles({ variant: 'hatch' }),
      article: (from) => from.getArticle('body-notes', 'hatch'),
      groups: (from) => from.articlesByCategory('hatch'),
      byIds: (from) => from.articlesByIds(['body-notes'], 'hatch'),
      recommended: (from) => from.recommendedArticles({ variant: 'hatch' }),
      news: (from) => from.listNews({ variant: 'hatch' }),
      oneNews: (from) => from.getNews('portal-open', 'hatch'),
      types: (from) => from.cancerTypes(),
      statuses: (from) => from.treatmentStatuses(),
      landing: (from) => from.landingSections('chofu'),
      offered: (from) => from.offeredArticles({ variant: 'hatch', limit: 3 }),
      categories: (from) => from.listArticleCategories('hatch'),
      closures: (from) => from.closures(),
      services: (from) => from.services(),
      service: (from) => from.getService('bill-reading'),
      faqs: (from) => from.faqs('hatch'),
      faqCategories: (from) => from.faqCategories('hatch'),
      questions: (from) => from.qContents(),
      question: (from) => from.getQContent('q-waiting-for-results'),
      glossary: (from) => from.glossary(),
      surveys: (from) => from.monitorSurveys(),
      search: (from) => from.searchableDocuments(),
      picture: (from) => from.uploadFilePath('cover-rain'),
      terms: (from) => from.legalText('terms', 'hatch'),
    };
    const before = await Promise.all(Object.values(look).map((ask) => ask(reader)));
    const readAt = before.map(({ fetchedAt }) => fetchedAt);
    expect(readAt).toEqual(Object.keys(look).map(() => state.now.getTime()));
    expect(before.every(({ stale }) => !stale)).toBe(true);
    state.down = true;
    state.now = new Date(state.now.getTime() + 11 * 60_000);
    const after = await Promise.all(Object.values(look).map((ask) => ask(reader)));
    expect(after.map(({ stale }) => stale)).toEqual(Object.keys(look).map(() => true));
    expect(after.map(({ value }) => value)).toEqual(before.map(({ value }) => value));
  });

  test('直ったあとに purge すると、すぐに新しい答えになる', async () => {
    const { reader, state } = setUp();
    await reader.listArticles({ variant: 'hatch' });
    const askedAtFirst = state.asked;
    state.asked = [];
    await reader.listArticles({ variant: 'hatch' });
    expect(state.asked).toHaveLength(0);
    reader.purge();
    expect((await reader.listArticles({ variant: 'hatch' })).stale).toBe(false);
    expect(state.asked).toEqual(askedAtFirst);
  });
});
