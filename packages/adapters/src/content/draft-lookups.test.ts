import { describe, expect, test } from 'vitest';
import { createCachedReader } from './cached-reader.ts';
import { createMicrocmsSource } from './microcms.ts';
import { FEW_COLLECTIONS, PUBLISHED, service, setUp } from './reader-under-test.fixture.ts';

describe('公開前のもの（G27）', () => {
  test('鍵が合えば読め、覚えておかない。合わなければ not_found', async () => {
    const { reader, state } = setUp();
    for (const _ of [1, 2]) {
      const { value } = await reader.getArticleDraft('draft-summer-heat', 'sample-article-draft');
      expect(value).toMatchObject({ id: 'draft-summer-heat', review_due: false });
    }
    expect(state.asked.filter((asked) => asked.includes('draftKey'))).toHaveLength(2);
    for (const key of ['wrong', '', 'a b']) {
      await expect(reader.getArticleDraft('draft-summer-heat', key)).rejects.toMatchObject({
        code: 'not_found',
      });
    }
    await expect(reader.getArticle('draft-summer-heat', 'hatch')).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(
      (await reader.getServiceDraft('draft-shopping-help', 'sample-service-draft')).value.title,
    ).toContain('書きかけ');
  });
});

describe('公開ずみのものの下書き（G27）', () => {
  const drafts = [{ draftKey: 'right-key', item: { ...service('open'), title: '直したもの' } }];
  const start = () =>
    setUp((collections) => {
      const [sample] = FEW_COLLECTIONS['cancer-information']?.items ?? [];
      const articles = collections['cancer-information'] ?? { items: [] };
      return {
        ...collections,
        'cancer-service': { ...collections['cancer-service'], items: [service('open')], drafts },
        'cancer-information': {
          ...articles,
          drafts: [{ draftKey: 'right-key', item: { ...sample, id: 'body-notes', title: '直したもの' } }],
        },
      };
    });

  test('鍵が合えば下書きを返し、違う鍵では、公開ずみの文を下書きとして見せない', async () => {
    const { reader } = start();
    expect((await reader.getServiceDraft('open', 'right-key')).value.title).toBe('直したもの');
    expect((await reader.getArticleDraft('body-notes', 'right-key')).value.title).toBe('直したもの');
    for (const read of [
      reader.getServiceDraft('open', 'wrong-key'),
      reader.getArticleDraft('body-notes', 'wrong-key'),
      reader.getArticleDraft('sleepless-night', 'right-key'),
    ]) {
      await expect(read).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  test('一度も公開していないものは、いま公開したものとして見せる', async () => {
    const { reader, state } = setUp();
    const publishedAt = state.now.toISOString();
    const article = await reader.getArticleDraft('draft-summer-heat', 'sample-article-draft');
    const shopping = await reader.getServiceDraft('draft-shopping-help', 'sample-service-draft');
    expect([article.value.publishedAt, shopping.value.publishedAt]).toEqual([publishedAt, publishedAt]);
  });

  test('まだ書いていない欄が null で届いても、読める', async () => {
    const item = { ...service('new'), publishedAt: null, revisedAt: null, external_url: null };
    const source = createMicrocmsSource({
      ...{ baseUrl: 'http://content.invalid/api/v1', apiKey: 'key', pausesMs: [] },
      fetch: async ({ url }) =>
        new URL(url).searchParams.has('draftKey')
          ? Response.json(item)
          : Response.json({ message: 'Not found' }, { status: 404 }),
    });
    const clock = () => new Date(PUBLISHED);
    const reader = createCachedReader({ source, clock, bundledLegalTexts: [] });
    expect((await reader.getServiceDraft('new', 'key')).value).toMatchObject({ id: 'new', title: 'new' });
  });
});

describe('本文のうち、ページに出せなかったもの', () => {
  const body = '<p class="lead">a</p><form><p>b</p></form>';
  const start = () =>
    setUp((collections) => ({
      ...collections,
      'cancer-service': {
        ...collections['cancer-service'],
        items: [service('open', { body })],
        drafts: [{ draftKey: 'key', item: { ...service('open', { body }), title: '直したもの' } }],
      },
    }));

  test('下書きでは、編集者に知らせる', async () => {
    const { reader } = start();
    const { value } = await reader.getServiceDraft('open', 'key');
    expect(value.left_out).toEqual(['p[class]', 'form']);
  });

  test('公開したものでは、運用の記録に、一つのものにつき一度だけ書く', async () => {
    const { reader, state } = start();
    await reader.getService('open');
    state.now = new Date(state.now.getTime() + 3_600_000);
    await reader.getService('open');
    expect(state.reported).toEqual(['content-left-out cancer-service/open: p[class] form']);
  });
});
