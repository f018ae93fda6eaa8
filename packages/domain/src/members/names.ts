import { countCharacters, hidesCharacters, isBlank } from '../japanese-text/index.ts';
import type { FieldErrorCode } from './field-messages.ts';
import { MEMBER_LIMITS } from './member-limits.ts';

const DIGIT_OR_EMOJI = /[\p{Nd}\p{Extended_Pictographic}\p{Regional_Indicator}\p{Cc}]/u;
/**
 * What mail programmes turn into a link: `https://…`, `www.…`, somebody's address, a path behind a domain, and `word.word`
 * in small letters.
 */
const WEB_ADDRESS = /:\/\/|[Ww]{3}\.|@|[\p{L}\p{Nd}]\.\p{L}{2,}\/|[\p{L}\p{Nd}-]{2,}\.\p{Ll}{2,}/u;
/**
 * In any letters what ends as addresses mostly do: a common ending, or two letters behind a word that is too long for Ma. or
 * St.; other capitals behind a dot are a name (Ma.Cristina, St.John, J.Li).
 */
const ENDS_AS_ADDRESS = new RegExp(
  [
    String.raw`[\p{L}\p{Nd}]\.(?:com|net|org|jp)(?!\p{L})`,
    String.raw`[\p{L}\p{Nd}-]{2,}\.(?:info|biz|xyz|top|site|shop|store|online|app|club|click|live|work|icu|vip|tokyo)(?!\p{L})`,
    String.raw`(?:[a-z\d-]{3,}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{2,})\.(?!jr|sr)[a-z]{2}(?!\p{L})`,
  ].join('|'),
  'iu',
);
/** Browsers take the full stop of Japanese for a dot. */
const FULL_STOP = /。/g;
/** With the small kana of Ainu, and a mark that no kana has a form of its own with (ㇷ゚, セ゚). */
const KATAKANA_NAME = /^(?:[ァ-ヺㇰ-ㇿヽヾー][\u3099\u309A]?|[・゠ ])+$/;
const KATAKANA_LETTER = /[ァ-ヺㇰ-ㇿ]/;

/** True where a name holds what a mail shows as a link; whoever reads 「…様」 would be led there. */
export function holdsWebAddress(name: string): boolean {
  const text = name.normalize('NFKC').replace(FULL_STOP, '.');
  return WEB_ADDRESS.test(text) || ENDS_AS_ADDRESS.test(text);
}

/**
 * What is wrong with a family or given name after `normalizeName`, or null: 1 to 60 characters of any script, since members
 * come from many countries; no digits, no emoji (G33), no web address, and nothing that nobody sees but would turn or empty
 * the lines it stands in.
 */
export function nameFault(name: string): FieldErrorCode | null {
  if (isBlank(name)) return 'required';
  if (countCharacters(name) > MEMBER_LIMITS.name) return 'too_long';
  if (hidesCharacters(name)) return 'name_invisible';
  if (holdsWebAddress(name)) return 'name_address';
  return DIGIT_OR_EMOJI.test(name) ? 'name_characters' : null;
}

/** A kana name after `normalizeKana`: full-width katakana, ー, ・, ゠ and spaces, 1 to 60 characters (G33). */
export function isKatakanaName(name: string): boolean {
  const length = countCharacters(name);
  return length <= MEMBER_LIMITS.name && KATAKANA_NAME.test(name) && KATAKANA_LETTER.test(name);
}
