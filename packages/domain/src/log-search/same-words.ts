import { MEDICINE_ROWS } from '../medicine-names/index.ts';
import { foldForSearch } from '../search-text/index.ts';

/** Words that mean one thing in a treatment log. */
interface SameWords {
  /** Looked for, whichever of them was typed; the first is what the log's own form calls it. Separated by 「、」. */
  readonly words: string;
  /** Lead to the words above where somebody types them, and are not looked for: they mean other things elsewhere. */
  readonly typed?: string;
  /** Kinds of it: found by the words above, and leading to them, but not to one another: a CT is no MRI. */
  readonly kinds?: string;
}

/**
 * What people call the things that a log has names of its own for: its symptoms, measurements, kinds of visit and treatment.
 * Everyday words and the words of doctors are the same; what is only near (a cause, a medicine against it) is not here.
 */
export const SAME_WORDS: readonly SameWords[] = [
  {
    words: '痛み、痛い、痛く、痛か、痛む、痛ん、痛た、いたみ、疼痛',
    typed: 'いたい、イタい、いたむ、激痛、鈍痛、ずきずき、ズキズキ、しくしく、うずく、疼く、にがる',
  },
  {
    words:
      'だるさ、だるい、だるく、だるか、倦怠感、けん怠感、けんたい感、疲労感、しんどい、しんどく、しんどか',
    typed: `疲れ、つかれ、疲労、疲れた、疲れる、つかれた、つかれる、えらい、こわい、きつい、ぐったり、へろへろ、へとへと、
      体が重い、からだが重い、やおいかん、せこい、なんぎ、しんどさ、無気力感`,
  },
  {
    words: '吐き気、はきけ、吐気、嘔気、悪心、むかつき、むかむか、ムカムカ、えずく、えずい',
    typed:
      '気持ち悪い、気持ちわるい、きもちわるい、気分が悪い、げろげろ、おえっ、オエッ、むかつく、つわりみたい',
  },
  {
    words: '吐いた、嘔吐、もどした、吐いて、おう吐',
    typed: '吐く、はいた、はく、おうと、あげた、げろ、ゲロ、もどす、戻す、嘔吐した',
  },
  {
    words: `食欲がない、食欲なし、食欲が出ない、食欲不振、食欲低下、食べられな、食べられず、食べれな、食べれず、食べたくな、
      食欲がわかない、食思不振`,
    typed: `食べられない、食べれない、たべれない、たべられない、食欲、食欲ない、しょくよくない、しょくよく、食べる気がしない、
      のどを通らない、喉を通らない、食が細い、食べたくない、食が進まない`,
  },
  {
    words: '便秘、お通じがない、便が出ない、便が出な、うんちが出ない、べんぴ',
    typed: 'お通じ、おつうじ、通じがない、でない便、便がでない、つまった便、ふんづまり、便秘気味',
  },
  {
    words: '下痢、げり、軟便、水のような便、おなかがゆるい、お腹がゆるい、おなかを下した、お腹を下した',
    typed:
      'おなかをくだした、はらくだり、腹下し、ぴーぴー、ピーピー、ゆるい便、水便、水様便、くだる、おなかこわした',
  },
  {
    words: 'しびれ、痺れ、しびれる、しびれて、しびれた、ぴりぴり、ピリピリ、びりびり、ビリビリ',
    typed: '痺れる、じんじん、ジンジン、感覚がない、手足の感覚、末梢神経障害、神経障害、正座のあと、ちりちり',
  },
  {
    words: '口の中のあれ、口内炎、口腔粘膜炎、口の中が痛、口の中があれ、口の中が荒れ',
    typed:
      '口の荒れ、口があれる、こうないえん、口の中の荒れ、口が痛い、舌が痛い、口腔内、口の中がしみる、粘膜炎',
  },
  {
    words: '息苦しさ、息苦し、息切れ、呼吸困難、息がしにくい、息がしづらい、息があがる、息が上がる、いきぎれ',
    typed:
      '苦しい息、息が苦しい、いきぐるしい、呼吸がつらい、息切れる、息切れた、はあはあ、ハアハア、ぜえぜえ、ゼーゼー、労作時',
  },
  {
    words: 'せき、咳、咳嗽、咳き込、せき込',
    typed: 'セキ、こんこん、ごほごほ、ゴホゴホ、空咳、からせき、咳こむ',
  },
  {
    words: '皮膚やつめ',
    typed: 'ひふ、はだ、肌あれ、肌荒れ、つめ、ツメ、ぶつぶつ、ブツブツ、かさかさ、カサカサ、ひび割れ、皮むけ',
    kinds: '皮膚、湿疹、発疹、皮疹、かゆみ、かゆい、かゆく、かゆか、痒み、痒い、爪、爪囲炎、手足症候群',
  },
  { words: 'かゆみ、かゆい、かゆく、かゆか、痒み、痒い', typed: 'かゆさ、かいかい、カイカイ' },
  { words: '発疹、湿疹、皮疹', typed: 'ほっしん、しっしん' },
  {
    words: 'むくみ、浮腫、むくん、むくむ、むくんだ、浮腫み、腫れぼったい',
    typed: 'ふしゅ、ぱんぱん、パンパン、はれぼったい、リンパ浮腫、足が腫れた、靴が入らない、むくんでる',
  },
  {
    words: '眠れない、眠れな、眠れず、寝られない、寝られな、寝られず、寝つけな、寝つきが悪、不眠、夜中に目が',
    typed:
      'ねむれない、ねられない、寝れない、ねれない、不眠症、中途覚醒、寝つけない、目が冴える、睡眠障害、ふみん',
  },
  {
    words: '気分の落ち込み、落ち込み、落ち込む、落ち込ん、落ちこん、気分が沈、気がめい、憂うつ、憂鬱、抑うつ',
    typed:
      'おちこみ、おちこむ、うつ、鬱、ゆううつ、気が滅入る、気持ちが沈む、やる気が出ない、ふさぎこむ、気力がない',
  },
  {
    words: '心配、不安、しんぱい、気がかり',
    typed: 'ふあん、こころぼそい、心細い、怖い、どきどき、そわそわ、落ち着かない',
  },
  { words: '体温', typed: '体温計、検温、平熱、たいおん、熱、ねつ、お熱' },
  {
    words: '発熱、熱が出、熱が上が、高熱、微熱',
    typed: '熱、ねつ、お熱、熱っぽい、発熱した、熱が出た',
  },
  { words: '体重', typed: 'たいじゅう、やせた、痩せた、太った、目方' },
  { words: '血圧（上）、血圧', typed: 'けつあつ、高血圧、低血圧、血圧計' },
  { words: '脈拍', typed: 'みゃくはく、脈、心拍、心拍数、動悸' },
  {
    words: '酸素飽和度（SpO2）、酸素飽和度、SpO2',
    typed: 'サチュレーション、サチ、酸素、パルスオキシメーター、サット',
  },
  { words: '食事の量、食事量', typed: '食べた量、何割' },
  { words: '通院、外来、受診、診察', typed: 'つういん、病院に行った、病院へ行った、診察日' },
  { words: '入院', typed: 'にゅういん' },
  { words: '血液検査、採血', typed: 'けつえきけんさ、血の検査、血をとった' },
  { words: '病理検査、病理', typed: '生検、組織検査' },
  { words: '遺伝子検査、ゲノム検査、遺伝子パネル検査', typed: 'いでんしけんさ、がんゲノム、パネル検査' },
  {
    words: '画像検査',
    typed: '画像、スキャン',
    kinds: 'CT、MRI、PET、レントゲン、エコー、超音波、骨シンチ、マンモグラフィ',
  },
  { words: '手術、オペ', typed: 'しゅじゅつ、執刀、切除、手術日' },
  {
    words: '放射線治療、放射線、照射',
    typed: 'ほうしゃせん、放射線療法、リニアック、RT',
  },
  {
    words: '抗がん剤治療、抗がん剤、抗癌剤、化学療法、薬物療法、ケモ',
    typed: 'こうがんざい、点滴治療、キモセラピー、化療、抗ガン剤',
  },
  { words: '分子標的薬、分子標的', typed: 'ぶんしひょうてきやく、分子標的治療、標的薬、標的治療' },
  { words: 'ホルモン療法、ホルモン剤、内分泌療法、ホルモン治療', typed: 'ホルモン、抗ホルモン' },
  {
    words: '免疫療法、免疫チェックポイント阻害薬、免疫治療',
    typed: 'めんえきりょうほう、免疫チェックポイント、免疫の薬、免疫薬、オプジーボの治療、免疫',
  },
  { words: '頓服、必要なとき', typed: 'とんぷく、頓用' },
  {
    words: '飲まなかった、飲み忘れ、飲めなかった',
    typed: '飲み忘れた、のみわすれ、飲んでいない、飲んでない',
  },
];

/** Names of one medicine stand for each other where they are this long: shorter ones stand in too many words. */
const SHORTEST_NAME = 3;

/** What a word means in a log. */
export interface Meaning {
  /** As the log's form calls it, or the general name of a medicine. */
  readonly label: string;
  /** Looked for in a log, folded. */
  readonly words: readonly string[];
}

const listed = (words: string) =>
  words
    .split(/[、\n]/u)
    .map((word) => word.trim())
    .filter(Boolean);

const MEANINGS = new Map<string, Meaning>();

/** A word of two rows means both; it is called what the first calls it. */
function add(typed: readonly string[], label: string, words: readonly string[]): void {
  const looked = words.map(foldForSearch);
  for (const folded of new Set(typed.map(foldForSearch))) {
    const known = MEANINGS.get(folded);
    MEANINGS.set(folded, {
      label: known?.label ?? label,
      words: [...new Set([...(known?.words ?? []), ...looked])],
    });
  }
}

for (const row of SAME_WORDS) {
  const [words, typed, kinds] = [listed(row.words), listed(row.typed ?? ''), listed(row.kinds ?? '')];
  const label = words[0] ?? '';
  add([...words, ...typed], label, [...words, ...kinds]);
  add(kinds, label, words);
}
for (const { name, brands, also = '' } of MEDICINE_ROWS) {
  const names = [name, ...listed(brands), ...listed(also)].filter((word) => word.length >= SHORTEST_NAME);
  add(names, name, names);
}

/** What a folded word means in a log, and by which other words that is written there; null for a word of its own. */
export function meaningOf(folded: string): Meaning | null {
  return MEANINGS.get(folded) ?? null;
}
