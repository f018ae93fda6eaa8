import {
  BLEEDING,
  BREATHLESS,
  CHEST_PAIN,
  FEVER,
  MUCH_WEAKER_LEGS,
  NO_FLUIDS,
  SEIZURE,
  SLURRED,
  UNCLEAR,
  USUAL,
} from './signs.ts';
import type { UrgentSigns } from './urgent-list.ts';

/** The lists of the articles on treatment, by the id of the article. */
export const TREATMENT_SIGNS = {
  'after-surgery': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospitalName: '手術を受けた病院',
    hospital: [
      FEVER,
      'ふるえがくる',
      '傷《きず》が赤くはれる、うみや血が出る、傷が開いた',
      '痛みが急に強《つよ》くなった、薬《くすり》を使ってもやわらがない',
      'くり返し吐《は》く、おなかがはって、便《べん》もガスも出ない',
      '片方《かたほう》のふくらはぎがはれて痛い',
    ],
  },
  'before-surgery': {
    ambulance: USUAL,
    hospital: [
      '熱《ねつ》、せき、のどの痛みがある',
      '下痢《げり》がある',
      '皮《ひ》ふにけがや湿疹《しっしん》がある',
    ],
  },
  'body-notes': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospital: [FEVER, '吐《は》き気や下痢《げり》で、水分《すいぶん》がとれない'],
  },
  'diarrhea-constipation': {
    ambulance: USUAL,
    hospital: [
      FEVER,
      '下痢《げり》の回数が、ふだんより明らかに増《ふ》えた。夜も続く',
      NO_FLUIDS,
      '尿《にょう》が減《へ》った。ふらつく',
      '便《べん》に血がまじる、便が黒《くろ》い、おなかが強《つよ》く痛む',
      '便秘《べんぴ》で、言われた薬《くすり》を使っても出ない',
      'おなかがはって痛い、吐《は》く、ガスも出ない',
    ],
  },
  'drug-therapy-start': {
    ambulance: USUAL,
    hospital: [
      FEVER,
      '吐《は》き気や下痢《げり》で、水分《すいぶん》がとれない',
      'せきや息切《いきぎ》れが、新しく出た',
      '発疹《ほっしん》が広がる',
      '急に強《つよ》いだるさが出た',
    ],
  },
  fatigue: {
    ambulance: USUAL,
    hospital: [
      FEVER,
      '急に、とてもだるくなった。日ごとに強《つよ》くなる',
      '少《すこ》し動《うご》くだけで、息が切れる、胸《むね》がどきどきする、顔色《かおいろ》が悪い',
      '起き上がれない、食事や水分《すいぶん》がとれない',
      '白目や皮《ひ》ふが黄色《きいろ》い、ひどくのどがかわく',
      '何も楽しめない、消えてしまいたいと感じる',
    ],
  },
  'follow-up': {
    ambulance: USUAL,
    hospital: [
      '医師から「こうなったら電話を」と言われた変化がある',
      '新しいしこり、続くせきや熱《ねつ》、理由の分からない出血や体重の減《へ》りがある',
      '痛みが続く、強《つよ》くなる。夜に目がさめる',
      '手足のむくみ、飲みこみにくさ、息切《いきぎ》れが出てきた',
      '背中《せなか》や腰《こし》の痛みとともに、足に力が入らない',
    ],
  },
  'hair-changes': {
    ambulance: USUAL,
    hospital: [
      FEVER,
      '頭の皮《ひ》ふが赤い、痛い、うみやただれがある',
      '発疹《ほっしん》が広がる',
      'ウィッグでかぶれた',
    ],
  },
  'imaging-tests': {
    ambulance: [BREATHLESS, UNCLEAR, SEIZURE],
    hospitalName: '検査を受けた病院',
    hospital: ['発疹《ほっしん》やかゆみ、吐《は》き気が出た', '注射《ちゅうしゃ》した所がはれた'],
  },
  'infection-and-fever': {
    ambulance: [...USUAL, CHEST_PAIN, '病院に電話がつながらず、どうしてよいか分からない'],
    hospital: [
      FEVER,
      'その温度《おんど》にとどかなくても、寒気《さむけ》やふるえがある、急にぐったりした',
      'せき、のどの痛み、下痢《げり》、尿《にょう》のときの痛みがある',
      '傷《きず》や管《くだ》のまわりが赤い',
      'いったん下がった熱が、また出た',
      '熱はないのに、いつもと様子が違うと、ご家族が感じる',
    ],
  },
  'mouth-sores': {
    ambulance: ['口やのどが急《きゅう》にはれて、息《いき》が苦《くる》しい', ...USUAL],
    hospital: [
      FEVER,
      '寒気《さむけ》がする',
      '痛みで、水分《すいぶん》や食事、飲《の》む薬《くすり》がとれない',
      '口の中に白いものが広がる、血がにじみ続ける、止まりにくい',
      '唇《くちびる》や皮《ひ》ふにも、水ぶくれやただれが出てきた',
    ],
  },
  nausea: {
    ambulance: USUAL,
    hospital: [
      FEVER,
      '水分《すいぶん》がとれない、何度《なんど》も吐《は》く',
      '尿《にょう》の量や回数が減《へ》った、口がかわく、立つとふらつく',
      '飲《の》む薬《くすり》が飲めない、飲んでも吐いてしまう',
      '吐いたものに、血や、黒《くろ》っぽいものがまじる',
      'おなかがはって痛い、便《べん》もガスも出ない',
      '強《つよ》い頭痛《ずつう》がある',
    ],
  },
  'numb-hands': {
    ambulance: [
      '急《きゅう》に片方《かたほう》の手足《てあし》が動《うご》かない',
      '顔《かお》の片側《かたがわ》がゆがむ',
      SLURRED,
      ...USUAL,
    ],
    hospital: [
      '背中《せなか》や腰《こし》の痛みとともに、両足に力が入らない、歩きにくい（とくに急ぎます）',
      '尿《にょう》や便《べん》が出にくい、もれる、股《また》のまわりの感覚《かんかく》がにぶい（とくに急ぎます）',
      FEVER,
      'しびれが急に強《つよ》くなった、広がった。日ごとに強くなる',
      '物を落とす、つまずくことが増《ふ》えた。転《ころ》んだ、やけどをした',
    ],
  },
  'pain-and-palliative': {
    ambulance: [
      '呼《よ》んでも目をさまさない',
      UNCLEAR,
      BREATHLESS,
      '息《いき》が弱《よわ》い、息の様子がいつもと違う',
      CHEST_PAIN,
      SEIZURE,
      BLEEDING,
    ],
    hospital: [
      FEVER,
      '急に強《つよ》い痛みが出た、痛みの薬《くすり》を使ってもやわらがない',
      '痛みで眠《ねむ》れない、食べられない。薬が飲めない、吐《は》いてしまう',
      `背中《せなか》や腰《こし》が痛み、${MUCH_WEAKER_LEGS}、しびれる。尿《にょう》や便《べん》が出にくい`,
      '転《ころ》んだあとや動《うご》いたときに、急に骨《ほね》のあたりが強く痛む',
      '薬のあと、眠気《ねむけ》が強い。つじつまの合わない話をする',
    ],
  },
  'pathology-report': {
    ambulance: USUAL,
    hospitalName: '検査を受けた病院',
    hospital: ['組織をとったあとに、痛みが強《つよ》くなる', '血がにじみ続ける', FEVER, 'はれてくる'],
  },
  'radiation-therapy': {
    ambulance: USUAL,
    hospital: [
      FEVER,
      '皮《ひ》ふがむけて、じゅくじゅくする',
      '痛みで、水分《すいぶん》や食事がとれない',
      '下痢《げり》が続く',
      'からせきや息切《いきぎ》れが出てきた',
    ],
  },
  'reading-blood-tests': {
    ambulance: USUAL,
    hospital: [
      FEVER,
      'ふるえがある',
      '少《すこ》し動《うご》くだけで、息が切れる',
      'あざが急に増《ふ》えた',
      '鼻血《はなぢ》や歯ぐきの血が止まりにくい',
    ],
  },
  'write-before-visit': {
    ambulance: [...USUAL, CHEST_PAIN],
    hospital: [FEVER, 'とても痛い'],
  },
} as const satisfies Record<string, UrgentSigns>;
