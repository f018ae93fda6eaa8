import {
  BLEEDING,
  BREATHLESS,
  CHEST_PAIN,
  CHOKED,
  COUGHS_BLOOD,
  FEVER,
  HEADACHE,
  MUCH_WEAKER_LEGS,
  NO_FLUIDS,
  NO_URINE,
  NOISY_BREATH,
  SEIZURE,
  SLURRED,
  UNCLEAR,
  USUAL,
} from './signs.ts';
import type { UrgentSigns } from './urgent-list.ts';

const CHILLS = 'ふるえや寒気《さむけ》がある';
const CANNOT_SWALLOW = '水も飲めない、急に食べられなくなった';
const SWOLLEN_LEG = '片方《かたほう》の足が急にはれて痛い（血のかたまりができていることがあります）';
const BLOCKED_BOWEL = 'おなかの強《つよ》い張《は》りと吐《は》き気があり、便《べん》もガスも出ない';
const BLACK_STOOL = '便《べん》が黒《くろ》い';
const BLOOD_CLOTS_IN_URINE = '尿《にょう》に血のかたまりがまじる、赤い色が濃《こ》くなる';
const WEAK_LEGS_WITH_PAIN = `背中《せなか》や腰《こし》の痛みとともに、${MUCH_WEAKER_LEGS}`;
const COUGH_OR_BREATH = 'せきが増《ふ》えた、動《うご》くと息が切れる';

/** The lists of the articles on the gullet, bladder and kidney, ovary, thyroid, bile ducts, brain and rare cancers, by the id of the article. */
export const KINDS_OF_CANCER_2_SIGNS = {
  'bile-duct-cancer': {
    ambulance: [...USUAL, COUGHS_BLOOD],
    hospital: [
      FEVER,
      CHILLS,
      '目や皮《ひ》ふが黄色《きいろ》くなった、尿《にょう》の色が濃《こ》くなった',
      'おなかが急に強《つよ》く痛む',
      '管《くだ》が抜《ぬ》けた、液《えき》が急に出なくなった、液に血がまじる',
      BLACK_STOOL,
      NO_FLUIDS,
    ],
  },
  'bladder-kidney-diagnosed': {
    ambulance: USUAL,
    hospital: [
      NO_URINE,
      BLOOD_CLOTS_IN_URINE,
      FEVER,
      CHILLS,
      'わきばらや背中《せなか》が急に強《つよ》く痛む',
      WEAK_LEGS_WITH_PAIN,
    ],
  },
  'bladder-kidney-suspected': {
    ambulance: USUAL,
    hospital: [
      NO_URINE,
      BLOOD_CLOTS_IN_URINE,
      FEVER,
      CHILLS,
      'わきばらや背中《せなか》が急に強《つよ》く痛む',
    ],
  },
  'bladder-kidney-treating': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospital: [
      FEVER,
      CHILLS,
      `${NO_URINE}、ストーマから尿が出ない`,
      BLOOD_CLOTS_IN_URINE,
      'わきばらや背中《せなか》が急に強《つよ》く痛む',
      BLOCKED_BOWEL,
      COUGH_OR_BREATH,
      '下痢《げり》が続く、水分《すいぶん》がとれない',
      SWOLLEN_LEG,
      WEAK_LEGS_WITH_PAIN,
    ],
  },
  'brain-tumor-first-pages': {
    ambulance: [
      SEIZURE,
      UNCLEAR,
      HEADACHE,
      SLURRED,
      '急《きゅう》に片方《かたほう》の手足《てあし》が動《うご》かない',
      '急に目が見えなくなった',
      BREATHLESS,
      BLEEDING,
    ],
    hospital: [
      'けいれんがあって、もうおさまった',
      '頭《あたま》の痛みが日ごとに強《つよ》くなる、何度《なんど》も吐《は》く',
      'ぼんやりする、眠《ねむ》ってばかりいる',
      '歩きにくい、手に力が入らない、言葉《ことば》が出にくい',
      'けいれんを防ぐ薬《くすり》が飲《の》めない、飲んでも吐いてしまう',
      FEVER,
      '頭の傷《きず》が赤くはれる、傷から液《えき》が出る',
      SWOLLEN_LEG,
    ],
  },
  'esophageal-diagnosed': {
    ambulance: [...USUAL, CHEST_PAIN, COUGHS_BLOOD, CHOKED],
    hospital: [CANNOT_SWALLOW, FEVER, BLACK_STOOL, 'むせることが増《ふ》えた、痰《たん》が増えた'],
  },
  'esophageal-suspected': {
    ambulance: [...USUAL, CHEST_PAIN, COUGHS_BLOOD, CHOKED],
    hospital: [
      '検査のあとに、胸《むね》や首《くび》、おなかが強《つよ》く痛む',
      CANNOT_SWALLOW,
      FEVER,
      BLACK_STOOL,
      'むせることが増《ふ》えた、痰《たん》が増えた',
    ],
  },
  'esophageal-treating': {
    ambulance: [...USUAL, CHEST_PAIN, COUGHS_BLOOD, CHOKED],
    hospital: [
      FEVER,
      'むせたあとに、熱《ねつ》や痰《たん》が増《ふ》えた',
      COUGH_OR_BREATH,
      '水や薬《くすり》が飲《の》めない、つかえて戻《もど》る',
      BLOCKED_BOWEL,
      'おなかの管《くだ》が抜《ぬ》けた、つまった',
      '痰に血がまじる',
      BLACK_STOOL,
    ],
  },
  'ovarian-diagnosed': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospital: ['おなかが急に強《つよ》く痛む', BLOCKED_BOWEL, FEVER, NO_FLUIDS, SWOLLEN_LEG],
  },
  'ovarian-suspected': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospital: [
      'おなかが急に強《つよ》く痛む',
      BLOCKED_BOWEL,
      FEVER,
      '少《すこ》し動《うご》くだけで、息が切れる',
      SWOLLEN_LEG,
    ],
  },
  'ovarian-treating': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospital: [
      FEVER,
      BLOCKED_BOWEL,
      'おなかが急に強《つよ》く痛む',
      NO_FLUIDS,
      '鼻血《はなぢ》や歯ぐきの血が止まりにくい、あざが急に増《ふ》えた',
      '強い頭痛《ずつう》がある',
      SWOLLEN_LEG,
    ],
  },
  'rare-cancer': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospital: [
      FEVER,
      '急に痛みが強《つよ》くなった、痛みで眠《ねむ》れない',
      'しこりが急に大きくなる、しびれや力の入りにくさが出てきた',
      WEAK_LEGS_WITH_PAIN,
      COUGH_OR_BREATH,
      NO_FLUIDS,
    ],
  },
  'thyroid-diagnosed': {
    ambulance: [...USUAL, NOISY_BREATH],
    hospital: ['首《くび》のはれが急に大きくなる', '声が急にかれた', CANNOT_SWALLOW, FEVER],
  },
  'thyroid-suspected': {
    ambulance: [...USUAL, NOISY_BREATH],
    hospital: [
      '検査のあとに、首《くび》がはれてくる',
      '首のはれが急に大きくなる',
      '声が急にかれた',
      CANNOT_SWALLOW,
      FEVER,
    ],
  },
  'thyroid-treating': {
    ambulance: [...USUAL, NOISY_BREATH, '首《くび》が急《きゅう》にはれて、苦《くる》しい'],
    hospital: [
      '口のまわりや指先《ゆびさき》がしびれる、手がつる',
      '傷《きず》が赤くはれる、傷から液《えき》や血が出る',
      FEVER,
      '胸《むね》のどきどきが止まらない',
      '水でもむせる、飲めない',
    ],
  },
} as const satisfies Record<string, UrgentSigns>;
