import type { SearchAnswer } from '@hidamari/contract/search';
import { describe, expect, it } from 'vitest';
import { sentSearch } from '../../../parts/search/asked-search.ts';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import type { OwnLogs } from '../search-calls.ts';
import { SearchResults } from './search-results.tsx';

const LOG = { id: '11111111-1111-4111-8111-111111111111', log_date: '2026-11-18', title: '外来の日' };
const HIT = {
  ...{ kind: 'story' as const, id: 's', href: '/articles/s', title: [{ text: '外来の話', isMatch: false }] },
  ...{ text: [], category: { id: 'story', name: '体験談' }, note: 'つくしさん（見本）・4分で読めます' },
};
const NO_LOGS: OwnLogs = { shown: [], total: 0 };

/** How whole the library was that was looked through. */
type Searched = Partial<
  Pick<SearchAnswer, 'is_stale' | 'not_searched' | 'left_out' | 'is_urgent' | 'ready' | 'instead'>
>;

function draw(total: number, logs: OwnLogs, searched: Searched = {}): string {
  const counts = total > 0 ? { story: total } : {};
  const answer = {
    ...{ data: total > 0 ? [HIT] : [], meta: { page: 1, per_page: 20, total }, counts },
    ...{ also: [], near: [], ready: [], instead: [], left_out: [], is_urgent: false, suggestions: [] },
    ...{ is_stale: false, not_searched: [], ...searched },
  };
  return drawOnPage(<SearchResults found={{ asked: sentSearch('外来'), answer, logs }} />);
}

describe('さがして見つかったもの', () => {
  it('自分の記録だけが見つかった場合、「0件」とは言わない', () => {
    const drawn = draw(0, { shown: [LOG], total: 1 });
    expect(drawn).toContain('外来の日');
    expect(drawn).not.toContain('0件');
    expect(drawn).not.toContain('見つかりませんでした');
  });

  it('自分の記録がほかにもある場合だけ、同じ言葉でしぼった治療ログへの道がある', () => {
    const href = `href="/treatment-logs?keyword=${encodeURIComponent('外来')}"`;
    const many = draw(1, { shown: [LOG, { ...LOG, id: '2' }, { ...LOG, id: '3' }], total: 8 });
    expect(many).toContain(href);
    expect(many).toContain('治療ログをすべて見る（8件）');
    expect(draw(1, { shown: [LOG], total: 1 })).not.toContain(href);
  });

  it('何も見つからない場合、次にできることを示す', () => {
    expect(draw(0, NO_LOGS)).toContain('「外来」は見つかりませんでした');
    expect(draw(0, NO_LOGS)).not.toMatch(/さがせていない|最新でない/);
  });

  // @proves call POST /search
  it.each([0, 1])(
    '一部をさがせていない場合（%i件）、何をさがせていないかと、お電話できることを伝える',
    (total) => {
      const drawn = draw(total, NO_LOGS, { is_stale: true, not_searched: ['news', 'article', 'story'] });
      expect(drawn).toContain('一部をさがせていません');
      expect(drawn).toContain('記事、体験談、お知らせを読み込めていません。');
      expect(drawn).toContain('お電話でおたずねください。');
      expect(drawn).not.toContain('「外来」は見つかりませんでした');
    },
  );

  it('前に読み込んだものからさがして、何も見つからない場合も、最新でない可能性を伝える（G138）', () => {
    const drawn = draw(0, NO_LOGS, { is_stale: true });
    expect(drawn).toContain('最新でない可能性があります');
    expect(drawn).toContain('前に読み込んだものの中からさがしました。');
    expect(drawn).toContain('新しいものは、お電話でおたずねください。');
    expect(draw(1, NO_LOGS, { is_stale: true })).toContain('最新でない可能性があります');
  });

  it('急いでいるかもしれない言葉の場合、見つかったものより先に、電話をする先を示す（G118）', () => {
    const drawn = draw(1, NO_LOGS, { is_urgent: true });
    expect(drawn.indexOf('急ぐときは、先に電話を')).toBeGreaterThan(-1);
    expect(drawn.indexOf('href="tel:119"')).toBeGreaterThan(-1);
    expect(drawn.indexOf('急ぐときは、先に電話を')).toBeLessThan(drawn.indexOf('外来の話'));
    expect(draw(1, NO_LOGS)).not.toContain('急ぐときは、先に電話を');
  });

  it('最初のものが語っていない言葉を、そのまま伝える', () => {
    expect(draw(1, NO_LOGS, { left_out: ['宇宙'] })).toContain(
      '「宇宙」は、いちばん上のものに出てきません。',
    );
    expect(draw(1, NO_LOGS)).not.toContain('いちばん上のものに出てきません');
  });

  it('何も見つからない場合、代わりにさがせる言葉と、いま読めるものを示す', () => {
    const ready = [{ ...HIT, id: 'night', title: [{ text: '眠れない夜に', isMatch: false }] }];
    const drawn = draw(0, NO_LOGS, { instead: ['だるさ'], ready });
    expect(drawn).toMatch(/aria-label="こちらの言葉でさがす".*<button[^>]*>だるさ<\/button>/s);
    expect(drawn).toMatch(/いま、読めるもの.*眠れない夜に/s);
  });

  it('体験談には、開くまえから、だれの話かが見える（G99）', () => {
    expect(draw(1, NO_LOGS)).toContain('つくしさん（見本）・4分で読めます');
  });
});
