import { CHEST_PAIN, FEVER, NO_FLUIDS, NO_URINE, SUDDEN_CHANGE, USUAL } from './signs.ts';
import type { UrgentSigns } from './urgent-list.ts';

const SUDDENLY_MORE_PAIN = '痛みが急に強《つよ》くなった、痛みで眠《ねむ》れない';

/** The lists of the articles for those who think of stopping and for families, by the id of the article. Pages on money name no signs. */
export const MONEY_AND_FAMILY_SIGNS = {
  'stopping-treatment': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospital: [
      FEVER,
      NO_FLUIDS,
      SUDDENLY_MORE_PAIN,
      NO_URINE,
      '薬《くすり》をやめたあとで、具合《ぐあい》が悪くなった',
      '気持ちがとても沈《しず》んで、何も手につかない',
    ],
  },
  'spouse-has-cancer': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospitalName: '本人がかかっている病院',
    hospital: [FEVER, NO_FLUIDS, SUDDENLY_MORE_PAIN, SUDDEN_CHANGE],
  },
  'parent-has-cancer': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospitalName: '親がかかっている病院',
    hospital: [
      FEVER,
      NO_FLUIDS,
      '電話の声に元気がない、話がかみ合わない',
      '息切《いきぎ》れや痛みが、強《つよ》くなった',
      SUDDEN_CHANGE,
    ],
  },
} as const satisfies Record<string, UrgentSigns>;
