import type { CleanedHtml, GlossaryTerm } from '@hidamari/contract/content';
import { describe, expect, test } from 'vitest';
import { markTerms } from './glossary-marks.ts';

const mark = (html: string, terms: GlossaryTerm[]) => markTerms(html as CleanedHtml, terms);

const term = (id: string, name: string, aliases: string[] = []): GlossaryTerm => ({
  id,
  name,
  kana: 'よみ',
  aliases,
  topics: [],
  meaning: '二つか三つの、やさしい文で説明します。病院でたずねてもよい言葉です。',
  publishedAt: '2026-10-01T00:00:00.000Z',
  reviewed_at: '2026-10-01',
});

const TERMS = [
  term('a', '生検'),
  term('b', '緩和ケア'),
  term('c', 'ケア'),
  term('d', '薬物療法', ['抗がん剤治療']),
];

/** `[word]` for a marked word. */
const shown = (html: string) => {
  const { html: marked, terms } = mark(html, TERMS);
  const brackets = marked.replace(
    /<button type="button" class="term" popovertarget="term-\w+">(.*?)<\/button>/g,
    '[$1]',
  );
  return [brackets, terms.map(({ id }) => id).join()];
};

describe('記事の中の言葉に、説明への印をつける', () => {
  test.each([
    ['<p>生検のあと、生検の結果を待つ</p>', '<p>[生検]のあと、生検の結果を待つ</p>', 'a'],
    ['<p>緩和ケアとケア</p>', '<p>[緩和ケア]と[ケア]</p>', 'b,c'],
    ['<p>抗がん剤治療。薬物療法。</p>', '<p>[抗がん剤治療]。薬物療法。</p>', 'd'],
    ['<p><ruby>生検<rt>せいけん</rt></ruby>です</p>', '<p>[<ruby>生検<rt>せいけん</rt></ruby>]です</p>', 'a'],
    ['<p><ruby>生<rt>せい</rt></ruby>検</p>', '<p>[<ruby>生<rt>せい</rt></ruby>検]</p>', 'a'],
    [
      '<p>病院の<ruby>緩和<rt>かんわ</rt></ruby>ケアを</p>',
      '<p>病院の[<ruby>緩和<rt>かんわ</rt></ruby>ケア]を</p>',
      'b',
    ],
    [
      '<p><ruby>生検針<rt>せいけんしん</rt></ruby>と<b>生</b>検</p>',
      '<p><ruby>生検針<rt>せいけんしん</rt></ruby>と<b>生</b>検</p>',
      '',
    ],
    ['<p>𠮷田さんの生検</p>', '<p>𠮷田さんの[生検]</p>', 'a'],
    ['<h2 id="x">生検</h2><p>生検</p>', '<h2 id="x">生検</h2><p>[生検]</p>', 'a'],
    ['<p><a href="/x">生検</a>と生検</p>', '<p><a href="/x">生検</a>と[生検]</p>', 'a'],
    [
      '<aside class="margin"><h3>生検とは</h3><p>生検</p></aside>',
      '<aside class="margin"><h3>生検とは</h3><p>生検</p></aside>',
      '',
    ],
    ['<p>何もない &lt;生&gt;</p>', '<p>何もない &lt;生&gt;</p>', ''],
    ['', '', ''],
  ])('%s', (html, expected, ids) => {
    expect(shown(html)).toEqual([expected, ids]);
  });

  test('八つをこえて印をつけない', () => {
    const many = Array.from({ length: 12 }, (_, at) => term(`t${at}`, `言葉${'あ'.repeat(at + 1)}い`));
    const html = `<p>${many.map(({ name }) => name).join('、')}</p>`;
    expect(mark(html, many).terms).toHaveLength(8);
  });

  test('言葉がない場合、そのまま返す', () => {
    expect(mark('<p>生検</p>', [])).toEqual({ html: '<p>生検</p>', terms: [] });
  });

  test('正規表現の記号を持つ言葉も、そのままの言葉として読む', () => {
    expect(mark('<p>PET(検査)とPETX</p>', [term('p', 'PET(検査)')]).terms).toHaveLength(1);
  });
});
