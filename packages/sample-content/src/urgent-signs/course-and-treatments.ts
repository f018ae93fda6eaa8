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

const YELLOW = '白目や皮《ひ》ふが黄色《きいろ》い、尿《にょう》の色が濃《こ》い';
const ONE_LEG = '片方《かたほう》の足が急にはれて痛い';
const COUGH = 'せきや息切《いきぎ》れが、新しく出た、強《つよ》くなった';
const BAD_STOOL = '便《べん》が黒《くろ》い、便に血がまじる';

/** The lists of the articles on the course of the illness and on kinds of medicines, by the id of the article. */
export const COURSE_AND_TREATMENT_SIGNS = {
  outlook: {
    ambulance: USUAL,
    hospital: ['痛みや息切《いきぎ》れが、急に強《つよ》くなった', SUDDEN_CHANGE],
  },
  metastasis: {
    ambulance: [...USUAL, HEADACHE],
    hospital: [
      FEVER,
      `背中《せなか》や腰《こし》が痛み、${MUCH_WEAKER_LEGS}、しびれる。尿《にょう》や便《べん》が出にくい（とくに急ぎます）`,
      '急に強《つよ》い痛みが出た、薬《くすり》を使ってもやわらがない',
      COUGH,
      YELLOW,
      '強い頭痛《ずつう》、吐《は》き気が続く。言葉が出にくい、手足《てあし》が動《うご》きにくい',
      NO_FLUIDS,
    ],
  },
  'bone-metastasis': {
    ambulance: [...USUAL, '転《ころ》んだあと、痛くて動《うご》けない'],
    hospital: [
      `背中《せなか》や腰《こし》の痛みとともに、${MUCH_WEAKER_LEGS}、歩きにくい（とくに急ぎます）`,
      '足や股《また》のまわりがしびれる、感覚《かんかく》がにぶい（とくに急ぎます）',
      `${NO_URINE}、出にくい。尿や便《べん》がもれる（とくに急ぎます）`,
      '急に骨《ほね》のあたりが強《つよ》く痛む、転んだ、腕《うで》や足の形がいつもと違う',
      'ひどくのどがかわく、尿が増《ふ》える、ぼんやりする、吐《は》き気が続く',
      '痛みで眠《ねむ》れない',
      'あごや歯ぐきが痛い、はれる、うみが出る',
      FEVER,
    ],
  },
  'brain-metastasis': {
    ambulance: [
      ...USUAL,
      HEADACHE,
      '急《きゅう》に片方《かたほう》の手足《てあし》が動《うご》かない',
      '顔《かお》の片側《かたがわ》がゆがむ',
      SLURRED,
      '急に見えなくなった',
    ],
    hospital: [
      'けいれんが起きて、おさまった',
      '頭痛《ずつう》や吐《は》き気が、日ごとに強《つよ》くなる',
      '言葉が出にくい、手足が動きにくい、ふらつくことが増《ふ》えた',
      '物が二重《にじゅう》に見える、見える範囲《はんい》が狭くなった',
      '眠《ねむ》ってばかりいる、様子がいつもと違うと、ご家族が感じる',
      'ステロイドやけいれんの薬《くすり》が飲めない、吐いてしまう',
      FEVER,
    ],
  },
  'liver-and-lung-metastasis': {
    ambulance: [...USUAL, CHEST_PAIN, COUGHS_BLOOD],
    hospital: [
      FEVER,
      YELLOW,
      '便《べん》が白っぽい、便が黒《くろ》い',
      'おなかが急にはってきた、強《つよ》く痛む',
      'うとうとして、つじつまの合わないことを言う',
      COUGH,
      '痰《たん》に血がまじる',
      '横になると苦しくて眠《ねむ》れない',
      NO_FLUIDS,
    ],
  },
  'recurrence-treatment': {
    ambulance: USUAL,
    hospital: [
      FEVER,
      '急に強《つよ》い痛みが出た',
      COUGH,
      `背中《せなか》や腰《こし》が痛み、${MUCH_WEAKER_LEGS}、しびれる`,
      NO_FLUIDS,
      '眠《ねむ》れない、食べられない日が続く',
    ],
  },
  immunotherapy: {
    ambulance: [...USUAL, CHEST_PAIN],
    hospital: [
      FEVER,
      'せきが増《ふ》えた、動《うご》くと息が切れる',
      '下痢《げり》の回数が、ふだんより増えた。便《べん》に血がまじる。おなかが強《つよ》く痛む',
      'ひどくのどがかわく、尿《にょう》が増える、急にやせた（とくに急ぎます）',
      '急に強いだるさが出た、起き上がれない、立つとふらつく',
      '胸《むね》がどきどきする、足がむくむ',
      'まぶたが下がる、物が二重《にじゅう》に見える、飲みこみにくい、力が入らない（とくに急ぎます）',
      '発疹《ほっしん》が広がる、水ぶくれや、口や目のただれがある',
      YELLOW,
      '強い頭痛《ずつう》が続く、見えにくい',
    ],
  },
  'targeted-therapy': {
    ambulance: [...USUAL, CHEST_PAIN, HEADACHE, SLURRED],
    hospital: [
      FEVER,
      'せきが増《ふ》えた、動《うご》くと息が切れる（とくに急ぎます）',
      '発疹《ほっしん》が広がる、水ぶくれや、口や目のただれがある',
      '下痢《げり》が続いて、水分《すいぶん》がとれない',
      '手や足の痛みで、物が持てない、歩けない',
      '血圧《けつあつ》が、病院から言われた数になった',
      'おなかが急に強《つよ》く痛む',
      BAD_STOOL,
      ONE_LEG,
      '足や顔《かお》がむくむ',
    ],
  },
  'hormone-therapy': {
    ambulance: [...USUAL, CHEST_PAIN, SLURRED],
    hospital: [
      `${ONE_LEG}（血のかたまりができていることがあります）`,
      '動《うご》くと息が切れる',
      '月経《げっけい》とは違う出血がある',
      `背中《せなか》や腰《こし》が強《つよ》く痛む、${MUCH_WEAKER_LEGS}`,
      '転《ころ》んだあと、痛みが続く',
      'ひどくのどがかわく、尿《にょう》が増《ふ》える',
      '気分が沈んで、消えてしまいたいと感じる',
      FEVER,
    ],
  },
  'oral-medicines': {
    ambulance: USUAL,
    hospital: [
      FEVER,
      '薬《くすり》を多く飲んだ。家族《かぞく》や子どもが飲んだ（とくに急ぎます）',
      NO_FLUIDS,
      '下痢《げり》の回数が増《ふ》えた、夜も続く',
      '口の中や手足《てあし》が痛くて、食べられない、歩けない',
      '発疹《ほっしん》が広がる',
      COUGH,
      BAD_STOOL,
      YELLOW,
    ],
  },
  'clinical-trials': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospitalName: '試験の担当の病院',
    hospital: [
      FEVER,
      '説明の紙に「すぐに連絡」と書かれた変化が出た',
      '発疹《ほっしん》が広がる',
      COUGH,
      '吐《は》き気や下痢《げり》で、水分《すいぶん》がとれない',
    ],
  },
  'unproven-treatments': {
    ambulance: [...USUAL, 'くちびるや顔《かお》がはれる'],
    hospital: [
      FEVER,
      '点滴《てんてき》や注射《ちゅうしゃ》のあとに、寒気《さむけ》や息切《いきぎ》れがある',
      '発疹《ほっしん》やかゆみが出た',
      YELLOW,
      '下痢《げり》や吐《は》き気で、水分《すいぶん》がとれない',
      SUDDEN_CHANGE,
    ],
  },
} as const satisfies Record<string, UrgentSigns>;
