import {
  CHEST_PAIN,
  CHOKED,
  COUGHS_BLOOD,
  FEVER,
  MUCH_WEAKER_LEGS,
  NO_FLUIDS,
  NO_URINE,
  USUAL,
} from './signs.ts';
import type { UrgentSigns } from './urgent-list.ts';

const BELLY_PAIN = '急《きゅう》におなかがとても痛《いた》い';
const BLOCKED = '便《べん》もガスも出ない。おなかが張《は》って痛い、吐《は》く';
const BLOOD_IN_STOOL = '便《べん》に赤い血がたくさん出る、便が黒《くろ》い';
const BLACK_OR_BLOODY = '便《べん》が黒《くろ》い、吐《は》いたものに血や、黒っぽいものがまじる';
const YELLOW = '白目や皮《ひ》ふが黄色《きいろ》い、尿《にょう》の色が濃《こ》くなった';
const CLOT = '片方《かたほう》の足が急にはれて痛い';
const LOW_SUGAR = 'ふるえや冷や汗《あせ》が出て、言われた手当てをしてもよくならない';
const CLOTS_IN_URINE = '尿《にょう》がとても赤い、血のかたまりが出る';
const BACK_AND_LEGS = `背中《せなか》や腰《こし》が痛み、${MUCH_WEAKER_LEGS}、しびれる`;
const DIGESTIVE = [...USUAL, COUGHS_BLOOD, BELLY_PAIN] as const;

/** The lists of the articles on cancers of the bowel, stomach, prostate, pancreas and liver, by the id of the article. */
export const KINDS_OF_CANCER_1_SIGNS = {
  'colorectal-suspected': {
    ambulance: [...USUAL, BELLY_PAIN],
    hospital: [
      '下剤《げざい》を飲《の》んで、おなかが強《つよ》く痛む、何度《なんど》も吐《は》く',
      '検査のあとに、おなかの痛みや張《は》りが強くなる',
      BLOOD_IN_STOOL,
      '便もガスも出ない',
      FEVER,
    ],
  },
  'colorectal-diagnosed': {
    ambulance: [...USUAL, BELLY_PAIN],
    hospital: [BLOCKED, BLOOD_IN_STOOL, 'ふらつく、少《すこ》し動《うご》くだけで息が切れる', FEVER],
  },
  'colorectal-treating': {
    ambulance: [...USUAL, BELLY_PAIN, CHEST_PAIN],
    hospital: [
      FEVER,
      BLOCKED,
      '下痢《げり》や吐き気で、水分《すいぶん》がとれない',
      BLOOD_IN_STOOL,
      '傷《きず》が赤くはれる、うみが出る',
      '人工肛門《じんこうこうもん》の色が黒い、急にはれた、便が出ない',
      'CVポートのまわりが赤い、はれる、痛い',
      NO_URINE,
      CLOT,
    ],
  },
  'stomach-suspected': {
    ambulance: DIGESTIVE,
    hospital: [
      BLACK_OR_BLOODY,
      '検査のあとに、おなかや胸《むね》の痛みが強《つよ》くなる',
      '食べたものを何度《なんど》も吐く、水分《すいぶん》がとれない',
      'ふらつく、冷や汗《あせ》が出る',
      FEVER,
    ],
  },
  'stomach-diagnosed': {
    ambulance: DIGESTIVE,
    hospital: [
      BLACK_OR_BLOODY,
      '食べたものを何度《なんど》も吐く、水分《すいぶん》がとれない',
      'ふらつく、少《すこ》し動《うご》くだけで息が切れる',
      '痛みで眠《ねむ》れない',
      FEVER,
    ],
  },
  'stomach-treating': {
    ambulance: [...DIGESTIVE, CHOKED],
    hospital: [
      FEVER,
      '食べものがつかえて、水も通らない',
      BLOCKED,
      BLACK_OR_BLOODY,
      '下痢《げり》や吐き気で、水分《すいぶん》がとれない',
      LOW_SUGAR,
      '傷《きず》が赤くはれる、うみが出る',
      CLOT,
    ],
  },
  'prostate-suspected': {
    ambulance: USUAL,
    hospital: [
      FEVER,
      '検査のあとに、寒気《さむけ》やふるえがある',
      NO_URINE,
      CLOTS_IN_URINE,
      '肛門《こうもん》から出る血が増《ふ》える',
      BACK_AND_LEGS,
    ],
  },
  'prostate-diagnosed': {
    ambulance: USUAL,
    hospital: [
      NO_URINE,
      CLOTS_IN_URINE,
      BACK_AND_LEGS,
      '骨《ほね》のあたりが強《つよ》く痛む、痛みで眠《ねむ》れない',
      FEVER,
    ],
  },
  'prostate-treating': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospital: [
      BACK_AND_LEGS,
      NO_URINE,
      CLOTS_IN_URINE,
      BLOOD_IN_STOOL,
      '転《ころ》んだあとや動《うご》いたときに、急に骨《ほね》のあたりが強《つよ》く痛む',
      FEVER,
      CLOT,
    ],
  },
  'pancreatic-suspected': {
    ambulance: DIGESTIVE,
    hospital: [
      YELLOW,
      FEVER,
      '検査のあとに、おなかや背中《せなか》が強《つよ》く痛む、吐《は》く',
      BLACK_OR_BLOODY,
      'ひどくのどがかわく、尿がとても多い',
      NO_FLUIDS,
    ],
  },
  'pancreatic-diagnosed': {
    ambulance: DIGESTIVE,
    hospital: [
      YELLOW,
      FEVER,
      '背中《せなか》やおなかの痛みで眠《ねむ》れない',
      '食べたものを何度《なんど》も吐《は》く、水分《すいぶん》がとれない',
      'ひどくのどがかわく、尿がとても多い',
      BLACK_OR_BLOODY,
      CLOT,
    ],
  },
  'pancreatic-treating': {
    ambulance: [...DIGESTIVE, CHEST_PAIN],
    hospital: [
      FEVER,
      '寒気《さむけ》がある',
      YELLOW,
      '食べられない、何度《なんど》も吐《は》く、水分《すいぶん》がとれない',
      LOW_SUGAR,
      'ひどくのどがかわく、尿がとても多い',
      '痛みの薬《くすり》を使ってもやわらがない',
      BLACK_OR_BLOODY,
      CLOT,
    ],
  },
  'liver-suspected': {
    ambulance: DIGESTIVE,
    hospital: [
      BLACK_OR_BLOODY,
      YELLOW,
      'おなかが急に張《は》ってきた、足が急にむくむ',
      '検査のあとに痛みが強《つよ》くなる、ふらつく',
      FEVER,
    ],
  },
  'liver-diagnosed': {
    ambulance: DIGESTIVE,
    hospital: [
      BLACK_OR_BLOODY,
      YELLOW,
      'おなかが急に張《は》ってきた、足が急にむくむ',
      'つじつまの合わないことを言う、昼《ひる》もうとうとする',
      FEVER,
    ],
  },
  'liver-treating': {
    ambulance: [...DIGESTIVE, CHEST_PAIN],
    hospital: [
      FEVER,
      BLACK_OR_BLOODY,
      'つじつまの合わないことを言う、昼《ひる》もうとうとする、手がぱたぱたとふるえる',
      YELLOW,
      '数日で体重が増《ふ》えて、足やおなかがむくむ',
      '針《はり》や管《くだ》を入れた所が痛い、はれる、血がにじむ',
      '下痢《げり》が続く、新しいせきや息切《いきぎ》れがある',
      NO_URINE,
    ],
  },
} as const satisfies Record<string, UrgentSigns>;
