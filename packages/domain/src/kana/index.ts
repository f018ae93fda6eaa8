import { DASH, foldWidth } from '../japanese-text/fold.ts';
import { withoutInvisible } from '../japanese-text/index.ts';

/** Points between two names: NFKC leaves most of them as they are. */
export const MIDDLE_DOTS = '\u00B7\u2022\u2027\u2219\u22C5';
/** Every sign that people type for an apostrophe; all but the full-width one are left as they are by NFKC, or torn apart. */
const APOSTROPHES = /['`\u00B4\u02B9\u02BB\u02BC\u02C8\u2018\u2019\u201B\u2032\u2035\uFF07\uFF40]/g;
/** From a hiragana to its katakana. */
const KANA_DISTANCE = 0x60;
const HIRAGANA = /[ぁ-ゖゝゞ]/g;
const KATAKANA = /[ァ-ヶヽヾ]/g;
const HYPHEN_AFTER_KANA = new RegExp(`(?<=[ァ-ヺー])[${DASH}]`, 'g');
const KANA = 'ァ-ヺㇰ-ㇿ';
/** A hyphen that can be no long mark: behind ン, ッ or a long mark, which nobody draws out, or between spaces. */
const PARTING_HYPHEN = new RegExp(
  `(?<=[ンッー])[${DASH}](?=[${KANA}])|(?<=[${KANA}ー]) +[${DASH}] *(?=[${KANA}])`,
  'g',
);
/** Any hyphen between kana. Who writes a long mark as such does not write a hyphen for one: トーマス-ジョン. */
const INNER_HYPHEN = new RegExp(`(?<=[${KANA}])[${DASH}](?=[${KANA}])`, 'g');
const LONG_MARK = /[ーｰ]/;
/** Between the parts of a foreign name: ヴァン＝ダム, ヴァン ＝ ダム. */
const DOUBLE_HYPHEN = new RegExp(`(?<=[${KANA}ー]) *[=゠] *(?=[${KANA}])`, 'g');
/** Points between two names, a full stop among them: マリア•ルイサ, マリア．ルイサ. */
const NAME_POINT = new RegExp(`(?<=[${KANA}ー])[.${MIDDLE_DOTS}](?=[${KANA}])`, 'g');
/** Kana have none: オ’ブライエン is registered as オブライエン. */
const NAME_APOSTROPHE = new RegExp(`(?<=[${KANA}ー])'(?=[${KANA}])`, 'g');
const ITERATION = /[ゝゞヽヾ]/;
const VOICED_ITERATION = /[ゞヾ]/;
const KANA_LETTER = /[ぁ-ゖァ-ヺ]/;

/**
 * Kana in full-width katakana, without what nobody sees: やまだ, ﾔﾏﾀﾞ -> ヤマダ. A hyphen typed for the long-vowel mark becomes
 * ー; one that parts a name, and an equals sign there, the double hyphen ゠; a point there ・; an apostrophe falls away.
 */
export function toFullKatakana(text: string): string {
  const plain = foldWidth(foldApostrophes(withoutInvisible(text)));
  const kana = shift(plain, HIRAGANA, KANA_DISTANCE).replace(PARTING_HYPHEN, '゠');
  return kana
    .replace(INNER_HYPHEN, LONG_MARK.test(kana) ? '゠' : 'ー')
    .replace(HYPHEN_AFTER_KANA, 'ー')
    .replace(DOUBLE_HYPHEN, '゠')
    .replace(NAME_POINT, '・')
    .replace(NAME_APOSTROPHE, '');
}

/** Full-width katakana as hiragana, everything else as it stands: ガン -> がん. The length stays. */
export function toHiragana(text: string): string {
  return shift(text, KATAKANA, -KANA_DISTANCE);
}

/**
 * Iteration marks as the kana they stand for: イスヾ -> イスズ, サヽキ -> ササキ, いすゞ -> いすず. The length in code units stays,
 * so that places in the text do.
 */
export function expandIteration(text: string): string {
  let before = '';
  return Array.from(text, (character) => {
    const isRepeated = ITERATION.test(character) && KANA_LETTER.test(before);
    if (isRepeated) before = iterated(before, VOICED_ITERATION.test(character));
    else before = character;
    return before;
  }).join('');
}

function iterated(kana: string, isVoiced: boolean): string {
  const [plain = ''] = kana.normalize('NFD');
  const voiced = `${plain}\u3099`.normalize('NFC');
  return isVoiced && voiced.length === 1 ? voiced : plain;
}

/** Every apostrophe as the one of a keyboard: ʼ, ′, ’. */
export function foldApostrophes(text: string): string {
  return text.replace(APOSTROPHES, "'");
}

/** Characters of one script as those of another that stand so far from them. */
function shift(text: string, characters: RegExp, distance: number): string {
  return text.replace(characters, (character) => String.fromCharCode(character.charCodeAt(0) + distance));
}
