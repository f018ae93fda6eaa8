import type { CleanedHtml } from '@hidamari/contract/content';
import { HARD_WORDS } from '@hidamari/domain/hard-words';
import { foldForSearch } from '@hidamari/domain/search-text';
import { describe, expect, it } from 'vitest';
import { createAnalyser } from '../site-search/lindera.ts';
import { createCachedReader } from './cached-reader.ts';
import { createEmbeddedSource } from './embedded-source.ts';
import { withReadings } from './readings.ts';

describe('むずかしい言葉の読みがな', () => {
  it.each([
    [
      '初めのところだけに付ける',
      '<p>倦怠感がある。倦怠感が続く。</p>',
      '<p><ruby>倦怠感<rt>けんたいかん</rt></ruby>がある。倦怠感が続く。</p>',
    ],
    [
      '書かれている読みがなは残し、そのあとには付けない',
      '<p><ruby>転移<rt>てんい</rt></ruby>とは。転移の治療</p>',
      '<p><ruby>転移<rt>てんい</rt></ruby>とは。転移の治療</p>',
    ],
    [
      '長い言葉を先に見る',
      '<p>間質性肺炎</p>',
      '<p><ruby>間質性肺炎<rt>かんしつせいはいえん</rt></ruby></p>',
    ],
    ['ほかの言葉の一部には付けない', '<p>皮下血腫、尿管理、大腸菌</p>', '<p>皮下血腫、尿管理、大腸菌</p>'],
    [
      'あとに決まった字が続くときは付ける',
      '<p>転移性の腫瘍内科医</p>',
      '<p><ruby>転移<rt>てんい</rt></ruby>性の<ruby>腫瘍内科<rt>しゅようないか</rt></ruby>医</p>',
    ],
    [
      'かなの部分の上には置かない',
      '<p>息切れ、看取り、被ばく</p>',
      '<p><ruby>息切<rt>いきぎ</rt></ruby>れ、<ruby>看取<rt>みと</rt></ruby>り、<ruby>被<rt>ひ</rt></ruby>ばく</p>',
    ],
    [
      '見出し、ボタン、記号の例はそのまま',
      '<h2 id="section-1">転移</h2><button>転移</button><code>転移</code>',
      '<h2 id="section-1">転移</h2><button>転移</button><code>転移</code>',
    ],
    [
      '属性の中はそのまま',
      '<p><a href="/転移" title="転移">見る</a></p>',
      '<p><a href="/転移" title="転移">見る</a></p>',
    ],
    [
      'リンクの言葉には付ける',
      '<p><a href="/x">転移</a></p>',
      '<p><a href="/x"><ruby>転移<rt>てんい</rt></ruby></a></p>',
    ],
    [
      'ほかの言葉のつながりには付けない',
      '<p>3か月経つと、週1回腸を休める。お腹痛い</p>',
      '<p>3か月経つと、週1回腸を休める。お腹痛い</p>',
    ],
    [
      '送りがなのある言葉は、かなを二度読ませない',
      '<p>貸付けと貸付。咳き込む</p>',
      '<p><ruby>貸付<rt>かしつ</rt></ruby>けと<ruby>貸付<rt>かしつけ</rt></ruby>。<ruby>咳き込<rt>せきこ</rt></ruby>む</p>',
    ],
    [
      'つながる先のある読みがなも残す',
      '<p><ruby id="section-at-1">転移<rt>てんい</rt></ruby></p>',
      '<p><ruby id="section-at-1">転移<rt>てんい</rt></ruby></p>',
    ],
    ['空でも、かなだけでも変えない', '', ''],
  ])('%s', (_, html, expected) => expect(withReadings(html as CleanedHtml)).toBe(expected));

  it('もう一度かけても変わらない', () => {
    const once = withReadings('<p>倦怠感と嘔吐。<b>緩和ケア病棟</b>へ。倦怠感。</p>' as CleanedHtml);
    expect(withReadings(once)).toBe(once);
  });
});

/** Words that a general dictionary reads in another way than medicine and law do, or does not know. */
const READ_OTHERWISE = `
  骨髄腫 中皮腫 骨転移 病期 原発巣 褥瘡 膵炎 妊孕性 骨髄 頭頸部 口腔 縦隔
  胆管 卵管 子宮頸部 乳房 大網 好中球 嘔気 悪心 腹痛 浮腫 咳き込 下血 内出血
  嚥下 誤嚥 口渇 発疹 紅斑 爪囲炎 間質性肺炎 塞栓 骨髄抑制 頻尿 便潜血 抑うつ
  健診 直腸診 生検 細胞診 内視鏡 全摘 郭清 腹腔鏡 胸腔鏡 造血幹細胞移植 制吐薬 保湿剤
  術前 胃瘻 公証人
`;

it('表の読みは、辞書の読みと同じ。医療や法律での読みがちがうものは、数えあげてある', () => {
  const analyse = createAnalyser();
  const read = (word: string) =>
    analyse(word)
      .map(({ kana }) => kana)
      .join('');
  const differing = [...HARD_WORDS].filter(([word, kana]) => read(word) !== foldForSearch(kana));
  expect(differing.map(([word]) => word)).toEqual(READ_OTHERWISE.trim().split(/\s+/u));
});

it('表の読みは、見本の読みものに人が付けた読みと同じ', async () => {
  const clock = () => new Date('2026-11-18T01:00:00.000Z');
  const reader = createCachedReader({
    source: createEmbeddedSource({ clock }),
    clock,
    bundledLegalTexts: [],
  });
  const { value } = await reader.searchableDocuments();
  const written = value.flatMap(({ readings = [] }) => readings).filter(({ word }) => HARD_WORDS.has(word));
  expect(new Set(written.map(({ word }) => word)).size).toBeGreaterThan(150);
  expect(written.filter(({ word, kana }) => HARD_WORDS.get(word) !== kana)).toEqual([]);
});
