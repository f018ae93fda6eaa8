import { FIRST_AID_TEXT } from '@hidamari/domain/consultations';
import { CRISIS_LINES, EMERGENCY } from '@hidamari/domain/emergency';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pressable } from './pressable-text.tsx';

const draw = (text: string) => renderToStaticMarkup(<p>{pressable(text)}</p>);

it('はじめの一言の番号は、どれも切れずに押せて、すぐあとに受付の時間がある（G119）', () => {
  const drawn = draw(FIRST_AID_TEXT);
  for (const { number, href, name, hours } of CRISIS_LINES)
    expect(drawn).toContain(`<a href="${href}">${number}</a>　${name}（${hours}`);
  expect(drawn).toContain('<a href="tel:119">119番</a>か<a href="tel:110">110番</a>へ');
});

it('#7119と#8000も押せる', () => {
  const drawn = draw(EMERGENCY.sentences.join(''));
  expect(drawn).toContain('<a href="tel:%237119">#7119</a>（大人）・<a href="tel:%238000">#8000</a>');
});

it.each(['2026-11-20に診察', '検査の値は120-80-60', '1-0120-061-3389', '119人', 'C-2345-6789'])(
  '電話の番号でないものは、そのまま読む: %s',
  (text) => {
    expect(draw(text)).toBe(`<p>${text}</p>`);
  },
);

const opening = (href: string) => `<a href="${href}" target="_blank" rel="noopener noreferrer">`;

it.each([
  [
    '制度は「https://www.example.jp/seido」にあります。',
    `制度は「${opening('https://www.example.jp/seido')}https://www.example.jp/seido</a>」にあります。`,
  ],
  [
    '（https://example.jp/a_(b)）もどうぞ。',
    `（${opening('https://example.jp/a_(b)')}https://example.jp/a_(b)</a>）もどうぞ。`,
  ],
  [
    'https://example.jp/seidoをご覧',
    `${opening('https://example.jp/seido')}https://example.jp/seido</a>をご覧`,
  ],
  ['＜http://example.jp/a,＞', `＜${opening('http://example.jp/a')}http://example.jp/a</a>,＞`],
  [
    'https://example.jp/0120-061-338、0120-061-338',
    `${opening('https://example.jp/0120-061-338')}https://example.jp/0120-061-338</a>、<a href="tel:0120061338">0120-061-338</a>`,
  ],
  ['hana@example.jpです', '<a href="mailto:hana@example.jp">hana@example.jp</a>です'],
  [
    'お電話は03-1234-5678、夜は090-1234-5678です。',
    'お電話は<a href="tel:0312345678">03-1234-5678</a>、夜は<a href="tel:09012345678">090-1234-5678</a>です。',
  ],
  ['０３－１２３４－５６７８まで', '<a href="tel:0312345678">０３－１２３４－５６７８</a>まで'],
  ['03（1234）5678', '<a href="tel:0312345678">03（1234）5678</a>'],
  ['携帯は08012345678', '携帯は<a href="tel:08012345678">08012345678</a>'],
])('「%s」の住所と番号は、まわりの文字を巻きこまずに押せる', (text, html) => {
  expect(draw(text)).toBe(`<p>${html}</p>`);
});

it.each([
  'javascript:alert(1)',
  '//example.jp/a',
  'ftp://example.jp/a',
  '体温は37.5、体重3.5kg.です',
  '証券番号 012345678901',
])('押せてはならないものは、そのまま読む: %s', (text) => {
  expect(draw(text)).toBe(`<p>${text}</p>`);
});
