import { foldWidth, withoutInvisible } from '../japanese-text/index.ts';

/** What is written in several ways and means one thing, in the one way in which it is compared. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/癌|(?<![ァ-ヺー])ガン(?![ァ-ヺー])/g, 'がん'],
  [/(?:ステージ|ｽﾃｰｼﾞ|すてーじ|stage)\s*(?:ⅳ|iv|4|四)/gi, 'ステージ4 '],
  [/(?:ステージ|すてーじ|stage)\s*(?:ⅲ|iii|3|三)/gi, 'ステージ3 '],
  [/(?:ステージ|すてーじ|stage)\s*(?:ⅱ|ii|2|二)/gi, 'ステージ2 '],
  [/(?:ステージ|すてーじ|stage)\s*(?:ⅰ|i|1|一)/gi, 'ステージ1 '],
  [/(?<![a-z])(?:iv|4|四)\s*期/gi, 'ステージ4 '],
  [/(?<![a-z])(?:iii|3|三)\s*期/gi, 'ステージ3 '],
  [/(?<![a-z])(?:ii|2|二)\s*期/gi, 'ステージ2 '],
  [/(?<![a-z])(?:i|1|一)\s*期/gi, 'ステージ1 '],
  [/子供|こども(?!の日)/g, '子ども'],
  [/障碍|障がい/g, '障害'],
  [/頸/g, '頚'],
  [/腟/g, '膣'],
];

const TEMPERATURE =
  /(?<![\d.,])(3[4-9]|4[0-2])(?:[.,、・]\d(?!\d)|度\d分?|度台|度超え?|度以上|℃|°c|度)+(?![\d円人日年])|(?<![\d.,])(3[4-9]|4[0-2])(?:[.,、・]\d)(?!\d)/gi;
/** 38.5 and 38度5分 alike. */
const DEGREES = /^(\d+)(?:[.,、・](\d)|度(\d))?/;
/** Degrees from which the least of hospitals' numbers call it a fever. */
const LEAST_FEVER = 37.5;
const AMOUNT = /\d[\d,]*\s*(?:万\s*)?(?:\d+\s*)?(?:円|えん)(?![ぁ-ん]{0,2}まる)/g;

/**
 * A text as it is cut into words: width folded, spellings that mean one thing made one, and what a figure is of said in
 * words: 38度 is 発熱, 36.5 is 平熱, 57,600円 is 金額. A stage is a figure whatever way it is counted.
 */
export function inOneSpelling(text: string): string {
  let spelled = foldWidth(withoutInvisible(text));
  for (const [written, one] of SPELLINGS) spelled = spelled.replace(written, one);
  return spelled
    .replace(TEMPERATURE, (figure: string) => {
      const [, whole = '', tenth, written = '0'] = DEGREES.exec(figure) ?? [];
      return `${whole} ${Number(`${whole}.${tenth ?? written}`) < LEAST_FEVER ? '平熱' : '発熱'} `;
    })
    .replace(AMOUNT, (figure) => `${figure} 金額 `);
}
