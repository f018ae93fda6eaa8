import { FIRST_AID_TEXT } from '@hidamari/domain/consultations';
import { CRISIS_LINES, EMERGENCY } from '@hidamari/domain/emergency';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withTelephoneLinks } from './telephone-links.tsx';

const draw = (text: string) => renderToStaticMarkup(<p>{withTelephoneLinks(text)}</p>);

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
