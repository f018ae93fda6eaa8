import { type SampleMedicine, sampleCode } from './sample-row.ts';

/**
 * General names of medicines against cancer, typed in by us: facts, and no advice. Antibodies stand without
 * 「（遺伝子組換え）」, which no one writes in a diary.
 */
const AGAINST_CANCER = [
  'シスプラチン カルボプラチン オキサリプラチン ネダプラチン',
  'パクリタキセル ドセタキセル カバジタキセル エリブリンメシル酸塩',
  'ビンクリスチン硫酸塩 ビンブラスチン硫酸塩 ビノレルビン酒石酸塩',
  'ドキソルビシン塩酸塩 エピルビシン塩酸塩 イダルビシン塩酸塩 ダウノルビシン塩酸塩 ブレオマイシン塩酸塩',
  'シクロホスファミド水和物 イホスファミド メルファラン ブスルファン ベンダムスチン塩酸塩水和物',
  'ダカルバジン テモゾロミド トラベクテジン 三酸化ヒ素 トレチノイン',
  'フルオロウラシル カペシタビン テガフール シタラビン ゲムシタビン塩酸塩 アザシチジン',
  'トリフルリジン・チピラシル塩酸塩 フルダラビンリン酸エステル クラドリビン ネララビン',
  'メトトレキサート ペメトレキセドナトリウム水和物 ヒドロキシカルバミド メルカプトプリン水和物',
  'イリノテカン塩酸塩水和物 ノギテカン塩酸塩 エトポシド',
  'イマチニブメシル酸塩 ダサチニブ水和物 ニロチニブ塩酸塩水和物 ボスチニブ水和物 ポナチニブ塩酸塩',
  'ゲフィチニブ エルロチニブ塩酸塩 アファチニブマレイン酸塩 オシメルチニブメシル酸塩',
  'アレクチニブ塩酸塩 ロルラチニブ クリゾチニブ ラパチニブトシル酸塩水和物',
  'ソラフェニブトシル酸塩 スニチニブリンゴ酸塩 レンバチニブメシル酸塩 アキシチニブ パゾパニブ塩酸塩',
  'カボザンチニブリンゴ酸塩 レゴラフェニブ水和物 エベロリムス パルボシクリブ アベマシクリブ',
  'オラパリブ ニラパリブトシル酸塩水和物 ルキソリチニブリン酸塩 イブルチニブ ベネトクラクス',
  'ボルテゾミブ カルフィルゾミブ レナリドミド水和物 ポマリドミド サリドマイド',
  'トラスツズマブ ペルツズマブ ベバシズマブ リツキシマブ オビヌツズマブ セツキシマブ パニツムマブ',
  'ラムシルマブ ニボルマブ ペムブロリズマブ アテゾリズマブ デュルバルマブ アベルマブ イピリムマブ ダラツムマブ',
  'タモキシフェンクエン酸塩 アナストロゾール レトロゾール エキセメスタン フルベストラント',
  'ビカルタミド エンザルタミド アビラテロン酢酸エステル リュープロレリン酢酸塩 ゴセレリン酢酸塩',
];

/** General names of medicines that ease a treatment: against nausea, pain, infection, and for the bones. */
const SUPPORTING = [
  'オンダンセトロン塩酸塩水和物 グラニセトロン塩酸塩 パロノセトロン塩酸塩 アプレピタント オランザピン',
  'メトクロプラミド ドンペリドン デキサメタゾン プレドニゾロン フィルグラスチム ペグフィルグラスチム',
  'ロペラミド塩酸塩 酸化マグネシウム センノシド ナルデメジントシル酸塩',
  'モルヒネ硫酸塩水和物 オキシコドン塩酸塩水和物 フェンタニルクエン酸塩 アセトアミノフェン',
  'ロキソプロフェンナトリウム水和物 プレガバリン デュロキセチン塩酸塩 メコバラミン',
  'ゾレドロン酸水和物 デノスマブ',
];

/** How the kanji of general names are read, longest first. */
const READINGS = [
  ['三酸化ヒ素', 'サンサンカヒソ'],
  ['水和物', 'スイワブツ'],
  ['塩酸塩', 'エンサンエン'],
  ['硫酸塩', 'リュウサンエン'],
  ['酒石酸塩', 'シュセキサンエン'],
  ['酢酸塩', 'サクサンエン'],
  ['酢酸', 'サクサン'],
  ['酸化', 'サンカ'],
  ['酸塩', 'サンエン'],
  ['酸', 'サン'],
] as const;

const readingOf = (name: string) =>
  READINGS.reduce((text, [kanji, kana]) => text.replaceAll(kanji, kana), name);

const namesOf = (lines: readonly string[]) => lines.flatMap((line) => line.split(' '));

export const SAMPLE_MEDICINES: readonly SampleMedicine[] = namesOf([...AGAINST_CANCER, ...SUPPORTING]).map(
  (name) => ({
    code: sampleCode('medicine', name),
    name,
    general_name: name,
    kana: readingOf(name),
  }),
);
