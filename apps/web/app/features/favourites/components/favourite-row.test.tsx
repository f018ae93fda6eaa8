import { describe, expect, it } from 'vitest';
import { Favourites } from '../../../parts/favourites/favourites.tsx';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import type { FavouriteRow } from '../load-favourites.ts';
import { FavouriteListRow } from './favourite-row.tsx';

const category = { id: 'life', name: 'くらし' };
const article = { id: 'a', title: '眠れない夜に', category } as unknown as NonNullable<
  FavouriteRow['article']
>;
const ROW: FavouriteRow = { id: 'a', keptAt: '2026-11-01 09:00:00', article, service: null };

const draw = (row: FavouriteRow, kept: Record<string, string>) =>
  drawOnPage(
    <Favourites kept={{ article: kept, service: {} }}>
      <FavouriteListRow id="favourite-21" kind="article" row={row} />
    </Favourites>,
  );

describe('お気に入りの一行', () => {
  it('「もっと見る」の行き先は行で、その中のリンクは一つだけ。なくなったものの行には、リンクがない', () => {
    const drawn = draw(ROW, { a: ROW.keptAt });
    expect(drawn).toMatch(/<li id="favourite-21"/);
    expect(drawn.match(/<a /g)).toHaveLength(1);
    const gone = draw({ ...ROW, article: null }, { a: ROW.keptAt });
    expect(gone).toMatch(/<li id="favourite-21"/);
    expect(gone).not.toContain('<a ');
  });

  it('持っている間は、保存した日と「保存ずみ」を示す', () => {
    const drawn = draw(ROW, { a: ROW.keptAt });
    expect(drawn).toContain('記事・11月1日（日）に保存');
    expect(drawn).toMatch(/aria-pressed="true".*保存ずみ<span class="sr-only">：眠れない夜に/);
  });

  it('外したあとは、そのことと、「元に戻す」を示す。読むこともまだできる', () => {
    const drawn = draw(ROW, {});
    expect(drawn).toContain('記事・お気に入りから外しました');
    expect(drawn).toContain('元に戻す<span class="sr-only">：眠れない夜に');
    expect(drawn).toContain('href="/articles/a"');
    expect(drawn).not.toContain('aria-pressed');
  });
});
