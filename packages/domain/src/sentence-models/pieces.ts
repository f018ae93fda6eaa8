import { foldForSearch } from '../search-text/index.ts';
import { READINGS } from './readings.ts';

/**
 * Words that mean nearly the same to a sentence, as a regular expression for folded text, under the sign that stands for
 * them in its pieces. Capitals, Latin or Greek: no folded text has any.
 */
const WORD_GROUPS: Readonly<Record<string, string>> = {
  // People near one.
  A: '主人|夫|旦那|だんな|妻|嫁|家内|女房|娘|息子|せがれ|母|おふくろ|父|おやじ|親父|両親|親|姉|妹|兄|弟|祖母|祖父|ばあ(?:ちゃん|さん)|じい(?:ちゃん|さん)|お?(?:母|父|かあ|とう)(?:ちゃん|さん)|孫|子(?:ども|供)たち|子(?:ども|供)|彼女|彼氏|彼|友だち|友達|友人|相方|パートナー|家族|あの子|この子|あの人|おっと|つま|はは|ちち|むすめ|むすこ|こども|かぞく|しゅじん',
  // A near day or hour.
  B: '今夜|今晩|明日|あした|あす|今日|きょう|来週|週末|明け方|夜中|こんや|こんばん',
  // What is left behind or handed over.
  C: '通帳|印鑑|はんこ|判子|鍵|かぎ|証券|遺書|手紙|封筒|暗証番号|パスワード|指輪|時計|アルバム|写真|着物|権利書|保険証券',
  // Means.
  D: 'ロープ|紐|ひも|縄|なわ|練炭|包丁|カッター|剃刀|かみそり|農薬|ガス|コード|ネクタイ|ベルト|梁|鴨居|ナイフ|はさみ|リスカ|灯油|刃物',
  // Death.
  E: '死|亡くな|逝|しに|しん|あの世|天国|三途|極楽|彼岸|冥土|たひ|4に|氏に|向こうの世|天に',
  // Being gone.
  F: '消え|いなくな|居なくな|きえ|無くな|去り|いない|おらん|おれへん',
  // Thanks, farewell, apology.
  G: '今まで|いままで|これまで|長い間|ながいあいだ|ずっと|お世話|おせわ|ありがとう|有難う|さよなら|さようなら|ばいばい|お元気で|元気で|ごめん|許して|ゆるして|すみません',
  // Being fetched.
  H: '迎え|むかえ|呼ばれ|連れて|つれて|呼んで|おいで',
  // Not waking up.
  I: '目が?(?:覚|さ)|めが?さ|眠ったまま|ねむったまま|寝たまま|そのまま|このまま|起きなく|朝が',
  // Life.
  J: '生き|いき|生ま|うま|人生|命|いのち',
  // Being a burden.
  K: '迷惑|めいわく|負担|お荷物|重荷|足手まとい|邪魔|じゃま|厄介|穀潰し|ごくつぶし',
  // Exhaustion.
  L: '疲れ|つかれ|しんど|限界|もう無理|もういい|もうええ|十分|じゅうぶん|たくさん|くたびれ',
  // Rest and end.
  M: '楽|らく|休ま|やすま|終わ|おわ|終え|しまい|幕',
  // Acts of harm.
  N: '飛び|とび|落ち|おち|降り|吊|つる|切|きる|刺|沈|身を投げ|飲み?込|のん|飲ん|ため|溜め|貯め',
  // Wishes and conditions.
  O: 'たい|たか|てえ|てぇ|ほしい|欲しい|くれ|ください|ように|れば|たら',
  // Denial.
  P: 'ない|ません|なく|へん|ねえ|なか|じゃない|ではない',
  // Killing.
  Q: '殺|ころ|安楽死|とどめ|手にかけ',
  // Illness and treatment.
  R: '痛|いた|吐|熱|薬|検査|病院|治療|先生|抗がん|点滴|副作用|手術|予約|受診|診察',
  // Money, work, papers.
  S: '保険|お金|費用|年金|手続|申請|書類|窓口|ローン|相続|会社|仕事|学校',
  // What somebody else said or did.
  T: '言って|言い|と言う|って言|口にし|つぶや|もらし|聞い|書いてあ|送ってき|メールが|様子',
  // What still gives joy.
  U: '笑|うれし|嬉し|楽し[いくみか]|たのし[いくみか]|おいし|美味|きれい|元気に|ほっと|安心|よかった|良かった|ありがた|祝い|お祝い|頑張|がんば|気持ちよ',
  // Outings, meals and plans of calm days.
  V: '旅行|温泉|花火|花見|桜|祭り|釣り|散歩|買い物|ラーメン|ビール|カラオケ|畑|庭|料理|ごはん|ご飯|予定|再来年|来年',
  // Given away, ended, put in order.
  W: '解約|譲[りっ]|ゆず[りっ]|あげ[たてま]|渡し[たてま]|託し|片付け|片づけ|かたづけ|整理|処分|退会|取り消|キャンセル|手放|配って',
  // Oneself.
  X: '私|わたし|自分|俺|おれ|僕|ぼく|わし|あたし|我が身',
  // No longer needed, nothing left to wish for.
  Y: '(?:要ら|いら)(?:な|ん)|(?:要り|いり)ません|必要(?:な[いく]|ありません)|使わな|用はな|使うことも?な|思い残す|心残り|未練',
  // How it is done.
  Z: '方法|やり方|やりかた|調べ|検索|ググ|致死|何錠|何分|何階|確実|苦しまず|楽な死',
  // Pills.
  Γ: '睡眠薬|眠剤|安定剤|痛み止め|薬|錠|くすり|インスリン|麻薬|モルヒネ|シート|od',
  // More than one takes at once.
  Δ: '全部|ぜんぶ|まとめて|一気|ありったけ|大量|残らず|空っぽ|空に|いっぺん|あるだけ',
  // The dead and their days.
  Θ: '命日|四十九日|三回忌|一周忌|葬儀|葬式|納骨|遺品|形見|墓|仏壇|法事',
  // Places.
  Λ: 'ベランダ|屋上|橋|崖|線路|踏切|ホーム|樹海|窓|海|川|ダム|湖|山|岸壁|階段|高い所|手すり|欄干|電車',
  // Not coming back.
  Ξ: '靴|裸足|はだし|片道|戻ら|もどら|帰ら|かえら|探さ|さがさ',
  // Wounds, and where they are made.
  Π: '包帯|傷|切り傷|首|手首|喉|のど|腕|胸',
  // Questions.
  Σ: 'いつまで|いくら|どうすれば|どうしたら|教えて|でしょうか|ですか|ますか|知りたい',
};

/** Longest run of characters that is one piece. Longer ones cost weight and found nothing more (decision 0072). */
const LONGEST_PIECE = 3;
/** How many groups of words further on a word is still taken together with. */
const REACH = 5;

const FULL_VOWEL: Readonly<Record<string, string>> = { ぁ: 'あ', ぃ: 'い', ぅ: 'う', ぇ: 'え', ぉ: 'お' };

/** Width, case and kana folded, small vowels full, without the long sound: words and patterns alike. */
function foldKana(text: string): string {
  return foldForSearch(text).replace(/ー|[ぁぃぅぇぉ]/g, (kana) => FULL_VOWEL[kana] ?? '');
}

/** A text as its pieces are cut: folded, and nothing but letters, figures and their marks. */
function foldForPieces(text: string): string {
  return foldKana(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

const readings = new Map(READINGS);
const READABLE = new RegExp([...readings.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');
const groups = Object.entries(WORD_GROUPS).map(
  ([sign, words]) => [sign, new RegExp(foldKana(words), 'g')] as const,
);

/**
 * What a sentence is judged by: its runs of one to three characters, as it is written, in kana as far as READINGS goes
 * (死 and し are one), and with a group's sign in place of each of its words (母, 父 and 夫 are one); and each two groups
 * that stand near each other, in their order (`+CG`). `^` and `$` are the sentence's ends. Each piece once; a sentence
 * without a letter has none.
 */
export function piecesOf(sentence: string): Set<string> {
  const written = foldForPieces(sentence);
  const pieces = new Set<string>();
  if (written === '') return pieces;
  const grouped = withGroups(written);
  const views = new Set([
    written,
    written.replace(READABLE, (word) => readings.get(word) ?? word),
    grouped.text,
  ]);
  for (const view of views) addRuns(pieces, view);
  for (const pair of grouped.pairs) pieces.add(pair);
  return pieces;
}

function addRuns(pieces: Set<string>, view: string) {
  const text = `^${view}$`;
  for (let start = 0; start < text.length; start++) {
    const longest = Math.min(LONGEST_PIECE, text.length - start);
    for (let length = 1; length <= longest; length++) pieces.add(text.slice(start, start + length));
  }
}

function withGroups(written: string) {
  const found: { at: number; sign: string }[] = [];
  let text = written;
  for (const [sign, words] of groups) {
    for (const match of written.matchAll(words)) found.push({ at: match.index, sign });
    text = text.replace(words, sign);
  }
  found.sort((a, b) => a.at - b.at);
  const pairs = found.flatMap(({ sign }, i) => [
    `+${sign}`,
    ...found.slice(i + 1, i + 1 + REACH).map((later) => `+${sign}${later.sign}`),
  ]);
  return { text, pairs };
}
