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

it.each([
  ['＃７１１９', '%237119'],
  ['＃8000', '%238000'],
  ['♯7119', '%237119'],
  ['１１９番', '119'],
  ['（03）1234-5678', '0312345678'],
  ['(03) 1234-5678', '0312345678'],
  ['（０４２２）１２－３４５６', '0422123456'],
  ['0570012345', '0570012345'],
  ['0570-012-345', '0570012345'],
  ['0120061338', '0120061338'],
  ['0120-061338', '0120061338'],
  ['0800-123-4567', '08001234567'],
  ['090 1234 5678', '09012345678'],
  ['０９０　１２３４　５６７８', '09012345678'],
  ['+81 90-1234-5678', '+819012345678'],
  ['＋81（0）3-1234-5678', '+81312345678'],
  ['+81312345678', '+81312345678'],
  ['0120―061―338', '0120061338'],
  ['090ｰ1234ｰ5678', '09012345678'],
  ['090─1234─5678', '09012345678'],
  ['09012ー34ー5678', null],
  ['04992-1-2345', '0499212345'],
])('人が打つ書き方の番号は、打ったままの字で押せる: %s', (number, dialled) => {
  const shown = dialled === null ? number : `<a href="tel:${dialled}">${number}</a>`;
  for (const [before, after] of [
    ['', ''],
    ['😀センター', '（24時間）'],
    ['①', '―夜も'],
    ['（電話 ', '）'],
  ] as const)
    expect(draw(`${before}${number}${after}`)).toBe(`<p>${before}${shown}${after}</p>`);
});

it('番号のとなりの字は、番号に入らない', () => {
  expect(draw('（03-1234-5678）、TEL03-1234-5678 24時間、1.0120-061-338')).toBe(
    '<p>（<a href="tel:0312345678">03-1234-5678</a>）、TEL<a href="tel:0312345678">03-1234-5678</a> 24時間、' +
      '1.<a href="tel:0120061338">0120-061-338</a></p>',
  );
});

it.each([
  '2026-11-20に診察',
  '2026-11-29',
  '09-11-2026',
  '検査の値は120-80-60',
  '120-80',
  '1,234,567円',
  '3.09012345678',
  '1-0120-061-3389',
  '0120-061-338-9',
  '証券番号 0123-4567-890',
  '受付番号 A09012345678',
  'WD-0422-12-3456',
  '119人',
  '2119番',
  '下連雀119番地',
  '#71190',
  'C-2345-6789',
])('電話の番号でないものは、そのまま読む: %s', (text) => {
  expect(draw(text)).toBe(`<p>${text}</p>`);
});

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
  ['**https://example.jp/**', `**${opening('https://example.jp/')}https://example.jp/</a>**`],
  ['__https://example.jp__', `__${opening('https://example.jp')}https://example.jp</a>__`],
  [
    'https://example.jp/web/https://c.jp/',
    `${opening('https://example.jp/web/https://c.jp/')}https://example.jp/web/https://c.jp/</a>`,
  ],
  [
    'https://a.jp/,https://c.jp',
    `${opening('https://a.jp/')}https://a.jp/</a>,${opening('https://c.jp')}https://c.jp</a>`,
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
