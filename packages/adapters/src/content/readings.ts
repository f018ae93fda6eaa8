import type { CleanedHtml } from '@hidamari/contract/content';
import { HARD_WORDS } from '@hidamari/domain/hard-words';

const KANJI = '\\p{sc=Han}々';
/** What may follow a word without making another one of it: 転移性, 腫瘍内科医, 骨折時. */
const FOLLOWING = [
  '性',
  '剤',
  '薬',
  '科',
  '医',
  '期',
  '時',
  '前',
  '後',
  '中',
  '内',
  '部',
  '者',
  '法',
  '料',
  '書',
  '金',
  '率',
  '量',
];
const FOLLOWING_WORDS = [
  '療法',
  '治療',
  '検査',
  '手術',
  '障害',
  '症状',
  '予防',
  '細胞',
  '病院',
  '機関',
  '相談',
  '制度',
  '支援',
];

/** Words that stand by chance where others meet: 3か月経つ, 1回腸を, お腹痛い, 口渇く. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  月経: '(?<![かヶカヵケ\\d０-９])月経',
  回腸: '(?<![\\d０-９])回腸',
  腹痛: '(?<!お)腹痛(?![いくか])',
  口渇: '口渇(?![いくき])',
};
const longestFirst = [...HARD_WORDS.keys()].sort((one, other) => other.length - one.length);
const WORD = new RegExp(
  `(?<![${KANJI}])(?:${longestFirst.map((word) => ELSEWHERE[word] ?? word).join('|')})(?=(?:${[...FOLLOWING_WORDS, ...FOLLOWING].join('|')})*(?![${KANJI}]))`,
  'gu',
);
/** A word with its reading, a tag, or what stands between two of them. */
const PIECE = /<ruby\b[^>]*>.*?<\/ruby>|<[^>]*>|[^<]+/gs;
const READING = /<r[tp]>.*?<\/r[tp]>|<[^>]*>/gs;
const TAG = /^<(\/?)([a-z]\w*)/;
/** In these a word stays bare: names of parts are read out and listed elsewhere, and code is no text. */
const BARE = new Set(['h2', 'h3', 'h4', 'h5', 'summary', 'button', 'pre', 'code']);
/** Kana that a word ends or begins with need no reading; the reading stands above the kanji alone. */
const OUTER_KANA = /^([ぁ-ゖァ-ヺー]*)(.*?)([ぁ-ゖァ-ヺー]*)$/su;

/**
 * Puts readings above hard words where clean HTML uses them first. A reading that an editor wrote stays, and serves for what
 * follows; whether readings are seen is the reader's choice (`data-furigana`).
 */
export function withReadings(html: CleanedHtml): CleanedHtml {
  const used = new Set<string>();
  let bare = 0;
  const read = html.replace(PIECE, (piece) => {
    if (piece.startsWith('<ruby')) {
      used.add(piece.replace(READING, ''));
      return piece;
    }
    if (piece.startsWith('<')) {
      const [, end, name = ''] = TAG.exec(piece) ?? [];
      if (BARE.has(name)) bare += end === '/' ? -1 : 1;
      return piece;
    }
    if (bare > 0) return piece;
    return piece.replace(WORD, (word) => {
      if (used.has(word)) return word;
      used.add(word);
      return withReading(word, HARD_WORDS.get(word) ?? '');
    });
  });
  // Clean as it was: a reading stands above words that were there.
  return read as CleanedHtml;
}

function withReading(word: string, kana: string): string {
  const [, before = '', kanji = '', after = ''] = OUTER_KANA.exec(word) ?? [];
  const reading = kana.slice(before.length, kana.length - after.length);
  return `${before}<ruby>${kanji}<rt>${reading}</rt></ruby>${after}`;
}
