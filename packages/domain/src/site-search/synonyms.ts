import { foldForSearch } from '../search-text/index.ts';

/**
 * Words that people and pages use for the same thing (G134). One group a line; each word stands for all of its group.
 * Only words that mean the same: a wider word would bring what nobody asked for.
 */
const GROUPS: readonly (readonly string[])[] = [
  ['抗がん剤', '薬物療法', '化学療法', '抗がん剤治療', 'ケモ'],
  ['だるい', 'だるさ', '倦怠感', 'けんたい感'],
  ['吐き気', 'はきけ', '嘔吐', 'むかつき', '気持ち悪い', '悪心'],
  ['しびれ', 'しびれる', '末梢神経障害', 'ぴりぴり', 'ビリビリ'],
  ['熱', '発熱', '高熱'],
  ['口内炎', '口の痛み', '口の中の痛み', '口が痛い'],
  ['脱毛', '髪が抜ける', '抜け毛', '髪の変化'],
  ['ウィッグ', 'かつら', 'カツラ'],
  ['痛み', '痛い', '疼痛'],
  ['眠れない', '不眠', 'ねむれない', '寝られない'],
  ['不安', '心配', 'こわい', '怖い'],
  ['食欲がない', '食べられない', '食欲不振', '食べにくい'],
  ['下痢', 'おなかがゆるい'],
  ['便秘', '便が出ない'],
  ['むくみ', 'リンパ浮腫', '浮腫'],
  ['息切れ', '息苦しい', '呼吸困難'],
  ['お金', '費用', '医療費', '治療費'],
  ['高額療養費', '高額療養費制度', '限度額'],
  ['傷病手当金', '傷病手当'],
  ['仕事', '職場', '会社', '働く', '就労'],
  ['休職', '仕事を休む', '休む'],
  ['子ども', 'こども', '子供', '子育て'],
  ['家族', 'ご家族', '身内'],
  ['セカンドオピニオン', '別の医師の意見', '他の病院の意見'],
  ['ステージ', '病期'],
  ['再発', '転移'],
  ['緩和ケア', '緩和医療', 'ホスピス'],
  ['手術', 'オペ', '外科治療'],
  ['放射線治療', '放射線', '照射'],
  ['主治医', '担当医', '先生', '医師'],
  ['相談員', 'サポーター', '相談する人'],
  ['ログイン', 'サインイン', '入れない'],
  ['パスワード', '暗証番号'],
  ['退会', '解約', 'やめたい'],
  ['家事', '掃除', '家事代行'],
  ['妊娠', '妊孕性', '子どもを持つ'],
  ['介護', '介護保険'],
  ['看取り', '亡くなった', '死別', 'グリーフ'],
];

/** Two kana stand inside too many other words (ケモ in 「だけも」): they lead to their group and are not looked for with it. */
const IS_TOO_SHORT = /^[ぁ-ゖー]{1,2}$/;

/** Folded word -> the folded others of its groups. */
function everyOther(): ReadonlyMap<string, readonly string[]> {
  const others = new Map<string, readonly string[]>();
  for (const group of GROUPS) {
    const folded = group.map(foldForSearch);
    for (const word of folded) {
      const known = others.get(word) ?? [];
      const besides = folded.filter((other) => other !== word && !IS_TOO_SHORT.test(other));
      others.set(word, [...new Set([...known, ...besides])]);
    }
  }
  return others;
}

function everySpelling(): ReadonlyMap<string, string> {
  return new Map(
    GROUPS.flat()
      .map((word) => [foldForSearch(word), word] as const)
      .reverse(),
  );
}

// Folded at the first question, not where the module is read: pages that only share its chunk never ask.
let others: ReadonlyMap<string, readonly string[]> | undefined;
let spellings: ReadonlyMap<string, string> | undefined;

/** The other words for a folded word; none where it stands alone. */
export function synonymsOf(foldedWord: string): readonly string[] {
  others ??= everyOther();
  return others.get(foldedWord) ?? [];
}

/** The first spelling of a folded word among the synonyms; the word itself where it has none. */
export function synonymSpelling(foldedWord: string): string {
  spellings ??= everySpelling();
  return spellings.get(foldedWord) ?? foldedWord;
}
