import type { PublicPolicySource } from '@hidamari/adapters/privacy-policy/port';
import type { ContentReader } from '@hidamari/contract/content';
import { listFavouriteArticlesEndpoint, listFavouriteServicesEndpoint } from '@hidamari/contract/favourites';
import { AppError } from '@hidamari/domain/errors';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { route } from '../route.ts';
import { type Endpoints, startBeforeContent, visit } from './library-on-bundle.fixture.ts';
import { describeOnBundle, PAGE_BUNDLE } from './page-bundle.fixture.ts';
import { loadPageBundle, type PageHandler } from './page-handler.ts';
import { ELIGIBLE, HANAKO } from './pages-under-test.fixture.ts';

const ELEVEN_MINUTES = 660_000;

const ALL: Endpoints = () => true;
const only =
  (...names: string[]): Endpoints =>
  (endpoint) =>
    names.includes(endpoint);

/** Pages of the library, with the endpoints that each cannot do without. */
const PAGES = [
  ['/articles', ['cancer-information']],
  ['/articles/top', ['cancer-information', 'cancer-information-category']],
  ['/articles/body-notes', ['cancer-information']],
  ['/articles/questions', ['q-contents']],
  ['/articles/questions/q-waiting-for-results', ['q-contents']],
  ['/services', ['cancer-service']],
  ['/financial/bill-reading', ['cancer-service']],
  ['/faq', ['faq']],
  ['/news/portal-open', ['info']],
] as const;

/** Pages that stand whatever the content service does: what it cannot tell is left out, or said to be so. */
const STANDING = ['/', '/news', '/lp/hatch'];

/** Pages that only members open. */
const OF_MEMBERS = [
  ...['/financial', '/treatment', '/life', '/mental', '/treatment/monitor'],
  ...['/favorite', '/favorite?category=service'],
];

/** Pages for which a copy comes with the product: they stand before anything was read, too. */
const WITH_COPY = [
  '/articles/words',
  ...['/terms/aflac', '/terms/hatch', '/terms/chofu', '/privacy', '/privacy/chofu', '/service-policy'],
  ...['/site-policy/aflac', '/site-policy/hatch', '/site-policy/chofu'],
];

const STALE = '最新でない可能性があります';
/** How often a page says so. */
const notesIn = ({ words }: { words: string }) => words.split(STALE).length - 1;

const VISITOR = ELIGIBLE;
const MEMBER = HANAKO.cookie;
const kept = { is_deleted: false, created_at: '2026-11-01 09:00:00' };
const meta = { page: 1, per_page: 500, total: 1 };
/** What the member keeps. */
const FAVOURITES = [
  route(listFavouriteArticlesEndpoint, async () => ({
    status: 200,
    body: { data: [{ page_id: 'body-notes', ...kept }], meta },
  })),
  route(listFavouriteServicesEndpoint, async () => ({
    status: 200,
    body: { data: [{ service_id: 'bill-reading', ...kept }], meta },
  })),
];

describeOnBundle('記事の置き場に届かない場合（G103）', () => {
  let handler: PageHandler;
  const start = async (publicPolicy?: PublicPolicySource) => {
    const more = publicPolicy && { publicPolicy };
    const started = await startBeforeContent(handler, { routes: FAVOURITES, ...more });
    onTestFinished(() => started.portal.close());
    const elevenMinutesLater = () => {
      started.state.now = new Date(started.state.now.getTime() + ELEVEN_MINUTES);
      started.portal.setNow(started.state.now);
    };
    return { ...started, elevenMinutesLater };
  };

  beforeAll(async () => {
    handler = await loadPageBundle(PAGE_BUNDLE);
  });

  // @proves outside content: out of reach
  test.each([
    ...[...PAGES.map(([url]) => url), ...STANDING, ...WITH_COPY].map((url) => [url, VISITOR] as const),
    ...OF_MEMBERS.map((url) => [url, MEMBER] as const),
  ])('%s は、前に読んだものを、一度だけそうと断って見せる', async (url, cookie) => {
    const { state, portal, elevenMinutesLater } = await start();
    const before = await visit(portal, url, cookie);
    expect([before.status, notesIn(before)]).toEqual([200, 0]);
    elevenMinutesLater();
    state.isDown = ALL;
    const after = await visit(portal, url, cookie);
    expect([after.status, notesIn(after)]).toEqual([200, 1]);
  });

  test.each(WITH_COPY)(
    '%s は、何も読めたことがなくても、製品と一緒に届いた写しを、そうと断って見せる',
    async (url) => {
      const { state, portal } = await start();
      state.isDown = ALL;
      const page = await visit(portal, url);
      expect([page.status, notesIn(page)]).toEqual([200, 1]);
    },
  );

  test('記事が新しくても、次にできることが前に読んだものなら、そこで断る', async () => {
    const { state, portal, elevenMinutesLater } = await start();
    expect(notesIn(await visit(portal, '/articles/body-notes'))).toBe(0);
    elevenMinutesLater();
    state.isDown = only('cancer-service');
    const { words } = await visit(portal, '/articles/body-notes');
    const [before, after] = words.split('次にできること');
    expect([before, after].map((part = '') => notesIn({ words: part }))).toEqual([0, 1]);
  });

  test('/privacy は、公開サイトが読めないあいだ、代わりの文章を、その日付の時点のものと示す（G12）', async () => {
    const { portal } = await start({ read: () => Promise.reject(new AppError('unavailable')) });
    const page = await visit(portal, '/privacy');
    expect([page.status, notesIn(page)]).toEqual([200, 1]);
    expect(page.words).toMatch(/<time dateTime="[\d-]+">\d+年\d+月\d+日時点<\/time>/);
  });

  test.each(PAGES)('%s は、欠かせないもののほかが全部だめでも、開く', async (url, needed) => {
    const { state, portal } = await start();
    state.isDown = (endpoint) => !only(...needed)(endpoint);
    const { status, words } = await visit(portal, url);
    expect(status).toBe(200);
    expect(words).toMatch(/<h1[\s>]/);
  });

  test.each(PAGES)('%s は、欠かせないものがなければ、落ち着いて断り、電話を示す', async (url, needed) => {
    const { state, portal } = await start();
    state.isDown = only(...needed);
    const { status, words } = await visit(portal, url);
    expect(status).toBe(503);
    expect(words).toContain('うまくつながりませんでした');
    expect(words).toContain('tel:');
  });

  /** Neither answers nor refuses, as long as it is silent. */
  const startSilent = async () => {
    const state = { isSilent: true };
    const change = (content: ContentReader) =>
      new Proxy(content, {
        get: (target, name) => {
          const read = Reflect.get(target, name);
          if (typeof read !== 'function') return read;
          return (...input: unknown[]) =>
            state.isSilent ? new Promise(() => undefined) : read.apply(target, input);
        },
      });
    const started = await startBeforeContent(handler, { routes: FAVOURITES, change });
    onTestFinished(() => started.portal.close());
    const later = (ms: number) => started.portal.setNow(new Date(started.state.now.getTime() + ms));
    return { ...started, later, speak: () => Object.assign(state, { isSilent: false }) };
  };
  const GONE = 'を表示できませんでした';

  test.each(['/', '/news'])(
    '%s は、答えも断りもない場合も、読めない部分だけがそう言って開き、答えるようになれば、すぐに元に戻る',
    async (url) => {
      const { portal, speak, later } = await startSilent();
      const before = await visit(portal, url);
      expect([before.status, before.words.includes(GONE)]).toEqual([200, true]);
      speak();
      later(11_000);
      const after = await visit(portal, url);
      expect([after.status, after.words.includes(GONE)]).toEqual([200, false]);
    },
  );

  test('会員のホームも、答えも断りもない場合に開く', async () => {
    const { portal } = await startSilent();
    expect((await visit(portal, '/', MEMBER)).status).toBe(200);
  });

  // Whom a question is for (age, gender, everybody) is no look-up of the content service: those ways stay.
  test.each([
    { url: '/articles?category=money', said: 'いまは、しぼりこめません', without: /でしぼりこむ"/ },
    {
      url: '/articles/questions?status=treating',
      said: 'いまは、こまかくしぼりこめません',
      without: /治療の時期でしぼりこむ"|がんの種類"/,
    },
  ])('$url は、しぼりこめないとき、そうと断って見せる', async ({ url, said, without }) => {
    const { state, portal } = await start();
    state.isDown = (endpoint) => endpoint !== 'cancer-information' && endpoint !== 'q-contents';
    const { status, words } = await visit(portal, url);
    expect(status).toBe(200);
    expect(words).toContain(said);
    expect(words).not.toMatch(without);
  });

  test('お知らせの一覧は、読めなくても開き、ないとは言わない', async () => {
    const { state, portal } = await start();
    state.isDown = only('info');
    const { status, words } = await visit(portal, '/news');
    expect(status).toBe(200);
    expect(words).toContain('お知らせを表示できませんでした。');
    expect(words).not.toContain('いまお知らせはありません');
  });

  test('/articles は、がんの種類が読めないとき、そうと断り、見えないしぼりこみをしない', async () => {
    const { state, portal } = await start();
    state.isDown = only('cancer-group');
    const countOf = async (url: string) => /全\d+件中/.exec((await visit(portal, url)).words)?.[0];
    const narrowed = '/articles?cancer_group=lung';
    expect((await visit(portal, narrowed)).words).toContain('いまは、しぼりこめません');
    expect(await countOf(narrowed)).toBe(await countOf('/articles'));
  });

  test('/services は、小さな種類と状況が読めないとき、そうと断り、見えないしぼりこみをしない', async () => {
    const { state, portal } = await start();
    state.isDown = (endpoint) => endpoint !== 'cancer-service';
    const countOf = async (url: string) => /全\d+件中/.exec((await visit(portal, url)).words)?.[0];
    const narrowed = '/services?sub_category=life-work&recommend_category=family';
    expect((await visit(portal, narrowed)).words).toContain('いまは、こまかくしぼりこめません');
    expect(await countOf(narrowed)).toBe(await countOf('/services'));
  });

  test('ホームは、何も読めなくても開き、電話を示す', async () => {
    const { state, portal } = await start();
    state.isDown = ALL;
    const { status, words } = await visit(portal, '/');
    expect(status).toBe(200);
    expect(words).toContain('tel:');
  });
});
