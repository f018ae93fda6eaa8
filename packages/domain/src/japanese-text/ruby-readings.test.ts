import { expect, it } from 'vitest';
import { rubyReadings } from './index.ts';

it.each([
  ['<p><ruby>遺伝子<rt>いでんし</rt></ruby>の検査</p>', '遺伝子=いでんし'],
  ['<ruby>病理<rt>びょうり</rt></ruby>と<ruby>検査<rt>ケンサ</rt></ruby>', '病理=びょうり 検査=ケンサ'],
  ['<ruby><rb>緩和</rb><rp>（</rp><rt>かんわ</rt><rp>）</rp></ruby>', '緩和=かんわ'],
  ['<ruby>遺伝子<rt>gene</rt></ruby>', ''],
  ['<ruby><b>遺伝子</b><rt>いでんし</rt></ruby>', ''],
  ['読みのない文', ''],
])('%s の読みは「%s」', (html, expected) => {
  const found = rubyReadings(html).map(({ word, kana }) => `${word}=${kana}`);
  expect(found.join(' ')).toBe(expected);
});

it('閉じない印が続いても、見つからないとだけ答える', () => {
  expect(rubyReadings('<ruby>あ'.repeat(50_000))).toEqual([]);
});
