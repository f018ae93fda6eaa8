import { GLOSSARY } from '@hidamari/sample-content/glossary';
import { describe, expect, test } from 'vitest';
import { createCachedReader } from './cached-reader.ts';
import { createEmbeddedSource } from './embedded-source.ts';
import type { StoredItem } from './filter-match.ts';
import {
  adding,
  FEW_COLLECTIONS,
  ids,
  only,
  PUBLISHED,
  service,
  setUp,
} from './reader-under-test.fixture.ts';

describe('サービス', () => {
  // @proves outside content: services
  test('だれ向けのものも、順に、本文なしで返す', async () => {
    const items = [
      service('b', { order: 2, type: ['insurance'] }),
      service('a', { order: 1, excluded_organizations: ['all'] }),
    ];
    const { reader } = setUp(only('cancer-service', ...items));
    const { value } = await reader.services();
    expect(ids(value)).toEqual(['a', 'b']);
    expect(value[0]).not.toHaveProperty('body');
    expect(value.map(({ type, category }) => [type, category.name])).toEqual([
      ['all', 'くらし'],
      ['insurance', 'くらし'],
    ]);
  });

  // @proves outside content: services
  test('おすすめは、状況の決められたものだけ。見直しの日を過ぎると外れ、一覧には残る（G100）', async () => {
    const both = [{ id: 'family' }, { id: 'working' }];
    const items = [
      service('plain'),
      service('family', { recommend_category: [{ id: 'family' }] }),
      service('both', { order: 1, recommend_category: both, next_review_at: '2026-11-20' }),
    ];
    const { reader, state } = setUp(only('cancer-service', ...items));
    const due = async () =>
      (await reader.services()).value.map(({ id, review_due }) => `${id} ${review_due}`);
    state.now = new Date('2026-11-20T14:59:00.000Z');
    expect(ids((await reader.recommendedServices()).value)).toEqual(['family', 'both']);
    expect(await due()).toEqual(['plain false', 'family false', 'both false']);
    // Out of the same copy: the day tells, not what was kept.
    state.now = new Date('2026-11-20T15:00:00.000Z');
    expect(ids((await reader.recommendedServices()).value)).toEqual(['family']);
    expect(await due()).toEqual(['plain false', 'family false', 'both true']);
  });

  test('本文は、保険の方のものも洗われる', async () => {
    const bad = '<h2>あ</h2><script>x</script><p onclick="y">い</p>';
    const { reader } = setUp(adding('cancer-service', service('bad', { body: bad, body_insurance: bad })));
    const { value } = await reader.getService('bad');
    const clean = '<h2 id="section-1">あ</h2><p>い</p>';
    expect([value.body, value.body_insurance]).toEqual([clean, clean]);
    expect(value.review_due).toBe(false);
  });

  test('ないサービスは not_found とし、二度は問い合わせない', async () => {
    const { reader, state } = setUp();
    for (const id of ['nothing', 'nothing', 'a/b']) {
      await expect(reader.getService(id)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(state.asked).toEqual(['cancer-service/nothing']);
  });

  // @proves outside content: services
  test('困りごと、小さな種類、状況を、順に返す', async () => {
    const { reader } = setUp();
    expect(ids((await reader.serviceCategories()).value)).toEqual(['treatment', 'money', 'life', 'mind']);
    const subs = (await reader.serviceSubCategories()).value;
    expect(subs.every(({ category }) => category.name !== '')).toBe(true);
    expect((await reader.serviceRecommendCategories()).value.length).toBeGreaterThan(3);
  });
});

describe('よくある質問', () => {
  const faq = (id: string, category: string, variants: string[] = []): StoredItem => ({
    id,
    publishedAt: PUBLISHED,
    name: id,
    category: { id: category },
    question: `${id}？`,
    answer: '<p onclick="x">はい<script>y</script></p>',
    variants,
    order: 1,
  });

  // @proves outside content: frequent questions
  test('窓口ごとに出し、答えは洗われ、空の種類は出さない', async () => {
    const { reader } = setUp(only('faq', faq('all', 'cost'), faq('line-only', 'line', ['aflac', 'hatch'])));
    expect(ids((await reader.faqs('hatch')).value)).toEqual(['all', 'line-only']);
    expect((await reader.faqs('chofu')).value).toMatchObject([{ id: 'all', answer: '<p>はい</p>' }]);
    expect(ids((await reader.faqCategories('hatch')).value)).toEqual(['cost', 'line']);
    expect(ids((await reader.faqCategories('chofu')).value)).toEqual(['cost']);
  });
});

describe('みんなの質問', () => {
  const question = (id: string, publishedAt: string, more: Record<string, unknown> = {}): StoredItem => ({
    id,
    publishedAt,
    title: id,
    content: '<p>答え</p>',
    reviewed_at: '2026-10-01',
    next_review_at: '2026-12-01',
    reviewer_role: '看護師',
    ...more,
  });
  const items = [
    question('old', '2026-10-01T00:00:00.000Z', { is_featured: true }),
    question('morning', '2026-11-01T00:00:00.000Z', { age: ['60s'], gender: ['female'] }),
    question('noon', '2026-11-01T03:00:00.000Z', { is_featured: true, cancer_group: { id: 'lung' } }),
    question('evening', '2026-11-01T09:00:00.000Z', { treatment_status: { id: 'treating' } }),
    question('common', '2026-11-02T00:00:00.000Z', { is_common: true }),
  ];
  const { reader, state } = setUp(only('q-contents', ...items));
  const found = async (query: Parameters<typeof reader.qContents>[0]) =>
    ids((await reader.qContents(query)).value).join();

  // @proves outside content: questions and answers
  test('新しい日から並び、同じ日の中では、先に出すと決めたものが先', async () => {
    expect(await found({})).toBe('common,noon,evening,morning,old');
  });

  test.each([
    [{ age: '60s' }, 'morning'],
    [{ gender: 'female' }, 'morning'],
    [{ gender: 'male' }, ''],
    [{ cancerGroup: 'lung' }, 'common,noon'],
    [{ treatmentStatus: 'treating' }, 'common,evening'],
    [{ isCommon: true }, 'common'],
    [{ isCommon: false }, 'noon,evening,morning,old'],
    [{ cancerGroup: 'lung', treatmentStatus: 'treating' }, 'common'],
  ] as const)('%j の場合 %s', async (query, expected) => {
    expect(await found(query)).toBe(expected);
  });

  test('一つを読むと答えがあり、見直しの日を過ぎると、そのことが分かる', async () => {
    expect((await reader.getQContent('noon')).value).toMatchObject({
      content: '<p>答え</p>',
      review_due: false,
      cancer_group: { id: 'lung', name: '肺がん' },
    });
    state.now = new Date('2026-12-01T15:00:00.000Z');
    expect((await reader.getQContent('noon')).value.review_due).toBe(true);
  });
});

describe('言葉の説明', () => {
  const term = (id: string, name: string, kana: string) => ({
    id,
    publishedAt: PUBLISHED,
    name,
    kana,
    meaning: 'やさしい言葉での、短い説明です。病院でたずねてもかまいません。',
    reviewed_at: '2026-10-01',
  });

  test('読みの順に返す', async () => {
    const { reader } = setUp(
      only(
        'glossary',
        term('b', '生検', 'せいけん'),
        term('a', '麻酔', 'ますい'),
        term('c', '嚥下', 'えんげ'),
      ),
    );
    expect(ids((await reader.glossary()).value)).toEqual(['c', 'b', 'a']);
  });

  test('サービスに置き場がない場合も止まっている場合も、製品と一緒に届いた言葉を返す', async () => {
    const without = setUp(({ glossary: _, ...rest }) => rest);
    const there = await without.reader.glossary();
    expect([there.value.length, there.stale]).toEqual([GLOSSARY.length, false]);
    const silent = setUp();
    silent.state.down = true;
    const standIn = await silent.reader.glossary();
    expect([standIn.value.length, standIn.stale]).toEqual([GLOSSARY.length, true]);
  });

  test('言葉だけが読めない場合、記事は一緒に届いた言葉で読め、古いと言う。直れば、すぐ新しい言葉になる', async () => {
    const body = '<h2>あ</h2><p>せいけんとは</p>';
    const [sample] = FEW_COLLECTIONS['cancer-information']?.items ?? [];
    const { reader, state } = setUp((collections) =>
      only(
        'glossary',
        term('own', 'せいけん', 'せいけん'),
      )(adding('cancer-information', { ...sample, id: 'x', body } as StoredItem)(collections)),
    );
    state.silent = ['glossary'];
    const before = await reader.getArticle('x', 'hatch');
    expect([before.stale, ids(before.value.terms)]).toEqual([true, []]);
    state.silent = [];
    state.now = new Date(state.now.getTime() + 5_000);
    const after = await reader.getArticle('x', 'hatch');
    expect([after.stale, ids(after.value.terms)]).toEqual([false, ['own']]);
  });

  test('言葉が新しくなれば、前に読んだ記事の説明も新しくなる', async () => {
    const [sample] = FEW_COLLECTIONS['cancer-information']?.items ?? [];
    const words = [term('old', '生検', 'せいけん')];
    const { reader, state } = setUp((collections) => ({
      ...adding('cancer-information', { ...sample, id: 'x', body: '<p>生検とは</p>' } as StoredItem)(
        collections,
      ),
      glossary: { ...collections.glossary, items: words },
    }));
    const at = state.now.getTime();
    await reader.glossary();
    state.now = new Date(at + 5 * 60_000);
    const { fetchedAt } = await reader.getArticle('x', 'hatch');
    // As old as the older of the two that it is made of.
    expect(fetchedAt).toBe(at);
    words[0] = term('new', '生検', 'せいけん');
    state.now = new Date(at + 10 * 60_000);
    expect(ids((await reader.getArticle('x', 'hatch')).value.terms)).toEqual(['new']);
  });

  test('記事の本文に印がつき、説明が一緒に届く。見出しには、つかない', async () => {
    const [sample] = FEW_COLLECTIONS['cancer-information']?.items ?? [];
    const article = { ...sample, id: 'x', body: '<h2>生検</h2><p>生検とは</p>' } as StoredItem;
    const { reader } = setUp((collections) =>
      only('glossary', term('bio', '生検', 'せいけん'))(adding('cancer-information', article)(collections)),
    );
    const { value } = await reader.getArticle('x', 'hatch');
    expect(value.body).toContain(
      '<p><button type="button" class="term" popovertarget="term-bio"><ruby>生検<rt>せいけん</rt></ruby></button>',
    );
    expect(value.body).toContain('<h2 id="section-1">生検</h2>');
    expect(ids(value.terms)).toEqual(['bio']);
  });
});

describe('公開されている絵の住所（G97）', () => {
  // @proves outside content: pictures of content
  test('ない絵と、サービスが止まったときは、かわりの絵になる。何も投げない', async () => {
    const { reader, state } = setUp();
    expect(await reader.uploadFilePath('cover-hands')).toMatchObject({
      value: '/share/cover-hands.png',
      stale: false,
    });
    expect((await reader.uploadFileSomePath(['cover-rain', 'nothing'])).value).toEqual({
      'cover-rain': '/share/cover-rain.png',
      nothing: '/share/cover-read.png',
    });
    state.down = true;
    state.now = new Date(state.now.getTime() + 11 * 60_000);
    const kept = { value: '/share/cover-hands.png', stale: true };
    expect(await reader.uploadFilePath('cover-hands')).toMatchObject(kept);
  });

  test('サービスが答えない場合のかわりの絵は、古いと言い、置き場がない場合は言わない', async () => {
    const silent = setUp();
    silent.state.down = true;
    const placeholder = '/share/cover-read.png';
    expect(await silent.reader.uploadFilePath('photo')).toEqual({ value: placeholder, stale: true });
    expect(await silent.reader.uploadFileSomePath(['a'])).toEqual({ value: { a: placeholder }, stale: true });
    const without = setUp(({ 'upload-file': _, ...rest }) => rest);
    expect(await without.reader.uploadFilePath('photo')).toEqual({ value: placeholder, stale: false });
  });

  test('描いた絵は、置き場になくても、組み立てのときに描かれたものになる', async () => {
    const { reader } = setUp(({ 'upload-file': _, ...rest }) => rest);
    const keys = ['cover-hands', 'cup-on-sill-rain', 'cup-on-moon'];
    expect((await reader.uploadFileSomePath(keys)).value).toEqual({
      'cover-hands': '/share/cover-hands.png',
      'cup-on-sill-rain': '/share/object-cup.png',
      'cup-on-moon': '/share/cover-read.png',
    });
  });
});

describe('体験を聞く募集', () => {
  // @proves outside content: invitations to the panel
  test('受け付けているものを先に返し、注意の文は洗われる', async () => {
    const survey = (id: string, is_open: boolean, period_to: string): StoredItem => ({
      id,
      publishedAt: PUBLISHED,
      title: id,
      organiser: '見本',
      purpose: '目的',
      method: ['web'],
      minutes: 10,
      reward: 'なし',
      period_from: '2026-10-01',
      period_to,
      target_text: '対象',
      ethics: 'なし',
      is_open,
      notes: '<p>やめられます<script>x</script></p>',
    });
    const items = [
      survey('closed', false, '2026-10-31'),
      survey('late', true, '2027-01-31'),
      survey('soon', true, '2026-12-31'),
    ];
    const { reader } = setUp(only('monitor-survey', ...items));
    const { value } = await reader.monitorSurveys();
    expect(ids(value)).toEqual(['soon', 'late', 'closed']);
    expect(value[0]?.notes).toBe('<p>やめられます</p>');
  });
});

test('製品と一緒に届いた内容は、みな読める', async () => {
  const clock = () => new Date('2026-11-20T03:00:00.000Z');
  const reader = createCachedReader({
    source: createEmbeddedSource({ clock }),
    clock,
    bundledLegalTexts: [],
    bundledGlossary: GLOSSARY,
  });
  for (const { id } of (await reader.services()).value) await reader.getService(id);
  for (const { id } of (await reader.qContents()).value) await reader.getQContent(id);
  const all = await reader.listArticles({ variant: 'hatch', perPage: 100 });
  for (const { id } of all.value.items) await reader.getArticle(id, 'hatch');
  expect(all.value.items.length).toBeGreaterThan(60);
  expect((await reader.glossary()).value.length).toBe(GLOSSARY.length);
});
