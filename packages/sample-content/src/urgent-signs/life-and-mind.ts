import { BREATHLESS, CHEST_PAIN, CHOKED, FEVER, SEIZURE, SUDDEN_CHANGE, UNCLEAR, USUAL } from './signs.ts';
import type { UrgentSigns } from './urgent-list.ts';

/** The lists of the articles on daily life and on feelings, by the id of the article. */
export const LIFE_AND_MIND_SIGNS = {
  'chofu-asking-at-city-hall': { ambulance: [BREATHLESS, CHEST_PAIN], hospital: [SUDDEN_CHANGE] },
  'bathing-and-skin': {
    ambulance: ['くちびるや顔《かお》がはれる', ...USUAL],
    hospital: [
      FEVER,
      '赤みや発疹《ほっしん》が、急に広がる。水ぶくれ、ただれがある',
      '発疹と一緒に、熱がある、目や口の中がただれる',
      '傷《きず》や管《くだ》、点滴《てんてき》のあとが、赤い、はれる、痛む、うみが出る',
      '腕《うで》や足が急にはれる、熱をもつ',
      'かゆみや痛みで眠《ねむ》れない',
    ],
  },
  'caring-for-parents': {
    ambulance: [BREATHLESS, CHEST_PAIN, UNCLEAR],
    hospital: [FEVER, '息切《いきぎ》れや、強《つよ》い痛みがある'],
  },
  'childcare-during-treatment': { ambulance: USUAL, hospital: [FEVER, SUDDEN_CHANGE] },
  'daily-safety-in-disaster': { ambulance: USUAL, hospital: [FEVER] },
  'eating-when-hard': {
    ambulance: [...USUAL, CHOKED],
    hospital: [
      FEVER,
      '水分《すいぶん》がとれない、何度《なんど》も吐《は》く、下痢《げり》が続く',
      '尿《にょう》の回数や量が減《へ》った、口がひどくかわく、立つとふらつく',
      '口やのどが痛くて、飲みこめない。薬《くすり》が飲めない',
      '食事でむせる、せきこむことが増《ふ》えた',
      '吐いたものや便《べん》に血がまじる、便が黒《くろ》い',
    ],
  },
  'exercise-gently': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospital: [
      FEVER,
      'いつもより息が切れる、めまい、冷や汗《あせ》、胸がどきどきしておさまらない',
      'いつもと違う、強《つよ》い痛みが出た。転《ころ》んで打った',
      '片方《かたほう》の足や腕《うで》が、急にはれた、痛む',
      '背中《せなか》や腰《こし》が強く痛む、足に力が入りにくい、尿《にょう》が出にくい',
    ],
  },
  'returning-to-work': {
    ambulance: [BREATHLESS, CHEST_PAIN],
    hospital: [FEVER, 'いつもと違う息切《いきぎ》れや痛みがある'],
  },
  'travel-and-outings': {
    ambulance: USUAL,
    hospital: [
      FEVER,
      '吐《は》き気や下痢《げり》で、水分《すいぶん》がとれない',
      '痛みが急に強《つよ》くなった',
      '足が急にはれた',
    ],
  },
  'anger-and-tears': {
    ambulance: [UNCLEAR, SEIZURE, BREATHLESS],
    hospital: [
      '急に人が変わったように、興奮《こうふん》する',
      'つじつまの合わないことを言う',
      '見えないものが見えると言う',
    ],
  },
  'anxiety-before-results': {
    ambulance: USUAL,
    hospital: [FEVER, '痛みや、少《すこ》しの出血が、出た、強《つよ》くなった'],
  },
  'fear-of-recurrence': { ambulance: USUAL, hospital: ['ほかの体の症状が、つらい'] },
  'for-family-caregivers': { ambulance: [CHEST_PAIN, BREATHLESS], hospital: [] },
  grief: { ambulance: [CHEST_PAIN, BREATHLESS], hospital: [] },
  'just-told': {
    ambulance: USUAL,
    hospital: ['痛みや出血など、気になる体の変化がある', SUDDEN_CHANGE],
  },
  'psycho-oncology': { ambulance: [UNCLEAR], hospital: [] },
  'sleepless-night': { ambulance: [BREATHLESS, UNCLEAR], hospital: [SUDDEN_CHANGE] },
  'q-living-far-away': {
    ambulance: [BREATHLESS, UNCLEAR],
    hospital: ['電話の声に元気がない', 'せきや息切《いきぎ》れが強《つよ》くなった', FEVER],
  },
} as const satisfies Record<string, UrgentSigns>;
