import {
  ALIGNED_CLASSES,
  ALIGNED_TAGS,
  ASIDE_CLASSES,
  KEPT_TAGS,
} from '@hidamari/adapters/content/rich-text';
import { RICH_TEXT } from '@hidamari/adapters/content/rich-text.fixture';
import { sanitizeContent } from '@hidamari/adapters/content/sanitize';
import { expect, test } from 'vitest';
import { checkedHtml } from './checked-html.ts';

// @proves outside content: rich text
test.each([
  ['<p onclick="evil()">a</p>', 'a</p>'],
  ['<script>evil()</script><p>a</p>', 'evil()<p>a</p>'],
  ['<SCRIPT SRC="https://evil.example/x.js"></SCRIPT>a', 'a'],
  ['<img src="x" onerror="evil()">a', 'a'],
  ['<img src=x onerror=evil()>a', 'a'],
  ["<img src='x' onerror='evil()'>a", 'a'],
  ['<img/src="x"/onerror="evil()">a', 'a'],
  ['<img src="x"\nonerror="evil()">a', 'a'],
  ['<svg onload="evil()"><a>b</a></svg>', '<a>b</a>'],
  ['<iframe src="https://evil.example/"></iframe>a', 'a'],
  ['<form action="/logout"><input name="x"></form>a', 'a'],
  ['<base href="https://evil.example/"><meta http-equiv="refresh" content="0">a', 'a'],
  ['<p style="position:fixed">a</p>', 'a</p>'],
  ['<style>p{}</style>', 'p{}'],
  ['<h2 id="x y">a</h2>', 'a</h2>'],
  ['<aside class="fab">a</aside>', 'a</aside>'],
  ['<p class="fab">a</p>', 'a</p>'],
  ['<ol start="1;x">a</ol>', 'a</ol>'],
  ['<details open="">a</details>', 'a</details>'],
  ['<button type="button" id="x">a</button>', 'a</button>'],
])('%j: what could run or mislead goes, its words stay', (dirty, expected) => {
  expect(checkedHtml(dirty)).toBe(expected);
});

test.each([
  ['<scr<script>ipt>evil()', 'ipt>evil()'],
  ['<<script>script>evil()', 'script>evil()'],
  ['a<img src="x" onerror="evil()"', 'a'],
  ['a<', 'a'],
  ['<!--<script>-->a<!-- --!><script>evil()</script>', '-->aevil()'],
  ['<p>a</p ><p>b</p\n>', '<p>a<p>b'],
  ['<p title="a>b">c</p>', 'b">c</p>'],
  ['<![CDATA[<script>evil()]]>', 'evil()]]>'],
  ['<p constructor="a">a</p><constructor>b</constructor>', 'a</p>b'],
])('%j: no tag is made of what is left', (dirty, expected) => {
  expect(checkedHtml(dirty)).toBe(expected);
});

test.each([
  'javascript:evil()',
  'JaVaScript:evil()',
  ' javascript:evil()',
  'java\nscript:evil()',
  'java&#115;cript:evil()',
  'javascript&colon;evil()',
  'javascript&#58;evil()',
  '&#106;avascript:evil()',
  'data:text/html,a',
  'vbscript:evil()',
  '//evil.example/',
  '\\\\evil.example/',
  '/\\evil.example/',
])('no link and no picture leads to %j', (address) => {
  expect(checkedHtml(`<a href="${address}">a</a>`)).toBe('a</a>');
  expect(checkedHtml(`<a href="/" href="${address}">a</a>`)).toBe('a</a>');
  expect(checkedHtml(`<img src="${address}" />a`)).toBe('a');
});

test('a page without encryption is linked to, and no picture of it is shown', () => {
  const link = '<a href="http://hospital.example/" rel="noopener noreferrer external">a</a>';
  expect(checkedHtml(link)).toBe(link);
  expect(checkedHtml('<img src="http://hospital.example/a.png" />a')).toBe('a');
});

test.each([
  '<a href="/treatment/hidamari?from=a&amp;to=b#phone">a</a>',
  '<a href="https://ganjoho.jp/" rel="noopener noreferrer external">a</a>',
  '<a href="tel:0120-000-000">a</a><a href="mailto:a@example.jp?subject=b">b</a>',
  '<a href="#section-1">a</a><a href="?page=2">b</a><a href="a/b c">c</a><a>d</a>',
  '<img src="/pictures/a.png" alt="" width="10" height="5" loading="lazy" />',
  '<h2 id="section-1">a</h2><aside class="memo"><ruby>主治医<rt>しゅじい</rt></ruby></aside>',
  '<p>1 &lt; 2 &amp; 3 > 2<br />「a」</p><hr /><table><tr><th scope="col">a</th></tr></table>',
  '<button type="button" class="term" popovertarget="term-biopsy">生検</button>',
  sanitizeContent(RICH_TEXT).html,
])('what the first check lets through stays as it is: %s', (html) => {
  expect(checkedHtml(html)).toBe(html);
});

/** What an editor may write in any attribute, well or badly. */
const VALUES = [
  '',
  '3',
  '-2',
  '５',
  '1.5',
  '+4',
  '100%',
  'x',
  'a "b" <c>',
  '/a',
  'https://a.example/?a=b&amp;c',
];
/** A value of each attribute that passes the first check; the rest takes a number. */
const PASSING: Record<string, string> = {
  href: 'https://a.example/',
  rel: 'noopener noreferrer external',
  src: 'https://a.example/b.png',
  loading: 'lazy',
};
/** A frame stays only where an operator names its host, and none can yet. */
const TAGS = [...Object.keys(KEPT_TAGS), 'span'].filter((tag) => tag !== 'iframe');

test.each(TAGS)('both checks agree on <%s>, whatever its attributes say', (tag) => {
  const attributes = [...(KEPT_TAGS[tag] ?? []), 'id', 'class', 'style', 'align'];
  const values = [...VALUES, ...ALIGNED_CLASSES, ...ASIDE_CLASSES, 'text-align: center; color: red', 'lazy'];
  const required = tag === 'a' ? ' href="/"' : tag === 'img' ? ' src="/b.png"' : '';
  for (const name of attributes) {
    const others = required.startsWith(` ${name}=`) ? '' : required;
    for (const value of values) {
      const written = value.replaceAll('"', '&quot;').replaceAll('<', '&lt;');
      const { html } = sanitizeContent(`<${tag} ${name}="${written}"${others}>a</${tag}><a href="#3">b</a>`);
      expect(checkedHtml(html)).toBe(html);
    }
  }
  const marks = attributes.filter((name) => !['class', 'style', 'align', 'rel', 'id'].includes(name));
  const passing = marks.map((name) => ` ${name}="${PASSING[name] ?? '3'}"`).join('');
  const looks = tag === 'aside' ? ' class="memo"' : ALIGNED_TAGS.includes(tag) ? ' class="align-center"' : '';
  const { html } = sanitizeContent(`<${tag} id="3"${passing}${looks}>a</${tag}><a href="#3">b</a>`);
  const [shown = ''] = html.match(/<[^>]*>/) ?? [];
  for (const mark of [...marks.map((name) => ` ${name}="${PASSING[name] ?? '3'}"`), looks])
    expect(shown).toContain(mark);
  expect(shown).toContain(' id="section-');
  expect(checkedHtml(html)).toBe(html);
});
