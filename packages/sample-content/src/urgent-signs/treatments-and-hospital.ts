import {
  CHEST_PAIN,
  FEVER,
  HEADACHE,
  MUCH_WEAKER_LEGS,
  NO_FLUIDS,
  NO_URINE,
  NOISY_BREATH,
  USUAL,
} from './signs.ts';
import type { UrgentSigns } from './urgent-list.ts';

const SWOLLEN_FACE = 'くちびるや顔《かお》、のどが急《きゅう》にはれる';
const SHIVERS = '熱がなくても、寒気《さむけ》やふるえがある、急《きゅう》にぐったりした';
const COUGH = 'せきや息切《いきぎ》れが、新しく出た、強《つよ》くなった';
const ONE_LEG = '片方《かたほう》の足や腕《うで》が急《きゅう》にはれた、痛《いた》む、色が変わった';

/** The lists of the articles on ways of treatment and on the stay in hospital, by the id of the article. */
export const TREATMENTS_AND_HOSPITAL_SIGNS = {
  'drip-and-port': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospital: [
      FEVER,
      '点滴《てんてき》のあとや、管《くだ》を洗《あら》ったあとに、寒気《さむけ》やふるえが出た（とくに急ぎます）',
      'ポートや管《くだ》のまわりが、赤い、はれる、痛《いた》い、うみや血《ち》が出る',
      '腕《うで》や首《くび》、顔《かお》がはれた、色が変わった',
      '点滴《てんてき》の間に、痛む、はれる、薬《くすり》がもれる',
      '管《くだ》が抜《ぬ》けた、切れた、外に出ている長さが変わった',
      '家のポンプの薬《くすり》が減《へ》らない、早くなくなった、もれた',
    ],
  },
  'particle-therapy': {
    ambulance: [...USUAL, CHEST_PAIN, HEADACHE],
    hospital: [
      FEVER,
      '皮《ひ》ふがむけて、じゅくじゅくする',
      '口やのどの痛みで、水分《すいぶん》や薬《くすり》がとれない',
      COUGH,
      '尿《にょう》や便《べん》に血《ち》がまじる',
      NO_URINE,
      'おなかが強《つよ》く痛む、くり返し吐《は》く',
      `背中《せなか》や腰《こし》が痛み、${MUCH_WEAKER_LEGS}`,
    ],
  },
  'medicines-against-side-effects': {
    ambulance: [SWOLLEN_FACE, ...USUAL, CHEST_PAIN],
    hospital: [
      FEVER,
      SHIVERS,
      NO_FLUIDS,
      '飲《の》む薬《くすり》が飲めない、飲んでも吐《は》いてしまう',
      '発疹《ほっしん》やかゆみが広がる',
      COUGH,
      '白血球《はっけっきゅう》の注射《ちゅうしゃ》のあと、左のわき腹や左の肩が急《きゅう》に痛む、急に体がむくむ',
      'そわそわして座《すわ》っていられない、体がこわばる',
      'とても眠《ねむ》くて、起きていられない',
      'ひどくのどがかわく、尿《にょう》が増《ふ》える',
      '薬《くすり》を、まちがえて多く飲んだ',
    ],
  },
  'teeth-and-mouth-care': {
    ambulance: ['口やのどが急《きゅう》にはれて、息《いき》が苦《くる》しい', ...USUAL],
    hospital: [
      FEVER,
      '歯を抜《ぬ》いた所や歯ぐきの血《ち》が、止まりにくい',
      '顔《かお》やあごがはれる、口が開かない',
      '歯や歯ぐきが、急《きゅう》に強《つよ》く痛む',
      '歯ぐきから骨《ほね》が見える、うみが出る、あごや唇《くちびる》がしびれる',
      '痛みで、水分《すいぶん》や食事、飲《の》む薬《くすり》がとれない',
      '口の中に白いものが広がる',
    ],
  },
  rehabilitation: {
    ambulance: [...USUAL, CHEST_PAIN, '転《ころ》んだあと、痛くて動《うご》けない'],
    hospital: [
      FEVER,
      '動《うご》いたときに、急《きゅう》に骨《ほね》のあたりが強《つよ》く痛む',
      `背中《せなか》や腰《こし》の痛みとともに、${MUCH_WEAKER_LEGS}、しびれる（とくに急ぎます）`,
      '尿《にょう》や便《べん》が出にくい、もれる（とくに急ぎます）',
      ONE_LEG,
      '少《すこ》し動くだけで、息《いき》が切れる、胸《むね》がどきどきする',
      '頭《あたま》を打った、転んだ',
      '食べるとむせる、むせたあとに熱《ねつ》や痰《たん》が増《ふ》えた',
    ],
  },
  'hospital-stay': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospitalName: '入院する病院、入院していた病院',
    hospital: [
      FEVER,
      '入院の前に、せき、のどの痛み、下痢《げり》、けががある',
      '退院のあとに、痛みが急《きゅう》に強《つよ》くなった',
      '傷《きず》や管《くだ》のまわりが赤い、はれる、うみや血《ち》が出る',
      '水分《すいぶん》や薬《くすり》がとれない、くり返し吐《は》く',
      ONE_LEG,
      'つじつまの合わない話をする、様子がいつもと違うと、ご家族が感じる',
    ],
  },
  'reactions-during-drip': {
    ambulance: [
      'のどがつまる感じや、声《こえ》のかすれが、急《きゅう》に出た',
      SWOLLEN_FACE,
      NOISY_BREATH,
      '急《きゅう》に目の前が暗くなる、立てない、冷や汗《あせ》が出る',
      ...USUAL,
      CHEST_PAIN,
    ],
    hospital: [
      FEVER,
      SHIVERS,
      'かゆみや発疹《ほっしん》が出た、顔《かお》が赤くなった',
      'せき、どきどき、気分の悪さが続く',
      '針《はり》のあとが、痛む、赤い、はれる、かたい、水ぶくれができた',
      NO_FLUIDS,
      '尿《にょう》が赤く、薬の色か血《ち》の色か分からない',
    ],
  },
} as const satisfies Record<string, UrgentSigns>;
