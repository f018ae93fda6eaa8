import type { MedicineRow } from './medicine-names.ts';

/** For skin, nails, wounds and itching. */
export const SKIN_ROWS: readonly MedicineRow[] = [
  // Moisture.
  {
    name: 'ヘパリン類似物質',
    brands: 'ヒルドイド、ビーソフテン',
    also: 'ヒルロイド、ヒルドイト、ヒルドイドソフト、ヒルドイドローション、ヘパリン類似',
    topics: ['supportive-medicines', 'skin-and-nails', 'bathing'],
  },
  {
    name: '尿素',
    brands: 'ケラチナミン、ウレパール、パスタロン',
    also: '尿素クリーム',
    topics: ['supportive-medicines', 'skin-and-nails'],
  },
  {
    name: '白色ワセリン',
    brands: 'プロペト',
    also: 'ワセリン',
    topics: ['supportive-medicines', 'skin-and-nails'],
  },
  {
    name: 'ジメチルイソプロピルアズレン',
    brands: 'アズノール軟膏',
    also: 'アズノールなんこう',
    topics: ['supportive-medicines', 'skin-and-nails', 'radiation'],
  },
  // Steroids for the skin.
  {
    name: 'クロベタゾールプロピオン酸エステル',
    brands: 'デルモベート',
    topics: ['supportive-medicines', 'skin-and-nails'],
  },
  { name: 'ジフルプレドナート', brands: 'マイザー', topics: ['supportive-medicines', 'skin-and-nails'] },
  {
    name: 'ベタメタゾン酪酸エステルプロピオン酸エステル',
    brands: 'アンテベート',
    topics: ['supportive-medicines', 'skin-and-nails'],
  },
  {
    name: 'ベタメタゾン吉草酸エステル',
    brands: 'リンデロンV、リンデロンVG',
    also: 'リンデロン軟膏',
    topics: ['supportive-medicines', 'skin-and-nails'],
  },
  { name: 'モメタゾン', brands: 'フルメタ', topics: ['supportive-medicines', 'skin-and-nails'] },
  {
    name: 'ヒドロコルチゾン酪酸エステル',
    brands: 'ロコイド',
    topics: ['supportive-medicines', 'skin-and-nails'],
  },
  { name: 'アルクロメタゾン', brands: 'アルメタ', topics: ['supportive-medicines', 'skin-and-nails'] },
  {
    name: 'クロベタゾン酪酸エステル',
    brands: 'キンダベート',
    topics: ['supportive-medicines', 'skin-and-nails'],
  },
  // Rash like acne, and the edges of nails.
  {
    name: 'ミノサイクリン',
    brands: 'ミノマイシン',
    also: 'minocycline',
    topics: ['supportive-medicines', 'skin-and-nails'],
  },
  { name: 'ドキシサイクリン', brands: 'ビブラマイシン', topics: ['supportive-medicines', 'skin-and-nails'] },
  {
    name: 'クリンダマイシン',
    brands: 'ダラシン、ダラシンT',
    topics: ['supportive-medicines', 'skin-and-nails'],
  },
  { name: 'ナジフロキサシン', brands: 'アクアチム', topics: ['supportive-medicines', 'skin-and-nails'] },
  {
    name: 'アダパレン',
    brands: 'ディフェリン',
    also: 'ディフェリンゲル',
    topics: ['supportive-medicines', 'skin-and-nails'],
  },
  {
    name: 'ピリドキサール',
    brands: 'ピドキサール',
    also: 'ビタミンB6',
    topics: ['supportive-medicines', 'skin-and-nails'],
  },
  // Wounds, smell.
  {
    name: 'メトロニダゾール',
    brands: 'ロゼックス、フラジール、アネメトロ',
    also: 'ロゼックスゲル、メトロニダゾールゲル',
    topics: ['supportive-medicines', 'odor'],
  },
  {
    name: '塩化亜鉛',
    brands: 'モーズペースト',
    also: 'モーズ軟膏',
    topics: ['supportive-medicines', 'odor'],
  },
  {
    name: 'スルファジアジン銀',
    brands: 'ゲーベン',
    also: 'ゲーベンクリーム',
    topics: ['supportive-medicines', 'bedsores'],
  },
  {
    name: 'トラフェルミン',
    brands: 'フィブラスト',
    also: 'フィブラストスプレー',
    topics: ['supportive-medicines', 'bedsores'],
  },
  {
    name: '白糖・ポビドンヨード',
    brands: 'ユーパスタ、イソジンシュガー',
    topics: ['supportive-medicines', 'bedsores'],
  },
  // Itching.
  { name: 'フェキソフェナジン', brands: 'アレグラ', topics: ['supportive-medicines', 'itching'] },
  { name: 'オロパタジン', brands: 'アレロック', topics: ['supportive-medicines', 'itching'] },
  { name: 'ビラスチン', brands: 'ビラノア', topics: ['supportive-medicines', 'itching'] },
  { name: 'ルパタジン', brands: 'ルパフィン', topics: ['supportive-medicines', 'itching'] },
  { name: 'エピナスチン', brands: 'アレジオン', topics: ['supportive-medicines', 'itching'] },
  { name: 'レボセチリジン', brands: 'ザイザル', topics: ['supportive-medicines', 'itching'] },
  { name: 'ベポタスチン', brands: 'タリオン', topics: ['supportive-medicines', 'itching'] },
  { name: 'クロタミトン', brands: 'オイラックス', topics: ['supportive-medicines', 'itching'] },
  { name: 'ナルフラフィン', brands: 'レミッチ', topics: ['supportive-medicines', 'itching'] },
];
