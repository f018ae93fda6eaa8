import { codeUnitsFor, foldWidth, neighbouringSentences, type TextSpan } from '../japanese-text/index.ts';
import { foldForSearch } from '../search-text/index.ts';
import { CRISIS_RULES, type CrisisKind } from './crisis-rules.ts';

/**
 * What a work is called, when a quotation right beside it is its name or its words and nobody's wish. 本音 and 本当 are
 * no books.
 */
const WORK =
  '(?:歌詞|歌集|歌(?![うっいわえお])|曲|ドラマ|映画|小説|漫画|マンガ|まんが|アニメ|番組|舞台|芝居|詩集|詩|書籍|本(?![音当人気心来])|記事|動画|タイトル|題名|台詞|せりふ|セリフ|ゲーム)';
const QUOTED = '[「『“"]([^「『“"」』”]{1,60})[」』”"]';

/** A quoted title or line with the kind of work behind it (「死にたい」という歌) or before it (曲名は「死にたい」). */
const QUOTED_WORKS = [
  new RegExp(
    `${QUOTED}(?=(?:という|っていう|と言う|といった|と題した|って|との|の)?(?:名前の|題の|題名の)?${WORK})`,
    'g',
  ),
  new RegExp(
    `(?<=${WORK}(?:の?(?:名前|名|題|題名|タイトル|中|一節|歌詞))?(?:は|の|が|、|,|:|・|\\s)?)${QUOTED}`,
    'g',
  ),
];
/** The same without quotation marks: only with the whole 「という」, since a wish may stand before a noun as well. */
const NAMED_WORK = new RegExp(
  `(?:死|し|消え|いなく|楽に)(?:に|な|な?り)?(?:り)?たい(?:という|っていう|と言う|と題した)(?:名前の|題の|題名の)?${WORK}`,
  'g',
);

/** A wish that is denied, and 「〜にたいして」 in kana. The rules know more denials; these stand where only weights judge. */
const DENIED = [
  /(?:[死しシ]に|[消き]え|(?:い|居)なくなり|終わりにし|(?:楽|らく)になり)たい(?:とか|なんて|など|なんか)?(?:と)?(?:は|も)?(?:[思おも]{1,2}|考え)(?:わない|いません|[っつ]?て(?:い)?(?:ない|ません)|[っつ]たこと(?:は|が|も)?(?:一度も)?(?:ない|ありません))(?!わけ|とは|と言え|(?:日|こと|時|夜)は)/g,
  /にたい(?:し(?:て|た)|する)/g,
  /(?:don.?t|do not|never|not) (?:really )?want to (?:die|disappear|kill myself)/gi,
  /自殺(?:は|も|なんて|なんか|など)?(?:絶対に)?(?:し(?:ない|ません|たくな)|考え(?:ない|て(?:い)?(?:ない|ません)))/g,
  /まだ(?:まだ)?(?:死|し)ね(?:ない|ません|ん(?![だで]))|(?:死|し)ぬわけには(?:いか|ゆか|まいり)|(?:死|し)んでたまる|(?:死|逝)く?わけにはいか/g,
  /(?:命|いのち|人生)を(?:終わらせ|終え|捨て)たく(?:は)?(?:ない|ありません)/g,
];

/** Sayings that speak of death or a means and mean neither. */
const SAYINGS = [
  /首に縄を?(?:つけ|付け|かけ)て(?:で?も|引|連|ひ)/g,
  /練炭の?(?:こたつ|コタツ|火鉢)/g,
  /清水の舞台(?:から)?(?:飛び(?:降り|下り)|とびおり)/g,
  /死ぬほど(?=眠|ねむ|笑|わら|暑|寒|暇|ひま|退屈|うま|おいし|まず|忙|恥|食べ|腹|おなか|かわい|好き|待)/g,
  /(?:退屈|暇|ひま|眠く?|ねむく?|恥ずか(?:し)?く?|尊く?|かわい|笑い?|暑く?|寒く?|うま|おいし|緊張|空腹|腹が?減り?|忙し(?:く)?|疲れ)(?:すぎ)?(?:て|で)?(?:もう|まじで?|マジで?)?(?:死|し)(?:ぬ(?!の)|にそう|んだ|ね(?:る|そう))/g,
  /死ぬ気で(?=や|頑張|がんば|働|勉強|走|リハ|取り組|治)/g,
  /(?:細胞|アポトーシス)(?:の|が|は)?(?:自分で)?(?:自殺|自死)/g,
];

/** A body that needs an ambulance, not a wish: the emergency line must not stand below the card. */
const UNCONSCIOUS =
  /意識(?:が|は|も)?(?:もうろう|朦朧|ぼんやり|うすれ|薄れ|遠の|混濁|はっきりし(?:な|ま)|な(?:い|く|かった)|ありませ|戻ら)/g;

/** Fear of death is no wish to die; 「怖くない」 may be one. */
const FEARED =
  /死(?:ぬ|んだ)(?:の|こと|かも|とき|時|瞬間|後|あと|ら)[^。、\n]{0,8}(?:怖|こわ|恐)(?!く(?:は|も)?(?:な|あり))/g;

const blank = (text: string, patterns: readonly RegExp[]) =>
  patterns.reduce((own, pattern) => own.replace(pattern, (words) => ' '.repeat(words.length)), text);

/**
 * A text without what is only somebody else's work: titles and quoted lines beside the word for what they are (「死にたい」
 * という歌). Spaces stand in their place, so that every other character keeps its own.
 */
const withoutNamedWorks = (text: string): string => blank(text, [...QUOTED_WORKS, NAMED_WORK]);

/** The same without what is denied or only said: all that is left for a judge without rules. */
const withoutWhatIsNotMeant = (text: string): string =>
  blank(withoutNamedWorks(text.replaceAll('｢', '「').replaceAll('｣', '」')), [
    ...DENIED,
    ...SAYINGS,
    UNCONSCIOUS,
    FEARED,
  ]);

/** Characters of the longest field whose words are read: a message, the notes of a log, an inquiry. */
const LONGEST_FIELD = 2_000;
const LONGEST = codeUnitsFor(LONGEST_FIELD);

/** Words that may be of somebody who does not want to go on: `text.slice(start, end)` is the sentence they stand in. */
export interface CrisisWords extends TextSpan {
  kind: CrisisKind;
}

/** Judges a text without rules: the sentence in which it finds such words, or null. `crisis-reader` has one. */
export type CrisisJudge = (text: string) => TextSpan | null;

/**
 * The sentence of a text that may be from somebody who does not want to go on, or who tells of somebody in such danger
 * (G119); null where there is none. It decides on one thing alone, an offer of telephone numbers and of people who read
 * it first: never on blocking, storing or reporting anything. A phrase that is denied (死にたくない) and the name or a
 * line of a work in quotation marks do not count; in doubt the answer is yes.
 *
 * Rules name plain words. A farewell may have none of them: with `judge` the text is judged without rules as well.
 */
export function findCrisisWords(text: string, judge: CrisisJudge | null): CrisisWords | null {
  const read = text.slice(0, LONGEST);
  const plain = byRules(read);
  if (plain || judge === null) return plain;
  const found = judge(withoutWhatIsNotMeant(read));
  return found && { kind: 'unnamed', ...found };
}

function byRules(text: string): CrisisWords | null {
  const kind = ruleOf(text);
  if (kind === null) return null;
  for (const { start, end } of neighbouringSentences(text)) {
    const own = ruleOf(text.slice(start, end));
    if (own !== null) return { kind: own, start, end };
  }
  // Over more than two lines: 死⏎に⏎た⏎い.
  return { kind, start: 0, end: text.length };
}

const RULES = Object.entries(CRISIS_RULES).map(
  ([kind, words]) => [kind as CrisisKind, new RegExp(words.join('|'), 'u')] as const,
);

function ruleOf(text: string): CrisisKind | null {
  const folded = foldForRules(withoutNamedWorks(foldWidth(text)));
  return RULES.find(([, rule]) => rule.test(folded))?.[0] ?? null;
}

/** As the rules are written: width and kana folded, small vowels full, spaces, marks, emoji and the long sound gone. */
function foldForRules(text: string): string {
  const folded = foldForSearch(text).replace(/[ぁぃぅぇぉ]/g, (kana) => FULL_VOWEL[kana] ?? kana);
  return folded.replace(/[^\p{L}\p{N}]|ー/gu, '');
}

const FULL_VOWEL: Readonly<Record<string, string>> = { ぁ: 'あ', ぃ: 'い', ぅ: 'う', ぇ: 'え', ぉ: 'お' };
