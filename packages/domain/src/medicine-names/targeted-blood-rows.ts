import type { MedicineRow } from './medicine-names.ts';

/** Small molecules aimed at one target, against cancers of the blood. */
export const TARGETED_BLOOD_ROWS: readonly MedicineRow[] = [
  // Leukaemia: BCR-ABL, FLT3.
  {
    name: 'イマチニブ',
    brands: 'グリベック',
    also: 'グリペック、グリベク、イマニチブ、imatinib',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  {
    name: 'ダサチニブ',
    brands: 'スプリセル',
    also: 'dasatinib',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  {
    name: 'ニロチニブ',
    brands: 'タシグナ',
    also: 'nilotinib',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  {
    name: 'ボスチニブ',
    brands: 'ボシュリフ',
    also: 'bosutinib',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  {
    name: 'ポナチニブ',
    brands: 'アイクルシグ',
    also: 'ponatinib',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  {
    name: 'アシミニブ',
    brands: 'セムブリックス',
    also: 'asciminib',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  {
    name: 'ギルテリチニブ',
    brands: 'ゾスパタ',
    also: 'gilteritinib',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  {
    name: 'キザルチニブ',
    brands: 'ヴァンフリタ',
    also: 'バンフリタ、quizartinib',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  // Lymphoma and chronic leukaemia: BTK, BCL2, HDAC.
  {
    name: 'イブルチニブ',
    brands: 'イムブルビカ',
    also: 'インブルビカ、ibrutinib',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  {
    name: 'アカラブルチニブ',
    brands: 'カルケンス',
    also: 'acalabrutinib',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  {
    name: 'ザヌブルチニブ',
    brands: 'ブルキンザ',
    also: 'zanubrutinib',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  {
    name: 'ピルトブルチニブ',
    brands: 'ジャイパーカ',
    also: 'pirtobrutinib',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  {
    name: 'チラブルチニブ',
    brands: 'ベレキシブル',
    also: 'tirabrutinib',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  {
    name: 'ベネトクラクス',
    brands: 'ベネクレクスタ',
    also: 'ベネトクラックス、venetoclax',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  {
    name: 'ボリノスタット',
    brands: 'ゾリンザ',
    also: 'vorinostat',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  {
    name: 'ツシジノスタット',
    brands: 'ハイヤスタ',
    also: 'tucidinostat',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  { name: 'ロミデプシン', brands: 'イストダックス', also: 'romidepsin', topics: ['targeted-therapy'] },
  // Myelofibrosis: JAK.
  {
    name: 'ルキソリチニブ',
    brands: 'ジャカビ',
    also: 'ジャカビー、ruxolitinib',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  {
    name: 'モメロチニブ',
    brands: 'オムジャラ',
    also: 'momelotinib',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  {
    name: 'フェドラチニブ',
    brands: 'インレビック',
    also: 'fedratinib',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  // Myeloma: proteasome, IMiDs.
  {
    name: 'ボルテゾミブ',
    brands: 'ベルケイド',
    also: 'ベルケード、ボルテゾミプ、BOR、bortezomib',
    topics: ['targeted-therapy'],
  },
  { name: 'カルフィルゾミブ', brands: 'カイプロリス', also: 'carfilzomib', topics: ['targeted-therapy'] },
  {
    name: 'イキサゾミブ',
    brands: 'ニンラーロ',
    also: 'ニンラロ、ixazomib',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  {
    name: 'サリドマイド',
    brands: 'サレド',
    also: 'thalidomide',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  {
    name: 'レナリドミド',
    brands: 'レブラミド',
    also: 'レナリドマイド、レプラミド、lenalidomide',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
  {
    name: 'ポマリドミド',
    brands: 'ポマリスト',
    also: 'ポマリドマイド、pomalidomide',
    topics: ['oral-medicines', 'targeted-therapy'],
  },
];
