import { foldForSearch, foldWidth } from '../japanese-text/index.ts';

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

/** たい in the ways people write it when they are worn out: たーい, たぁい, たいい, てえ. */
const TAI = '(?:たあ*い|てえ|たか[っつ]た|たく(?!(?:は|も)?(?:な(?:い|か[っつ]た|く)|ありません|あらへん)))';
/** Want to, but not 「〜たいとは思わない」. A double 「思わない日はない」 is a wish after all. */
const NOT_THOUGHT =
  '(?!(?:とか|など|なんて|なんか)?(?:と)?(?:は|も|まで)?(?:おも|思)(?:わない|わなく|いません|[っつ]て(?:い)?(?:ない|ません))(?!(?:ひ|日|こと|事|とき|時|夜|よる)(?:は|も|が)))';
const WANT = `${TAI}${NOT_THOUGHT}`;

/**
 * Words of somebody who does not want to go on (G119), for a text that was folded: kana as hiragana, nothing but letters
 * and figures. In doubt a phrase is in the list: the card is an offer, and one too many costs nobody anything.
 */
const WORDS: readonly string[] = [
  // 「必死に対応」, 「わたしに対して」 in kana.
  `(?<!必|瀕)(?:死|氏|4|たひ)に${WANT}`,
  `(?<!わた|あた)しに(?!たい(?:して|する(?!き|こと|の)))${WANT}`,
  `(?:死|し)(?:んで(?:しまい|い)|んじゃい|ん?じまい)${WANT}`,
  '(?:死|し)んだ(?:ほう|方)が(?:まし|いい|よい|良い|楽|らく)',
  '(?:死|し)ん(?:だら|だほうが|で)(?:楽|らく)',
  '(?:死|し)ねたら',
  '(?:死|し)ねば(?:いい|よい|楽|らく)',
  '(?:死|し)んでもいい',
  '死のう(?:と|か|か?な)',
  '死なせて',
  '死ぬことばかり',
  '死ぬしかない',
  '(?:早|はや)く(?:死|し)に',
  // The plain words, whatever stands beside them; only who asks not to be taken so is left out.
  '自殺(?!(?:は|なんて|なんか)?(?:し(?:ない|ません|たくな)|考え(?:ない|て(?:い)?(?:ない|ません))))',
  '自死(?!(?:は|なんて|なんか)?(?:し(?:ない|ません|たくな)))',
  `じさつし(?:${WANT}|よう)`,
  '(?:死|し)にたくないわけ(?:じゃ|では)ない',
  '(?:死ぬ|死ねる|しねる|死に)(?:方法|やり方|方を)',
  '(?:死|し)んでしまえば',
  '死を選',
  '(?:い|居)なくなってしまえば',
  `自分(?:を|で)?(?:殺|ころ)(?:し${WANT}|すしか)`,
  '(?:生|い)きること(?:に|が)(?:疲れ|つかれ)',
  '(?:生|う)まれて(?:来|こ)なければ',
  `(?:消|き)え(?:て)?(?:(?:しま|ちゃ|去)[いり])?${WANT}`,
  `(?:消|き)えて(?:いなく|居なく|なく|無く)なり${WANT}`,
  '(?:消|き)えてしまえ(?:たら|ば)',
  `(?:い|居)なくな(?:り|[っつ]てしまい|[っつ]ちゃい)${WANT}`,
  '(?:い|居)なくなれば(?:いい|よい|楽)',
  '(?:い|居)ない(?:ほう|方)が(?:いい|よい|みんな|家族)',
  `(?:楽|らく)になり${WANT}`,
  '(?:楽|らく)に(?:して|させて)(?:ほしい|欲しい|ください|くれ)',
  '生きてい?たく(?:は|も)?(?:ない|な[かく]|ありません)',
  '生きたく(?:は|も)?(?:ない|な[かく]|ありません)',
  'いきてい?たく(?:は|も)?(?:ない|な[かく]|ありません)',
  '(?:生|い)きてい?(?:くの|るの|く(?:こと)?|ること)(?:が|も|に|は)(?:つら|辛|しんど|いや|嫌|疲れ|つかれ|苦し|くるし|無理)',
  '生きるの(?:が|も|に|は)(?:つら|辛|しんど|いや|嫌|疲れ|つかれ|苦し|くるし|無理)',
  '(?:生|い)きて(?:い|る)?ても(?:仕方|しかた|しょうが|意味|いみ|無駄|むだ)',
  '(?:生|い)き(?:てい?)?る(?:意味|価値|気力|資格|いみ)(?:が|も|は|なんて)?(?:な[いかくし]|無|わから|分から|見えな)',
  `(?:終|お)わりにし${WANT}`,
  `(?:人生|命|いのち|全部|ぜんぶ|すべて|全て|何もかも|なにもかも)(?:を|も)?(?:終|お)わらせ${WANT}`,
  `(?:この世|このよ)(?:から|を)(?:去り|さり|離れ|おさらばし|消え)${WANT}`,
  `(?:あの世|天国)(?:に|へ)(?:行き|いき|逝き)${WANT}`,
  `逝き${WANT}`,
  '(?:早|はや)く(?:お)?(?:迎え|むかえ)(?:が|に)(?:来|き)て',
  '(?:殺|ころ)して(?:ほしい|欲しい|ください|下さい|くれ)',
  '(?:命|いのち)を(?:絶|断|たち|たと|捨て)',
  `(?:飛び|とび)(?:降り|下り|おり)${WANT}`,
  `(?:首|くび)を?(?:吊|つ)(?:り${WANT}|ろう|れば)`,
  '安楽死(?:し|させて|を(?:望|のぞ|希望|選))',
  '(?:二度と|もう|このまま)(?:朝)?目(?:が|を)?(?:覚|さ)め(?:なければ|なくて(?:も)?いい|ないでほしい|たくない)',
  '(?:朝|明日|あした)が(?:来|こ)なければ',
  'りすとか[っつ]と',
  '(?:shi|si)nitai|kietai',
];

const CRISIS = new RegExp(WORDS.join('|'));

/** As the list is written: width and kana folded, small vowels full, spaces, marks, emoji and the long sound gone. */
function foldForCrisis(text: string): string {
  const folded = foldForSearch(text).replace(/[ぁぃぅぇぉ]/g, (kana) => FULL_VOWEL[kana] ?? kana);
  return folded.replace(/[^\p{L}\p{N}]|ー/gu, '');
}

const FULL_VOWEL: Readonly<Record<string, string>> = { ぁ: 'あ', ぃ: 'い', ぅ: 'う', ぇ: 'え', ぉ: 'お' };

/** Longest text that is looked through: four times the longest field. */
const LONGEST = 8_000;

/**
 * True when a text may be from somebody who does not want to go on (G119). It decides on one thing alone, a card with
 * telephone numbers beside the text: never on blocking, sending, storing or reporting anything. A phrase that is denied
 * (死にたくない) and the name or a line of a work in quotation marks do not count; in doubt the answer is yes.
 */
export function hasCrisisWords(text: string): boolean {
  let own = foldWidth(text.slice(0, LONGEST));
  for (const quoted of QUOTED_WORKS) own = own.replace(quoted, '');
  return CRISIS.test(foldForCrisis(own.replace(NAMED_WORK, '')));
}
