import { FEVER, HEADACHE, MUCH_WEAKER_LEGS, NO_FLUIDS, NOISY_BREATH, SLURRED, USUAL } from './signs.ts';
import type { UrgentSigns } from './urgent-list.ts';

const ONE_SIDE = '急《きゅう》に片方《かたほう》の手足《てあし》が動《うご》かない';
const FACE = '顔《かお》の片側《かたがわ》がゆがむ';
const SIGHT = '急《きゅう》に見えなくなった、物が二重《にじゅう》に見える';
const CANNOT_STAND = '急《きゅう》にふらついて、ささえなしで立てない';
const NO_URINE_A_DAY = '一日、尿《にょう》が出ない。尿の量がとても少ない';

/** The lists of the articles on single complaints and on screening, by the id of the article. */
export const MORE_PAGES_SIGNS = {
  'constipation-relief': {
    ambulance: USUAL,
    hospital: [
      'おなかが張《は》って痛い、吐《は》く、便《べん》もガスも出ない',
      '急におなかが強《つよ》く痛む、おなかがかたい',
      '便に血がまじる、便が黒《くろ》い',
      FEVER,
      NO_FLUIDS,
      `背中《せなか》や腰《こし》が痛み、${MUCH_WEAKER_LEGS}。尿《にょう》や便が出にくい`,
      'つじつまの合わない話をする、うとうとして起きない',
    ],
  },
  'eyes-ears-voice': {
    ambulance: [...USUAL, NOISY_BREATH, SLURRED, ONE_SIDE, FACE, SIGHT],
    hospital: [
      '目が強《つよ》く痛む、白目が真っ赤になった',
      '見える所が少《すこ》しずつ欠《か》ける、光《ひかり》が走って見える、黒《くろ》い点が急に増《ふ》えた',
      '急に片方《かたほう》の耳が聞《き》こえなくなった、めまいが一緒《いっしょ》に出た',
      '声《こえ》が急にかれた、水でむせて飲《の》めない',
      'むせたあとに、熱《ねつ》や痰《たん》が増《ふ》えた',
      '首《くび》や顔《かお》が急にはれた',
      FEVER,
    ],
  },
  'getting-tested-screening': {
    ambulance: USUAL,
    hospitalName: '検査を受けた病院',
    hospital: [
      '検査のあとに、おなかや胸《むね》の痛みが強《つよ》くなる',
      '便《べん》に血がたくさんまじる、便が黒《くろ》い、血を吐《は》く',
      '下剤《げざい》を飲《の》んで、おなかが強く痛む、何度《なんど》も吐く',
      '組織をとった所の血が増《ふ》える、はれる',
      FEVER,
    ],
  },
  'headache-and-dizziness': {
    ambulance: [...USUAL, HEADACHE, SLURRED, ONE_SIDE, FACE, SIGHT, CANNOT_STAND],
    hospital: [
      '頭痛《ずつう》と、吐《は》き気と、ふらつきが一緒《いっしょ》に出た',
      '頭痛が日ごとに強《つよ》くなる、朝の頭痛で何度《なんど》も吐く',
      '頭《あたま》を打った、転《ころ》んで動《うご》けない',
      '少《すこ》し動くだけで息が切れる、胸《むね》がどきどきする。便《べん》に血がまじる、便が黒《くろ》い',
      '急に耳が聞《き》こえにくくなった',
      FEVER,
      NO_FLUIDS,
    ],
  },
  'urination-troubles': {
    ambulance: USUAL,
    hospital: [
      NO_URINE_A_DAY,
      '尿を出したいのに出ない、下腹《したばら》が張《は》って苦《くる》しい',
      '尿がとても赤い、血のかたまりが出る',
      FEVER,
      '寒気《さむけ》やふるえがある、背中《せなか》や腰《こし》が痛む',
      `急に尿がもれる、股《また》のまわりの感覚《かんかく》がにぶい、${MUCH_WEAKER_LEGS}（とくに急ぎます）`,
      NO_FLUIDS,
    ],
  },
} as const satisfies Record<string, UrgentSigns>;
