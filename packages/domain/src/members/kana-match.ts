import { expandIteration } from '../kana/index.ts';
import { normalizeKana } from './normalize.ts';

/** Registers write シヨウコ for ショウコ, and half-width lists know few small kana. */
const SMALL = 'ァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ';
const LARGE = 'アイウエオツヤユヨワカケクシストヌハヒフヘホムラリルレロ';

/** Kana that are read alike: who fills in a form and who keeps a register choose either. */
const READ_ALIKE: Readonly<Record<string, string>> = {
  ...{ ヂ: 'ジ', ヅ: 'ズ', ヲ: 'オ', ヰ: 'イ', ヱ: 'エ' },
  ...{ ヷ: 'ヴア', ヸ: 'ヴイ', ヹ: 'ヴエ', ヺ: 'ヴオ' },
};

/** Kana by their vowel. */
const ROWS = [
  ['アカサタナハマヤラワガザダバパ', 'ア'],
  ['イキシチニヒミリギジビピ', 'イ'],
  ['ウクスツヌフムユルグズブプヴ', 'ウ'],
  ['エケセテネヘメレゲゼデベペ', 'エイ'],
  ['オコソトノホモヨロゴゾドボポ', 'オウ'],
] as const;
/** A vowel that only makes the one before it long, with the mark that may stand for it: コオ, コウ, コー. */
const LONG = new RegExp(ROWS.map(([kana, vowels]) => `(?<=[${kana}])[${vowels}ー]`).join('|'), 'g');

/** Spaces, and the marks between the parts of a name: names kept long ago have ー for a hyphen, which ン and ッ never have. */
const BETWEEN = /[\s・゠=]|(?<=[ンッ])ー/g;

/**
 * A kana name as it is compared with a register's (G51, G40): without spaces and marks, small kana as large ones, ヂ as ジ and
 * ヅ as ズ, ヷ as ヴァ, iteration marks as what they repeat, long vowels as one mark. Family and given name are one text: a register parts some names elsewhere, or not at all.
 * For comparing alone; never show or keep it.
 */
export function kanaForMatching(name: { lastNameKana: string; firstNameKana: string }): string {
  const kana = [name.lastNameKana, name.firstNameKana].map(normalizeKana).join('').replace(BETWEEN, '');
  const large = [...expandIteration(kana)].map((character) => {
    const small = SMALL.indexOf(character);
    return small < 0 ? (READ_ALIKE[character] ?? character) : (LARGE[small] ?? character);
  });
  // ㇷ with its ring comes together as プ once it is large.
  return large.join('').normalize('NFC').replace(LONG, 'ー');
}
