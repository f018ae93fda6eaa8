import type { MedicineRow } from './medicine-names.ts';

/** Kampo, with the readings of their names and the numbers on their sachets. */
export const KAMPO_ROWS: readonly MedicineRow[] = [
  // Appetite and strength.
  {
    name: '六君子湯',
    brands: '',
    also: 'ツムラ43、りっくんしとう、りくくんしとう、ろっくんしとう、43番の漢方',
    topics: ['supportive-medicines', 'appetite-loss'],
  },
  {
    name: '補中益気湯',
    brands: '',
    also: 'ツムラ41、ほちゅうえっきとう、41番の漢方',
    topics: ['supportive-medicines', 'fatigue'],
  },
  {
    name: '十全大補湯',
    brands: '',
    also: 'ツムラ48、じゅうぜんたいほとう、じゅうぜんだいほとう、48番の漢方',
    topics: ['supportive-medicines', 'fatigue'],
  },
  {
    name: '人参養栄湯',
    brands: '',
    also: 'ツムラ108、にんじんようえいとう、108番の漢方',
    topics: ['supportive-medicines', 'fatigue'],
  },
  {
    name: '帰脾湯',
    brands: '',
    also: 'ツムラ65、きひとう',
    topics: ['supportive-medicines', 'fatigue', 'sleeplessness'],
  },
  {
    name: '人参湯',
    brands: '',
    also: 'ツムラ32、にんじんとう',
    topics: ['supportive-medicines', 'appetite-loss'],
  },
  // Mouth, bowel.
  {
    name: '半夏瀉心湯',
    brands: '',
    also: 'ツムラ14、はんげしゃしんとう、半夏しゃ心湯、14番の漢方',
    topics: ['supportive-medicines', 'mouth-sores', 'diarrhea'],
  },
  {
    name: '黄連湯',
    brands: '',
    also: 'ツムラ120、おうれんとう',
    topics: ['supportive-medicines', 'mouth-sores'],
  },
  {
    name: '桔梗湯',
    brands: '',
    also: 'ツムラ138、ききょうとう',
    topics: ['supportive-medicines', 'mouth-sores'],
  },
  { name: '真武湯', brands: '', also: 'ツムラ30、しんぶとう', topics: ['supportive-medicines', 'diarrhea'] },
  { name: '啓脾湯', brands: '', also: 'ツムラ128、けいひとう', topics: ['supportive-medicines', 'diarrhea'] },
  {
    name: '大建中湯',
    brands: '',
    also: 'ツムラ100、だいけんちゅうとう、100番の漢方',
    topics: ['supportive-medicines', 'abdominal-symptoms', 'constipation'],
  },
  {
    name: '麻子仁丸',
    brands: '',
    also: 'ツムラ126、ましにんがん',
    topics: ['supportive-medicines', 'constipation'],
  },
  {
    name: '大黄甘草湯',
    brands: '',
    also: 'ツムラ84、だいおうかんぞうとう',
    topics: ['supportive-medicines', 'constipation'],
  },
  {
    name: '茵蔯蒿湯',
    brands: '',
    also: 'ツムラ135、いんちんこうとう、茵ちん蒿湯',
    topics: ['supportive-medicines', 'jaundice'],
  },
  // Numbness, cramps, swelling.
  {
    name: '牛車腎気丸',
    brands: '',
    also: 'ツムラ107、ごしゃじんきがん、ぎゅうしゃじんきがん、107番の漢方',
    topics: ['supportive-medicines', 'numbness'],
  },
  {
    name: '芍薬甘草湯',
    brands: '',
    also: 'ツムラ68、しゃくやくかんぞうとう、68番の漢方、こむら返りの漢方',
    topics: ['supportive-medicines', 'pain'],
  },
  { name: '五苓散', brands: '', also: 'ツムラ17、ごれいさん', topics: ['supportive-medicines', 'swelling'] },
  {
    name: '柴苓湯',
    brands: '',
    also: 'ツムラ114、さいれいとう',
    topics: ['supportive-medicines', 'swelling'],
  },
  {
    name: '防已黄耆湯',
    brands: '',
    also: 'ツムラ20、ぼういおうぎとう',
    topics: ['supportive-medicines', 'swelling'],
  },
  {
    name: '八味地黄丸',
    brands: '',
    also: 'ツムラ7、はちみじおうがん',
    topics: ['supportive-medicines', 'urination'],
  },
  {
    name: '猪苓湯',
    brands: '',
    also: 'ツムラ40、ちょれいとう',
    topics: ['supportive-medicines', 'urination'],
  },
  // Hot flushes.
  {
    name: '加味逍遙散',
    brands: '',
    also: 'ツムラ24、かみしょうようさん',
    topics: ['supportive-medicines', 'hot-flushes'],
  },
  {
    name: '桂枝茯苓丸',
    brands: '',
    also: 'ツムラ25、けいしぶくりょうがん',
    topics: ['supportive-medicines', 'hot-flushes'],
  },
  {
    name: '当帰芍薬散',
    brands: '',
    also: 'ツムラ23、とうきしゃくやくさん',
    topics: ['supportive-medicines', 'hot-flushes'],
  },
  // Mind and sleep.
  {
    name: '抑肝散',
    brands: '',
    also: 'ツムラ54、よくかんさん',
    topics: ['supportive-medicines', 'anxiety', 'delirium'],
  },
  {
    name: '抑肝散加陳皮半夏',
    brands: '',
    also: 'ツムラ83、よくかんさんかちんぴはんげ',
    topics: ['supportive-medicines', 'anxiety', 'delirium'],
  },
  {
    name: '半夏厚朴湯',
    brands: '',
    also: 'ツムラ16、はんげこうぼくとう',
    topics: ['supportive-medicines', 'anxiety'],
  },
  {
    name: '柴胡加竜骨牡蛎湯',
    brands: '',
    also: 'ツムラ12、さいこかりゅうこつぼれいとう',
    topics: ['supportive-medicines', 'anxiety'],
  },
  {
    name: '酸棗仁湯',
    brands: '',
    also: 'ツムラ103、さんそうにんとう',
    topics: ['supportive-medicines', 'sleeplessness'],
  },
  {
    name: '加味帰脾湯',
    brands: '',
    also: 'ツムラ137、かみきひとう',
    topics: ['supportive-medicines', 'sleeplessness', 'anxiety'],
  },
  // Cough, hiccups, dizziness, skin.
  {
    name: '麦門冬湯',
    brands: '',
    also: 'ツムラ29、ばくもんどうとう',
    topics: ['supportive-medicines', 'cough'],
  },
  { name: '清肺湯', brands: '', also: 'ツムラ90、せいはいとう', topics: ['supportive-medicines', 'cough'] },
  {
    name: '呉茱萸湯',
    brands: '',
    also: 'ツムラ31、ごしゅゆとう',
    topics: ['supportive-medicines', 'hiccups', 'headache'],
  },
  { name: '柿蒂湯', brands: '', also: 'していとう、柿のへた', topics: ['supportive-medicines', 'hiccups'] },
  {
    name: '苓桂朮甘湯',
    brands: '',
    also: 'ツムラ39、りょうけいじゅつかんとう',
    topics: ['supportive-medicines', 'dizziness'],
  },
  {
    name: '当帰飲子',
    brands: '',
    also: 'ツムラ86、とうきいんし',
    topics: ['supportive-medicines', 'itching'],
  },
];
