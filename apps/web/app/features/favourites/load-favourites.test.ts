import { describe, expect, it } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { loadFavourites } from './load-favourites.ts';
import { favouritesNow } from './remembered-pages.ts';

const ids = (many: number) => Array.from({ length: many }, (_, at) => `a${at + 1}`);
const DAY = '2026-11-01 09:00:00';

/** The page of a member who keeps so many articles and one service; the content service knows each but `a2`. */
function pageOf(articles: number, member: object = {}, stale = false) {
  const asked: unknown[] = [];
  const answers: Readonly<Record<string, object[]>> = {
    '/favorite-articles': ids(articles).map((page_id) => ({ page_id, created_at: DAY })),
    '/favorite-services': [{ service_id: 's1', created_at: DAY }],
  };
  const page = {
    variant: 'hatch',
    member,
    api: {
      call: async ({ path }: { path: string }, { query }: { query: unknown }) => {
        asked.push(query);
        return { data: answers[path] };
      },
    },
    content: {
      articlesByIds: async (wanted: readonly string[]) => ({
        value: wanted.filter((id) => id !== 'a2').map((id) => ({ id, title: `題${id}` })),
        stale,
      }),
      services: async () => ({ value: [], stale }),
    },
  };
  return { page: page as unknown as PageContext, asked };
}

describe('お気に入りの一覧を読む', () => {
  it('たずねられたページまでを、一度の読み込みで、題をつけて並べる', async () => {
    const { page, asked } = pageOf(45);
    const { list, address } = await loadFavourites(page, { kind: 'article', page: 2 });
    expect(list.rows.map(({ id }) => id)).toEqual(ids(40));
    expect(list.rows[0]).toMatchObject({ keptAt: DAY, article: { title: '題a1' } });
    expect([list.rows[1]?.article, list.totals, address.page]).toEqual([
      null,
      { article: 45, service: 1 },
      2,
    ]);
    expect(asked).toEqual([{ pageAll: true }, { pageAll: true }]);
  });

  it('500をこえて持っていても、終わりまで開ける。終わりの先のページはない', async () => {
    const { page } = pageOf(610);
    const { list, address } = await loadFavourites(page, { kind: 'article', page: 999_999 });
    expect([list.rows.length, address.page]).toEqual([610, 31]);
  });

  it.each(['article', 'service'] as const)(
    '%s の題が前に読んだものの場合だけ、そうと伝える（G138）',
    async (kind) => {
      for (const stale of [true, false]) {
        const { list } = await loadFavourites(pageOf(3, {}, stale).page, { kind, page: 1 });
        expect([list.rows.length > 0, list.isStale]).toEqual([true, stale]);
      }
    },
  );

  it('代わりに手続きをしている担当者には、印を出さない', async () => {
    const { page } = pageOf(3, { acting: {} });
    const { list, kept } = await loadFavourites(page, { kind: 'article', page: 1 });
    expect([list.rows.length, kept]).toEqual([3, null]);
  });
});

describe('外したあとの件数（仕様4）', () => {
  it('外した行は数えず、次に続く行は残りの数から始まる。もとに戻すと、もとの数になる', async () => {
    const { list, kept } = await loadFavourites(pageOf(45).page, { kind: 'article', page: 1 });
    const { a7: _, ...others } = kept?.article ?? {};
    const removed = { article: others, service: {} };
    expect(favouritesNow(list, 'article', removed)).toEqual({
      totals: { article: 44, service: 0 },
      shown: 19,
    });
    expect(favouritesNow(list, 'article', kept)).toEqual({ totals: list.totals, shown: 20 });
    expect(favouritesNow(list, 'article', null)).toEqual({ totals: list.totals, shown: 20 });
  });
});
