/** What stands wherever a person may look for help in an emergency (G118). */
export const EMERGENCY = {
  heading: '急に具合が悪くなったときは',
  sentences: [
    'このサービスは救急の対応ができません。',
    '息が苦しい、意識がはっきりしない、けいれん、止まらない出血などは、すぐに119番へ。',
    '治療中の急な変化は、かかっている病院へ。',
    '迷うときは #7119（大人）・#8000（子ども）。',
  ],
  /** Never leave this out: neither number reaches every area. */
  caveat: '※つながらない地域があります。',
} as const;

/**
 * What to do for somebody who does not know whether #7119 answers where they are (G118). It names no area: areas change
 * every year, no public list of them says for which day it holds, and a person who reads that theirs is missing might not
 * call. Whoever names areas again shows them with the day of their source, and for one year after that day at most.
 */
export const ADVICE_LINE_HELP = {
  summary: '#7119がつながるか、分からないとき',
  steps: [
    'つながる地域は、年ごとに変わっています。まず、そのまま #7119 にかけてみてください。',
    'つながらないときは、お住まいの都道府県や市区町村に、急な病気の相談の番号があるかどうかを、役所や消防のホームページで確かめられます。',
    '治療中の方は、かかっている病院に電話をしてください。夜や休日もかまいません。',
    '番号をさがしている間に具合が悪くなるとき、迷って決められないときは、119番に電話してください。',
  ],
} as const;

/** The whole emergency line as one text (footer, panel, chat opening, symptom save, error pages). */
export const EMERGENCY_TEXT = `${EMERGENCY.sentences.join('')}${EMERGENCY.caveat}`;

/** The one sentence of every error and maintenance page (G31, G117). */
export const SUDDEN_CHANGE_TEXT = '体調の急な変化は、かかっている病院か119番へ。';

/** The card for a person who writes of wanting to die: a card, never a block, never a report (G119). */
export const CRISIS_CARD = {
  heading: 'とてもつらいお気持ちなのですね。',
  body: '今すぐ話せるところがあります。',
  danger: 'いま命の危険があるときは、119番か110番へ。',
} as const;

/** What supporters do not do and do (G120). */
export const CONSULTATION_BOUNDARY_TEXT =
  '相談員は、診断や、治療が合っているかどうかの判断はできません。情報を一緒に整理し、病院での聞き方や利用できる制度をご案内します。';
