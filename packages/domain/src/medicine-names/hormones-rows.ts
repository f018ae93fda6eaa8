import type { MedicineRow } from './medicine-names.ts';

/** Medicines that lower, block or replace hormones. */
export const HORMONE_ROWS: readonly MedicineRow[] = [
  // Breast and uterus.
  {
    name: 'タモキシフェン',
    brands: 'ノルバデックス',
    also: 'タモキシフェ、タモキシ、ノルバ、ノルバテックス、TAM、tamoxifen',
    topics: ['hormone-therapy'],
  },
  { name: 'トレミフェン', brands: 'フェアストン', also: 'toremifene', topics: ['hormone-therapy'] },
  {
    name: 'アナストロゾール',
    brands: 'アリミデックス',
    also: 'アナストロゾル、アリミディックス、anastrozole',
    topics: ['hormone-therapy'],
  },
  {
    name: 'レトロゾール',
    brands: 'フェマーラ',
    also: 'フェマラ、レトロゾル、letrozole',
    topics: ['hormone-therapy'],
  },
  { name: 'エキセメスタン', brands: 'アロマシン', also: 'EXE、exemestane', topics: ['hormone-therapy'] },
  {
    name: 'フルベストラント',
    brands: 'フェソロデックス',
    also: 'フェソロデクス、フェソ、fulvestrant',
    topics: ['hormone-therapy'],
  },
  { name: 'イムルネストラント', brands: 'イムルリオ', also: 'imlunestrant', topics: ['hormone-therapy'] },
  {
    name: 'メドロキシプロゲステロン',
    brands: 'ヒスロンH',
    also: 'ヒスロン、MPA',
    topics: ['hormone-therapy'],
  },
  // Breast and prostate: injections that lower hormones.
  {
    name: 'リュープロレリン',
    brands: 'リュープリン、リュープリンSR、リュープリンPRO',
    also: 'リュープロリド、リュープロレン、リュウプリン、リュープロ、leuprorelin',
    topics: ['hormone-therapy'],
  },
  {
    name: 'ゴセレリン',
    brands: 'ゾラデックス、ゾラデックスLA',
    also: 'ゾラテックス、goserelin',
    topics: ['hormone-therapy'],
  },
  { name: 'デガレリクス', brands: 'ゴナックス', also: 'degarelix', topics: ['hormone-therapy'] },
  // Prostate: tablets.
  {
    name: 'ビカルタミド',
    brands: 'カソデックス',
    also: 'カソテックス、bicalutamide',
    topics: ['hormone-therapy'],
  },
  { name: 'フルタミド', brands: 'オダイン', also: 'flutamide', topics: ['hormone-therapy'] },
  { name: 'クロルマジノン', brands: 'プロスタール', also: 'chlormadinone', topics: ['hormone-therapy'] },
  {
    name: 'エンザルタミド',
    brands: 'イクスタンジ',
    also: 'イクスタンジー、エクスタンジ、enzalutamide',
    topics: ['hormone-therapy'],
  },
  { name: 'アパルタミド', brands: 'アーリーダ', also: 'apalutamide', topics: ['hormone-therapy'] },
  {
    name: 'ダロルタミド',
    brands: 'ニュベクオ',
    also: 'ニューベクオ、darolutamide',
    topics: ['hormone-therapy'],
  },
  {
    name: 'アビラテロン',
    brands: 'ザイティガ',
    also: 'ザイテガ、サイティガ、abiraterone',
    topics: ['hormone-therapy'],
  },
  // Neuroendocrine tumours, thyroid, adrenal glands.
  {
    name: 'オクトレオチド',
    brands: 'サンドスタチン、サンドスタチンLAR',
    also: 'octreotide',
    topics: ['hormone-therapy', 'abdominal-symptoms'],
  },
  { name: 'ランレオチド', brands: 'ソマチュリン', also: 'lanreotide', topics: ['hormone-therapy'] },
  {
    name: 'レボチロキシン',
    brands: 'チラーヂンS、チラーヂン',
    also: 'チラージン、甲状腺ホルモン剤、levothyroxine',
    topics: ['supportive-medicines', 'thyroid-cancer'],
  },
  {
    name: 'ヒドロコルチゾン',
    brands: 'コートリル、ソル・コーテフ',
    also: 'hydrocortisone',
    topics: ['supportive-medicines'],
  },
];
