import { createCachedReader } from '@hidamari/adapters/content/cached-reader';
import { createEmbeddedSource } from '@hidamari/adapters/content/embedded-source';
import type { ContentReader } from '@hidamari/contract/content';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { ARTICLES } from '@hidamari/sample-content/articles';
import { GLOSSARY } from '@hidamari/sample-content/glossary';
import { LEGAL_TEXTS } from '@hidamari/sample-content/legal-texts';
import { NEWS } from '@hidamari/sample-content/news';
import { Q_CONTENTS } from '@hidamari/sample-content/q-contents';
import { SERVICES } from '@hidamari/sample-content/services';
import { expect, test, vi } from 'vitest';
import { checkedContent } from './page-context-for.ts';

const EVIL = '<p onclick="evil()">一言</p><script>evil()</script><img src="x" onerror="evil()">';
const INERT = '一言</p>evil()';

/** Every text that is HTML, by the look-up that answers it. */
const TEXTS = [
  ['getArticle', 'body'],
  ['getArticle', 'easy_body'],
  ['getArticleDraft', 'body'],
  ['getArticleDraft', 'easy_body'],
  ['getNews', 'body'],
  ['getService', 'body'],
  ['getService', 'body_insurance'],
  ['getServiceDraft', 'body'],
  ['getServiceDraft', 'body_insurance'],
  ['faqs', 'answer'],
  ['getQContent', 'content'],
  ['monitorSurveys', 'notes'],
  ['landingSections', 'body'],
  ['legalText', 'body'],
] as const;

const LEGAL_KINDS = [
  ...(['terms', 'privacy-policy', 'privacy-rule', 'site-policy', 'service-policy'] as const),
  'sensitive-data-consent' as const,
];
const LISTS: readonly string[] = ['faqs', 'monitorSurveys', 'landingSections'];

// @proves outside content: rich text
test.each(TEXTS)(
  '%s の %s に、洗われていない文がまぎれても、動くものは残らず、そのことを知らせる',
  async (lookup, text) => {
    const item = { id: 'x', title: '<題>', [text]: EVIL };
    const read = async () => ({
      value: LISTS.includes(lookup) ? [item, item] : item,
      stale: true,
      fetchedAt: 5,
    });
    const report = vi.fn();
    const checked = checkedContent({ [lookup]: read } as unknown as ContentReader, report);
    const answer = await (checked[lookup] as unknown as typeof read)();
    const after = { ...item, [text]: INERT };
    const value = LISTS.includes(lookup) ? [after, after] : after;
    expect(answer).toEqual({ value, stale: true, fetchedAt: 5 });
    expect(report).toHaveBeenCalledOnce();
    expect(String(report.mock.calls[0])).not.toContain('evil');
  },
);

test('製品と一緒に届く文は、どれも、そのまま通る', async () => {
  const clock = () => new Date('2026-11-20T03:00:00.000Z');
  const bundled = { bundledLegalTexts: LEGAL_TEXTS, bundledGlossary: GLOSSARY };
  const content = createCachedReader({ source: createEmbeddedSource({ clock }), clock, ...bundled });
  const report = vi.fn();
  const everything = (reader: ContentReader) =>
    Promise.all([
      reader.monitorSurveys(),
      ...ARTICLES.map(({ id }) => reader.getArticle(id, 'chofu')),
      ...Q_CONTENTS.map(({ id }) => reader.getQContent(id)),
      ...SERVICES.map(({ id }) => reader.getService(id)),
      ...NEWS.map(({ id, variants }) => reader.getNews(id, variants?.[0] ?? 'hatch')),
      ...LEGAL_KINDS.map((kind) => reader.legalText(kind, 'chofu')),
      ...VARIANT_KEYS.flatMap((variant) => [reader.faqs(variant), reader.landingSections(variant)]),
    ]);
  expect(await everything(checkedContent(content, report))).toEqual(await everything(content));
  expect(report).not.toHaveBeenCalled();
});
