import { describe, expect, it } from 'vitest';
import { elementsOf, piecesOf } from './clean-elements.ts';

describe('整えられたHTMLを、いちばん外側で分ける', () => {
  it('文と要素を、書かれた順に分け、中身はそのまま残す', () => {
    expect(piecesOf('前<p>あ<strong>い</strong></p>間<br /><img src="/a.png" loading="lazy" />後')).toEqual([
      '前',
      { tag: 'p', whole: '<p>あ<strong>い</strong></p>', inside: 'あ<strong>い</strong>' },
      '間',
      { tag: 'br', whole: '<br />', inside: '' },
      { tag: 'img', whole: '<img src="/a.png" loading="lazy" />', inside: '' },
      '後',
    ]);
  });

  it('同じ名前の要素が中にある場合も、外側の終わりまでを一つにする', () => {
    const [first, second] = piecesOf('<div><div>あ</div><br />い</div><div>う</div>') ?? [];
    expect([first, second]).toMatchObject([{ inside: '<div>あ</div><br />い' }, { inside: 'う' }]);
  });

  it.each(['<p>あ', 'あ</p>', '<p><strong>あ</p></strong>', '</p><p>'])(
    '組になっていない場合、分けない: %s',
    (html) => {
      expect(piecesOf(html)).toBeNull();
    },
  );

  it('何もない場合、何もない', () => {
    expect(piecesOf('')).toEqual([]);
  });

  it('要素のあいだのすき間は数えず、言葉がある場合は、要素の並びとしない', () => {
    expect(elementsOf('<p>あ</p>\n  <p>い</p>\n')?.map(({ inside }) => inside)).toEqual(['あ', 'い']);
    expect(elementsOf('<p>あ</p>い')).toBeNull();
  });

  it('どれほど長くても、終わる', () => {
    expect(elementsOf('<p>あ</p>'.repeat(20_000))).toHaveLength(20_000);
    expect(elementsOf('<div>'.repeat(20_000))).toBeNull();
  });
});
