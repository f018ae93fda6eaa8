import { withoutInvisible } from './invisible.ts';

/**
 * Folding of what people type. The one rule: a person may type full or half width, hiragana or katakana, and
 * is never told to change it (ui.md Conventions 2 and 3).
 */
// Hyphens, dashes and minus signs of every keyboard, a bullet (U+2043) and ruled lines that stand for one; no wave dash.
const DASH = '\\-\u02D7\u2010-\u2015\u2043\u2212\u2500\u2501\u2E3A\u2E3B\uFE58\uFE63\uFF0D';
/** Points between two names, and wave dashes: NFKC leaves most of them as they are. */
const POINTS = '\u00B7\u2022\u2027\u2219\u22C5';
const MIDDLE_DOTS = new RegExp(`[${POINTS}]`, 'g');
const DOUBLE_HYPHENS = /゠/g;
const WAVE_DASHES = /[\u2053\u223C\u301C]/g;
const HYPHENS = new RegExp(`[${DASH}ｰー]`, 'g');
const DASHES = new RegExp(`[${DASH}]`, 'g');
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
const NAME_POINT = new RegExp(`(?<=[${KANA}ー])[.${POINTS}](?=[${KANA}])`, 'g');
/** Every sign that people type for an apostrophe; all but the full-width one are left as they are by NFKC, or torn apart. */
const APOSTROPHES = /['`\u00B4\u02B9\u02BB\u02BC\u02C8\u2018\u2019\u201B\u2032\u2035\uFF07\uFF40]/g;
/** Kana have none: オ’ブライエン is registered as オブライエン. */
const NAME_APOSTROPHE = new RegExp(`(?<=[${KANA}ー])'(?=[${KANA}])`, 'g');
/** Voicing marks that stand for themselves, and those that join the kana before them. */
const SPACED_MARKS = /[゛゜]/g;
/** Full and half width forms with the full-width space, and the small forms of East Asian sets (﹤, ﹪). */
const FORMS = /[\uFF00-\uFFEF\uFE50-\uFE6F\u3000]+/g;
const HIRAGANA = /[ぁ-ゖゝゞ]/g;
const KATAKANA = /[ァ-ヶヽヾ]/g;
const KANA_DISTANCE = 0x60;
const ITERATION = /[ゝゞヽヾ]/;
const VOICED_ITERATION = /[ゞヾ]/;
const KANA_LETTER = /[ぁ-ゖァ-ヺ]/;

/**
 * Width folded by NFKC: １２３ -> 123, ＡＢＣ -> ABC, ｱ -> ア, full-width space -> space; a voicing mark that was typed for
 * itself joins its kana (カ゛ -> ガ). For codes and numbers.
 */
export function foldWidth(text: string): string {
  return text.replace(SPACED_MARKS, (mark) => (mark === '゛' ? '\u3099' : '\u309A')).normalize('NFKC');
}

/**
 * Full and half width forms folded, and no others: ³ stays ³ and ① stays ①, so 10³ is never taken for 103. For figures of
 * a person's health.
 */
export function foldForms(text: string): string {
  return text.replace(FORMS, (piece) => piece.normalize('NFKC'));
}

/**
 * A typed code (postal code, telephone, policy number): width folded, every kind of hyphen `-`, no spaces and nothing that
 * nobody sees (a number copied from a contact on a phone stands between two such characters).
 */
export function foldCode(text: string): string {
  return withoutInvisible(foldWidth(text)).replace(HYPHENS, '-').replace(/\s/g, '');
}

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

/**
 * Hyphens, dashes and minus signs as `-`, and ー where it stands behind a Latin letter or a figure and can only be meant for
 * one; nothing that nobody sees. For what is read as a figure or told apart to the letter otherwise.
 */
export function foldDashes(text: string): string {
  return withoutInvisible(text)
    .replace(DASHES, '-')
    .replace(/(?<=[a-zａ-ｚ\d０-９])[ーｰ]/giu, '-');
}

/**
 * Kana, width, case and white space as they are compared, without what nobody sees; every hyphen, dash and minus sign is ー,
 * which people type for them and the other way round: CA19-9, CA19−9 and CA19ー9 are one. So are points between names,
 * apostrophes and wave dashes. `foldForSearch` folds kanji too.
 */
export function foldLetters(text: string): string {
  const kana = shift(
    foldWidth(foldApostrophes(withoutInvisible(text))).toLowerCase(),
    KATAKANA,
    -KANA_DISTANCE,
  );
  const signs = kana
    .replace(DASHES, 'ー')
    .replace(MIDDLE_DOTS, '・')
    .replace(DOUBLE_HYPHENS, '=')
    .replace(WAVE_DASHES, '~');
  return signs.replace(/\s+/g, ' ').trim();
}

/** Every apostrophe as the one of a keyboard: ʼ, ′, ’. */
function foldApostrophes(text: string): string {
  return text.replace(APOSTROPHES, "'");
}

function shift(text: string, characters: RegExp, distance: number): string {
  return text.replace(characters, (character) => String.fromCharCode(character.charCodeAt(0) + distance));
}
