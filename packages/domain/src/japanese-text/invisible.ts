/**
 * Characters that nobody sees: what Unicode lets a font draw as nothing, what turns the direction of a text, and the
 * marks that dictation and word processors leave behind (U+FFF9 to U+FFFC).
 */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\uFFF9-\uFFFC]/gu;

/**
 * Of those, what belongs to the words of some people and stays: what joins letters and emoji (U+034F, U+200C, U+200D),
 * what chooses their form (variation selectors, the tags of a flag), and the marks that Arabic and Hebrew are written with
 * (U+061C, U+200E, U+200F), which turn nothing but themselves.
 */
const MEANT = /[\u034F\u061C\u200C-\u200F\u{E0020}-\u{E007F}]|\p{Variation_Selector}/u;

/**
 * A letter, digit, sign or picture that is drawn; an accent alone, a blank of braille and a Hangul filler are none. A sign of
 * somebody's own font counts, and half of a character, which is refused for what it is.
 */
const DRAWN = /(?![\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFC])[\p{L}\p{N}\p{P}\p{S}\p{Co}\p{Cs}]/u;

/** Variant kanji that Unicode's composition would replace by their common form: 神 and 福 as registers write them. */
const COMPOSABLE = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu;

/** A text without any character that nobody sees: for codes, numbers, addresses and whatever is compared. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

const CONTROL = /\p{Cc}/gu;

/** Words to look for, in one line: what a keyboard, a paste or a broken file brings along besides letters is a space. */
export function withoutControls(text: string): string {
  return text.replace(CONTROL, ' ');
}

/** True where nothing can be read: empty, white space, and characters that nobody sees. */
export function isBlank(text: string): boolean {
  return !DRAWN.test(text);
}

/** Accents and voicing marks joined to their letter (NFC), so that one name is kept one way; the kanji of names stay. */
export function composed(text: string): string {
  return text.replace(COMPOSABLE, (part) => part.normalize('NFC'));
}

/**
 * Words of a person as they are kept: accents joined, without what turns the direction of the text or only hides in it.
 * Joiners and variation selectors stay, in names as in emoji.
 */
export function storedText(text: string): string {
  return composed(text.replace(INVISIBLE, (character) => (MEANT.test(character) ? character : '')));
}

/** A joiner between two letters, or a variation selector behind the letter whose form it chooses. */
const IN_ITS_PLACE =
  /(?<=[\p{L}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}])|(?<=[\p{L}\p{N}\p{S}])\p{Variation_Selector}/gu;

/** True where a character that nobody sees stands in a name without belonging to one of its letters. */
export function hidesCharacters(name: string): boolean {
  return withoutInvisible(name) !== name.replace(IN_ITS_PLACE, '');
}
