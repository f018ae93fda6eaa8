import { SAMPLE_COLLECTIONS } from '@hidamari/adapters/content/sample-collections';
import type { ContentReader } from '@hidamari/contract/content';
import { beforeAll, expect, test } from 'vitest';
import { startBeforeContent, visit } from './library-on-bundle.fixture.ts';
import { describeOnBundle, PAGE_BUNDLE } from './page-bundle.fixture.ts';
import { loadPageBundle, type PageHandler } from './page-handler.ts';
import { ELIGIBLE, HANAKO } from './pages-under-test.fixture.ts';

/** Stands in no page of its own accord. */
const MARK = '目印のひとこと九四一';

/** Script in the ways that an editor's text could bring it. */
const EVIL = `<p onclick="evil()">${MARK}</p><script>evil()</script><img src="x" onerror="evil()"><a href="javascript:evil()">先へ</a><iframe src="javascript:evil()"></iframe><iframe src="https://frame.example/"></iframe><svg onload="evil()"></svg>`;

/** Every item of the sample content, with script in each of its texts of this name. */
const poisoned = (field: string) =>
  Object.fromEntries(
    Object.entries(SAMPLE_COLLECTIONS).map(([name, collection]) => [
      name,
      {
        ...collection,
        items: collection.items.map((item) => (field in item ? { ...item, [field]: EVIL } : item)),
      },
    ]),
  );

/** The same, had the content reader cleaned nothing: every item that it answers has script in its text of this name. */
const uncleaned = (field: string) => (content: ContentReader) =>
  new Proxy(content, {
    get: (target, name) => {
      const read = Reflect.get(target, name);
      if (typeof read !== 'function') return read;
      return async (...input: unknown[]) => {
        const answer = await read.apply(target, input);
        const poison = (item: object) => (field in item ? { ...item, [field]: EVIL } : item);
        const isList = Array.isArray(answer.value);
        return { ...answer, value: isList ? answer.value.map(poison) : poison(Object(answer.value)) };
      };
    },
  });

const VISITOR = ELIGIBLE;
const MEMBER = HANAKO.cookie;

/** Every text of the content service that a page draws as it was written, and a page that draws it. */
const TEXTS = [
  ['/articles/sleepless-night', 'body', VISITOR],
  ['/articles/sleepless-night', 'easy_body', VISITOR],
  ['/articles/questions/q-waiting-for-results', 'content', VISITOR],
  ['/treatment/support-centre', 'body', VISITOR],
  ['/financial/bill-reading', 'body_insurance', VISITOR],
  ['/faq', 'answer', VISITOR],
  ['/articles/words', 'meaning', VISITOR],
  ['/news/portal-open', 'body', VISITOR],
  ['/lp/aflac', 'body', VISITOR],
  ['/terms/aflac', 'body', VISITOR],
  ['/treatment/monitor', 'notes', MEMBER],
] as const;

describeOnBundle('記事の文に、動くものがまぎれた場合（F23）', () => {
  let handler: PageHandler;
  beforeAll(async () => {
    handler = await loadPageBundle(PAGE_BUNDLE);
  });

  test.each(TEXTS)('%s の %s では動かず、文だけが残る', async (url, field, cookie) => {
    const { portal } = await startBeforeContent(handler, { collections: poisoned(field) });
    const { status, html, words } = await visit(portal, url, cookie);
    await portal.close();
    expect(status).toBe(200);
    expect(words).toContain(MARK);
    // Words that are no HTML show the signs themselves, written out; no tag of the page knows of it.
    expect(words).not.toMatch(/<[^>]*evil/);
    expect(html).not.toContain('<script>evil()');
    // A page from elsewhere is a link that somebody presses, and no part of ours.
    expect(html).not.toContain('<iframe src="https://frame.example');
  });

  // Words of the glossary are no HTML: nobody cleans them, and they are drawn as words.
  // @proves outside content: rich text
  test.each(TEXTS.filter(([, field]) => field !== 'meaning'))(
    '%s の %s が洗われずに届いても、画面にもそのデータにも動くものは残らず、運用の記録に残る',
    async (url, field, cookie) => {
      const { portal } = await startBeforeContent(handler, { change: uncleaned(field) });
      const page = await visit(portal, url, cookie);
      const data = await visit(portal, `${url}.data`, cookie);
      await portal.close();
      expect([page.status, data.status]).toEqual([200, 200]);
      expect(page.words).toContain(MARK);
      expect(data.html).toContain(MARK);
      // What stood in a script is words now, and may be among those of the page's description.
      for (const { html } of [page, data]) {
        expect(html).not.toMatch(/<(?!meta )[^>]*evil|<script>evil|<iframe src="https:\/\/frame/);
      }
      const faults = portal.logged.filter((line) => line.includes('UncleanHtml'));
      expect(faults.length).toBeGreaterThan(0);
      expect(faults.join()).not.toMatch(/evil|目印/);
      // Which text it was, so that somebody can mend it.
      expect(faults.join()).toMatch(/"code":"\w+(?: [\w-]+)*"/);
    },
  );
});
