import {
  CHEST_PAIN,
  CHOKED,
  FEVER,
  HEADACHE,
  NO_FLUIDS,
  NO_URINE,
  SLURRED,
  SUDDEN_CHANGE,
  USUAL,
} from './signs.ts';
import type { UrgentSigns } from './urgent-list.ts';

const CONFUSED = '急《きゅう》に、つじつまの合わないことを言う、見えないものが見えると言う';
const HIT_HEAD = '転《ころ》んで、頭《あたま》を打った';
const STRONG_PAIN = '痛みが急《きゅう》に強《つよ》くなった、薬《くすり》を使ってもやわらがない';
const TUBE = '管《くだ》が抜《ぬ》けた、つまった、管のまわりが赤くはれる';
const RASH = '発疹《ほっしん》が広がる';
/** Whom somebody calls at home who has nurses or a doctor coming. */
const NURSES_OR_HOSPITAL = '訪問看護の事業所か、かかっている病院';

/** The lists of the articles on ways of living, by the id of the article. */
export const WAYS_OF_LIVING_SIGNS = {
  'sexual-life': {
    ambulance: USUAL,
    hospital: [
      FEVER,
      '出血が続く、量が増《ふ》える',
      '下腹《したばら》が強《つよ》く痛む',
      '勃起《ぼっき》がおさまらず、痛い',
      '治療の間に、妊娠《にんしん》したかもしれない',
    ],
  },
  'vaccines-and-outbreaks': {
    ambulance: ['注射《ちゅうしゃ》のあとに、くちびるや顔《かお》がはれる', ...USUAL],
    hospital: [
      FEVER,
      'せき、のどの痛み、強《つよ》いだるさが出た',
      '家族《かぞく》が、インフルエンザやコロナと言われた',
      NO_FLUIDS,
      `注射した所がひどくはれる、${RASH}`,
    ],
  },
  'alcohol-and-smoking': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospital: [
      'お酒《さけ》をやめたあとに、手がふるえる、汗《あせ》がたくさん出る',
      CONFUSED,
      '吐《は》いたものに血がまじる、便《べん》が黒《くろ》い',
      'せきや痰《たん》、息切《いきぎ》れが急に増《ふ》えた',
      'お酒に弱い人が、点滴《てんてき》の間に、顔《かお》が赤くなる、気持《きも》ちが悪くなる',
    ],
  },
  driving: {
    ambulance: [...USUAL, CHEST_PAIN, HEADACHE, SLURRED],
    hospital: [
      '急に見えにくくなった、物が二つに見える',
      '片方《かたほう》の手や足に、力が入らない',
      'めまいやふらつきが続く',
      '眠気《ねむけ》が強《つよ》くて、起きていられない',
    ],
  },
  pets: {
    ambulance: USUAL,
    hospital: [FEVER, 'かまれた、引っかかれた', '傷《きず》が赤くはれる、うみが出る', '下痢《げり》が続く'],
  },
  'older-people': {
    ambulance: [...USUAL, CHEST_PAIN, SLURRED],
    hospital: [FEVER, HIT_HEAD, CONFUSED, '昼《ひる》もうとうとして、食べない', NO_FLUIDS, NO_URINE],
  },
  'dementia-and-cancer': {
    ambulance: [...USUAL, CHOKED],
    hospital: [
      FEVER,
      '急に様子が変わった。眠《ねむ》ってばかりいる、ひどく興奮《こうふん》する',
      NO_FLUIDS,
      NO_URINE,
      '薬《くすり》を二回分飲んだかもしれない',
      HIT_HEAD,
    ],
  },
  'school-and-study': {
    ambulance: USUAL,
    hospital: [FEVER, '学校や家で、水ぼうそうや、はしかの人が出た', SUDDEN_CHANGE],
  },
  'single-parent': { ambulance: USUAL, hospital: [FEVER, NO_FLUIDS, SUDDEN_CHANGE] },
  'living-alone': {
    ambulance: USUAL,
    hospital: [FEVER, NO_FLUIDS, '立ち上がれない、動《うご》くのがつらくなってきた', SUDDEN_CHANGE],
  },
  'home-care': {
    ambulance: [...USUAL, CHOKED],
    hospitalName: NURSES_OR_HOSPITAL,
    hospital: [FEVER, STRONG_PAIN, NO_FLUIDS, NO_URINE, CONFUSED, TUBE],
  },
  hospice: {
    ambulance: [...USUAL, CHOKED],
    hospitalName: NURSES_OR_HOSPITAL,
    hospital: [FEVER, STRONG_PAIN, '吐《は》き気で、水分《すいぶん》や薬がとれない', NO_URINE, CONFUSED],
  },
  'foreign-residents': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospital: [FEVER, '吐《は》き気や下痢《げり》で、水分《すいぶん》がとれない', STRONG_PAIN, SUDDEN_CHANGE],
  },
} as const satisfies Record<string, UrgentSigns>;
