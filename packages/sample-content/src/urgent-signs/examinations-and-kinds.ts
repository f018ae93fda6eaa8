import {
  CHEST_PAIN,
  COUGHS_BLOOD,
  FEVER,
  HEADACHE,
  MUCH_WEAKER_LEGS,
  NO_FLUIDS,
  NO_URINE,
  SLURRED,
  SUDDEN_CHANGE,
  USUAL,
} from './signs.ts';
import type { UrgentSigns } from './urgent-list.ts';

const COUGH_OR_BREATH = 'せきが増《ふ》えた、動《うご》くと息が切れる';
const SWOLLEN_LEG = '片方《かたほう》の足が急にはれて痛い';
const SWOLLEN_FACE = '注射《ちゅうしゃ》や薬《くすり》のあとに、くちびるや顔《かお》がはれる';
const ONE_SIDE = '急《きゅう》に片方《かたほう》の手足《てあし》が動《うご》かない';
const RASH = '発疹《ほっしん》が広がる、水ぶくれや、口や目のただれがある';
const THIRST = 'ひどくのどがかわく、尿《にょう》が増《ふ》える、急にやせた（とくに急ぎます）';
const YELLOW = '白目や皮《ひ》ふが黄色《きいろ》い、尿《にょう》の色が濃《こ》い';
const BAD_STOOL = '便《べん》が黒《くろ》い、便に血がまじる';
const WEAK_LEGS_WITH_PAIN = `背中《せなか》や腰《こし》の痛みとともに、${MUCH_WEAKER_LEGS}`;

/** The lists of the articles on examinations, further kinds of cancer and other illnesses, by the id of the article. */
export const EXAMINATIONS_AND_KINDS_SIGNS = {
  'skin-cancer': {
    ambulance: [...USUAL, CHEST_PAIN, HEADACHE],
    hospital: [
      FEVER,
      '傷《きず》が赤くはれる、うみや液《えき》が出る、傷から血がにじみ続《つづ》ける',
      '植えた皮《ひ》ふの色が急に変わった、浮いてきた',
      '腕《うで》や足が急に赤くはれて、熱い',
      COUGH_OR_BREATH,
      '下痢《げり》の回数が増えた、便《べん》に血がまじる',
      '急に強《つよ》いだるさが出た、ひどくのどがかわく',
      RASH,
    ],
  },
  'testicular-cancer': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospital: [
      '精巣《せいそう》が急に強《つよ》く痛む（とくに急ぎます）',
      FEVER,
      COUGH_OR_BREATH,
      SWOLLEN_LEG,
      '傷《きず》や股《また》のまわりが、急にはれてくる',
      `${NO_URINE}、尿の量がとても少ない`,
      '吐《は》き気が続いて、水分《すいぶん》がとれない',
      '耳が急に聞《き》こえにくくなった',
      WEAK_LEGS_WITH_PAIN,
    ],
  },
  'child-with-cancer': {
    ambulance: [...USUAL, 'ぐったりして、起きない。くちびるや顔《かお》の色が悪い'],
    hospital: [
      FEVER,
      '寒気《さむけ》やふるえがある',
      '鼻血《はなぢ》が止まりにくい、あざや赤い点が急に増《ふ》えた',
      '何度《なんど》も吐《は》く、頭《あたま》を痛がる、ふらつく',
      '水分《すいぶん》がとれない、尿《にょう》が減《へ》った',
      'おなかや足を強《つよ》く痛がる、歩かなくなった',
      '点滴《てんてき》の管《くだ》が抜《ぬ》けた、管のまわりが赤い、ぬれている',
      '水ぼうそうや、はしかの人に会った',
      'いつもと様子が違うと、ご家族が感じる',
    ],
  },
  'stage-explained': {
    ambulance: USUAL,
    hospital: [FEVER, '痛みや息切《いきぎ》れが、急に強《つよ》くなった', SUDDEN_CHANGE],
  },
  'tumor-markers': {
    ambulance: USUAL,
    hospital: [
      FEVER,
      '急に強《つよ》い痛みが出た',
      COUGH_OR_BREATH,
      YELLOW,
      WEAK_LEGS_WITH_PAIN,
      '眠《ねむ》れない、食べられない日が続く',
    ],
  },
  endoscopy: {
    ambulance: [SWOLLEN_FACE, ...USUAL, CHEST_PAIN, COUGHS_BLOOD],
    hospitalName: '検査を受けた病院',
    hospital: [
      '検査のあとに、おなかや胸《むね》、首《くび》の痛みが強《つよ》くなる',
      '下剤《げざい》を飲《の》んで、おなかが強く痛む、何度《なんど》も吐《は》く',
      '便《べん》に血がたくさんまじる、便が黒《くろ》い',
      '痰《たん》にまじる血が増《ふ》える、息切《いきぎ》れが出てきた',
      `${NO_URINE}、尿に血のかたまりがまじる`,
      FEVER,
      '眠気《ねむけ》がとれない、ぼんやりしている',
    ],
  },
  'other-illnesses': {
    ambulance: [...USUAL, CHEST_PAIN, HEADACHE, SLURRED, ONE_SIDE],
    hospital: [
      FEVER,
      '血糖《けっとう》や血圧《けつあつ》が、病院から言われた数になった',
      '冷や汗《あせ》が出る、手がふるえる、ぼんやりする（とくに急ぎます）',
      THIRST,
      '吐《は》き気や下痢《げり》で、いつもの薬《くすり》が飲めない',
      NO_FLUIDS,
      '数日《すうじつ》で体重《たいじゅう》が増えた、足がむくむ、横になると苦しい',
      `${NO_URINE}、尿の量がとても少ない`,
      COUGH_OR_BREATH,
      BAD_STOOL,
      '転《ころ》んで、頭《あたま》を打った',
    ],
  },
} as const satisfies Record<string, UrgentSigns>;
