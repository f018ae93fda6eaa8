import { describe, expect, it } from 'vitest';
import { leadOf, pointsOfList, pointsOfTerms, twoHeadedLists } from './section-shapes.ts';

describe('太い字で始まる行の並び', () => {
  it('太い字を短い言葉に、残りを文にする', () => {
    expect(
      pointsOfList(
        '<ol>\n<li><strong>電話をかける</strong>受付は<a href="/a">こちら</a>。</li>\n<li><b>話す</b></li></ol>',
      ),
    ).toEqual([
      {
        at: 0,
        words: ['電話をかける'],
        plain: '電話をかける',
        text: '受付は<a href="/a">こちら</a>。',
      },
      { at: 1, words: ['話す'], plain: '話す', text: '' },
    ]);
  });

  it('言葉と文を分ける記号や改行は、文に入れない', () => {
    const points = pointsOfList(
      '<ul><li><strong>あ</strong>：い</li><li><strong>う</strong><br />え</li></ul>',
    );
    expect(points?.map(({ text }) => text)).toEqual(['い', 'え']);
  });

  it('ふりがなは言葉に残り、ふりがなのない言葉も分かる', () => {
    const [point] =
      pointsOfList('<ul><li><strong><ruby>主治医<rt>しゅじい</rt></ruby>&amp;私</strong></li></ul>') ?? [];
    expect(point).toMatchObject({
      words: [{ tag: 'ruby', inside: ['主治医', { tag: 'rt', inside: ['しゅじい'] }] }, '&私'],
      plain: '主治医&私',
    });
  });

  it.each([
    ['段落だけ', '<p>あ</p>'],
    ['太い字のない行がある', '<ul><li><strong>あ</strong>い</li><li>う</li></ul>'],
    ['行が文で始まる', '<ul><li>あ<strong>い</strong></li></ul>'],
    ['太い字が空', '<ul><li><strong> </strong>い</li></ul>'],
    ['太い字の中にリンクがある', '<ul><li><strong><a href="/a">あ</a></strong>い</li></ul>'],
    ['並びのほかにも段落がある', '<ul><li><strong>あ</strong></li></ul><p>い</p>'],
    ['行のない並び', '<ul></ul>'],
    ['並びの外に文がある', 'あ<ul><li><strong>あ</strong></li></ul>'],
    ['組になっていない', '<ul><li><strong>あ</li></ul>'],
    ['何もない', ''],
  ])('%s場合、並びとしない', (_, html) => {
    expect(pointsOfList(html)).toBeNull();
  });
});

describe('用語と説明の並び', () => {
  const PAIR = [
    { at: 0, words: ['問い'], plain: '問い', text: '<p>答え</p>' },
    { at: 1, words: ['次'], plain: '次', text: 'はい' },
  ];

  it('組ごとに囲まれていても、いなくても、同じに読む', () => {
    expect(
      pointsOfTerms(
        '<dl><div><dt>問い</dt><dd><p>答え</p></dd></div><div><dt>次</dt><dd>はい</dd></div></dl>',
      ),
    ).toEqual(PAIR);
    expect(pointsOfTerms('<dl><dt>問い</dt><dd><p>答え</p></dd><dt>次</dt><dd>はい</dd></dl>')).toEqual(PAIR);
  });

  it.each([
    ['答えが二つある', '<dl><dt>あ</dt><dd>い</dd><dd>う</dd></dl>'],
    ['答えがない', '<dl><dt>あ</dt></dl>'],
    ['順が逆', '<dl><dd>い</dd><dt>あ</dt></dl>'],
    ['問いに段落がある', '<dl><dt><p>あ</p></dt><dd>い</dd></dl>'],
    ['ほかの要素がまざる', '<dl><p>あ</p><dd>い</dd></dl>'],
    ['並びではない', '<h3>あ</h3><p>い</p>'],
  ])('%s場合、並びとしない', (_, html) => {
    expect(pointsOfTerms(html)).toBeNull();
  });
});

describe('見出しのある二つの並び', () => {
  it('見出しと、その下の行を読む', () => {
    expect(
      twoHeadedLists('<h3>できる</h3><ul><li>あ</li><li>い</li></ul><h3>できない</h3><ul><li>う</li></ul>'),
    ).toEqual([
      {
        at: 0,
        heading: ['できる'],
        lines: [
          { at: 0, html: 'あ' },
          { at: 1, html: 'い' },
        ],
      },
      { at: 1, heading: ['できない'], lines: [{ at: 0, html: 'う' }] },
    ]);
  });

  it.each([
    ['一つしかない', '<h3>できる</h3><ul><li>あ</li></ul>'],
    [
      '三つある',
      '<h3>あ</h3><ul><li>い</li></ul><h3>う</h3><ul><li>え</li></ul><h3>お</h3><ul><li>か</li></ul>',
    ],
    ['行がない', '<h3>あ</h3><ul></ul><h3>う</h3><ul><li>え</li></ul>'],
    ['見出しのかわりに段落がある', '<p>あ</p><ul><li>い</li></ul><p>う</p><ul><li>え</li></ul>'],
  ])('%s場合、並びとしない', (_, html) => {
    expect(twoHeadedLists(html)).toBeNull();
  });
});

describe('はじめの文', () => {
  it('はじめの段落を文にし、残りを残す', () => {
    expect(leadOf('<p>あ<ruby>医<rt>い</rt></ruby></p><ul><li>う</li></ul>')).toEqual({
      lead: 'あ医',
      rest: '<ul><li>う</li></ul>',
    });
  });

  it.each([
    ['段落で始まらない', '<ul><li>あ</li></ul>'],
    ['段落にリンクがある', '<p><a href="/a">あ</a></p>'],
    ['段落が空', '<p> </p>'],
    ['囲まれていない', 'あ'],
    ['何もない', ''],
  ])('%s場合、全体を残す', (_, html) => {
    expect(leadOf(html)).toEqual({ lead: null, rest: html });
  });
});
