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

const LUNG = [...USUAL, CHEST_PAIN, COUGHS_BLOOD] as const;

/** The lists of the articles on a group of cancers, by the id of the article. */
export const CANCER_GROUP_SIGNS = {
  'blood-lymph-diagnosed': {
    ambulance: [...USUAL, HEADACHE],
    hospital: [
      FEVER,
      '鼻血《はなぢ》や歯ぐきの血が続く',
      '強《つよ》いだるさがある',
      MUCH_WEAKER_LEGS,
      NO_URINE,
    ],
  },
  'blood-lymph-suspected': {
    ambulance: [...USUAL, HEADACHE],
    hospital: [
      FEVER,
      '鼻血《はなぢ》や歯ぐきの血が、なかなか止まらない',
      'あざが急に増《ふ》えた',
      '少《すこ》し動《うご》くだけで、胸《むね》がどきどきする',
      MUCH_WEAKER_LEGS,
      NO_URINE,
      '背中《せなか》が急に強《つよ》く痛む',
    ],
  },
  'blood-lymph-treating': {
    ambulance: [...USUAL, HEADACHE, SLURRED],
    hospital: [
      FEVER,
      '寒気《さむけ》やふるえがある',
      '鼻血《はなぢ》が止まりにくい',
      '便《べん》が黒《くろ》い、便に血がまじる',
      'あざが急に増《ふ》えた',
      '下痢《げり》や吐《は》き気で、水分《すいぶん》がとれない',
      MUCH_WEAKER_LEGS,
      NO_URINE,
      '背中《せなか》や腰《こし》が急に痛む',
    ],
  },
  'breast-diagnosed': {
    ambulance: USUAL,
    hospital: [
      '胸《むね》が赤くはれる',
      FEVER,
      'しこりの所から、血や液《えき》が出る',
      '痛みで眠《ねむ》れない',
    ],
  },
  'breast-suspected': {
    ambulance: USUAL,
    hospital: [
      'はれが、急に大きくなる',
      '胸《むね》が赤くなって、熱《ねつ》をもつ',
      '痛みが強《つよ》くなる',
    ],
  },
  'breast-treating': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospital: [
      FEVER,
      '寒気《さむけ》やふるえがある',
      NO_FLUIDS,
      '腕《うで》が急に赤くはれて、熱い',
      '片方《かたほう》の足が急にはれて痛い（血のかたまりができていることがあります）',
      '動《うご》くと息が切れる、空《から》せきが続く、足や体がむくむ（薬が心臓や肺に影響することがあります）',
    ],
  },
  'head-and-neck-diagnosed': {
    ambulance: [...USUAL, NOISY_BREATH],
    hospital: ['水も飲めない、急に食べられなくなった', FEVER],
  },
  'head-and-neck-suspected': {
    ambulance: [...USUAL, NOISY_BREATH],
    hospital: [
      '検査のあとに、血のまじったつばが増《ふ》える',
      FEVER,
      '首《くび》や口の底《そこ》がはれてくる',
      '痛くて水も飲めない、口が開かない',
    ],
  },
  'head-and-neck-treating': {
    ambulance: [...USUAL, NOISY_BREATH, `${CHOKED}。顔色《かおいろ》が悪い`],
    hospital: [
      '水や薬《くすり》が飲めない',
      FEVER,
      'むせたあとに、熱《ねつ》や痰《たん》が増《ふ》えた',
      '口や首《くび》から血が出る',
      '首や顔《かお》がはれてきた',
    ],
  },
  'lung-diagnosed': {
    ambulance: LUNG,
    hospital: [
      'せきや息切《いきぎ》れが、急に強《つよ》くなる',
      '痰《たん》にまじる血が増《ふ》える',
      FEVER,
      '強い頭痛《ずつう》がある',
      '手足《てあし》が動《うご》きにくい',
    ],
  },
  'lung-suspected': {
    ambulance: LUNG,
    hospital: [
      FEVER,
      '痰《たん》に血がまじる、まじる血が増《ふ》える',
      'せきがひどくなる',
      '顔《かお》や首《くび》が急にむくむ',
      '声が急にかれた',
    ],
  },
  'lung-treating': {
    ambulance: [
      'じっとしていても息《いき》が苦《くる》しい、話が続かないほど息が切れる',
      CHEST_PAIN,
      COUGHS_BLOOD,
      UNCLEAR,
      SEIZURE,
      BLEEDING,
    ],
    hospital: [
      'せきが増《ふ》えた',
      '動《うご》くと息が切れる',
      FEVER,
      NO_FLUIDS,
      '下痢《げり》が続く',
      '痰《たん》に血がまじる',
    ],
  },
  'uterine-diagnosed': {
    ambulance: USUAL,
    hospital: ['月経《げっけい》より多い出血', '強《つよ》い下腹《したばら》の痛み', FEVER],
  },
  'uterine-suspected': {
    ambulance: USUAL,
    hospital: [
      '月経《げっけい》より多い出血',
      'おなかが強《つよ》く痛む',
      FEVER,
      'いやなにおいのおりものがある',
    ],
  },
  'uterine-treating': {
    ambulance: [BREATHLESS, CHEST_PAIN, BLEEDING, SEIZURE, UNCLEAR],
    hospital: [
      '月経《げっけい》より多い出血、かたまりの出る出血、いやなにおいのおりもの',
      FEVER,
      '寒気《さむけ》がする、足が赤くはれて熱い',
      '尿《にょう》が出ない、尿や便《べん》に血がまじる',
      '下痢《げり》で、水分《すいぶん》がとれない',
      'おなかの強《つよ》い張《は》りと吐《は》き気があり、便もガスも出ない',
      '片方《かたほう》の足が急にはれて痛い（血のかたまりができていることがあります）',
    ],
  },
} as const satisfies Record<string, UrgentSigns>;
