import { existsSync } from 'node:fs';
import { createCachedReader } from '@hidamari/adapters/content/cached-reader';
import { createEmbeddedContentServer } from '@hidamari/adapters/content/embedded';
import { createMicrocmsSource } from '@hidamari/adapters/content/microcms';
import { SAMPLE_COLLECTIONS } from '@hidamari/adapters/content/sample-collections';
import { GLOSSARY } from '@hidamari/sample-content/glossary';
import { LEGAL_TEXTS } from '@hidamari/sample-content/legal-texts';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type AppUnderTest, fakeAuthenticator, startApp, TEST_NOW } from '../app-under-test.fixture.ts';
import { loadPageBundle } from './load-page-bundle.ts';
import type { PageHandler } from './page-handler.ts';
import { ELIGIBLE } from './pages-under-test.fixture.ts';

const BUNDLE = new URL('../../../../web/build/server/index.js', import.meta.url);
const ELEVEN_MINUTES = 660_000;

/** What an endpoint of the content service does. */
type Endpoints = (endpoint: string) => boolean;
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

const STALE = '最新でない可能性があります';

/** Script in the ways that an editor's text could bring it. */
const EVIL =
  '<p onclick="evil()">本文</p><script>evil()</script><img src="x" onerror="evil()"><a href="javascript:evil()">先へ</a><iframe src="https://evil.example"></iframe><svg onload="evil()"></svg>';

/** Every item of the sample content, with script in each of its texts of this name. */
const poisoned = (fields: readonly string[]) =>
  Object.fromEntries(
    Object.entries(SAMPLE_COLLECTIONS).map(([name, collection]) => [
      name,
      {
        ...collection,
        items: collection.items.map((item) => ({
          ...item,
          ...Object.fromEntries(fields.filter((field) => field in item).map((field) => [field, EVIL])),
        })),
      },
    ]),
  );

/** The portal with its real pages before a content service that can fail, endpoint by endpoint. */
async function startBeforeContent(handler: PageHandler, collections = SAMPLE_COLLECTIONS) {
  const state = { now: TEST_NOW, isDown: (() => false) as Endpoints };
  const clock = () => state.now;
  const service = createEmbeddedContentServer({ collections, apiKey: 'key', clock });
  const source = createMicrocmsSource({
    baseUrl: 'http://content.invalid/api/v1',
    apiKey: 'key',
    pausesMs: [],
    fetch: async (request) => {
      const endpoint = new URL(request.url).pathname.split('/')[3] ?? '';
      return state.isDown(endpoint) ? new Response('', { status: 503 }) : service(request);
    },
  });
  const bundled = { bundledLegalTexts: LEGAL_TEXTS, bundledGlossary: GLOSSARY };
  const content = createCachedReader({ source, clock, ...bundled });
  const sessions = { mintAccessToken: () => Promise.reject(new Error('nobody')) };
  const portal = await startApp(
    { authenticator: fakeAuthenticator({}), pages: { handler, sessions } },
    {},
    { content },
  );
  return { state, portal };
}

async function visit({ app }: AppUnderTest, url: string) {
  const { statusCode, payload } = await app.inject({
    url,
    headers: { host: 'localhost:3000', cookie: ELIGIBLE },
  });
  return { status: statusCode, html: payload, words: payload.replace(/<script[\s\S]*?<\/script>/g, '') };
}

// `npm test` builds the pages before anything else; one file alone may be run without them.
describe.runIf(existsSync(BUNDLE))('記事の置き場に届かない場合（G103）', () => {
  let handler: PageHandler;
  let portal: AppUnderTest | undefined;
  const start = async (collections?: typeof SAMPLE_COLLECTIONS) => {
    const started = await startBeforeContent(handler, collections);
    portal = started.portal;
    return { ...started, portal: started.portal };
  };

  beforeAll(async () => {
    handler = await loadPageBundle(BUNDLE);
  }, 60_000);
  afterEach(() => portal?.close());

  test.each(PAGES)('%s は、前に読んだものを、そうと断って見せる', async (url) => {
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
  });

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

  test.each(['/articles?category=money', '/articles/questions?status=treating'])(
    '%s は、しぼりこめないとき、そうと断ってすべてを見せる',
    async (url) => {
      const { state, portal } = await start();
      state.isDown = (endpoint) => endpoint !== 'cancer-information' && endpoint !== 'q-contents';
      const { status, words } = await visit(portal, url);
      expect(status).toBe(200);
      expect(words).toContain('いまは、しぼりこめません');
      expect(words).not.toMatch(/でしぼりこむ"/);
    },
  );

  test('ホームは、何も読めなくても開き、電話を示す', async () => {
    const { state, portal } = await start();
    state.isDown = ALL;
    const { status, words } = await visit(portal, '/');
    expect(status).toBe(200);
    expect(words).toContain('tel:');
  });
});

describe.runIf(existsSync(BUNDLE))('記事の文に、動くものがまぎれた場合（F23）', () => {
  test.each([
    ['/articles/body-notes', 'content'],
    ['/articles/questions/q-waiting-for-results', 'content'],
    ['/financial/bill-reading', 'content'],
    ['/faq', 'answer'],
    ['/articles/words', 'explanation'],
    ['/news/portal-open', 'body'],
  ])('%s では動かず、文だけが残る', async (url, field) => {
    const { portal } = await startBeforeContent(await loadPageBundle(BUNDLE), poisoned([field]));
    const { status, words } = await visit(portal, url);
    await portal.close();
    expect(status).toBe(200);
    expect(words).toContain('本文');
    expect(words).not.toContain('evil');
  });
});
