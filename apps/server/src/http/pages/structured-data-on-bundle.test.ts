import { SAMPLE_COLLECTIONS } from '@hidamari/adapters/content/sample-collections';
import { stripMarkup } from '@hidamari/domain/japanese-text';
import { VARIANT_KEYS, type VariantKey } from '@hidamari/domain/site-variants';
import { ARTICLES } from '@hidamari/sample-content/articles';
import { FAQ } from '@hidamari/sample-content/faq';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startBeforeContent, visit } from './library-on-bundle.fixture.ts';
import { describeOnBundle, PAGE_BUNDLE } from './page-bundle.fixture.ts';
import { loadPageBundle, type PageHandler } from './page-handler.ts';
import { readHead } from './page-head.fixture.ts';
import { VARIANT_HOSTS } from './variant-hosts.fixture.ts';

const ARTICLE = 'sleepless-night';
const STORY = 'story-four-notebooks';

describeOnBundle('検索エンジンに伝える、ページのなかみ（schema.org）', () => {
  let handler: PageHandler;
  beforeAll(async () => {
    handler = await loadPageBundle(PAGE_BUNDLE);
  });

  const structuredAt = async (
    url: string,
    variant: VariantKey = 'hatch',
    collections = SAMPLE_COLLECTIONS,
  ) => {
    const started = await startBeforeContent(handler, { collections });
    onTestFinished(() => started.portal.close());
    const { host, cookie } = VARIANT_HOSTS[variant];
    return readHead((await visit(started.portal, url, cookie, host)).html).structured;
  };

  // @proves page structured data
  test.each(VARIANT_KEYS)('%s の記事は、出典のある、病気の方のためのページだと伝える', async (variant) => {
    const article = ARTICLES.find(({ id }) => id === ARTICLE);
    const url = `http://${VARIANT_HOSTS[variant].host}/articles/${ARTICLE}`;
    const [data, ...others] = await structuredAt(`/articles/${ARTICLE}`, variant);
    expect(others).toEqual([]);
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'MedicalWebPage',
      '@id': url,
      url,
      name: article?.title,
      description: article?.summary,
      inLanguage: 'ja',
      datePublished: article?.publishedAt,
      audience: { '@type': 'PeopleAudience', audienceType: 'Patient' },
      citation: article?.sources?.map((source) => ({
        '@type': 'CreativeWork',
        name: source.publisher,
        url: source.url,
      })),
    });
    // What comes with the portal is a sample that nobody has checked: no review is told.
    expect(data).not.toHaveProperty('lastReviewed');
  });

  test('体験談は、医療のページだとは言わない（G99）', async () => {
    const [data] = await structuredAt(`/articles/${STORY}`);
    expect(data?.['@type']).toBe('Article');
    expect(Object.keys(data ?? {})).not.toContain('lastReviewed');
  });

  // @proves page structured data
  test.each(VARIANT_KEYS)(
    '%s のよくある質問は、その窓口の質問と答えを、全部そのまま伝える',
    async (variant) => {
      const asked = FAQ.filter(({ variants }) => !variants?.length || variants.includes(variant));
      const [data, ...others] = await structuredAt('/faq', variant);
      expect(others).toEqual([]);
      expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'FAQPage' });
      const told = (data?.mainEntity ?? []) as { name: string; acceptedAnswer: { text: string } }[];
      const sorted = (pairs: [string, string][]) => pairs.sort(([one], [other]) => one.localeCompare(other));
      expect(sorted(told.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text]))).toEqual(
        sorted(asked.map(({ question, answer }) => [question, stripMarkup(answer)])),
      );
      expect(asked.length).toBeGreaterThan(20);
    },
  );

  test.each(['/', '/articles', '/news/portal-open', '/lp/hatch'])('%s は、何も言わない', async (url) => {
    expect(await structuredAt(url)).toEqual([]);
  });

  test('題にしるしがまぎれても、書いたとおりに読め、動かない', async () => {
    const title = '題</script><script>evil()</script>&amp;の終わり';
    const { 'cancer-information': articles, ...rest } = SAMPLE_COLLECTIONS;
    const items = articles?.items.map((item) => (item.id === ARTICLE ? { ...item, title } : item)) ?? [];
    const [data] = await structuredAt(`/articles/${ARTICLE}`, 'hatch', {
      ...rest,
      'cancer-information': { ...articles, items, filterable: articles?.filterable ?? [] },
    });
    expect(data?.name).toBe(title);
  });
});
