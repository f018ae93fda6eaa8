import {
  BLEEDING,
  BREATHLESS,
  CHEST_PAIN,
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

const ONE_LEG = '片方《かたほう》の足や腕《うで》が急《きゅう》にはれた、痛《いた》む、色が変わった';
const ONE_SIDE = '急《きゅう》に片方《かたほう》の手足《てあし》が動《うご》かない';
const FACE = '顔《かお》の片側《かたがわ》がゆがむ';
const FAINTED = '気を失《うしな》った、気を失いそうになる';
const COLD_SWEAT = '胸《むね》が締《し》めつけられるように痛《いた》い、冷や汗《あせ》が出る';
const YELLOW = '白目や皮《ひ》ふが黄色《きいろ》い、尿《にょう》が濃《こ》い茶色になった';
const BLACK_STOOL = '便《べん》に血《ち》がまじる、便が黒《くろ》い';
const WEIGHT_UP = '何日かで体重が急《きゅう》に増《ふ》えた、足や顔《かお》がむくむ';
const TOO_MUCH_MEDICINE = '薬《くすり》を、まちがえて多く飲んだ';

/** The lists of the second set of articles on a symptom, by the id of the article. */
export const SYMPTOM_2_SIGNS = {
  'heart-and-chest': {
    ambulance: [
      CHEST_PAIN,
      COLD_SWEAT,
      FAINTED,
      BREATHLESS,
      'くちびるや指先《ゆびさき》が、紫《むらさき》になった',
      UNCLEAR,
      SEIZURE,
      BLEEDING,
    ],
    hospital: [
      '胸《むね》がどきどきして、おさまらない、くり返す',
      '脈《みゃく》がばらばら、とても速い、とても遅い',
      '動《うご》くと息《いき》が切れる、横になって眠《ねむ》れない',
      WEIGHT_UP,
      ONE_LEG,
      FEVER,
    ],
  },
  'blood-clots': {
    ambulance: [
      '急《きゅう》に息《いき》が切れた、じっとしていても苦《くる》しい',
      CHEST_PAIN,
      FAINTED,
      COUGHS_BLOOD,
      ONE_SIDE,
      FACE,
      SLURRED,
      HEADACHE,
      ...USUAL,
    ],
    hospital: [
      ONE_LEG,
      '点滴《てんてき》の管《くだ》やポートのある側の、腕《うで》や首《くび》がはれた',
      '動《うご》くと息《いき》が切れるようになった、せきに血《ち》がまじる',
      '頭《あたま》を打った、転《ころ》んだ',
      '鼻血《はなぢ》や歯ぐきの血《ち》が止《と》まりにくい、あざが増《ふ》えた',
      BLACK_STOOL,
      '尿《にょう》が赤い',
      TOO_MUCH_MEDICINE,
      FEVER,
    ],
  },
  itching: {
    ambulance: [
      '急《きゅう》に全身がかゆくなり、息《いき》が苦《くる》しい、声がかれる',
      'くちびるや顔《かお》、のどが急《きゅう》にはれる',
      NOISY_BREATH,
      ...USUAL,
    ],
    hospital: [
      YELLOW,
      FEVER,
      '発疹《ほっしん》と一緒に、目や口の中がただれる',
      '赤みや発疹《ほっしん》が急《きゅう》に広がる。水ぶくれができる、皮《ひ》ふがむける',
      '薬《くすり》を飲んだあとに、急《きゅう》にかゆくなった',
      '体の片側《かたがわ》に、ぴりぴりする水ぶくれが出た',
      'かきこわした所が、赤くはれて熱い、うみが出る',
    ],
  },
  'weight-changes': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospital: [
      NO_FLUIDS,
      '何も食べられない日が続く、くり返し吐《は》く',
      WEIGHT_UP,
      '動《うご》くと息《いき》が切れる、横になって眠《ねむ》れない',
      'おなかが急《きゅう》に張《は》ってきた',
      '尿《にょう》が減《へ》った、出ない',
      'のどがとてもかわき、尿《にょう》が急《きゅう》に増《ふ》えた',
      'ふらついて立てない、急《きゅう》に力が入らなくなった',
      FEVER,
    ],
  },
  delirium: {
    ambulance: [
      UNCLEAR,
      SEIZURE,
      BREATHLESS,
      BLEEDING,
      HEADACHE,
      ONE_SIDE,
      FACE,
      SLURRED,
      '頭《あたま》を打ったあとに、様子がおかしい',
      'あばれて、本人やまわりの人がけがをしそうになる',
    ],
    hospital: [
      '数時間から数日で、急《きゅう》に様子が変わった。つじつまの合わないことを言う',
      '見えないものが見えると言う、落ち着かず動き回る',
      'うとうとして、食事や薬《くすり》がとれない',
      FEVER,
      NO_FLUIDS,
      `${NO_URINE}。便《べん》が何日も出ない`,
      '薬《くすり》を変えた、増《ふ》やしたあとから、様子がおかしい',
      TOO_MUCH_MEDICINE,
      '点滴《てんてき》や管《くだ》を抜《ぬ》いた、転《ころ》んだ',
    ],
  },
  hiccups: {
    ambulance: [...USUAL, CHEST_PAIN, COUGHS_BLOOD, ONE_SIDE, SLURRED],
    hospital: [
      'しゃっくりが二日続く、夜に眠《ねむ》れない',
      'しゃっくりで、食べられない、薬《くすり》が飲めない',
      NO_FLUIDS,
      'くり返し吐《は》く。おなかが張《は》って、便《べん》もガスも出ない',
      '食べものや水でむせて、せきや熱《ねつ》が出た',
      'ふらつく、頭痛《ずつう》や吐《は》き気が強《つよ》くなった',
      FEVER,
    ],
  },
  'odor-and-wounds': {
    ambulance: ['傷《きず》から血《ち》がふき出す、押《お》さえても止《と》まらない', ...USUAL],
    hospital: [
      '傷《きず》からの血《ち》を何度もくり返す、かたまりが出る',
      FEVER,
      '寒気《さむけ》やふるえがある、急《きゅう》にぐったりした',
      '傷《きず》のまわりが赤くはれて熱い、うみが出る',
      'においや汁が、急《きゅう》に強《つよ》くなった、増《ふ》えた',
      '床ずれが黒《くろ》くなった、深くなった',
      '薬《くすり》を使っても、手当てのときの痛みががまんできない',
    ],
  },
  'late-effects': {
    ambulance: [...USUAL, CHEST_PAIN, COLD_SWEAT, HEADACHE],
    hospital: [
      '動《うご》くと息《いき》が切れるようになった、空《から》せきが続く',
      '胸《むね》がどきどきして、おさまらない',
      ONE_LEG,
      '腕《うで》や足が、急《きゅう》に赤くはれて、熱い',
      FEVER,
      BLACK_STOOL,
      '尿《にょう》に血《ち》がまじる、尿が出ない',
      'おなかが張《は》って、便《べん》もガスも出ない、くり返し吐《は》く',
      `背中《せなか》や腰《こし》が痛み、${MUCH_WEAKER_LEGS}`,
      '強《つよ》いだるさで起き上がれない、水も飲めない',
      YELLOW,
      '消えてしまいたいと感《かん》じる',
    ],
  },
} as const satisfies Record<string, UrgentSigns>;
