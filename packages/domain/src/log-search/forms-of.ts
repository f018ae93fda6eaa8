/** What may follow the stem of a word that ends so: the rows of the verbs, and of the adjectives in い. */
const ENDINGS: Readonly<Record<string, string>> = {
  う: 'うわいえおっ',
  く: 'くかきけこい',
  ぐ: 'ぐがぎげごい',
  す: 'すさしせそ',
  つ: 'つたちてとっ',
  ぬ: 'ぬなにねのん',
  ぶ: 'ぶばびべぼん',
  む: 'むまみめもん',
  る: 'るらりれろっ',
  い: 'いくかけさ',
};
const KANJI = /\p{sc=Han}/u;
/** What follows the stem of a verb of one row (起きる, 食べる) besides. */
const ONE_ROW_ENDINGS = 'てたなまずよ';
const ONE_ROW = /[いきしちにひみりぎじびえけせてねへめれげぜべ]る$/;
/** 食べれる for 食べられる, as most people say it. */
const SHORT_POTENTIAL = /([いきしちにひみりぎじびえけせてねへめげぜべ])れる$/;

/**
 * Other ways in which a word may stand in a text, folded: 抜けた by its stem 抜け, 飲む as 飲ん, 飲み and so on. A stem of two characters with a kanji
 * among them stands for all of its forms; a shorter one would stand in other words too.
 * @param surface as it was typed, folded.
 * @param base its dictionary form, folded; the surface itself for a word that has no forms.
 */
export function formsOf(surface: string, base: string): string[] {
  const ending = base.at(-1) ?? '';
  const row = ENDINGS[ending];
  const stem = base.slice(0, -1);
  if (row === undefined || stem === '') return surface === base ? [] : [base];
  const long = SHORT_POTENTIAL.test(base) ? formsOf(surface, base.replace(SHORT_POTENTIAL, '$1られる')) : [];
  if (stem.length > 1 && KANJI.test(stem)) return [stem, ...long];
  if (stem.length < 2 && !KANJI.test(stem)) return surface === base ? [] : [base];
  const endings = row + (ONE_ROW.test(base) ? ONE_ROW_ENDINGS : '');
  return [...[...endings].map((kana) => stem + kana), ...long];
}
