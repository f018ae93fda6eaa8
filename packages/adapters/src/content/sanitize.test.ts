import { withFacts } from '@hidamari/domain/facts';
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
    ['電話とショートメールの番号は、押せる', '<a href="tel:0300000000">電話</a> <a href="sms:110">'],
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

const LINKED = (href: string, words: string) =>
  `<a href="${href}" rel="noopener noreferrer external">${words}</a>`;
const PICTURE = '<img src="https://i.example/a.png" alt="図">';
const SHOWN = '<img src="https://i.example/a.png" alt="図" loading="lazy" />';

describe('スタイルで書いた意味は、タグで見せる', () => {
  test.each([
    ['10<span style="vertical-align: super">9</span>', '10<sup>9</sup>'],
    ['CO<span style="VERTICAL-ALIGN:sub !important; font-size: 1em">2</span>', 'CO<sub>2</sub>'],
    ['10<font style="font-variant-position: super">9</font>', '10<sup>9</sup>'],
    ['<span style="text-decoration-line: line-through">2回</span>1回', '<s>2回</s>1回'],
    ['<big style="text-decoration: underline line-through red">2回</big>', '<s><u>2回</u></s>'],
    ['<p style="text-decoration: line-through">2<br>回</p>', '<p><s>2<br />回</s></p>'],
    ['<ul><li style="text-decoration: line-through">2回</li></ul>', '<ul><li><s>2回</s></li></ul>'],
    ['<td style="font-weight: 700; vertical-align: middle">2</td>', '<td><strong>2</strong></td>'],
    ['<strong style="font-weight: bold">a</strong>', '<strong>a</strong>'],
    ['<span style="color: red; font-style: italic">a</span>', '<strong><em>a</em></strong>'],
    ['<font color="red">a</font>', '<strong>a</strong>'],
    ['<h2 style="font-style: italic">a</h2>', '<h2 id="section-1"><em>a</em></h2>'],
    ['<a href="/a" style="text-decoration: underline line-through">a</a>', '<a href="/a"><s>a</s></a>'],
    ['<p data-inner="script" data-words="b">a</p>', '<p>a</p>'],
    [
      '<p align="center">a</p><center>b</center>',
      '<p class="align-center">a</p><div class="align-center">b</div>',
    ],
  ])('%s は %s', (written, shown) => {
    expect(clean(written)).toBe(shown);
  });

  test.each([
    ['<table style="text-decoration: line-through"></table>', ['table[style: text-decoration]']],
    [
      '<span style="vertical-align: 0.5em; white-space: pre-line">9</span>',
      ['span[style: vertical-align]', 'span[style: white-space]'],
    ],
    [
      '<p style="display: none">a</p><p style="visibility:hidden">b</p>',
      ['p[style: display]', 'p[style: visibility]'],
    ],
    ['<span style="text-emphasis: dot">a</span>', ['span[style: text-emphasis]']],
    ['<abbr title="白血球">WBC</abbr>', ['abbr[title]']],
    ['<ol style="list-style-type: lower-alpha"></ol>', ['ol[style: list-style-type]']],
    ['<td style="vertical-align: top; display: block"></td><img src="/a" style="vertical-align: -2px">', []],
    ['<span style="text-decoration: line-through; vertical-align: super">a</span>', []],
  ])('%s の、見せられない意味は %j と知らせる', (written, leftOut) => {
    expect(sanitizeContent(written).leftOut).toEqual(leftOut);
  });
});

describe('リンクの中身', () => {
  test.each(['strong', 'figure', 'div', 'h3'])('<%s> で囲んだ画像のリンクは残る', (tag) => {
    const link = `<a href="https://a.jp"><${tag}>${PICTURE}</${tag}></a>`;
    expect(clean(link).replace(' id="section-1"', '')).toBe(
      LINKED('https://a.jp', `<${tag}>${SHOWN}</${tag}>`),
    );
  });

  test.each(['picture', 'span', 'font', 'label'])('<%s> で囲んだ画像も、ことばも残る', (tag) => {
    expect(clean(`<a href="https://a.jp"><${tag}>${PICTURE}</${tag}></a>`)).toBe(
      LINKED('https://a.jp', SHOWN),
    );
    expect(clean(`<a href="https://a.jp"><${tag}>語</${tag}></a>`)).toBe(LINKED('https://a.jp', '語'));
  });

  test.each([
    ['<a href="https://a.jp">&#8203;</a>', '\u200B'],
    ['<a href="https://a.jp"><strong><br></strong></a>', '<strong><br /></strong>'],
    [
      '<a id="b" href="https://a.jp"></a><a href="#b">c</a>',
      '<span id="section-at-1"></span><a href="#section-at-1">c</a>',
    ],
    ['<a href="#b">c</a><form id="b"></form>', 'c'],
    [
      '<a href="https://a.jp"><em><img src="/a.png" alt="&#8203;"></em></a>',
      LINKED('https://a.jp', '<em><img alt="リンク先を見る" src="/a.png" loading="lazy" /></em>'),
    ],
    [
      '<a href="https://a.jp">前<iframe src="https://b.jp/"></iframe></a>後',
      `${LINKED('https://a.jp', '前')}${LINKED('https://b.jp/', 'b.jpのページを見る')}後`,
    ],
    [
      '<a href="https://a.jp"><video src="https://b.jp/c.mp4"></video></a>',
      LINKED('https://b.jp/c.mp4', '動画を見る'),
    ],
  ])('名前のないリンクも、リンクの中のリンクも残らない：%s', (written, shown) => {
    expect(clean(written)).toBe(shown);
  });

  test('見せられない画像の説明は、ことばとして残り、リンクの名前になる', () => {
    const written = '<a href="https://a.jp"><em><img src="data:a" alt="&lt;地図&gt;"></em></a>';
    expect(sanitizeContent(written)).toMatchObject({
      html: LINKED('https://a.jp', '<em><span>&lt;地図&gt;</span></em>'),
      leftOut: ['img[src]'],
    });
  });

  test('動画や文書の中の、代わりの文は、リンクの語にまざらない', () => {
    expect(clean('<object data="https://a.jp/b.pdf"><p>開けません<b>c</b></p>d</object>e')).toBe(
      `${LINKED('https://a.jp/b.pdf', 'a.jpのページを見る')}e`,
    );
    expect(clean('<video src="https://a.jp/b.mp4" title="&lt;体操&gt;"><p>c</p></video>')).toBe(
      LINKED('https://a.jp/b.mp4', '&lt;体操&gt;'),
    );
  });

  test.each(['data:image/png;base64,AA', 'ftp://a.jp/b.png', ' http://a.jp/b.png', 'https://', 'blob:a', ''])(
    '見せられない画像 %j は知らせる',
    (src) => {
      expect(sanitizeContent(`<img src="${src}">`)).toMatchObject({ html: '', leftOut: ['img[src]'] });
    },
  );
});

describe('リンクの行き先', () => {
  test.each([
    ['/articles/a?b#c', '/articles/a?b#c'],
    ['?page=2', '?page=2'],
    ['www.example.jp', 'https://www.example.jp/'],
    ['example.co.jp/a?b=1#c', 'https://example.co.jp/a?b=1#c'],
    ['ｗｗｗ．example．jp', 'https://www.example.jp/'],
    ['http：//a.jp', 'http://a.jp'],
    ['ＨＴＴＰＳ：／／a.jp/b', 'HTTPS://a.jp/b'],
    ['https:/a.jp/b', 'https://a.jp/b'],
    ['https//a.jp/b', 'https://a.jp/b'],
    ['ttps://a.jp/b', 'https://a.jp/b'],
    ['https://https://a.jp/b', 'https://a.jp/b'],
    ['https://a.jp/\u200B', 'https://a.jp/'],
    ['//a.jp/b', 'https://a.jp/b'],
    ['hana@example.jp', 'mailto:hana@example.jp'],
    ['ｈａｎａ＠example.jp', 'mailto:hana@example.jp'],
    ['mailto:hana＠example.jp?subject=件名', 'mailto:hana@example.jp?subject=件名'],
    ['mailto:a@example.jp, b@example.jp', 'mailto:a@example.jp,b@example.jp'],
    ['mailto:?body=a', 'mailto:?body=a'],
    ['03-1234-5678', 'tel:0312345678'],
    ['（０３）１２３４－５６７８', 'tel:0312345678'],
    ['090ー1234ー5678', 'tel:09012345678'],
    ['119', 'tel:119'],
    ['#7119', 'tel:%237119'],
    ['＃８０００', 'tel:%238000'],
    ['tel:０３－１２３４－５６７８', 'tel:0312345678'],
    ['TEL：03 1234 5678', 'tel:0312345678'],
    ['tel:#7119', 'tel:%237119'],
    ['tel:%237119', 'tel:%237119'],
    ['tel://0312345678', 'tel:0312345678'],
    ['tel:+81-(0)3-1234-5678', 'tel:+81312345678'],
    ['tel:03-1234-5678（代表）', 'tel:0312345678'],
    ['tel:03-1234-5678／03-9999-9999', 'tel:0312345678'],
    ['tel:03-1234-5678 内線12', 'tel:0312345678'],
    ['tel:03-1234-5678,12', 'tel:0312345678,12'],
    ['sms:０９０－１２３４－５６７８?body=a', 'sms:09012345678?body=a'],
  ])('%s は %s に進む', (written, href) => {
    const { html, leftOut } = sanitizeContent(`<a href="${written}">語</a>`);
    expect(html).toBe(/^http/i.test(href) ? LINKED(href, '語') : `<a href="${href}">語</a>`);
    expect(leftOut).toEqual([]);
  });

  test.each([
    ...[
      'articles/a',
      '../a',
      'index.html',
      'a.pdf',
      'くわしくはこちら',
      'localhost:3000',
      'https://',
      'http://a b.jp',
    ],
    ...[
      'tel:',
      'tel:相談窓口',
      'tel:03',
      'mailto:',
      'mailto:花子',
      '2026',
      '2026-11-29',
      'facetime:a',
      '#gone',
      '#12345',
    ],
  ])('%s はどこにも進めないので、語だけを残して知らせる', (written) => {
    expect(sanitizeContent(`<a href="${written}">語</a>`)).toMatchObject({
      html: '語',
      leftOut: ['a[href]'],
    });
  });
});

describe('数でない番号', () => {
  test.each([
    ['<ol start="x"><li>a</li></ol>', '<ol><li>a</li></ol>', ['ol[start]']],
    ['<ol start="３"><li value=" 5 ">a</li></ol>', '<ol start="3"><li value="5">a</li></ol>', []],
    ['<ol><li value="五">a</li></ol>', '<ol><li>a</li></ol>', ['li[value]']],
    ['<colgroup span="all"><col></colgroup>', '<colgroup><col /></colgroup>', ['colgroup[span]']],
  ])('%s は %s', (written, html, leftOut) => {
    expect(sanitizeContent(written)).toMatchObject({ html, leftOut });
  });
});

describe('埋め込んだページのリンク', () => {
  const youtube = (path: string) => `https://www.youtube.com/${path}`;

  test.each([
    ['https://www.youtube.com/embed/videoseries?list=PL1', youtube('playlist?list=PL1')],
    ['https://www.youtube-nocookie.com/embed?listType=playlist&amp;list=PL1', youtube('playlist?list=PL1')],
    ['https://www.youtube.com/embed/live_stream?channel=UC1', youtube('channel/UC1/live')],
    ['https://www.youtube.com/embed/film?start=30', youtube('watch?v=film&amp;t=30s')],
    ['https://www.youtube.com/v/film', youtube('watch?v=film')],
    ['https://www.youtube.com/embedded', youtube('embedded')],
    ['https://maps.google.com/maps?q=a&amp;output=embed', 'https://maps.google.com/maps?q=a'],
    [
      'https://www.google.com/maps/embed?pb=!1m18!1m3!1d3240!2d139.7!3d35.6!2m3',
      'https://www.google.com/maps/search/?api=1&amp;query=35.6%2C139.7',
    ],
    [
      'https://www.google.com/maps/embed/v1/place?key=k&amp;q=東京駅',
      'https://www.google.com/maps/search/?api=1&amp;query=%E6%9D%B1%E4%BA%AC%E9%A7%85',
    ],
  ])('%s は %s に進む', (src, href) => {
    expect(clean(`<iframe src="${src}"></iframe>`)).toContain(`<a href="${href}" `);
  });

  test.each([
    'https://www.youtube.com/embed/videoseries',
    'https://www.youtube.com/embed/live_stream',
    'https://www.youtube.com/embed?listType=search&amp;list=a',
    'https://www.youtube.com/embed/',
    'https://www.google.com/maps/embed?pb=a',
  ])('%s は何も指さないので、リンクにせずに知らせる', (src) => {
    expect(sanitizeContent(`<iframe src="${src}"></iframe>`)).toMatchObject({
      html: '',
      leftOut: ['iframe'],
    });
  });

  test('題が見えない文字だけの場合、題のない場合と同じ語にする', () => {
    expect(clean('<iframe src="https://a.jp/" title="&#8203;"></iframe>')).toContain('>a.jpのページを見る<');
    expect(clean('<iframe src="https://www.google.com/maps/d/embed?mid=a"></iframe>')).toContain(
      '>地図を見る<',
    );
  });
});

test('what comes with the product passes unchanged, but for anchors and dated figures', () => {
  const bodies = [...ARTICLES, ...NEWS, ...LEGAL_TEXTS, ...LANDING_SECTIONS].map(({ body }) => body);
  for (const body of bodies) {
    expect(clean(body).replace(/<h2 id="section-\d+">/g, '<h2>')).toBe(withFacts(body));
    expect(sanitizeContent(body).leftOut).toEqual([]);
  }
});
