import type { LandingKind, LandingSectionItem } from '@hidamari/contract/content';
import { EMERGENCY, EMERGENCY_TEXT } from '@hidamari/domain/emergency';
import type { Point } from './shared-points.ts';

/** A section as it is written: variant, number and instant are filled in by the list. */
export interface LandingRow extends Pick<LandingSectionItem, 'title' | 'body'> {
  kind: LandingKind;
}

const strongLine = ({ words, text }: Point) => `<li><strong>${words}</strong>${text}</li>`;
const description = ({ words, text }: Point) => `<div><dt>${words}</dt><dd>${text}</dd></div>`;

export const listOf = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;

export function situations(points: readonly Point[]): LandingRow {
  return { kind: 'situations', title: 'こんなときに', body: `<ul>${points.map(strongLine).join('')}</ul>` };
}

export function flow(begin: Point): LandingRow {
  const steps: Point[] = [
    begin,
    {
      words: 'いまのことを話す',
      text: '相談員がゆっくりうかがいます。話したくないことは、話さなくてかまいません。',
    },
    {
      words: '一緒に整理する',
      text: '病院での聞き方や、使える制度、次にすることを一緒に書き出します。',
    },
  ];
  return { kind: 'flow', title: '相談の流れ', body: `<ol>${steps.map(strongLine).join('')}</ol>` };
}

export function questions(asked: readonly Point[]): LandingRow {
  return { kind: 'faq', title: 'よくある質問', body: `<dl>${asked.map(description).join('')}</dl>` };
}

/** @param own what this variant promises besides, as a sentence. */
export function privacy(own: string): LandingRow {
  return {
    kind: 'privacy',
    title: 'お預かりする情報',
    body: `<p>病気についてのお話は、相談のためだけに使います。ほかへ渡すときは、相手と内容を先にお見せして、同意をいただきます。命や体に差しせまった危険があるときと、法律で求められたときだけは、別です。</p><p>${own}</p>`,
  };
}

export const CAN_DO: LandingRow = {
  kind: 'can-do',
  title: '相談でできること、できないこと',
  body: `<h3>できること</h3>${listOf([
    'お話をうかがい、困りごとを整理する',
    '病院での聞き方や、質問の準備を手伝う',
    '利用できる制度や窓口を案内する',
    'ご家族の心配や疲れをうかがう',
  ])}<h3>できないこと</h3>${listOf([
    '診断や、治療が合っているかどうかの判断',
    '病院や医師の紹介・予約',
    '救急の対応',
  ])}`,
};

const SUPPORTER_POINTS: readonly Point[] = [
  {
    words: '資格のある相談員',
    text: '看護師や<ruby>社会福祉士<rt>しゃかいふくしし</rt></ruby>などの資格を持ち、がんの相談の研修を受けた人が、お話をうかがいます。',
  },
  {
    words: '急がせません',
    text: 'まとまらないままで、途中で黙ってしまっても大丈夫です。泣いてしまうことも、よくあることです。',
  },
  {
    words: '秘密を守ります',
    text: '病院の外にいるので、病院には言いにくいことも話せます。命や体に差しせまった危険があるときなどを除き、同意なしに、病院やご家族へ伝えることはありません。',
  },
];

export const SUPPORTERS: LandingRow = {
  kind: 'supporters',
  title: '話を聞く相談員',
  body: `<dl>${SUPPORTER_POINTS.map(description).join('')}</dl>`,
};

/** Every sign-up sends a code there. */
export const MOBILE_PHONE =
  '<strong>携帯電話</strong>：確認のための数字が、SMSで届きます。お持ちでない方は、お電話でご相談ください。';

export const COST: LandingRow = {
  kind: 'cost',
  title: '相談は無料です',
  // What a call costs is said above it, by the number.
  body: '<p>インターネットの通信料は、お使いの契約によります。</p>',
};

export const EMERGENCY_ROW: LandingRow = {
  kind: 'emergency',
  title: EMERGENCY.heading,
  body: `<p>${EMERGENCY_TEXT}</p>`,
};
