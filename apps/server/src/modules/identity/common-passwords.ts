import { createRequire } from 'node:module';

/**
 * The lists lie in packages that are kept (MIT) and never go to a browser, whose first load they would double. They are read
 * when the first password is chosen: a start does not wait 70 ms and 9 MB for them.
 */
const require = createRequire(import.meta.url);

type Common = typeof import('@zxcvbn-ts/language-common');
type Japanese = typeof import('@zxcvbn-ts/language-ja');

/** Of the list, commonest first: what is tried with digits behind it. */
const COMMONEST = 3_000;
/** A shorter word with digits is mostly digits. */
const SHORTEST_WORD = 5;

let listed: ReadonlySet<string> | undefined;

const commonPasswords = (): readonly string[] =>
  (require('@zxcvbn-ts/language-common') as Common).dictionary['passwords-common'];

/** Whether the password stands in the list of some 49,000 (G33 asks for 10,000); in lower case. */
function isListed(password: string): boolean {
  listed ??= new Set(commonPasswords());
  return listed.has(password);
}

/** Words and names at the top of the list, without those that have digits of their own. */
function commonestWords(): readonly string[] {
  return commonPasswords()
    .slice(0, COMMONEST)
    .filter((word) => word.length >= SHORTEST_WORD && /^[a-z]+$/.test(word));
}

/** First names and surnames of Japan in Latin letters, long vowels written and unwritten: `tarou`, `taro`. */
function japaneseNames(): readonly string[] {
  const { firstnames, lastnames } = (require('@zxcvbn-ts/language-ja') as Japanese).dictionary;
  return [...firstnames, ...lastnames].flatMap((name) => [name, withoutLongVowels(name)]);
}

const withoutLongVowels = (name: string) => name.replace(/o[uo]/g, 'o').replace(/uu/g, 'u');

/** Words that people here choose and that no list of the world has, and those that stand at the top of every list. */
const WORDS = `
password passw0rd p@ssword p@ssw0rd pa55word passwort passport qwertyui qwertyuiop qwerty azerty asdfghjk
asdfghjkl zxcvbnm zxcvbnma 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 2wsx3edc qazwsx qazwsxedc q1w2e3r4 zaq12wsx zaq1xsw2
iloveyou trustno1 letmein welcome sunshine princess dragon monkey football baseball basketball superman batman
master shadow michael jennifer jessica michelle charlie ashley andrew daniel thomas jordan hunter ranger buster
soccer hockey killer george starwars pokemon pikachu computer internet whatever cheese butterfly flower summer
winter autumn spring freedom forever secret access admin administrator changeme default guest login root test
testtest hello helloworld mustang mercedes porsche ferrari corvette harley yankees arsenal chelsea liverpool
barcelona realmadrid samsung google facebook twitter instagram linkedin microsoft windows apple iphone android
blink182 metallica nirvana slipknot eminem chocolate cookie banana orange pepper ginger jasmine diamond silver
golden purple yellow matrix phoenix thunder lightning warrior samurai ninja angel angels jesus heaven blessed
loveyou lovely babygirl sweety sweetie honey darling friends family mother father brother sister
aaaaaaaa abcabc abcdefgh abcdefg abcd1234 abc12345 a1b2c3d4 aa123456 xxxxxxxx qqqqqqqq
sakura sakurasakura himawari hidamari hinata tanpopo kaede momiji ayaka ayumi haruka hiroshi hiroko kazuki
kenichi kenji keiko kumiko makoto masahiro masami mayumi megumi midori miyuki naoki naoko noriko sachiko
satoshi sayaka shinji shiori shota tadashi taiyou takahiro takashi takuya tatsuya tomoko tomomi toshiba
tsubasa yamada yamato yosuke yoshida yoshiko yuichi yukari yumiko yusuke suzuki tanaka satou sato watanabe
takahashi kobayashi nakamura yamamoto kato inoue kimura hayashi shimizu
tokyo osaka kyoto nagoya yokohama sapporo fukuoka nihon nippon japan japanese arigatou arigato daisuki aishiteru
konnichiwa ohayou sayonara doraemon totoro anpanman ponyo naruto onepiece dragonball gundam evangelion
hanshin kyojin giants tigers carp dragons hawks softbank docomo kddi rakuten yahoo nintendo playstation sony
toyota honda nissan mazda subaru
password1 kenkou genki ganbaru ganbare himitsu pasuwado tanjoubi kazoku okaasan otousan nekoneko inuinu neko inu
`;

const own = WORDS.split(/\s+/).filter((word) => word !== '');

/** What a guesser dresses with digits and signs: the words above, Japanese names, and the commonest passwords. */
let dressed: ReadonlySet<string> | undefined;
function dressedWords(): ReadonlySet<string> {
  dressed ??= new Set([...own, ...japaneseNames(), ...commonestWords()]);
  return dressed;
}

/** Rows of the keyboard, the alphabet and the digits, forwards and backwards. */
const RUNS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv',
];
const runs = RUNS.flatMap((run) => [run, [...run].reverse().join('')]);

const isOneRun = (text: string) => runs.some((run) => run.repeat(2).includes(text));

/** The same one to four characters again and again: `aaaaaaaa`, `12121212`, `abcabcabc`. */
const isRepetition = (text: string) => /^(.{1,4})\1+$/.test(text);

/** A calendar day as eight digits, as in a birth date: 19680412. */
const isDay = (text: string) => /^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(text);

/** Initials and a row of digits or a day: `aa12345678`, `kt19680412`. */
function isDressedNumber(text: string): boolean {
  const number = /^[a-z]{1,3}(\d{6,})$|^(\d{6,})[a-z]{1,3}$/.exec(text);
  const digits = number?.[1] ?? number?.[2] ?? '';
  return digits !== '' && (isOneRun(digits) || isRepetition(digits) || isDay(digits));
}

/** Letters that are written as digits or signs. */
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const unmasked = (text: string) => text.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);

/** A known word, alone, doubled, or dressed with digits and signs at its ends: `Sakura2024!`, `taro12345`. */
function isDressedWord(text: string): boolean {
  const words = dressedWords();
  const bare = text.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  const half = text.slice(0, text.length / 2);
  const candidates = [text, bare, unmasked(text), unmasked(bare), text === half + half ? half : ''];
  return candidates.some((candidate) => words.has(candidate));
}

/**
 * True for a password that a guesser tries early (G33): one of the list, a run, a repetition, a date, or a name or a word
 * dressed with digits and signs. Case and width do not matter.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  return (
    isListed(text) ||
    isOneRun(text) ||
    isRepetition(text) ||
    isDay(text) ||
    isDressedNumber(text) ||
    isDressedWord(text)
  );
}
