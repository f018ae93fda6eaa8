import { describe, expect, it } from 'vitest';
import { drawOnPage, memberOf } from '../../shell/page-under-test.fixture.tsx';
import { CleanHtml } from './clean-html.tsx';
import { asCleaned } from './cleaned-html.fixture.ts';

const HTML = asCleaned(
  '<p><a href="/treatment/hidamari?from=a&amp;role=hatch&amp;to=b#phone">相談する</a>' +
    '<a href="/lp/hatch?role=hatch">ご案内</a><a href="https://example.org/contact?role=hatch">ほか</a></p>',
);

describe('記事の中の問い合わせ先（仕様6）', () => {
  // @proves page contact addresses
  it('会員の場合、問い合わせ先の住所からだけ role を除く', () => {
    const drawn = drawOnPage(<CleanHtml html={HTML} />, { member: memberOf('insurance') });
    expect(drawn).toContain('href="/treatment/hidamari?from=a&amp;to=b#phone"');
    expect(drawn).toContain('href="/lp/hatch?role=hatch"');
    expect(drawn).toContain('href="https://example.org/contact?role=hatch"');
  });

  it('訪問者の場合、書かれたとおりに残す', () => {
    expect(drawOnPage(<CleanHtml html={HTML} />)).toContain(HTML);
  });
});

it('問い合わせ先の住所を書き直しても、その中の記号が、文の記号に戻ることはない', () => {
  const address = '/contact?role=hatch&amp;to=&quot;&gt;&lt;script&gt;evil()&lt;/script&gt;';
  const html = asCleaned(`<a href="${address}">相談する</a>`);
  const drawn = drawOnPage(<CleanHtml html={html} />, { member: memberOf('insurance') });
  expect(drawn).not.toContain('role=');
  expect(drawn).not.toContain('<script');
  expect(drawn).toMatch(/<a href="[^"<>]*">相談する<\/a>/);
});

it('どの画面にも進まない住所は、文だけを残す', () => {
  const html = asCleaned('<p><a href="/no-such-page">ない画面</a><a href="/faq?page=1#a">ある画面</a></p>');
  expect(drawOnPage(<CleanHtml html={html} />)).toContain(
    '<p>ない画面<a href="/faq?page=1#a">ある画面</a></p>',
  );
});
