import { ARTICLES } from '@hidamari/sample-content/articles';
import { LANDING_SECTIONS } from '@hidamari/sample-content/landing-sections';
import { LEGAL_TEXTS } from '@hidamari/sample-content/legal-texts';
import { NEWS } from '@hidamari/sample-content/news';
import { describe, expect, test } from 'vitest';
import { sanitizeContent } from './sanitize.ts';

const clean = (html: string) => sanitizeContent(html).html;

// @proves outside content: rich text
describe('what could harm goes', () => {
  test.each([
    ['<p onclick="x()">a</p>', '<p>a</p>'],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<style>p{}</style>a', 'a'],
    ['<a href="javascript:x()">a</a>', '<a>a</a>'],
    ['<a href="//other.example/">a</a>', '<a>a</a>'],
    ['<p style="position:fixed" id="main" class="fab">a</p>', '<p>a</p>'],
    ['<aside class="memo fab">a</aside>', '<aside class="memo">a</aside>'],
    ['<iframe src="https://other.example/"></iframe>a', 'a'],
    ['<iframe></iframe>a', 'a'],
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
    expect(html).toBe('<iframe src="https://video.example/1"></iframe>');
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

test('what comes with the product passes unchanged, but for anchors', () => {
  const bodies = [...ARTICLES, ...NEWS, ...LEGAL_TEXTS, ...LANDING_SECTIONS].map(({ body }) => body);
  for (const body of bodies) {
    expect(clean(body).replace(/<h2 id="section-\d+">/g, '<h2>')).toBe(body);
  }
});
