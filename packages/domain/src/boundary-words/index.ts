import { foldWidth, sentenceSpans, withoutInvisible } from '../japanese-text/index.ts';

/**
 * What an answer must leave to the hospital (G120): naming an illness, judging or changing a treatment, foretelling,
 * telling to wait, pressing. A sentence that looks like one of these is shown to the supporter with words to use
 * instead; nothing is blocked, and the supporter decides.
 */
export type BoundaryKind =
  | 'diagnosis'
  | 'treatment'
  | 'prognosis'
  | 'waiting'
  | 'pressing'
  /** Found by its pieces, by no rule: that it goes too far is likely, in which way is not said. */
  | 'unnamed';

interface BoundaryRule {
  kind: Exclude<BoundaryKind, 'unnamed'>;
  /** Looked for in a sentence folded by NFKC. Bounded repeats alone: no sentence is slow to read. */
  pattern: RegExp;
}

/** What is taken, done or looked at in a treatment; a long word in katakana is most often a medicine's name. */
const CARE =
  '(?:薬|錠|抗がん剤|点滴|治療|服用|放射線|照射|ホルモン(?:剤|療法)?|痛み止め|吐き気止め|下剤|睡眠薬|湿布|注射|ワクチン|漢方|サプリ(?:メント)?|手術|オペ|検査|生検|CT|MRI|内視鏡|免疫療法|化学療法|セカンドオピニオン|の量|[ァ-ヶー]{5,})';
/** Done with it: stopped, taken, changed. */
const ACT =
  '(?:やめ|止め|中止し|減らし|減らさ|増やし|増やさ|変え|飲ま|飲ん|飲み|使わ|使っ|受け|続け|休ん|休ま|抜い|抜か|試し|断っ|断ら|切っ|切ら|取っ|延ばし|遅らせ|早め)';

const RULES: readonly BoundaryRule[] = [
  {
    kind: 'diagnosis',
    pattern:
      /(がん|癌|転移|再発|腫瘍|感染症?|うつ病?|副作用|合併症|悪性|良性)(の症状)?(だと思い|でしょう|に違いあり|と思われ|の可能性が高|ですね?$|ではありません|ではないと思)/,
  },
  {
    kind: 'diagnosis',
    pattern: /(心配|問題|異常)(は)?(いりません|ありません|ないです|ないと思|ないでしょう)/,
  },
  {
    kind: 'diagnosis',
    pattern:
      /(それ|その症状|この症状|その痛み|しびれ|だるさ)は.{0,20}(による(もの)?|が原因|のせい)(です|でしょう|だと思)/,
  },
  {
    kind: 'diagnosis',
    pattern: /(ステージ|病期|stage).{0,8}(だと思|でしょう|くらいです|あたりです|にあたります|ですね?$)/i,
  },
  {
    kind: 'diagnosis',
    pattern:
      /(数値|マーカー|白血球|血小板|CEA|CA\d|PSA|検査(の?結果)?|この値).{0,12}(なら|は|だから|でしたら|だったら).{0,10}(問題(あり|な)|大丈夫|正常|心配(いり|な|あり)|悪くあり|高すぎ|低すぎ)/,
  },
  {
    kind: 'treatment',
    pattern:
      /(薬|抗がん剤|点滴|治療|服用|放射線|ホルモン剤|痛み止め)(を|は)?.{0,12}(やめて|中止して|止めて|減らして|増やして|休んで|飲まなくて|受けなくて|変えて)(も)?(よい|いい|大丈夫|かまいません|ください|みて)/,
  },
  {
    kind: 'treatment',
    pattern: new RegExp(
      `${CARE}.{0,14}${ACT}(?:た|だ|ない)(?:ほう|方)が(?:いい|よい|よろし|良い|安心|安全|無難|楽)`,
    ),
  },
  { kind: 'treatment', pattern: new RegExp(`${CARE}.{0,10}${ACT}ないで(?:ください|下さい|おい|ね)`) },
  {
    kind: 'treatment',
    pattern: new RegExp(
      `${CARE}(?:を|は|も).{0,10}(?:減ら|増や|やめ|止め|中止|休|倍に|半分に|飛ばし|抜い)[しんめみで]{0,2}(?:てください|でください|ましょう|ませんか|て(?:みては|はどう|いい|みましょう)|でいい)`,
    ),
  },
  {
    kind: 'treatment',
    pattern:
      /(手術|抗がん剤|放射線|治療|薬|検査|免疫療法|この方法)(を|は|が|で|の(ほう|方)が).{0,16}(受けるべき|やるべき|必要(です|でしょう)|効きます|効きません|効果があり|よく効|お?すすめ(です|します)|合ってい(ます|ません)|正しい|間違)/,
  },
  {
    kind: 'treatment',
    pattern:
      /(サプリ(メント)?|健康食品|漢方|ビタミン).{0,12}(効き(?!目(を|が)(認|確))|治り|よくなり|お?すすめ)/,
  },
  { kind: 'prognosis', pattern: /(余命|あと何(か月|年)|生存率).{0,16}(です|でしょう|くらい|ぐらい)/ },
  {
    kind: 'prognosis',
    pattern:
      /(必ず|きっと|絶対に?|かならず)?(治り(ます|ません)|(?<!と)助かり(ます|ません)|再発し(ません|ます)|よくなります|長く生きられ)/,
  },
  {
    kind: 'waiting',
    pattern:
      /(様子を?見(て|れば|ても)|次の(診察|受診|予約)まで待(って|てば|っても)).{0,8}(大丈夫|よい|いい|かまい|ください|問題)/,
  },
  {
    kind: 'waiting',
    pattern:
      /(受診|病院|連絡|電話|救急車)(は|に|を|へ)?.{0,8}(しなくて|行かなくて|呼ばなくて|必要(は)?ありません|まだ早い|いりません)/,
  },
  {
    kind: 'pressing',
    pattern: /べきです|なければ(なりません|いけません)|ないと(いけません|だめです|ダメです)/,
  },
];

/**
 * Said of what the hospital said, or as a way to ask there: the supporter judges nothing. It has to reach to the words in
 * question, or where none are named to the end: 「先生に聞いて、薬はやめても大丈夫です」 asks the hospital first and then judges all the same.
 * 「休んだらどうでしょうか」 and 「〜ではないでしょうか」 ask nothing: they advise and judge politely.
 */
const LEFT_TO_HOSPITAL =
  /(先生|主治医|医師|看護師|薬剤師|病院)(は|が|から|に|へ|の)?.{0,40}(と(言|話|お話|おっしゃ|説明|言われ)|のですね|(?<!さ|な)そうですね|聞いて|きいて|たず|尋ね|確かめ|確認|相談|うかがっ)|(かどうか|べきか|のか|のこと|ということ)(は|を|、)?.{0,24}(決められ|判断でき|わから|分かりかね|お返事でき|申し上げ(る|ら)|お答えでき|言えま|相談でき|話を聞)|て(も)?(よい|いい)か(は|を|、).{0,24}(判断|決め|わか|分か|答え|お返事|言え)|かどうかの(ご)?判断|(か|では|と)(、)?.{0,6}(迷|思われ|お考え|考えて|感じ|書いて|おっしゃ|言われ).{0,12}(のですね|くださいました)$|と(先生|主治医|医師|担当医)(に|から)(言|告げ|説明|聞|うかが)|と(聞|きい|たずね|尋ね|伺)(いて|て|って)?み(て|ま)|(聞い|きい|尋ね|たずね|確かめ|相談し|話し)て(み)?(て)?(は|たら)?(いかが|どう)(でしょうか|ですか)$|(?<!(では|じゃ)(ない|ありません)(ん|の)?|どう|いかが)(でしょうか|ですか[?？]?$)|ますか[?？]?$/g;

/** Calling for help is never pressing. */
const CALL_FOR_HELP =
  /119|#7119|#8000|救急車を呼んで|病院.{0,10}(電話|連絡)(して|を(して|お願い)|しま|できそう)|すぐに(電話|連絡)/;

/** A sentence that goes beyond what a supporter may say, with its place in the text: `text.slice(start, end)`. */
export interface BoundarySentence {
  kind: BoundaryKind;
  sentence: string;
  start: number;
  end: number;
}

/** Judges one sentence without rules. */
export type BoundaryJudge = (sentence: string) => boolean;

/** Words to use instead, by what the sentence does. */
export const BOUNDARY_PHRASES: Readonly<Record<BoundaryKind, string>> = {
  diagnosis:
    '何が起きているかの判断は、相談員にはできません。いつから、どんなときに、どのくらいかを一緒に書き出して、病院で伝えられるようにしましょう。',
  treatment:
    '治療や薬が合っているかどうかは、相談員には判断できません。「このまま続けてよいか」を主治医や薬剤師に聞く言葉を、一緒に考えます。',
  prognosis:
    'これからの見通しは、からだの様子を知っている主治医に聞いていただくのが確かです。聞きたいこと、聞きたくないことを、先に伝える方法もあります。',
  waiting:
    '待ってよいかどうかは、相談員には判断できません。病院から言われている目安があれば見直し、迷うときは病院の窓口に電話してください。',
  pressing: '〜という方法もあります。決めるのは、あなたのご都合とお気持ちで大丈夫です。',
  unnamed: 'この点の判断は、相談員にはできません。病院で確かめる言葉を、一緒に考えます。',
};

/**
 * Every sentence that looks like a diagnosis, advice on a treatment, a forecast, a call to wait, or pressing: by rules of
 * what is spoken of and what is done with it, and with `isBeyond` (`boundary-reader` has one) without rules as well.
 */
export function findBoundarySentences(text: string, isBeyond: BoundaryJudge | null): BoundarySentence[] {
  const found: BoundarySentence[] = [];
  for (const span of sentenceSpans(text)) {
    const written = text.slice(span.start, span.end);
    const sentence = written.trim();
    const kind = kindOf(sentence, isBeyond);
    if (kind === null) continue;
    const start = span.start + written.indexOf(sentence);
    found.push({ kind, sentence, start, end: start + sentence.length });
  }
  return found;
}

/** Whether among what was found is a sentence that its writer has not been shown. */
export function hasUnshownBoundary(found: readonly BoundarySentence[], shown: ReadonlySet<string>): boolean {
  return found.some(({ sentence }) => !shown.has(sentence));
}

function kindOf(sentence: string, isBeyond: BoundaryJudge | null): BoundaryKind | null {
  // What somebody else said stands in brackets: it is theirs.
  const own = foldWidth(withoutInvisible(sentence))
    .replace(/「[^」]*」|『[^』]*』/g, '')
    .replace(/[。!?！？]+$/, '');
  if (CALL_FOR_HELP.test(own)) return null;
  const leftUntil = [...own.matchAll(LEFT_TO_HOSPITAL)].map(({ index, 0: words }) => index + words.length);
  const broken = RULES.find(({ pattern }) => {
    const start = pattern.exec(own)?.index;
    return start !== undefined && !leftUntil.some((end) => end > start);
  });
  if (broken) return broken.kind;
  const isLeft = leftUntil.some((end) => own.length - end <= LEFT_AT_END);
  return !isLeft && isBeyond?.(sentence) ? 'unnamed' : null;
}

/** 「〜と言っています」, 「〜と聞いてみてください」: with so many characters after it, a sentence ends at the hospital. */
const LEFT_AT_END = 8;
