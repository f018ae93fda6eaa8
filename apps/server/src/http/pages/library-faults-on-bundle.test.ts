import type { SAMPLE_COLLECTIONS } from '@hidamari/adapters/content/sample-collections';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { AppUnderTest } from '../app-under-test.fixture.ts';
import { type Endpoints, startBeforeContent, visit } from './library-on-bundle.fixture.ts';
import { loadPageBundle } from './load-page-bundle.ts';
import { describeOnBundle, PAGE_BUNDLE } from './page-bundle.fixture.ts';
import type { PageHandler } from './page-handler.ts';

const ELEVEN_MINUTES = 660_000;

const ALL: Endpoints = () => true;
const only =
  (...names: string[]): Endpoints =>
  (endpoint) =>
    names.includes(endpoint);

/** Pages of the library, with the endpoint that each cannot do without. */
const PAGES = [
  ['/articles', 'cancer-information'],
  ['/articles/body-notes', 'cancer-information'],
  ['/articles/questions', 'q-contents'],
  ['/articles/questions/q-waiting-for-results', 'q-contents'],
  ['/services', 'cancer-service'],
  ['/financial/bill-reading', 'cancer-service'],
  ['/faq', 'faq'],
  ['/news/portal-open', 'info'],
] as const;

/** Pages that stand whatever the content service does: what it cannot tell is left out, or said to be so. */
const STANDING = ['/', '/news', '/lp/hatch'];

const STALE = '最新でない可能性があります';

describeOnBundle('記事の置き場に届かない場合（G103）', () => {
  let handler: PageHandler;
  let portal: AppUnderTest | undefined;
  const start = async (collections?: typeof SAMPLE_COLLECTIONS) => {
    const started = await startBeforeContent(handler, collections);
    portal = started.portal;
    return { ...started, portal: started.portal };
  };

  beforeAll(async () => {
    handler = await loadPageBundle(PAGE_BUNDLE);
  }, 60_000);
  afterEach(() => portal?.close());

  test.each([...PAGES.map(([url]) => url), ...STANDING])(
    '%s は、前に読んだものを、そうと断って見せる',
    async (url) => {
      const { state, portal } = await start();
      const before = await visit(portal, url);
      expect(before.status).toBe(200);
      expect(before.words).not.toContain(STALE);
      state.now = new Date(state.now.getTime() + ELEVEN_MINUTES);
      portal.setNow(state.now);
      state.isDown = ALL;
      const after = await visit(portal, url);
      expect(after.status).toBe(200);
      expect(after.words).toContain(STALE);
    },
  );

  test.each(PAGES)('%s は、欠かせないもののほかが全部だめでも、開く', async (url, needed) => {
    const { state, portal } = await start();
    state.isDown = (endpoint) => endpoint !== needed;
    const { status, words } = await visit(portal, url);
    expect(status).toBe(200);
    expect(words).toMatch(/<h1[\s>]/);
  });

  test.each(PAGES)('%s は、欠かせないものがなければ、落ち着いて断り、電話を示す', async (url, needed) => {
    const { state, portal } = await start();
    state.isDown = only(needed);
    const { status, words } = await visit(portal, url);
    expect(status).toBe(503);
    expect(words).toContain('うまくつながりませんでした');
    expect(words).toContain('tel:');
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
    const narrowed = '/articles?cancer_group=lung&status=treating';
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
