import { ARTICLES } from '@hidamari/sample-content/articles';
import { LANDING_SECTIONS } from '@hidamari/sample-content/landing-sections';
import { LEGAL_TEXTS } from '@hidamari/sample-content/legal-texts';
import { NEWS } from '@hidamari/sample-content/news';
import { describe, expect, test } from 'vitest';
import { RICH_TEXT } from './rich-text.fixture.ts';
import { sanitizeContent } from './sanitize.ts';

const clean = (html: string) => sanitizeContent(html).html;

// @proves outside content: rich text
describe('what could harm goes', () => {
  test.each([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<style>p{}</style>a', 'a'],
    ['<a href="javascript:x()">a</a>', 'a'],
    ['<a href="java\nscript:x()">a</a>', 'a'],
    ['<a href="data:text/html,x">a</a>', 'a'],
    ['<p style="position:fixed" id="main" class="fab">a</p>', '<p>a</p>'],
    ['<aside class="memo fab">a</aside>', '<aside class="memo">a</aside>'],
    ['<iframe src="javascript:x()"><b>f</b></iframe>a', 'a'],
    ['<iframe></iframe>a', 'a'],
    ['<object data="javascript:x()"></object><embed src="data:text/html,x">a', 'a'],
    ['<video onplay="x()"><source src="javascript:x()"></video>a', 'a'],
    ['<img src="http://other.example/a.png">a', 'a'],
    ['<img src="x" onerror="y()">', '<img src="x" loading="lazy" />'],
    ['<svg><script>x</script></svg>a', 'a'],
    ['<form action="/logout"><button>a</button></form>', 'a'],
  ])('%s', (dirty, expected) => {
    expect(clean(dirty)).toBe(expected);
  });

  test('a frame stays only when its host is listed and it is encrypted', () => {
    const frames =
      '<iframe src="https://video.example/1"></iframe><iframe src="http://video.example/2"></iframe>';
    const { html } = sanitizeContent(frames, { frameHosts: ['video.example'] });
    expect(html).toBe(
      '<iframe src="https://video.example/1"></iframe>' +
        '<a href="http://video.example/2" rel="noopener noreferrer external">video.exampleのページを見る</a>',
    );
  });
});

test('a link to elsewhere tells that page nothing', () => {
  expect(clean('<a href="https://ganjoho.jp/">a</a>')).toBe(
    '<a href="https://ganjoho.jp/" rel="noopener noreferrer external">a</a>',
  );
  expect(clean('<a href="/contact">a</a>')).toBe('<a href="/contact">a</a>');
});

test('headings get anchors of ours, and their text is without furigana', () => {
  const { html, headings } = sanitizeContent(
    '<h1 id="main">A &amp; B</h1><h2><ruby>主治医<rt>しゅじい</rt></ruby></h2>',
  );
  expect(html).toContain('<h2 id="section-1">A &amp; B</h2><h2 id="section-2">');
  expect(headings).toEqual([
    { id: 'section-1', text: 'A & B' },
    { id: 'section-2', text: '主治医' },
  ]);
});

describe('編集者が書けるもの', () => {
  const { html, headings, leftOut } = sanitizeContent(RICH_TEXT);

  test.each([
    ['上つき・下つきの数字は、そのまま残す', '0.5×10<sup>9</sup>/L'],
    ['上つき・下つきの数字は、そのまま残す', 'CO<sub>2</sub>'],
    ['取り消した文は、取り消したまま見せる', '<s>1日2回、食後</s>→1日1回'],
    ['取り消した文は、取り消したまま見せる', '<del>37.0℃</del><ins>37.5℃</ins>'],
    ['下線と、色のついた語は、目立つまま見せる', '<u>必ず</u>'],
    ['下線と、色のついた語は、目立つまま見せる', '<strong>38.0℃以上</strong>'],
    ['番号は、書かれた数から始める', '<ol start="3"><li>三つめ</li>'],
    ['見出しは、五段めまで残す', '<h3>数</h3><h4 id="section-at-4">表</h4><h5>注意</h5>'],
    ['記事の中のリンクは、その見出しに進む', '<a href="#section-3">数が下がる時期</a>'],
    ['記事の中のリンクは、その見出しに進む', '<h2 id="section-3">数が下がる時期</h2>'],
    ['記事の中のリンクは、その見出しに進む', '<a href="#section-at-4">くわしい表</a>'],
    ['行き先のなくなったリンクは、語だけを残す', '<li>前の版の章</li>'],
    ['行き先のなくなったリンクは、語だけを残す', 'ショートメール</a> 動くものことばだけ</p>'],
    [
      '暗号化のない病院のページにも、進める',
      '<a href="http://hospital.example/gan/" rel="noopener noreferrer external">',
    ],
    ['電話とショートメールの番号は、押せる', '<a href="tel:03-0000-0000">電話</a> <a href="sms:110">'],
    ['表は、つながった欄も、表題も、足も残す', '<caption>血液</caption><colgroup><col /><col /></colgroup>'],
    ['表は、つながった欄も、表題も、足も残す', '<td rowspan="2">白血球</td>'],
    ['表は、つながった欄も、表題も、足も残す', '<tfoot><tr><td>注</td><td>足</td></tr></tfoot>'],
    ['寄せた文は、寄せたまま見せる', '<p class="align-center">まんなか</p><p class="align-right">右</p>'],
    ['そのままの文は、行も空白も残す', '<pre><code>1行め\n  2行め\n3行め</code></pre>'],
    ['そのままの文は、行も空白も残す', '<code>WBC</code>'],
    [
      '画像のリンクには、名前がある',
      '<img alt="リンク先を見る" src="https://images.content.example/b.png" loading="lazy" /></a>',
    ],
    ['たたんだ文は、たたんだまま残す', '<details><summary>くわしく</summary><p>中身</p></details>'],
    [
      '動画は、その住所へのリンクにする',
      '<a href="https://www.youtube.com/watch?v=film-1" rel="noopener noreferrer external">YouTubeの動画を見る</a>',
    ],
    [
      '動画は、その住所へのリンクにする',
      '<a href="https://www.youtube.com/watch?v=film-2" rel="noopener noreferrer external">YouTubeの動画を見る</a>',
    ],
    ['動画は、その住所へのリンクにする', 'd.mp4" rel="noopener noreferrer external">動画を見る</a>'],
    ['動画は、その住所へのリンクにする', 'e.mp3" rel="noopener noreferrer external">音声を聞く</a>\n'],
    ['埋め込んだページは、編集者のつけた題のリンクにする', '>病院までの地図</a>'],
  ])('%s：%s', (_rule, expected) => {
    expect(html).toContain(expected);
  });

  test('押しても何も起きないリンクも、名前のないリンクも、残らない', () => {
    expect(html).not.toMatch(/<a(?: id="[^"]*")?>|<a [^>]*>\s*<\/a>/);
    const targets = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
    for (const id of targets) expect(html).toContain(` id="${id}"`);
  });

  test('見せられなかったものを、語を出さずに、一度ずつ数える', () => {
    expect(leftOut).toEqual(['span[style: color]', 'p[class]', 'form', 'button', 'a[href]']);
    expect(sanitizeContent('<p>a</p><iframe></iframe><svg></svg><svg></svg>').leftOut).toEqual([
      'svg',
      'iframe',
    ]);
  });

  test('目次では、上つきの数字を字で書き、取り消した語を除く', () => {
    expect(headings[0]).toEqual({ id: 'section-1', text: '検査の値の読み方' });
    const [heading] = sanitizeContent('<h2>10<sup>9</sup>と<s>古い</s>H<sub>2</sub>O</h2>').headings;
    expect(heading?.text).toBe('10⁹とH₂O');
  });
});

test('what comes with the product passes unchanged, but for anchors', () => {
  const bodies = [...ARTICLES, ...NEWS, ...LEGAL_TEXTS, ...LANDING_SECTIONS].map(({ body }) => body);
  for (const body of bodies) {
    expect(clean(body).replace(/<h2 id="section-\d+">/g, '<h2>')).toBe(body);
    expect(sanitizeContent(body).leftOut).toEqual([]);
  }
});
