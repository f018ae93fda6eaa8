import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForSearch, piecesInPlace } from '../search-text/index.ts';
import {
  beginningOf,
  countCharacters,
  firstCharacter,
  firstCharacters,
  foldCode,
  foldDashes,
  foldWidth,
  formatFigure,
  popupText,
  stripMarkup,
  truncateText,
} from './index.ts';

describe('入力の読みかえ（ui 2・3）', () => {
  it.each([
    ['１２３－４５６７', '123-4567'],
    ['〒182ー0026', '〒182-0026'],
    ['090‐1234−5678', '090-1234-5678'],
    [' ａＢ１２　３４ ', 'aB1234'],
    ['ｰ', '-'],
  ])('番号 %s は %s として読む', (typed, read) => {
    expect(foldCode(typed)).toBe(read);
  });

  it.each([
    ['ｶﾞﾝ', 'がん'],
    ['ガン', 'がん'],
    ['ＣＴ　検査', 'ct 検査'],
    ['  だるさ\n  ', 'だるさ'],
    ['ヴ', 'ゔ'],
    ['データ', 'でーた'],
    ['データ－', 'でーたー'],
    ['髙﨑　邉', '高崎 辺'],
    ['葛\u{E0100}城', '葛城'],
    ['𠮷野', '吉野'],
    ['吐\u00ADき\u200B気', '吐き気'],
    ['カ゛ン', 'がん'],
    ['頚部・腟炎', '頸部・膣炎'],
    ['霞ヶ関', '霞が関'],
    ['霞ケ関', '霞が関'],
    ['霞ｹ関', '霞が関'],
    ['霞ガ関', '霞が関'],
    ['霞\u200Bケ関', '霞が関'],
    ['霞ヶ', '霞が'],
    ['ヶ関', 'が関'],
    ['八ヵ岳', '八が岳'],
    ['一ヶ月', '一か月'],
    ['3ヵ月', '3か月'],
    ['３ヶ月', '3か月'],
    ['3ケ月', '3か月'],
    ['3カ月', '3か月'],
    ['三箇所', '三か所'],
    ['ヶ月', 'か月'],
    ['3ヶ入り', '3け入り'],
    ['3ケ入り', '3け入り'],
    ['箇条書き', '箇条書き'],
    ['ケア', 'けあ'],
    ['緩和ケア病棟', '緩和けあ病棟'],
    ['受け取り', '受け取り'],
    ['助け手', '助け手'],
    ['ヶ', 'け'],
    ['いすゞ', 'いすず'],
    ['サヽキ', 'ささき'],
    ['內內吳戶彥綠擊飮', '内内呉戸彦緑撃飲'],
    ['灌流と攪拌、增強と輕快', '潅流と撹拌、増強と軽快'],
    ['ヴァン゠ダム', 'ゔぁん=だむ'],
    ['oʼneil', "o'neil"],
    ['o′neil', "o'neil"],
    ['o’neil', "o'neil"],
    ['o＇neil', "o'neil"],
    ['o`neil', "o'neil"],
  ])('検索では %s を %s としてくらべる', (typed, read) => {
    expect(foldForSearch(typed)).toBe(read);
  });

  it.each(['-', '－', '−', '‐', '‑', '–', '—', '―', '﹣', '⁃', '─', 'ー', 'ｰ'])(
    '横線の %s は、どれも同じとしてくらべる',
    (dash) => {
      expect(foldForSearch(`CA19${dash}9`)).toBe(foldForSearch('ca19-9'));
      expect(foldForSearch(`PD${dash}L1`)).toBe(foldForSearch('ＰＤ－Ｌ１'));
      expect(foldDashes(`19${dash}9`)).toBe('19-9');
    },
  );

  it('波線とかなの長音は、横線と読みちがえない', () => {
    expect(foldForSearch('3〜5')).not.toBe(foldForSearch('3-5'));
    expect(foldDashes('データ')).toBe('データ');
  });

  it('となりで読みの変わる字を、その場所で読めば、一文字ずつでも、まとめても、同じになる', () => {
    const text = fc.stringMatching(/^[ヵヶカケｶｹ箇関月ゝゞヽヾぁ-ゖァ-ヶ一-龠0-9０-９\u200B ]{0,30}$/);
    fc.assert(
      fc.property(text, (written) => {
        const pieces = piecesInPlace([...written]).map((piece) => foldForSearch(piece) || piece);
        expect(pieces.join('').replace(/ +/g, ' ').trim()).toBe(foldForSearch(written));
      }),
    );
  });

  it('ほかの字は、一文字ずつ読みかえても、まとめて読みかえても、同じになる', () => {
    const text = fc.stringMatching(/^[ぁ-んァ-オガキギクグゲ-ヴ一-箆箈-龠a-zA-Z0-9Ａ-Ｚ\-－−ーｰ髙﨑]{0,30}$/);
    fc.assert(
      fc.property(text, (written) => {
        expect([...written].map(foldForSearch).join('')).toBe(foldForSearch(written));
      }),
    );
  });

  it('くらべる形は、もう一度かけても変わらない', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
        expect(foldWidth(foldWidth(text))).toBe(foldWidth(text));
      }),
    );
  });
});

const asMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

describe('マークアップを除く（仕様 2.5）', () => {
  it.each([
    ['<p>眠れない夜に。</p><p>できること</p>', '眠れない夜に。 できること'],
    ['<strong>大切</strong>なこと', '大切なこと'],
    ['<ruby>病理<rp>（</rp><rt>びょうり</rt><rp>）</rp></ruby>の結果', '病理の結果'],
    ['<script>alert("あ")</script>本文', '本文'],
    ['<STYLE type="x">p{}</STYLE >本文', '本文'],
    ['前<!-- 控え -->後', '前後'],
    ['体温が37<38のとき', '体温が37<38のとき'],
    ['a &amp; b &lt;p&gt; &#12354;&#x3042;&nbsp;&quot;', 'a & b <p> ああ "'],
    ['&amp;lt;', '&lt;'],
    ['&#0;&#xD800;&#9999999;&unknown;', '&unknown;'],
    ['一行目<br/>二行目\n\n  三行目', '一行目 二行目 三行目'],
    ['<script>閉じていない', '閉じていない'],
    ['<rtc>残す</rtc>', '残す'],
    ['', ''],
  ])('%s は %s になる', (html, text) => {
    expect(stripMarkup(html)).toBe(text);
  });

  it.each([
    ['0.5×10<sup>9</sup>/L', '0.5×10⁹/L'],
    ['CO<sub>2</sub>とNa<SUP>+</SUP>', 'CO₂とNa⁺'],
    ['注<sup>注1</sup>', '注注1'],
    ['<s>1日2回</s>1日1回', '1日1回'],
    ['<del class="a">37.0</del><ins>37.5</ins>℃', '37.5℃'],
    ['<strong>強</strong><span>く</span><summary>題</summary>中身', '強く 題 中身'],
    ['<pre>一</pre><dl><dt>語</dt><dd>意味</dd></dl>', '一 語 意味'],
  ])('%s は、上つきの数字を字で残し、取り消した語を残さず、%s になる', (html, text) => {
    expect(stripMarkup(html)).toBe(text);
  });

  it.each([
    ['10<sup><strong>9</strong></sup>/L', '10⁹/L'],
    ['10<sup class="a"> ９ </sup>', '10⁹'],
    ['<strong>10</strong><sup>&nbsp;-12345</sup>', '10⁻¹²³⁴⁵'],
    ['10<sup>4.5</sup>', '10^4.5'],
    ['e<sup>-0.5</sup>と2<sup>x</sup>', 'e^-0.5と2^x'],
    ['10<sup>10～12</sup>', '10^(10～12)'],
    ['10<sup>a &lt; b</sup>', '10^(a < b)'],
    ['10<sub>4.5</sub>とx<sub>n-1</sub>', '10_4.5とxₙ₋₁'],
    ['HbA<sub>1c</sub>、T<sub>max</sub>、FEV<sub>1.0</sub>', 'HbA1c、Tmax、FEV1.0'],
    ['1<sup>st</sup>、<sup>99m</sup>Tc、語<sup>※1</sup>、語<sup>1)</sup>', '1st、99mTc、語※1、語¹⁾'],
    ['<strike class="a">1日2回</strike>1日1回', '1日1回'],
  ])('%s は、桁の意味を変えずに %s になる', (html, text) => {
    expect(stripMarkup(html)).toBe(text);
  });

  it('閉じていない上つきがいくつ並んでも、読み終わる', () => {
    expect(stripMarkup('<sup>1'.repeat(100_000))).toBe('1'.repeat(100_000));
  });

  it('どの行内タグで包んでも、書いた文字がそのまま残る', () => {
    const text = fc.stringMatching(/^[あ-んア-ン漢字<>&"'a-z0-9]{0,12}$/);
    const tag = fc.constantFrom('b', 'em', 'span class="a"', 'a href="/x?a=1&amp;b=2"', 'RUBY');
    fc.assert(
      fc.property(fc.array(fc.tuple(text, tag)), (parts) => {
        const html = parts.map(
          ([words, name]) => `<${name}>${asMarkup(words)}</${name.split(' ')[0]}><!-- < -->`,
        );
        expect(stripMarkup(html.join(''))).toBe(parts.map(([words]) => words).join(''));
      }),
    );
  });

  it('大文字と小文字で長さが変わる文字があっても壊れない', () => {
    expect(stripMarkup('İ<b>太字</b>')).toBe('İ太字');
  });
});

describe('長さを切る', () => {
  it.each([
    ['あいうえお', 5, 'あいうえお'],
    ['あいうえおか', 5, 'あいうえお…'],
    ['𠮷野家𠮷', 3, '𠮷野家…'],
    ['👨‍👩‍👧家族', 1, '👨‍👩‍👧…'],
    ['か\u3099ん', 1, 'か\u3099…'],
    ['', 3, ''],
  ])('%s を %i 文字で切ると %s', (text, limit, expected) => {
    expect(truncateText(text, limit)).toBe(expected);
  });

  it.each([
    ['かな、カナ、漢字、ＡＢＣ、abc 123', 20],
    ['一行目\n二行目', 7],
    ['行\r\n行', 3],
    ['が', 1],
    ['か\u3099', 1],
    ['ｶﾞ', 1],
    ['葛\u{e0100}城', 2],
    ['中\u302a国', 2],
    ['𠮷野家', 3],
    ['👨‍👩‍👧', 1],
    ['', 0],
  ])('%j は %i 文字', (text, characters) => {
    expect(countCharacters(text)).toBe(characters);
  });

  it('数えるのを省いても、一文字ずつ数えた数と同じ', () => {
    const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });
    const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
    const common = fc.constantFrom(...'がかｶ゛\u3099\u309a\u302a\r\n\u200d\ufe0f〰㊙#1亜ーア葛'.split(''));
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(unit, common), maxLength: 12 }), (text) => {
        expect(countCharacters(text)).toBe([...segmenter.segment(text)].length);
      }),
      { numRuns: 1_000 },
    );
  });

  it('切った文字列は、決めた文字数と省略記号より長くならない', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-composite' }), fc.nat(60), (text, limit) => {
        expect(countCharacters(truncateText(text, limit))).toBeLessThanOrEqual(limit + 1);
      }),
    );
  });

  // @proves state pop-up: drawn from its table
  it('ポップアップの文は、空白を除いてから40文字で切る', () => {
    expect(popupText(` ${'い　'.repeat(40)}\n`)).toBe('い'.repeat(40));
    expect(popupText('い '.repeat(41))).toBe(`${'い'.repeat(40)}…`);
  });
});

describe('文字を半分に切らない', () => {
  it.each([
    ['𠮷田', '𠮷'],
    ['山田', '山'],
    ['か\u3099どう', 'か\u3099'],
    ['葛\u{E0100}城', '葛\u{E0100}'],
    ['👨‍👩‍👧家', '👨‍👩‍👧'],
    ['', ''],
  ])('%j のはじめの一文字は %j', (text, first) => {
    expect(firstCharacter(text)).toBe(first);
  });

  it('長さで切っても、文字の半分は残さない。住所に書ける', () => {
    expect(beginningOf('しびれ𠮷', 4)).toBe('しびれ');
    expect(beginningOf('しびれ𠮷', 5)).toBe('しびれ𠮷');
    expect(() => encodeURIComponent(beginningOf('しびれ𠮷', 4))).not.toThrow();
    expect(beginningOf('葛\u{E0100}城', 2)).toBe('');
    expect(beginningOf('葛\u{E0100}城', 3)).toBe('葛\u{E0100}');
    expect(beginningOf('家👨‍👩‍👧族', 5)).toBe('家');
  });

  it('文字の数で切る場合、見える文字の数で数える', () => {
    expect(firstCharacters('𠮷葛\u{E0100}👨‍👩‍👧か\u3099ん', 4)).toBe('𠮷葛\u{E0100}👨‍👩‍👧か\u3099');
    expect(firstCharacters('あい', 5)).toBe('あい');
  });
});

describe('数の書き方', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [12_345, '12,345'],
    [1_234_567, '1,234,567'],
    [-4_200, '-4,200'],
  ])('%i は %s', (value, text) => {
    expect(formatFigure(value)).toBe(text);
    expect(formatFigure(value)).toBe(value.toLocaleString('ja-JP'));
  });
});
