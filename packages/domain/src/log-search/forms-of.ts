/** The kana that the stem of a verb ends in, by its dictionary ending: before ない, before ます, and all that may follow the stem. */
const ROWS: Readonly<Record<string, { plain: string; polite: string; all: string }>> = {
  う: { plain: 'わ', polite: 'い', all: 'うわいえおっ' },
  く: { plain: 'か', polite: 'き', all: 'くかきけこいっ' },
  ぐ: { plain: 'が', polite: 'ぎ', all: 'ぐがぎげごい' },
  す: { plain: 'さ', polite: 'し', all: 'すさしせそ' },
  つ: { plain: 'た', polite: 'ち', all: 'つたちてとっ' },
  ぬ: { plain: 'な', polite: 'に', all: 'ぬなにねのん' },
  ぶ: { plain: 'ば', polite: 'び', all: 'ぶばびべぼん' },
  む: { plain: 'ま', polite: 'み', all: 'むまみめもん' },
  る: { plain: 'ら', polite: 'り', all: 'るらりれろっ' },
};
/** What may follow the stem of an adjective in い, and of a verb of one row (起きる, 食べる). */
const OF_ADJECTIVES = 'いくかけさ';
const OF_ONE_ROW = 'てたなまずよ';
const ONE_ROW = /[いきしちにひみりぎじびえけせてねへめれげぜべ]る$/;
const KANJI = /\p{sc=Han}/u;
/** 食べれる for 食べられる, as most people say it. */
const SHORT_POTENTIAL = /([いきしちにひみりぎじびえけせてねへめげぜべ])れる$/;
const NO = ['ない', 'なか', 'なく', 'なき'] as const;

/** A verb of one row, or one of a single kanji, which may be either: 出る, 切る. */
const mayBeOneRow = (base: string) => ONE_ROW.test(base) || (base.length === 2 && KANJI.test(base));

/**
 * Other ways in which a word may stand in a text, folded: 抜けた by its stem 抜け, 飲む as 飲ん, 飲み and so on. A stem of two characters with a
 * kanji among them stands for all of its forms; a shorter one would stand in other words too.
 * @param base its dictionary form, folded; the word itself for one that has no forms.
 */
export function formsOf(base: string): string[] {
  const ending = base.at(-1) ?? '';
  const stem = base.slice(0, -1);
  const endings = ending === 'い' ? OF_ADJECTIVES : ROWS[ending]?.all;
  if (endings === undefined || stem === '') return [];
  const long = SHORT_POTENTIAL.test(base) ? formsOf(base.replace(SHORT_POTENTIAL, '$1られる')) : [];
  if (stem.length > 1 && KANJI.test(stem)) return [stem, ...long];
  // なる and ある change like verbs of one kana; other words so short are none.
  if (stem.length < 2 && !KANJI.test(stem) && ending !== 'る') return [];
  const ofOneRow = ending === 'る' && mayBeOneRow(base) ? OF_ONE_ROW : '';
  return [...[...endings, ...ofOneRow].map((kana) => stem + kana), ...long];
}

/** The ways in which a word is denied, folded: 飲まない, 飲まず and 飲みません for 飲む. Empty for one that has no forms. */
export function deniedFormsOf(base: string): string[] {
  const ending = base.at(-1) ?? '';
  const stem = base.slice(0, -1);
  if (base === 'する') return [...NO.map((no) => `し${no}`), 'せず', 'しませ'];
  if (base === 'ない' || base === '無い') return [...NO, 'なし', '無い', '無く', '無か', 'ありませ'];
  if (ending === 'い' && stem.length > 0) return [...NO.map((no) => `${stem}く${no}`), `${stem}くありませ`];
  const row = ROWS[ending];
  if (row === undefined || stem === '') return [];
  const denied = (plain: string, polite: string) => [
    ...NO.map((no) => plain + no),
    `${plain}ず`,
    `${polite}ませ`,
  ];
  const long = SHORT_POTENTIAL.test(base) ? deniedFormsOf(base.replace(SHORT_POTENTIAL, '$1られる')) : [];
  const ofOneRow = ending === 'る' && mayBeOneRow(base) ? denied(stem, stem) : [];
  return [...denied(stem + row.plain, stem + row.polite), ...ofOneRow, ...long];
}
