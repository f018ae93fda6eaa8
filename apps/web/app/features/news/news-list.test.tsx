import type { ContentReader, NewsQuery, NewsSummary } from '@hidamari/contract/content';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { describe, expect, it } from 'vitest';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import { NewsListSection } from './components/news-list-section.tsx';
import { newsHref, readNewsList } from './news-list.ts';

/** A content service with so many news, the newest first. */
function serviceWith(count: number, stale = false) {
  const all = Array.from({ length: count }, (_, at) => ({
    id: `n${at + 1}`,
    title: `お知らせの題 ${at + 1}`,
    publishedAt: '2026-11-10T00:00:00.000Z',
    important: at === 0,
    variants: VARIANT_KEYS,
    closure_from: '2026-12-30',
  })) as unknown as NewsSummary[];
  const listNews = ({ page = 1, perPage = 20 }: NewsQuery) =>
    Promise.resolve({
      value: { items: all.slice((page - 1) * perPage, page * perPage), page, perPage, total: count },
      stale,
    });
  return { listNews } as unknown as ContentReader;
}
const read = (count: number, page: number) =>
  readNewsList(serviceWith(count), { variant: 'hatch', page }).then(({ value }) => value);

describe('お知らせの一覧（決定0050）', () => {
  // @proves screen /news
  it('新しい順に、20件ずつ、住所にある分まで並べる', async () => {
    const ids = async (page: number) => (await read(45, page)).news.map(({ id }) => id);
    expect(await ids(1)).toHaveLength(20);
    expect((await ids(2)).slice(18, 22)).toEqual(['n19', 'n20', 'n21', 'n22']);
    expect(await ids(3)).toHaveLength(45);
    expect(await read(45, 99)).toMatchObject({ page: 3, total: 45 });
    expect(await read(0, 2)).toEqual({ news: [], total: 0, page: 1 });
  });

  it('行に出さないことは、画面のデータに入れない', async () => {
    expect((await read(1, 1)).news).toEqual([
      { id: 'n1', title: 'お知らせの題 1', publishedAt: '2026-11-10T00:00:00.000Z', important: true },
    ]);
  });

  it('前に読んだものを出しているときは、そうと伝える（G138）', async () => {
    const answer = await readNewsList(serviceWith(45, true), { variant: 'hatch', page: 2 });
    expect(answer.stale).toBe(true);
  });

  it('はじめのページの住所に、番号はつけない', () => {
    expect([newsHref(1), newsHref(2)]).toEqual(['/news', '/news?page=2']);
  });
});

describe('お知らせの一覧の見え方', () => {
  it('会員には、まだ開いていないものに印をつけ、続きへの道を示す', async () => {
    const html = drawOnPage(<NewsListSection list={await read(21, 1)} seen={['n2']} />);
    expect(html.match(/まだ読んでいません/g)).toHaveLength(19);
    expect(html.match(/大切なお知らせ/g)).toHaveLength(1);
    expect(html).toContain('href="/news?page=2#news-21"');
    expect(html.match(/<li id="news-(1|20)"/g)).toHaveLength(2);
  });

  it('何を開いたか分からない場合、印はつけない', async () => {
    expect(drawOnPage(<NewsListSection list={await read(3, 1)} seen={null} />)).not.toContain('まだ読んで');
  });

  it('一つもない場合、そうと伝え、ホームへの道を示す', async () => {
    const html = drawOnPage(<NewsListSection list={await read(0, 1)} seen={null} />);
    expect(html).toContain('いまお知らせはありません');
    expect(html).toContain('ホームへ戻る');
  });

  it('読めなかった場合、ないとは言わず、読み込み直せる（G103）', () => {
    const html = drawOnPage(<NewsListSection list={null} seen={null} />);
    expect(html).toContain('お知らせを表示できませんでした。');
    expect(html).toContain('再読み込み');
    expect(html).not.toContain('いまお知らせはありません');
  });
});
