import { memberOnlyScreen } from '@hidamari/domain/access';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { describe, expect, it } from 'vitest';
import {
  articleOf,
  type ContentAnswers,
  drawHome,
  newsOf,
  serviceOf,
  storyOf,
} from './drawn-home.fixture.tsx';

const STALE = '最新でない可能性があります';
const NOT_KEPT = '「保存」を押すと、ここに並びます';
const failed = (what: string) => `${what}を表示できませんでした。`;
const count = (html: string, words: string) => html.split(words).length - 1;
const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

const ARTICLES = { value: [articleOf('a'), articleOf('b')] };
const STORIES = { value: [storyOf('s', 'つくしさん（見本）')] };
const NEWS = { value: [newsOf('n')] };
const SERVICES = { value: [serviceOf('x')] };
const WHOLE: ContentAnswers = { recommended: ARTICLES, newest: ARTICLES, stories: STORIES, news: NEWS };

describe('前に読んだものを出しているとき（G138）', () => {
  it.each(['recommended', 'newest', 'stories', 'news'] as const)(
    '訪問者のホームで %s が古い場合、一度だけそうと伝える',
    async (part) => {
      const { value } = WHOLE[part] as { value: never[] };
      const html = await drawHome({ content: { ...WHOLE, [part]: { value, stale: true } } });
      expect(count(html, STALE)).toBe(1);
    },
  );

  // @proves outside content: out of reach
  it.each([
    ['news', NEWS.value],
    ['recommendedServices', SERVICES.value],
    ['services', SERVICES.value],
    ['byIds', ARTICLES.value],
  ])('会員のホームで %s が古い場合、一度だけそうと伝える', async (part, value) => {
    const content = { ...WHOLE, [part]: { value, stale: true } };
    const kept = { savedArticles: ['a'], savedServices: ['x'] };
    expect(count(await drawHome({ isMember: true, ...kept, content }), STALE)).toBe(1);
  });

  it.each([true, false])('どれも新しい場合、何も言わない（会員: %s）', async (isMember) => {
    const content = { ...WHOLE, services: SERVICES, recommendedServices: SERVICES, byIds: ARTICLES };
    expect(await drawHome({ isMember, savedArticles: ['a'], savedServices: ['x'], content })).not.toContain(
      STALE,
    );
  });
});

describe('読めなかった部分は、ないとは言わず、そうと断る（G103）', () => {
  it('サービスを読めない会員のホームでは、サービスの見出しは残り、読み込み直せる', async () => {
    const html = await drawHome({ isMember: true, content: { recommendedServices: 'fails' } });
    expect(html).toContain(failed('助けになるサービス'));
    expect(html).toContain('再読み込み');
  });

  // @proves screen /
  it('サービスだけを保存している会員に、読めないあいだも、何も保存していないとは言わない', async () => {
    const html = await drawHome({ isMember: true, savedServices: ['x'], content: { services: 'fails' } });
    expect(html).toContain(failed('お気に入り'));
    expect(html).not.toContain(NOT_KEPT);
  });

  it('記事だけを保存している会員には、サービスを読めないあいだも、保存したものを見せる', async () => {
    const content: ContentAnswers = { services: 'fails', byIds: ARTICLES };
    const html = await drawHome({ isMember: true, savedArticles: ['a'], content });
    expect(html).not.toContain(failed('お気に入り'));
    expect(html).toContain('記事・11月1日（日）に保存');
  });

  it('保存した記事を読めない場合も、何も保存していないとは言わない', async () => {
    const html = await drawHome({ isMember: true, savedArticles: ['a'], content: { byIds: 'fails' } });
    expect(html).toContain(failed('お気に入り'));
    expect(html).not.toContain(NOT_KEPT);
  });

  it.each([
    ['newest', 'おすすめの記事'],
    ['stories', '体験談'],
    ['news', 'お知らせ'],
  ])('訪問者のホームで %s を読めない場合、%sの場所でそうと断る', async (part, what) => {
    expect(await drawHome({ content: { ...WHOLE, [part]: 'fails' } })).toContain(failed(what));
  });
});

/** A member with lung cancer, at a time of treatment or told without one. */
const toldOfLung = (status?: string) => ({
  is_self: true,
  diagnosed_cancers: [
    {
      ...{ id: 'd', cancer_type_id: 'lung', stage: 'unknown' as const, is_primary: true },
      ...(status && { treatment_status_id: status }),
    },
  ],
});

describe('会員の、おすすめの記事', () => {
  it.each([
    ['治療中と伝えた', true, toldOfLung('treating')],
    ['時期を伝えていない', false, toldOfLung()],
    ['何も伝えていない', false, undefined],
  ])('%s会員の場合、「いまのあなたへの」と言うか: %s', async (_, isNamed, told) => {
    const html = await drawHome({ isMember: true, content: WHOLE, ...(told && { told }) });
    expect(html.includes('いまのあなたへのおすすめ')).toBe(isNamed);
    expect(html.includes('おすすめの記事')).toBe(!isNamed);
  });
});

describe('最近の記録に近い記事', () => {
  const FATIGUE = { value: [{ topic: 'fatigue' as const, article: articleOf('fatigue') }] };
  const WISHES = { is_self: true, is_shown_log_articles: true, are_prompts_held: false };
  const STRONG = [{ key: 'fatigue', days: [{ level: 1 }, { level: 3 }] }];
  const visit = (told: object, more: object = {}) =>
    drawHome({ isMember: true, told, symptoms: STRONG, content: { ...WHOLE, onTopics: FATIGUE }, ...more });

  it('「中くらい」より強く書いた症状の記事を、書いたことだけを言って出し、止め方を添える', async () => {
    const html = await visit(WISHES);
    expect(html).toContain('「だるさ」を「中くらい」より強く書いた日がありました');
    expect(hrefsOf(html)).toContain('/articles/fatigue');
    expect(hrefsOf(html)).toContain('/account/notices#log-articles');
  });

  it.each([
    ['止めている', { ...WISHES, is_shown_log_articles: false }, {}],
    ['お知らせを控えている', { ...WISHES, are_prompts_held: true }, {}],
    ['「中くらい」までしか書いていない', WISHES, { symptoms: [{ key: 'fatigue', days: [{ level: 2 }] }] }],
    ['記録が読めない', WISHES, { symptoms: undefined }],
    ['同意を取り消した', WISHES, { symptoms: undefined, hasWithdrawn: true }],
    ['担当者が代わりに開いている', WISHES, { isActing: true }],
    ['その症状の記事がない', WISHES, { content: WHOLE }],
  ])('%s場合、何も出さない', async (_, told, more) => {
    const html = await visit(told, more);
    expect(html).not.toContain('最近の記録に近い記事');
    expect(html).not.toContain(failed('最近の記録に近い記事'));
  });
});

describe('会員の、きょうの調子と次の診察（G25）', () => {
  it('読めなかった場合、それぞれの場所でそうと断る', async () => {
    const html = await drawHome({ isMember: true });
    expect(html).toContain(failed('きょうの調子'));
    expect(html).toContain(failed('次の診察'));
    expect(hrefsOf(html)).toContain('/treatment-logs/new');
  });

  it('同意を取り消した会員には、失敗とは言わず、記録の画面への道だけを残す', async () => {
    const html = await drawHome({ isMember: true, hasWithdrawn: true });
    expect(html).not.toMatch(/きょうの調子|次の診察/);
    expect(html).toContain('一言だけでも、');
    expect(hrefsOf(html)).toContain('/treatment-logs/new');
  });
});

describe('担当者が代わりに開いている会員のホーム（G42）', () => {
  const pathOf = (href = '') => href.split(/[?#]/, 1)[0] ?? '';

  it.each(VARIANT_KEYS)('%s の場合、ご本人だけの画面への道はなく、代わりに一言で伝える', async (variant) => {
    const content = { ...WHOLE, services: SERVICES, byIds: ARTICLES };
    const html = await drawHome({ variant, isMember: true, isActing: true, savedArticles: ['a'], content });
    const paths = hrefsOf(html).map(pathOf);
    expect(paths).toContain('/treatment-logs');
    expect(paths.filter((path) => memberOnlyScreen(path) !== null)).toEqual([]);
    expect(html).toContain('今日の記録は、会員ご本人が書けます。');
  });
});

describe('大切な方を亡くしたと伝えた会員のホーム（G149）', () => {
  const GRIEF = { ...articleOf('grief'), title: '大切な人を亡くしたあとに' };
  const content: ContentAnswers = { ...WHOLE, services: SERVICES, byIds: { value: [GRIEF] } };
  const quiet = { isMember: true, isBereaved: true, content };

  it.each(VARIANT_KEYS)(
    '%s の場合、名前で呼ばず、話せるところと、記録と、終えるときだけがある',
    async (variant) => {
      const html = await drawHome({ ...quiet, variant });
      expect(html).not.toContain('山田');
      expect(html).not.toMatch(/こんにちは|おすすめ|今日のこと|きょうの調子|次の診察|お気に入り/);
      const hrefs = hrefsOf(html);
      for (const href of [
        '/articles/grief',
        '/account/my-data',
        '/unsubscribe',
        '/account/notices#bereavement',
      ])
        expect(hrefs).toContain(href);
      expect(hrefs.some((href) => href?.startsWith('tel:'))).toBe(true);
    },
  );

  it('読みものが読めない場合も、何も欠けたとは言わない', async () => {
    const html = await drawHome({ ...quiet, content: { byIds: 'fails' } });
    expect(html).not.toContain('表示できませんでした');
    expect(hrefsOf(html)).toContain('/account/my-data');
  });

  it('担当者が代わりに開いている場合、ご本人だけの画面への道はない（G42）', async () => {
    const html = await drawHome({ ...quiet, isActing: true });
    const paths = hrefsOf(html).map((href = '') => href.split(/[?#]/, 1)[0] ?? '');
    expect(paths.filter((path) => memberOnlyScreen(path) !== null)).toEqual([]);
    expect(paths).toContain('/articles/grief');
  });
});

describe('何もない部分', () => {
  it.each([true, false])('すすめる記事がない場合、そうと伝える（会員: %s）', async (isMember) => {
    const html = await drawHome({ isMember });
    expect(html).toContain('いまおすすめの記事はありません。');
    expect(html).not.toMatch(/<ul[^>]*><\/ul>/);
  });

  it('すすめるサービスも、保存したものもない会員に、それぞれ一言で伝える', async () => {
    const html = await drawHome({ isMember: true, content: { recommendedServices: { value: [] } } });
    expect(html).toContain('いまおすすめのサービスはありません。');
    expect(html).toContain(NOT_KEPT);
  });

  it('市の窓口の会員には、サービスの場所そのものがない（G128）', async () => {
    const content: ContentAnswers = { recommendedServices: 'fails' };
    const html = await drawHome({ variant: 'chofu', isMember: true, content });
    expect(html).not.toContain('助けになるサービス');
  });
});

describe('会員のホームですすめるサービス（G146）', () => {
  const situation = (id: string, status: string) =>
    ({ id, name: id, order: 1, for_status: [{ id: status, name: '' }], for_family: false }) as never;
  const content: ContentAnswers = {
    recommendedServices: { value: [serviceOf('anybody', ['new']), serviceOf('treated', ['hard'])] },
    situations: { value: [situation('new', 'just-diagnosed'), situation('hard', 'treating')] },
  };
  const told = { is_self: true, diagnosed_cancers: [{ treatment_status_id: 'treating' } as never] };
  const offered = async (visit: object) =>
    hrefsOf(await drawHome({ isMember: true, content, ...visit })).filter((href) =>
      href?.startsWith('/financial/'),
    );

  // @proves outside content: services
  it('治療中だと伝えた会員には、その状況に合うものだけをすすめる', async () => {
    expect(await offered({ told })).toEqual(['/financial/treated']);
  });

  it.each([
    ['何も伝えていない場合', { told: { is_self: true } }],
    ['伝えたことが読めない場合', {}],
    ['どの状況に合うかが読めない場合', { told, content: { ...content, situations: 'fails' } }],
  ])('%s、だれにでもすすめるものを出す', async (_, visit) => {
    expect(await offered(visit)).toEqual(['/financial/anybody', '/financial/treated']);
  });
});

describe('困りごとの四つの窓（G146）', () => {
  it.each(['aflac', 'hatch'] as const)('%s の会員は、自分のための一覧へ進める', async (variant) => {
    const hrefs = hrefsOf(await drawHome({ variant, isMember: true }));
    for (const path of ['/treatment', '/financial', '/life', '/mental']) expect(hrefs).toContain(path);
    expect(hrefs.filter((href) => href?.startsWith('/services?'))).toEqual([]);
  });

  it('訪問者は、みなさん向けの一覧へ、市の窓口の方は記事へ進める', async () => {
    const visitors = hrefsOf(await drawHome({}));
    expect(visitors).toContain('/services?category=financial');
    expect(visitors).not.toContain('/financial');
    const municipal = hrefsOf(await drawHome({ variant: 'chofu', isMember: true }));
    expect(municipal).toContain('/articles?category=money');
    expect(municipal).not.toContain('/financial');
  });
});

describe('ホームの体験談（G99）', () => {
  const [sample, own] = [storyOf('s', 'つくしさん（見本）'), storyOf('t', 'つくしさん')];

  it('見本だけの場合、見本として作ったと言い、同じ道を通った方の話とは言わない', async () => {
    const html = await drawHome({ content: { stories: { value: [sample] } } });
    expect(html).toContain('見本として作った体験談です。');
    expect(html).toContain('つくしさん（見本）');
    expect(html).not.toMatch(/個人の体験です|同じ道を通った方の話/);
  });

  it('見本でない場合、個人の体験だと言う', async () => {
    const html = await drawHome({ content: { stories: { value: [own] } } });
    expect(html).toContain('同じ道を通った方の話');
    expect(html).toContain('個人の体験です。治療の効果や経過は人によって違います。');
    expect(html).not.toContain('見本');
  });

  it('どちらもある場合、見本がどれかを言う', async () => {
    const html = await drawHome({ content: { stories: { value: [own, sample] } } });
    expect(html).toContain('（見本）とあるものは見本として作ったもので、実在の方のお話ではありません。');
    expect(html).not.toContain('同じ道を通った方の話');
  });
});

it('お知らせの場所から、すべてのお知らせへ進める', async () => {
  const visits = [{}, { isMember: true }, { content: { news: 'fails' as const } }];
  for (const visit of visits) expect(hrefsOf(await drawHome(visit))).toContain('/news');
});
