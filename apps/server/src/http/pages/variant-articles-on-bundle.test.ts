import { LIST_PAGE_SIZE } from '@hidamari/domain/limits';
import { ARTICLES } from '@hidamari/sample-content/articles';
import { beforeAll, expect, test } from 'vitest';
import type { AppUnderTest } from '../app-under-test.fixture.ts';
import { startBeforeContent, visit } from './library-on-bundle.fixture.ts';
import { describeOnBundle, PAGE_BUNDLE } from './page-bundle.fixture.ts';
import { loadPageBundle } from './page-handler.ts';
import { ELIGIBLE } from './pages-under-test.fixture.ts';

const NOTICE = 'chofu-asking-at-city-hall';
const GENERAL = 'eligibility=general; eligibility_renewed=1';
const CHOFU = 'chofu.localhost:3000';
/** The list with all of its pages: those of the city's own category are in its list alone. */
const wholeList = (articles: readonly unknown[]) =>
  `/articles?page=${Math.ceil(articles.length / LIST_PAGE_SIZE)}`;
const OTHERS = ARTICLES.filter(({ category }) => category.id !== 'chofu-info');

describeOnBundle('市の分類の記事', () => {
  let portal: AppUnderTest;
  beforeAll(async () => {
    ({ portal } = await startBeforeContent(await loadPageBundle(PAGE_BUNDLE)));
    return () => portal.close();
  });

  test('市の窓口では、住所でも一覧でも読める', async () => {
    expect((await visit(portal, `/articles/${NOTICE}`, GENERAL, CHOFU)).status).toBe(200);
    expect((await visit(portal, wholeList(ARTICLES), GENERAL, CHOFU)).words).toContain(`/articles/${NOTICE}`);
  });

  test.each([
    ['保険', ELIGIBLE],
    ['一般', GENERAL],
  ])('%sの窓口では、住所は404で、一覧にない', async (_, cookie) => {
    expect((await visit(portal, `/articles/${NOTICE}`, cookie)).status).toBe(404);
    const list = (await visit(portal, wholeList(OTHERS), cookie)).words;
    for (const { id } of OTHERS) expect(list).toContain(`/articles/${id}`);
    expect(list).not.toContain(NOTICE);
  });
});
