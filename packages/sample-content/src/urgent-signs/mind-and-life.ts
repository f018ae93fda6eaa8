import { CHEST_PAIN, FEVER, NO_FLUIDS, SUDDEN_CHANGE, USUAL } from './signs.ts';
import type { UrgentSigns } from './urgent-list.ts';

const RESTLESS = '薬《くすり》を始《はじ》めた、変《か》えたあとから、そわそわして、じっとしていられない';
const CANNOT_WAIT = 'とてもつらくて、ひとりで夜《よる》を過ごせない';
const CONFUSED = 'つじつまの合わないことを言う、見えないものが見えると言う';

/** The lists of the articles on strong anxiety and on a low mood, by the id of the article. */
export const MIND_AND_LIFE_SIGNS = {
  'strong-anxiety': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospital: [
      'どきどきや息切《いきぎ》れが、初めて出た、いつもより強《つよ》い、なかなかおさまらない',
      FEVER,
      RESTLESS,
      CANNOT_WAIT,
      CONFUSED,
      '何日《なんにち》も眠《ねむ》れない、食べられない',
      SUDDEN_CHANGE,
    ],
  },
  'low-mood': {
    ambulance: USUAL,
    hospital: [
      CANNOT_WAIT,
      NO_FLUIDS,
      '何日《なんにち》も眠《ねむ》れない、ほとんど食べられない',
      '治療の薬《くすり》が飲めない',
      RESTLESS,
      CONFUSED,
      '急に人が変わったように、元気になりすぎる、怒《おこ》りっぽくなる',
      FEVER,
      SUDDEN_CHANGE,
    ],
  },
} as const satisfies Record<string, UrgentSigns>;
