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
